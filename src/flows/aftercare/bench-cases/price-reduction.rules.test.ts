import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leftOf, sumOf } from '#modules/orders/refunds/refund.rules.ts'
import { partsOfReduction } from './price-reduction.rules.ts'

const UNIT = 'unit'
const partOf = (parts: ReturnType<typeof partsOfReduction>, wanted: string) =>
  parts?.find(({ part }) => part === wanted)?.cents ?? 0

test('the goods of a piece become the accepted price, whatever coupons, points and balance had paid of it', () => {
  const paid = fc
    .record({
      goods: fc.integer({ min: 2, max: 5_000_000 }),
      coupon: fc.double({ min: 0, max: 1, noNaN: true }),
      points: fc.double({ min: 0, max: 1, noNaN: true }),
      balance: fc.double({ min: 0, max: 1, noNaN: true }),
      less: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ goods, coupon, points, balance, less }) => {
      const off = Math.floor(goods * coupon)
      const spent = Math.floor((goods - off) * points)
      const own = Math.floor((goods - off - spent) * balance)
      return { parts: { goods, coupon: 0 - off, points: 0 - spent, balance: 0 - own }, less: 1 + Math.floor((goods - 2) * less) }
    })
  fc.assert(
    fc.property(paid, ({ parts, less }) => {
      const left = new Map([[UNIT, parts]])
      const found = partsOfReduction(left, UNIT, less)
      const after = leftOf(left, found ?? []).get(UNIT) ?? {}
      expect(after.goods).toBe(parts.goods - less)
      // Nobody gets back what was not paid, and no reduction turns around.
      expect(sumOf(found ?? [])).toBeGreaterThanOrEqual(0)
      for (const part of ['coupon', 'points', 'balance'] as const) {
        expect(after[part] ?? 0).toBeLessThanOrEqual(0)
        expect(after[part] ?? 0).toBeGreaterThanOrEqual(parts[part])
      }
    }),
  )
})

test('the buyer’s money goes back first, and only then what the shop had borne', () => {
  const left = new Map([[UNIT, { goods: 1_200_000, coupon: -1_150_000 }]])
  const found = partsOfReduction(left, UNIT, 200_000)
  expect([partOf(found, 'goods'), partOf(found, 'coupon')]).toEqual([200_000, -150_000])
})

test('it is no reduction where nothing or all of the price goes, or what the merchant’s own coupon took off', () => {
  const left = new Map([[UNIT, { goods: 1_000, merchantCoupon: -400 }]])
  for (const less of [0, -1, 1_000, 1_001, 700]) expect(partsOfReduction(left, UNIT, less)).toBeUndefined()
  expect(partsOfReduction(left, UNIT, 600)).toEqual([{ unitId: UNIT, part: 'goods', cents: 600 }])
})
