import { PRICE_BAND, WIDE } from '#modules/search/lists/similar-products.ts'
import type { SphinxRow } from '#platform/sphinxql.server.ts'
import type { ProductRow } from '../product-row.ts'
import { anyOf, IS_PRODUCT } from './cluster-conditions.ts'
import type { Ask } from './cluster-counts.ts'
import { apart, inRecommendedOrder, rowsOf } from './cluster-lists.ts'
import { documentNumber, numberOf } from './cluster-numbers.ts'

/** Pieces to look at after this one, chosen as similar-products.ts chooses them. */
export async function similarRows(self: ProductRow, boughtTogether: readonly string[], most: number, ask: Ask) {
  const side = self.gender === 'unisex' ? [] : [`${self.gender}=1`]
  const fitting = [IS_PRODUCT, 'sold_out=0', `id<>${documentNumber(self.productId)}`, ...side].join(' AND ')
  /** The logarithm of how many times the one price is the other. */
  const priceApart = ({ price }: SphinxRow): number => Math.abs(Math.log((Number(price) + 1) / (self.salePriceCents + 1)))
  const fittingRows = (condition: string, limit: number): Promise<SphinxRow[]> =>
    rowsOf(ask, inRecommendedOrder(`${fitting} AND ${condition}`, limit))
  const together = boughtTogether.length === 0 ? [] : await fittingRows(anyOf('spu', boughtTogether), boughtTogether.length)
  const strength = new Map(boughtTogether.map((code, at) => [numberOf(code), at]))
  const chosen = together
    .filter((row) => Math.exp(priceApart(row)) <= PRICE_BAND)
    .sort((one, other) => strength.get(Number(one.spu))! - strength.get(Number(other.spu))!)
    .slice(0, Math.floor(most / 2))
  for (let path = self.categories[0] ?? ''; path !== '' && chosen.length < most; path = path.replace(/\/?[^/]*$/, '')) {
    const near = await fittingRows(anyOf('categories', [path]), WIDE)
    const others = apart(
      near.sort((one, other) => priceApart(one) - priceApart(other)),
      WIDE,
    ).filter(({ id }) => chosen.every((row) => row.id !== id))
    chosen.push(...others.slice(0, most - chosen.length))
  }
  return apart(chosen, most)
}
