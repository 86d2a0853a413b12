import type { SphinxRow } from '#platform/sphinxql.server.ts'
import type { ListSlice, ScopedQuery } from '../search-engine.ts'
import { anyOf, type Conditions, whereOf } from './cluster-conditions.ts'
import type { Ask } from './cluster-counts.ts'
import { arrangedDocuments, documentsOf, shownRows, type WherePart } from './cluster-lists.ts'
import { PRODUCTS } from './cluster-schema.ts'

/** The number of a product's document, and the chosen colour that its card stands for, where several are chosen. */
export type ClusterCard = { document: string; colour: string | undefined }

/** The cards at the asked places of a list of so many products. */
export async function cardsAt(
  query: ScopedQuery,
  conditions: Conditions,
  slice: ListSlice,
  products: number,
  now: Date,
  ask: Ask,
): Promise<ClusterCard[]> {
  const colours = [...new Set(query.colour)]
  const part = partOf(query, conditions, products)
  const { sort } = query
  if (colours.length < 2) {
    const documents = await productsAt(query, part, slice, now, ask)
    return documents.map((document) => ({ document, colour: undefined }))
  }
  if (sort === 'price-up' || sort === 'price-down' || sort === 'discount') {
    const each = colours.map(async (colour) => {
      const rows = await shownRows(ask, partOf(query, inColour(conditions, colour), products), sort, slice.to)
      return rows.map((row) => ({ ...row, colour, document: String(row.product) }))
    })
    const all = (await Promise.all(each)).flat().sort(byShown(sort))
    return all.slice(slice.from, slice.to).map(({ document, colour }) => ({ document, colour }))
  }
  const documents = await productsAt(query, part, { from: 0, to: slice.to }, now, ask)
  return (await inEachColour(documents, conditions, colours, ask)).slice(slice.from, slice.to)
}

const partOf = (query: ScopedQuery, conditions: Conditions, products: number): WherePart => ({
  ...{ where: whereOf(conditions), columns: conditions.columns, isRanked: query.keyword.trim() !== '' },
  products: conditions.isOfVariants ? products : undefined,
})

export const inColour = (conditions: Conditions, colour: string): Conditions => ({
  ...conditions,
  chosen: new Map(conditions.chosen).set('colour', anyOf('colours', [colour])),
})

const productsAt = (query: ScopedQuery, part: WherePart, slice: ListSlice, now: Date, ask: Ask): Promise<string[]> =>
  query.order && query.sort === 'recommended'
    ? arrangedDocuments(part, query.order, slice, now, ask)
    : documentsOf(part, query.sort, slice, ask)

/** Each product in every chosen colour that it has, side by side. */
async function inEachColour(
  documents: readonly string[],
  conditions: Conditions,
  colours: readonly string[],
  ask: Ask,
): Promise<ClusterCard[]> {
  if (documents.length === 0) return []
  const among = `product IN (${documents.join(',')})`
  const most = documents.length
  const answers = await ask(
    colours.map(
      (colour) =>
        `SELECT product${conditions.columns} FROM ${PRODUCTS} WHERE ${whereOf(inColour(conditions, colour))} AND ${among} GROUP BY product LIMIT ${most} OPTION ranker=none, max_matches=${most}`,
    ),
  )
  const had = answers.map(({ rows }) => new Set(rows.map(({ product }) => String(product))))
  return documents.flatMap((document) => colours.flatMap((colour, at) => (had[at]!.has(document) ? [{ document, colour }] : [])))
}

const byShown =
  (sort: 'price-up' | 'price-down' | 'discount') =>
  (one: SphinxRow, other: SphinxRow): number => {
    const key = ({ price, percent_off }: SphinxRow): number =>
      sort === 'discount' ? -Number(percent_off) : sort === 'price-up' ? Number(price) : -Number(price)
    return key(one) - key(other) || compare(one.id_high, other.id_high) || compare(one.id_low, other.id_low)
  }

function compare(one: SphinxRow[string] | undefined, other: SphinxRow[string] | undefined): number {
  const [first, second] = [BigInt(String(one)), BigInt(String(other))]
  return first < second ? -1 : Number(first > second)
}
