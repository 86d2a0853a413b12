import type { Texts } from '#language/texts.ts'

/** Delivery beyond Hong Kong and Macau. */
export const zoneText = {
  destination: { en: 'Country or region', zh: '國家／地區' },
  local: { en: 'Hong Kong and Macau', zh: '香港及澳門' },
  note: {
    en: (from: number, to: number, day: string, fee: string) =>
      `${from} to ${to} days after payment, by ${day} if paid today, ${fee}`,
    zh: (from: number, to: number, day: string, fee: string) => `付款後${from}至${to}日送達，今日付款最遲${day}到，運費${fee}`,
  },
  freeNote: {
    en: (from: number, to: number, day: string) => `${from} to ${to} days after payment, by ${day} if paid today, free`,
    zh: (from: number, to: number, day: string) => `付款後${from}至${to}日送達，今日付款最遲${day}到，免運費`,
  },
  days: {
    en: (zone: string, from: number, to: number) => `${zone}: ${from} to ${to} days after payment`,
    zh: (zone: string, from: number, to: number) => `${zone}：付款後${from}至${to}日`,
  },
  duties: {
    en: 'Duties and taxes at the destination are not included in the price, and are paid by the recipient.',
    zh: '目的地徵收的關稅及稅項不包括在價錢內，由收件人繳付。',
  },
  licence: {
    en: 'Protected skin: it needs a licence to leave Hong Kong, so we deliver it within Hong Kong only.',
    zh: '受保護動物皮革：須領有許可證方可出口，只限香港境內送貨。',
  },
} satisfies Texts
