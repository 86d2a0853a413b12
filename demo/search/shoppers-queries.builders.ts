import { compileFunction } from 'node:vm'
import type { DemoProduct } from '../catalogue/demo-types.ts'
import queries from './shoppers-queries.json' with { type: 'json' }
import { rowOfDemo } from './relevance.builders.ts'

type Asked = { query: string; language: string; right: string; needed?: string; mayBeEmpty?: boolean }
/** `right` counts as found; of `needed`, or of all that is right, the first five are to be had. */
export type ShoppersQuery = Omit<Asked, 'right' | 'needed'> & { right: Condition; needed: Condition }
type Condition = (product: DemoProduct) => boolean

/** Colours that are those of a box. */
const PACKAGING = new Set(['Original', 'As shown'])

/** What a condition of the file may say of a product. */
function saidOf(product: DemoProduct): Record<string, unknown> {
  const { categories, name, brandCode, gender, spuCode, articleNumber, colours, composition } = product
  const materials = new Set(composition.map(({ materialId }) => materialId))
  const shades = new Set(colours.filter((colour) => !PACKAGING.has(colour.name.en)).map(({ colourId }) => colourId))
  const { salePriceCents, sizes } = rowOfDemo(product)
  return {
    inside: (...paths: string[]) => categories.some((own) => paths.some((path) => own === path || own.startsWith(`${path}/`))),
    kind: (...leaves: string[]) => categories.some((own) => leaves.includes(own.slice(own.lastIndexOf('/') + 1))),
    named: (pattern: RegExp) => pattern.test(name.en),
    namedInChinese: (pattern: RegExp) => pattern.test(name.zh),
    of: (pattern: RegExp) => pattern.test(name.en) || [...materials].some((material) => pattern.test(material)),
    made: (...ids: string[]) => ids.some((id) => materials.has(id)),
    coloured: (...ids: string[]) => ids.some((id) => shades.has(id)),
    by: (code: string) => brandCode === code,
    worn: (...genders: string[]) => genders.includes(gender),
    price: salePriceCents / 100,
    sizes: sizes.map((size) => size.replace('@@@', ' ').replace(/^(ml|cm|mm|g|in) (.*)$/, '$1 $2 $1')),
    code: spuCode,
    number: articleNumber,
    items: colours.flatMap(({ variants }) => variants.map(({ itemNumber }) => itemNumber)),
  }
}

function conditionOf(text: string, products: readonly DemoProduct[]): Condition {
  const names = Object.keys(saidOf(products[0]!))
  const judge = compileFunction(`return Boolean(${text})`, names) as (...values: unknown[]) => boolean
  return (product) => judge(...Object.values(saidOf(product)))
}

/** What shoppers typed who did not know the vocabulary, with what is right for the demo shop. */
export const shoppersQueries = (products: readonly DemoProduct[]): ShoppersQuery[] =>
  (queries as Asked[]).map(({ right, needed = right, ...query }) => ({
    ...query,
    right: conditionOf(right, products),
    needed: conditionOf(needed, products),
  }))
