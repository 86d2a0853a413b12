import type { ProductIndex } from '#modules/search/index/product-index.ts'
import { firstInOrder, listed } from '#modules/search/query/result-order.ts'

/** Pieces of a category that can be bought, what arrived last first. */
export function findNewest(index: ProductIndex, path: string, most: number): Iterable<number> {
  const posting = index.postingOf(path)
  if (!posting) return []
  const inStock = posting.slots.subarray(0, posting.size).filter((slot) => !index.columns.isSoldOut(slot))
  return firstInOrder(listed(inStock), index.orders.newest, most)
}
