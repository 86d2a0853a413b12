import type { Texts } from '#language/texts.ts'

/** The chooser of country or region codes for telephone numbers. */
export const phoneRegionText = {
  title: { en: 'Country or region codes', zh: '國家／地區號碼' },
  lead: {
    en: 'Telephone numbers of Hong Kong, Macau and the Mainland can be given with an order. Choose the code beside the number at checkout.',
    zh: '下單時可填寫香港、澳門及內地電話號碼。請於結帳時在號碼旁選擇地區號碼。',
  },
  region: { en: 'Country or region', zh: '國家／地區' },
  code: { en: 'Code', zh: '號碼' },
  digits: { en: 'Digits', zh: '位數' },
  example: { en: 'Mobile number, for example', zh: '手提電話號碼示例' },
  HK: { en: 'Hong Kong', zh: '香港' },
  MO: { en: 'Macau', zh: '澳門' },
  CN: { en: 'Mainland China', zh: '中國內地' },
} satisfies Texts
