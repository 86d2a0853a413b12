import { referenceCategories, referenceColours, referenceMaterials } from '../../src/modules/catalogue/index.server.ts'
import type { Taxonomy, ProductRow } from '../../src/modules/search/index.server.ts'
import { stockState } from '../../src/modules/catalogue/stock.rules.ts'
import { type Offer, offeredOf } from '../../src/modules/catalogue/offered-variants.ts'
import { DAY } from '../../src/platform/clock.ts'
import { buildDemoCatalogue } from '../catalogue/demo-catalogue.ts'
import type { DemoColour, DemoProduct } from '../catalogue/demo-types.ts'

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

const PICTURES = 2
/** Linings and soles are no material of a piece. */
const INSIDE = /\b(lining|insole|sole)\b/i

/** The pictures of a colour; the name of the file stands for the picture. */
const picturesOf = ({ pictures }: DemoColour) =>
  pictures.slice(0, PICTURES).map(({ file, alt }) => ({
    ...{ hash: file, width: 1200, height: 1600, altEn: alt.en, altZh: alt.zh },
    ...{ focusX: 50, focusY: 50 },
  }))

function offersOf({ colours }: DemoProduct): Offer[] {
  const all = colours.flatMap(({ variants }, colour) =>
    variants.flatMap(({ size, sizeSystem, offers }, position) =>
      offers.map(({ stock, listPriceCents, salePriceCents }) => ({
        ...{ colour, position, size, system: sizeSystem, kind: 'platform' },
        ...{ available: stock, list: listPriceCents, sale: salePriceCents },
      })),
    ),
  )
  return all.toSorted((one, other) => one.sale - other.sale)
}

const rows = new WeakMap<DemoProduct, ProductRow>()

/** A product of the demo shop as the feed hands it over. */
export function rowOfDemo(product: DemoProduct): ProductRow {
  const row = rows.get(product) ?? buildDemoRow(product)
  rows.set(product, row)
  return row
}

function buildDemoRow(product: DemoProduct): ProductRow {
  const made = [...new Set(product.composition.flatMap(({ part, materialId }) => (!INSIDE.test(part.en) ? [materialId] : [])))]
  const named = product.colours.map((colour, position) => ({
    ...{ position, id: colour.colourId, code: colour.colourId, nameEn: colour.name.en, nameZh: colour.name.zh },
    ...{ hex: colour.hex, pictures: picturesOf(colour) },
  }))
  const { units, price, colours, ...offered } = offeredOf(offersOf(product), named)
  return {
    ...offered,
    productId: `00000000-0000-7000-8000-${product.spuCode.slice(2).padStart(12, '0')}`,
    spuCode: product.spuCode,
    articleNumber: product.articleNumber,
    brandCode: product.brandCode,
    gender: product.gender,
    titleEn: product.name.en,
    titleZh: product.name.zh,
    categories: product.categories,
    colours: colours.map(({ position: _, units: left, ...colour }) => ({ ...colour, stock: stockState(left) })),
    words: made.flatMap((id) => materialNames.get(id) ?? []),
    materials: made,
    answers: [],
    stock: units > 0 ? 'in' : 'out',
    arrivedAt: TODAY - product.arrivedDaysAgo * DAY,
    popularity: 0,
    listPriceCents: price?.list ?? 0,
    salePriceCents: price?.sale ?? 0,
    seasonalSale: false,
    flags: [],
    listed: true,
  }
}
