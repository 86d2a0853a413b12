import { type Expression, type SqlBool, sql } from 'kysely'
import type { Read } from '#platform/database.server.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { FEW_LEFT } from '../stock.rules.ts'
import type { ProductListQuery } from './admin-list.contract.ts'
import { gramsIn, wordsIn } from './search-words.rules.ts'

/** A word, and the brands that are called so. */
type Term = { word: string; brands: string[] }

/** A query whose words have been looked up. */
export type Wanted = Omit<ProductListQuery, 'word'> & { terms: Term[] }

export const wantedOf = async (tx: Read, { word, ...query }: ProductListQuery): Promise<Wanted> => ({
  ...query,
  terms: await Promise.all(wordsIn(word).map(async (term) => ({ word: term, brands: await brandsNamed(tx, term) }))),
})

/** The products a query is about. Every word must be found, in a code, a name or the brand. */
export const matchingProducts = (tx: Read, wanted: Wanted) =>
  catalogueTables(tx)
    .selectFrom('product_facts as f')
    .where(({ and }) => and([...wanted.terms.map(termFound), ...conditionsOf(wanted)]))

const likeOf = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

const brandsNamed = async (tx: Read, word: string): Promise<string[]> => {
  const rows = await catalogueTables(tx)
    .selectFrom('brands')
    .select('brand_code as code')
    .where(({ or, eb }) =>
      or([eb('name', 'ilike', likeOf(word)), eb(sql<string>`array_to_string(aliases, ' ')`, 'ilike', likeOf(word))]),
    )
    .execute()
  return rows.map(({ code }) => code)
}

function termFound({ word, brands }: Term): Expression<SqlBool> {
  const grams = gramsIn(word)
  const byGrams = sql<SqlBool>`f.grams @> ${grams}::text[]`
  const byText = sql<SqlBool>`f.search_text like ${likeOf(word)}`
  const byBrand = sql<SqlBool>`f.brand_code = any(${brands}::text[])`
  const text = grams.length === 0 ? byText : grams[0] === word ? byGrams : sql<SqlBool>`(${byGrams} and ${byText})`
  return brands.length === 0 ? text : sql<SqlBool>`(${text} or ${byBrand})`
}

const STATES = {
  '': [],
  live: [sql<SqlBool>`f.listed`],
  unlisted: [sql<SqlBool>`not f.listed`],
  incomplete: [sql<SqlBool>`f.incomplete`],
} as const
const STOCKS = {
  '': [],
  none: [sql<SqlBool>`f.available = 0`],
  low: [sql<SqlBool>`f.available between 1 and ${sql.lit(FEW_LEFT)}`],
  some: [sql<SqlBool>`f.available > ${sql.lit(FEW_LEFT)}`],
} as const
const POINTS = { '': [], yes: [sql<SqlBool>`f.points_allowed`], no: [sql<SqlBool>`not f.points_allowed`] } as const
const SALES = { '': [], yes: [sql<SqlBool>`f.on_sale`], no: [sql<SqlBool>`not f.on_sale`] } as const

function conditionsOf({ state, brand, category, gender, sale, points, stock, since, lacks }: Wanted): Expression<SqlBool>[] {
  return [
    ...STATES[state],
    ...STOCKS[stock],
    // With what its index is narrowed to.
    ...(lacks ? [sql<SqlBool>`f.incomplete and ${lacks} = any (f.lacks)`] : []),
    ...SALES[sale],
    ...POINTS[points],
    ...(brand ? [sql<SqlBool>`f.brand_code = ${brand}`] : []),
    ...(category ? [sql<SqlBool>`f.categories @> ${[category]}::text[]`] : []),
    ...(gender ? [sql<SqlBool>`f.gender = ${gender}`] : []),
    ...(since ? [sql<SqlBool>`f.changed_at >= ${new Date(`${since}T00:00:00+08:00`)}`] : []),
  ]
}
