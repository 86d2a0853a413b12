import { expect, it } from 'vitest'
import { categoryOnSide } from './other-side.ts'

it.each([
  ['women/bags', 'men', 'men/bags'],
  ['men/shoes', 'women', 'women/shoes'],
  ['women/clothing/knitwear', 'men', 'men/clothing/knitwear'],
  ['women/clothing/dresses', 'men', 'men/clothing'],
  ['women/bags', 'women', 'women/bags'],
  ['watches-and-jewellery/watches', 'men', 'watches-and-jewellery/watches'],
  ['women', 'men', undefined],
  ['women/no-such-thing', 'men', undefined],
] as const)('%s stands for %s at %s', (path, side, found) => {
  expect(categoryOnSide(path, side)).toBe(found)
})
