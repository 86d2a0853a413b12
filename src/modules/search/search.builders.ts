import { ProcessEngine } from './process-engine.ts'
import type { Taxonomy, ProductRow, RowColour, RowVariants, TaxonomyColour } from './product-row.ts'

const BLACK = { id: 'black', nameEn: 'Black', nameZh: '黑色', hex: '#000000' }
let serial = 0

/** A colour as a product has it, without pictures. */
export const rowColour = (colour: TaxonomyColour & Partial<RowColour>): RowColour => ({
  code: colour.id,
  stock: 'in',
  pictures: [],
  ...colour,
})

type WantedRow = Omit<Partial<ProductRow>, 'colours'> & { colours?: readonly (TaxonomyColour & Partial<RowColour>)[] }

/** A row as the feed hands it over; by default a black bag in stock. */
export function buildRow({ colours = [BLACK], ...wanted }: WantedRow = {}): ProductRow {
  serial += 1
  return {
    productId: `00000000-0000-7000-8000-${String(serial).padStart(12, '0')}`,
    spuCode: `PR${500_000 + serial}`,
    articleNumber: `ART-${serial}`,
    brandCode: 'ardent-vale',
    gender: 'women',
    titleEn: 'Leather tote bag',
    titleZh: '皮革托特包',
    categories: ['women/bags/tote-bags'],
    colours: colours.map(rowColour),
    variants: [],
    sizes: ['none@@@One size'],
    materials: ['calfskin'],
    answers: [],
    merchantKinds: ['platform'],
    words: ['Calfskin', '小牛皮'],
    listPriceCents: 1_200_000,
    salePriceCents: 1_200_000,
    stock: 'in',
    arrivedAt: Date.parse('2026-10-01T00:00:00Z'),
    seasonalSale: false,
    flags: [],
    popularity: 0,
    listed: true,
    ...wanted,
  }
}

/** A row of which the variants differ; what stands in it of all of them follows. */
export function withVariants(row: ProductRow, variants: readonly RowVariants[]): ProductRow {
  const isOut = row.stock === 'out'
  const ofRow = variants.filter(({ colour }) => colour < row.colours.length)
  const kept = row.colours.filter((_, at) => ofRow.some(({ colour }) => colour === at))
  const some = ofRow.map((each) => ({
    ...each,
    colour: kept.indexOf(row.colours[each.colour]!),
    sizes: isOut ? [] : each.sizes,
  }))
  const [cheapest] = some.toSorted(
    (one, other) => one.salePriceCents - other.salePriceCents || other.listPriceCents - one.listPriceCents,
  )
  if (!cheapest) return row
  const { listPriceCents, salePriceCents } = cheapest
  const all = (of: (each: RowVariants) => string[]): string[] => [...new Set(some.flatMap(of))]
  return {
    ...{ ...row, colours: kept, variants: some, listPriceCents, salePriceCents },
    ...{ sizes: all(({ sizes }) => sizes), merchantKinds: all(({ merchantKinds }) => merchantKinds) },
  }
}

const brand = (code: string, name: string, aliases: string[] = [], storyEn = '', storyZh = '') => ({
  code,
  name,
  aliases,
  storyEn,
  storyZh,
  originEn: 'Lyon',
  originZh: '里昂',
  foundedYear: 1931,
})
const category = (path: string, nameEn: string, nameZh: string) => ({ path, nameEn, nameZh })

/** A small shop: a few brands, categories of three levels and colours. */
export const smallTaxonomy: Taxonomy = {
  brands: [
    brand('ardent-vale', 'Ardent Vale', ['雅登谷'], 'A house.', '品牌故事。'),
    brand('maison-ostrya', 'Maison Ostrya', ['奧絲雅']),
    brand('lune-atelier', 'Lune Atelier'),
    brand('eclat', 'Éclat Noir'),
  ],
  categories: [
    category('women', 'Women', '女士'),
    category('women/bags', 'Bags', '手袋'),
    category('women/bags/tote-bags', 'Tote Bags', '托特包'),
    category('women/bags/clutches', 'Clutches', '手拿包'),
    category('women/clothing', 'Clothing', '女裝'),
    category('women/clothing/dresses', 'Dresses', '連身裙'),
    category('men', 'Men', '男士'),
    category('men/bags', 'Bags', '包袋'),
    category('men/bags/backpacks', 'Backpacks', '背囊'),
    category('men/shoes', 'Shoes', '鞋履'),
    category('men/shoes/sneakers', 'Sneakers', '運動鞋'),
    category('watches-and-jewellery', 'Watches & Jewellery', '腕錶及珠寶'),
    category('watches-and-jewellery/fine-jewellery', 'Fine Jewellery', '高級珠寶'),
    category('watches-and-jewellery/fine-jewellery/necklaces', 'Necklaces & Pendants', '項鏈及吊墜'),
    category('women/accessories', 'Accessories', '配飾'),
    category('women/accessories/wallets', 'Wallets', '銀包'),
    category('women/accessories/scarves', 'Scarves', '頸巾'),
  ],
  colours: [
    { id: 'black', nameEn: 'Black', nameZh: '黑色', hex: '#000000' },
    { id: 'red', nameEn: 'Red', nameZh: '紅色', hex: '#aa0000' },
    { id: 'grey', nameEn: 'Grey', nameZh: '灰色', hex: '#888888' },
  ],
  materials: [
    { id: 'calfskin', nameEn: 'Calfskin', nameZh: '小牛皮' },
    { id: 'silk', nameEn: 'Silk', nameZh: '絲' },
    { id: 'wool', nameEn: 'Wool', nameZh: '羊毛' },
  ],
  attributes: [
    {
      ...{ id: 'closure', name: { en: 'Closure', zh: '開合方式' } },
      answers: [
        { value: 'closure:zip', name: { en: 'Zip', zh: '拉鏈' } },
        { value: 'closure:buckle', name: { en: 'Buckle', zh: '扣帶' } },
        { value: 'closure:open', name: { en: 'Open top', zh: '開放式' } },
      ],
    },
    {
      ...{ id: 'strap-drop', name: { en: 'Strap drop', zh: '肩帶垂直長度' } },
      answers: [
        { value: 'strap-drop:-15', name: { en: 'Under 15 cm', zh: '15厘米以下' } },
        { value: 'strap-drop:15-40', name: { en: '15 to 40 cm', zh: '15至40厘米' } },
        { value: 'strap-drop:40-', name: { en: '40 cm and above', zh: '40厘米或以上' } },
      ],
    },
  ],
}

/** An engine in the process that holds the given products of the small shop. */
export function buildEngine(rows: readonly ProductRow[]): ProcessEngine {
  const engine = new ProcessEngine()
  const build = engine.build(smallTaxonomy)
  build.put(rows)
  build.takeOver()
  return engine
}
