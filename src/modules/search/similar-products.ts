import { FLAG } from './product-columns.ts'
import type { ProductIndex } from './product-index.ts'
import { firstInOrder, rotated } from './result-order.ts'

const WIDE = 60
const SIDES = FLAG.women | FLAG.men

/** Pieces in stock of the same kind at a like price, neighbours by different designers; the parent category fills up. */
export function findSimilar(index: ProductIndex, spuCode: string, most: number): number[] {
  const self = index.find(spuCode)
  const row = self === undefined ? undefined : index.row(self)
  if (self === undefined || !row) return []
  const chosen: number[] = []
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
  return chosen
}

function nearInPrice(index: ProductIndex, path: string, self: number): Uint32Array {
  const { columns, orders } = index
  const posting = index.postingOf(path)
  if (!posting) return new Uint32Array(0)
  const sameSide = (slot: number): boolean => (columns.flags[slot]! & columns.flags[self]! & SIDES) !== 0
  const others = posting.slots
    .subarray(0, posting.size)
    .filter((slot) => slot !== self && !columns.isSoldOut(slot) && sameSide(slot))
  const price = columns.priceCents[self]!
  const away = (slot: number): number => Math.abs(Math.log((columns.priceCents[slot]! + 1) / (price + 1)))
  const near = firstInOrder(others, orders.recommended, WIDE, false).toSorted((one, other) => away(one) - away(other))
  return rotated(near, WIDE, columns, () => 0)
}
