import { referenceCategories, referenceColours, referenceMaterials } from '../../src/modules/catalogue/index.server.ts'
import type { Taxonomy, ProductRow } from '../../src/modules/search/index.server.ts'
import { sizeKey } from '../../src/language/product/size-label.ts'
import { DAY } from '../../src/platform/clock.ts'
import { buildDemoCatalogue } from '../catalogue/demo-catalogue.ts'
import type { DemoProduct } from '../catalogue/demo-types.ts'

const TODAY = Date.parse('2026-11-20T00:00:00Z')
const named = ({ id, en, zh }: { id: string; en: string; zh: string }) => ({ id, nameEn: en, nameZh: zh })
const materialNames = new Map(referenceMaterials.map(({ id, en, zh }) => [id, [en, zh]]))

/** What the demo shop's products refer to, without a database. */
export const demoTaxonomy = (): Taxonomy => ({
  brands: buildDemoCatalogue().brands.map(({ code, name, aliases }) => ({
    code,
    name,
    aliases: aliases ?? [],
    storyEn: '',
    storyZh: '',
    originEn: '',
    originZh: '',
    foundedYear: null,
  })),
  categories: referenceCategories.map(({ id, en, zh }) => ({ path: id, nameEn: en, nameZh: zh })),
  colours: referenceColours.map((colour) => ({ ...named(colour), hex: '' })),
  materials: referenceMaterials.map(named),
})

/** A product of the demo shop as the feed hands it over. */
export function rowOfDemo(product: DemoProduct): ProductRow {
  const offers = product.colours.flatMap(({ variants }) => variants.flatMap((variant) => variant.offers))
  const made = [...new Set(product.composition.map(({ materialId }) => materialId))]
  return {
    productId: `00000000-0000-7000-8000-${product.spuCode.slice(2).padStart(12, '0')}`,
    spuCode: product.spuCode,
    articleNumber: product.articleNumber,
    brandCode: product.brandCode,
    gender: product.gender,
    titleEn: product.name.en,
    titleZh: product.name.zh,
    categories: product.categories,
    colours: product.colours.map(({ colourId, name, hex }) => ({ id: colourId, nameEn: name.en, nameZh: name.zh, hex })),
    words: made.flatMap((id) => materialNames.get(id) ?? []),
    materials: made,
    stock: offers.some(({ stock }) => stock > 0) ? 'in' : 'out',
    arrivedAt: TODAY - product.arrivedDaysAgo * DAY,
    sizes: [
      ...new Set(product.colours.flatMap(({ variants }) => variants.map(({ size, sizeSystem }) => sizeKey(size, sizeSystem)))),
    ],
    merchantKinds: [],
    popularity: 0,
    listPriceCents: Math.min(...offers.map(({ listPriceCents }) => listPriceCents)),
    salePriceCents: Math.min(...offers.map(({ salePriceCents }) => salePriceCents)),
    seasonalSale: false,
    flags: [],
    pictures: [],
    listed: true,
  }
}

/** Properties that must all hold; of several values of one property, any. */
export type ExpectedPiece = {
  brand?: string[]
  /** Paths: the beginning of one; with a star in front, its end, or a part that ends with a slash. */
  category?: string[]
  colour?: string[]
  material?: string[]
  gender?: string
  /** Part of a title. */
  title?: string[]
  /** The last word of the English title. */
  noun?: string[]
  code?: string[]
}

export function fits(product: DemoProduct, wanted: ExpectedPiece): boolean {
  const titles = [product.name.en.toLowerCase(), product.name.zh]
  const { brand, category, colour, material, gender, title, noun, code } = wanted
  return (
    (brand?.includes(product.brandCode) ?? true) &&
    (category?.some((pattern) => product.categories.some((path) => isIn(path, pattern))) ?? true) &&
    (colour?.some((id) => product.colours.some(({ colourId }) => colourId === id)) ?? true) &&
    (material?.some((id) => product.composition.some(({ materialId }) => materialId === id)) ?? true) &&
    (gender === undefined || product.gender === gender || product.gender === 'unisex') &&
    (title?.some((part) => titles.some((text) => text.includes(part))) ?? true) &&
    (noun?.includes(titles[0]?.split(' ').at(-1) ?? '') ?? true) &&
    (code?.includes(product.spuCode) ?? true)
  )
}

function isIn(path: string, pattern: string): boolean {
  if (!pattern.startsWith('*')) return path.startsWith(pattern)
  const part = pattern.slice(1)
  return part.endsWith('/') ? path.includes(part) : path.endsWith(part)
}
