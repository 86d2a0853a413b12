import type { SphinxRow } from '#platform/sphinxql.server.ts'
import type { ProductRow } from '../product-row.ts'
import { anyOf, IS_PRODUCT } from './cluster-conditions.ts'
import type { Ask } from './cluster-counts.ts'
import { apart, inRecommendedOrder, rowsOf } from './cluster-lists.ts'
import { documentNumber, numberOf } from './cluster-numbers.ts'

const WIDE = 60
/** A product bought together may cost up to so many times as much or as little. */
const PRICE_BAND = 4

/** Pieces to look at after this one, chosen as similar-products.ts chooses them. */
export async function similarRows(
  self: ProductRow,
  boughtTogether: readonly string[],
  most: number,
  ask: Ask,
): Promise<SphinxRow[]> {
  const fitting = [IS_PRODUCT, 'sold_out=0', `id<>${documentNumber(self.productId)}`, ...sideOf(self)].join(' AND ')
  const chosen = new Map<string, SphinxRow>()
  const choose = (rows: readonly SphinxRow[], upTo: number): void => {
    for (const row of rows) if (chosen.size < upTo) chosen.set(String(row.id), row)
  }
  if (boughtTogether.length > 0) {
    const together = await rowsOf(
      ask,
      inRecommendedOrder(`${fitting} AND ${anyOf('spu', boughtTogether)}`, boughtTogether.length),
    )
    const strength = new Map(boughtTogether.map((code, at) => [numberOf(code), at]))
    const strengthOf = ({ spu }: SphinxRow): number => strength.get(Number(spu)) ?? boughtTogether.length
    choose(
      together
        .filter((row) => Math.exp(priceApart(row, self)) <= PRICE_BAND)
        .sort((one, other) => strengthOf(one) - strengthOf(other)),
      Math.floor(most / 2),
    )
  }
  for (let path = self.categories[0] ?? ''; path !== '' && chosen.size < most; path = parentOf(path)) {
    const near = await rowsOf(ask, inRecommendedOrder(`${fitting} AND ${anyOf('categories', [path])}`, WIDE))
    const sorted = near.toSorted((one, other) => priceApart(one, self) - priceApart(other, self))
    choose(
      apart(sorted, WIDE).filter(({ id }) => !chosen.has(String(id))),
      most,
    )
  }
  return apart([...chosen.values()], most)
}

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))
const sideOf = ({ gender }: ProductRow): string[] => (gender === 'unisex' ? [] : [`${gender}=1`])
/** The logarithm of how many times the one price is the other. */
const priceApart = ({ price }: SphinxRow, self: ProductRow): number =>
  Math.abs(Math.log((Number(price) + 1) / (self.salePriceCents + 1)))
