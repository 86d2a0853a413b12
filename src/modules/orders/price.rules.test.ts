import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, allocateParts, paymentFee, partKinds, priceOrder, sumOfParts } from './price.rules.ts'

const cents = fc.integer({ min: 0, max: 100_000_000 })
const lines = fc.array(fc.record({ unitCents: cents, quantity: fc.integer({ min: 1, max: 10 }) }), {
  minLength: 1,
  maxLength: 50,
})

test('the shares of an amount add up to it, differ from its exact share by less than a cent, and follow the weights', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.array(cents, { minLength: 1, maxLength: 60 }),
      (amount, weights) => {
        const shares = allocate(amount, weights)
        const whole = weights.reduce((sum, weight) => sum + weight, 0)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
        shares.forEach((share, at) => {
          const exact = whole > 0 ? (amount * (weights[at] ?? 0)) / whole : amount / weights.length
          expect(Math.abs(share - exact)).toBeLessThan(1.000_001)
        })
      },
    ),
  )
})

test.each([
  { amount: 100, weights: [1, 1, 1], shares: [34, 33, 33] },
  { amount: -100, weights: [1, 1, 1], shares: [-34, -33, -33] },
  { amount: 1, weights: [0, 0], shares: [1, 0] },
  { amount: 5, weights: [300, 200], shares: [3, 2] },
  { amount: 0, weights: [7], shares: [0] },
])('$amount by $weights is $shares', ({ amount, weights, shares }) => {
  expect(allocate(amount, weights)).toEqual(shares)
})

test('whatever an order costs, the shares of its lines add up to every part, and the parts to the total', () => {
  const charges = fc.record({ delivery: cents, service: cents, packaging: cents }, { requiredKeys: [] })
  fc.assert(
    fc.property(lines, charges, (ordered, given) => {
      const price = priceOrder(ordered, given)
      expect(price.totalCents).toBe(sumOfParts(price.parts))
      for (const kind of partKinds)
        expect(price.lines.reduce((sum, line) => sum + (line[kind] ?? 0), 0)).toBe(price.parts[kind] ?? 0)
    }),
  )
})

test('a coupon is shared by price, so that what one piece gives back is known when it is bought', () => {
  expect(allocateParts({ goods: 30_000, coupon: -1_000 }, [20_000, 10_000])).toEqual([
    { goods: 20_000, coupon: -667 },
    { goods: 10_000, coupon: -333 },
  ])
})

test('reductions never make a price less than nothing', () => {
  expect(priceOrder([{ unitCents: 500, quantity: 1 }], { coupon: -500 }).totalCents).toBe(0)
  expect(() => priceOrder([{ unitCents: 500, quantity: 1 }], { coupon: -501 })).toThrow(RangeError)
})

test.each([
  { way: 'card', due: 1_200_000, fee: 23_400 },
  { way: 'card', due: 1, fee: 0 },
  { way: 'card', due: 26, fee: 1 },
  { way: 'fps', due: 1_200_000, fee: 0 },
  { way: 'bank', due: 1_200_000, fee: 0 },
])('paying $due cents by $way costs $fee', ({ way, due, fee }) => {
  expect(paymentFee(way, due)).toBe(fee)
})
