import type { Texts } from '#language/texts.ts'

/** What an invoice says of precious goods. Diamond and fei cui are words the law defines: natural ones alone are called so. */
export const preciousMarkText = {
  grams: { en: (grams: string) => `Metal weight ${grams} g`, zh: (grams: string) => `金屬重量${grams}克` },
} satisfies Texts

export const stoneMarkText = {
  diamond: { en: 'Natural diamond', zh: '天然鑽石' },
  'diamond-and-others': { en: 'Natural diamond with other stones', zh: '天然鑽石及其他寶石' },
  'fei-cui': { en: 'Natural fei cui', zh: '天然翡翠' },
  'treated-fei-cui': { en: 'Treated fei cui', zh: '經處理翡翠' },
} satisfies Texts

export const isStoneMark = (mark: string | null): mark is keyof typeof stoneMarkText =>
  mark !== null && Object.hasOwn(stoneMarkText, mark)
