import type { Language } from '#language/languages.ts'
import type { SizeGuidesWire } from './size-guides.contract.ts'
import { presentSizeTable } from './size-tables.ts'

type Guide = { name: string; id: string; side: 'women' | 'men' | 'both'; title: { en: string; zh: string } }

const guides: Guide[] = [
  { name: 'womenClothing', id: 'women-clothing', side: 'women', title: { en: 'Women’s clothing', zh: '女裝' } },
  { name: 'womenJeans', id: 'women-jeans', side: 'women', title: { en: 'Women’s jeans', zh: '女裝牛仔褲' } },
  { name: 'womenShoes', id: 'women-shoes', side: 'women', title: { en: 'Women’s shoes', zh: '女士鞋履' } },
  { name: 'menClothing', id: 'men-clothing', side: 'men', title: { en: 'Men’s clothing', zh: '男裝' } },
  { name: 'menShirtCollar', id: 'men-shirts', side: 'men', title: { en: 'Men’s shirts, by collar', zh: '男裝恤衫（領圍）' } },
  { name: 'menShoes', id: 'men-shoes', side: 'men', title: { en: 'Men’s shoes', zh: '男士鞋履' } },
  { name: 'rings', id: 'rings', side: 'both', title: { en: 'Rings', zh: '戒指' } },
  { name: 'belts', id: 'belts', side: 'both', title: { en: 'Belts', zh: '皮帶' } },
  { name: 'gloves', id: 'gloves', side: 'both', title: { en: 'Gloves', zh: '手套' } },
  { name: 'hats', id: 'hats', side: 'both', title: { en: 'Hats', zh: '帽' } },
]

/** What a table of sizes is called; those that no page shows keep the name they have in the reference. */
export const nameOfSizeTable = (name: string, language: Language): string =>
  guides.find((guide) => guide.name === name)?.title[language] ?? name

/** Every table of sizes the shop converts by, for one page. */
export const listSizeGuides = (language: Language): SizeGuidesWire => ({
  list: guides.map(({ name, id, side, title }) => ({
    id,
    side,
    title: title[language],
    table: presentSizeTable(name, language).sizeTable,
  })),
})
