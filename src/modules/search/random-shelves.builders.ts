import fc from 'fast-check'
import { PRODUCT_FLAGS, type ProductFlag } from '#modules/catalogue/product-flags.rules.ts'
import type { ListOrder, ListScope, OrderRule, PieceRule } from './list-shelves.contract.ts'
import type { ProductRow } from './product-row.ts'

export type RandomShelf = { scope?: ListScope; order?: ListOrder }

const some = (values: readonly string[], most: number) => fc.subarray([...values], { maxLength: most })
const seldom = fc.integer({ min: 0, max: 3 }).map((throwOf) => throwOf === 0)

/** What operators might make of lists of these products; the same every time for the same seed. */
export function randomShelves(count: number, seed: number, rows: readonly ProductRow[], day: string): RandomShelf[] {
  const brands = [...new Set(rows.map(({ brandCode }) => brandCode))]
  const paths = [...new Set(rows.flatMap(({ categories }) => categories.flatMap((path) => [path, path.split('/')[0]!])))]
  const few = fc.subarray(
    rows.slice(0, 60).map(({ spuCode }) => spuCode),
    { maxLength: 30 },
  )
  const flags: fc.Arbitrary<ProductFlag[]> = fc.oneof(
    { weight: 3, arbitrary: fc.constant<ProductFlag[]>([]) },
    { weight: 1, arbitrary: fc.subarray([...PRODUCT_FLAGS]) },
  )
  const rule: fc.Arbitrary<PieceRule> = fc.record({
    ...{ brands: some(brands, 2), categories: some(paths, 2), flags, sale: seldom, isNew: seldom, inStock: seldom },
    minPrice: fc.option(fc.integer({ min: 60, max: 80 }), { freq: 1 }),
    maxPrice: fc.option(fc.integer({ min: 75, max: 100 }), { freq: 1 }),
    since: fc.constantFrom('', '', day),
    word: fc.constantFrom('', '', '', 'tote', 'silk'),
  })
  const parts: fc.Arbitrary<OrderRule> = fc.record({
    ...{ codes: few, brands: some(brands, 2), flags, isNew: seldom, sale: seldom, soldOut: seldom },
  })
  const order: fc.Arbitrary<ListOrder> = fc.record({ pins: few, lift: parts, bury: parts })
  const scope: fc.Arbitrary<ListScope> = fc.oneof(
    few.filter((codes) => codes.length > 0).map((codes) => ({ codes })),
    rule.map((asked) => ({ rule: asked })),
  )
  const shelf = fc.record({ scope, order }, { requiredKeys: [] })
  return fc.sample(shelf, { numRuns: count, seed })
}
