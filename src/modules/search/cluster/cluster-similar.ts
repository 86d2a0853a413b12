import { PRICE_BAND, WIDE } from '#modules/search/lists/similar-products.ts'
import type { Json } from '#platform/opensearch.server.ts'
import type { ProductRow } from '../product-row.ts'
import { all, is, within } from './cluster-conditions.ts'
import type { Ask } from './cluster-counts.ts'
import { apart, type Found, recommendedProducts } from './cluster-lists.ts'

/** Pieces to look at after this one, chosen as similar-products.ts chooses them. */
export async function similarProducts(
  self: ProductRow,
  boughtTogether: readonly string[],
  most: number,
  ask: Ask,
): Promise<Found[]> {
  const side = self.gender === 'unisex' ? [] : [is(self.gender, true)]
  const fitting: Json = { bool: { filter: [is('soldOut', false), ...side], must_not: [is('id', self.productId)] } }
  /** The logarithm of how many times the one price is the other. */
  const priceApart = ({ price }: Found): number => Math.abs(Math.log((price + 1) / (self.salePriceCents + 1)))
  const fittingAnd = (condition: Json, limit: number): Promise<Found[]> =>
    recommendedProducts(ask, all([fitting, condition]), limit)
  const together = boughtTogether.length === 0 ? [] : await fittingAnd(within('spu', boughtTogether), boughtTogether.length)
  const strength = new Map(boughtTogether.map((code, at) => [code, at]))
  const chosen = together
    .filter((each) => Math.exp(priceApart(each)) <= PRICE_BAND)
    .sort((one, other) => strength.get(one.spu)! - strength.get(other.spu)!)
    .slice(0, Math.floor(most / 2))
  for (let path = self.categories[0] ?? ''; path !== '' && chosen.length < most; path = path.replace(/\/?[^/]*$/, '')) {
    const near = await fittingAnd(is('categories', path), WIDE)
    const others = apart(
      near.sort((one, other) => priceApart(one) - priceApart(other)),
      WIDE,
    ).filter(({ id }) => chosen.every((each) => each.id !== id))
    chosen.push(...others.slice(0, most - chosen.length))
  }
  return apart(chosen, most)
}
