import { expect, it } from 'vitest'
import { categoryOnSide } from './other-side.rules.ts'

/** What the shop has: dresses for women alone, and a tree of its own. */
const tree = new Set([
  'women/bags',
  'men/bags',
  'women/shoes',
  'women/clothing/dresses',
  'men/clothing',
  'men/clothing/knitwear',
  'men/garden',
])

it.each([
  ['women/bags', 'men', 'men/bags'],
  ['men/shoes', 'women', 'women/shoes'],
  ['women/clothing/knitwear', 'men', 'men/clothing/knitwear'],
  ['women/clothing/dresses', 'men', 'men/clothing'],
  ['women/bags', 'women', 'women/bags'],
  ['women/garden/pots', 'men', 'men/garden'],
  ['watches-and-jewellery/watches', 'men', 'watches-and-jewellery/watches'],
  ['women', 'men', undefined],
  ['women/no-such-thing', 'men', undefined],
] as const)('%s stands for %s at %s', (path, side, found) => {
  expect(categoryOnSide(path, side, (each) => tree.has(each))).toBe(found)
})
