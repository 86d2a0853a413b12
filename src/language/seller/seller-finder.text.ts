import type { Texts } from '#language/texts.ts'

export const sellerFinderText = {
  word: { en: 'Page, order number, item number or words of an item', zh: '項目、訂單編號、貨品編號或名稱' },
  away: { en: 'Your orders and offers cannot be searched at present.', zh: '暫時無法尋找您的訂單及報價。' },
} satisfies Texts

export const sellerFoundText = {
  room: { en: 'Pages', zh: '項目' },
  order: { en: 'Orders', zh: '訂單' },
  offer: { en: 'Your offers', zh: '您的報價' },
} satisfies Texts
