import { FLAG } from '#modules/search/index/product-columns.ts'
import type { ProductIndex } from '#modules/search/index/product-index.ts'
import { firstInOrder, listed, rotated } from '#modules/search/query/result-order.ts'

export const WIDE = 60
const SIDES = FLAG.women | FLAG.men
/** A product bought together may cost up to so many times as much or as little; a bag's key ring is no answer to a bag. */
export const PRICE_BAND = 4

/**
 * Pieces in stock to look at after this one, neighbours by different designers: up to half of them kept together with it by
 * others, the rest of the same kind at a like price; the parent category fills up.
 */
export function findSimilar(index: ProductIndex, spuCode: string, boughtTogether: readonly string[], most: number): number[] {
  const self = index.find(spuCode)
  const row = self === undefined ? undefined : index.row(self)
  if (self === undefined || !row) return []
  const { columns } = index
  const together = boughtTogether
    .flatMap((code) => index.find(code) ?? [])
    .filter((slot) => fits(index, slot, self) && Math.exp(priceApart(index, slot, self)) <= PRICE_BAND)
  const chosen = [...new Set(together)].slice(0, Math.floor(most / 2))
  for (
    let path = row.categories[0] ?? '';
    path !== '' && chosen.length < most;
    path = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  ) {
    chosen.push(
      ...nearInPrice(index, path, self)
        .filter((slot) => !chosen.includes(slot))
        .slice(0, most - chosen.length),
    )
  }
  return [...rotated(Uint32Array.from(chosen), most, columns, () => 0)]
}

/** Another piece, in stock, for the same side of the shop. */
const fits = ({ columns }: ProductIndex, slot: number, self: number): boolean =>
  slot !== self && !columns.isSoldOut(slot) && (columns.flags[slot]! & columns.flags[self]! & SIDES) !== 0

/** How far two prices are from each other: the logarithm of how many times the one is the other. */
const priceApart = ({ columns }: ProductIndex, slot: number, self: number): number =>
  Math.abs(Math.log((columns.priceCentsOf(slot) + 1) / (columns.priceCentsOf(self) + 1)))

function nearInPrice(index: ProductIndex, path: string, self: number): Uint32Array {
  const posting = index.postingOf(path)
  if (!posting) return new Uint32Array(0)
  const others = posting.slots.subarray(0, posting.size).filter((slot) => fits(index, slot, self))
  const near = firstInOrder(listed(others), index.orders.recommended, WIDE)
  return rotated(
    near.toSorted((one, other) => priceApart(index, one, self) - priceApart(index, other, self)),
    WIDE,
    index.columns,
    () => 0,
  )
}
