import type { Texts } from '#language/texts.ts'

/** What operators call the tables of sizes. */
export const sizeTableText = {
  womenClothing: { en: 'Women’s clothing', zh: '女裝' },
  womenJeans: { en: 'Women’s jeans', zh: '女裝牛仔褲' },
  womenShoes: { en: 'Women’s shoes', zh: '女裝鞋履' },
  menClothing: { en: 'Men’s clothing', zh: '男裝' },
  menShirtCollar: { en: 'Men’s shirts, by collar', zh: '男裝恤衫（領圍）' },
  menShoes: { en: 'Men’s shoes', zh: '男裝鞋履' },
  rings: { en: 'Rings', zh: '戒指' },
  belts: { en: 'Belts', zh: '腰帶' },
  gloves: { en: 'Gloves', zh: '手套' },
  hats: { en: 'Hats', zh: '帽' },
} satisfies Texts

export const isSizeTable = (name: string): name is keyof typeof sizeTableText => Object.hasOwn(sizeTableText, name)
