import { expect, test } from 'vitest'
import { compareSizes } from './size-order.ts'

test('sizes stand as a shopper looks for them: one size, letters, then each system by value', () => {
  const sizes = ['IT 40', 'XL', '100 ml', 'OS', 'EU 38.5', '50 ml', 'S', 'EU 38', 'IT 38', 'M', 'Queen', 'W28', '80 cm']
  expect(sizes.toSorted((one, other) => compareSizes(one, other, new Map()))).toEqual([
    'OS',
    'S',
    'M',
    'XL',
    '80 cm',
    '50 ml',
    '100 ml',
    'EU 38',
    'EU 38.5',
    'IT 38',
    'IT 40',
    'W28',
    'Queen',
  ])
})
