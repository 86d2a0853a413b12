import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PriceParts, partKinds, priceOrder, sumOfParts } from '../placing/price.rules.ts'
import {
  amountOf,
  type Covered,
  leftOf,
  mostOf,
  netOf,
  paidShares,
  refundableParts,
  refundParts,
  sumOf,
  wholeOf,
} from './refund.rules.ts'

const cents = fc.integer({ min: 1, max: 3_000_000 })
/** An order of some lines, its pieces with their shares, and the fee of its way of paying. */
const orders = fc
  .record({
    lines: fc.array(fc.record({ unitCents: cents, quantity: fc.integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 5 }),
    delivery: fc.integer({ min: 0, max: 20_000 }),
    reduced: fc.integer({ min: 0, max: 100 }),
    merchantRate: fc.integer({ min: 0, max: 10_000 }),
    balanceCents: fc.oneof(fc.constant(0), cents),
    feeCents: fc.integer({ min: 0, max: 100_000 }),
  })
  .map(({ lines, delivery, reduced, merchantRate, balanceCents, feeCents }) => {
    const lineCents = lines.map(({ unitCents, quantity }) => Math.floor((unitCents * quantity * reduced) / 100))
    const merchantLineCents = lineCents.map((off) => Math.floor((off * merchantRate) / 10_000))
    const coupons = [{ lineCents, merchantLineCents }]
    const price = priceOrder(lines, { delivery }, { coupons, balanceCents })
    const units = price.lines.flatMap((line) => line.units)
    return { price, feeCents, units: units.map((parts, at) => ({ unitId: `unit-${at}`, parts })) }
  })
const wishes = fc.array(
  fc.record({ unit: fc.nat(20), part: fc.option(fc.constantFrom(...refundableParts)), per: fc.integer({ min: 1, max: 100 }) }),
  { maxLength: 12 },
)

test('whatever goes back in whatever pieces, all of it together is what was paid, to the cent and part by part', () => {
  fc.assert(
    fc.property(orders, wishes, ({ price, feeCents, units }, wanted) => {
      const paid = paidShares(units, feeCents)
      const covered: Covered[] = []
      for (const { unit, part, per } of wanted) {
        const left = leftOf(paid, covered)
        const refund = part
          ? (amountOf(left, part, Math.ceil((mostOf(left, part) * per) / 100)) ?? [])
          : wholeOf(left, [units[unit % units.length]?.unitId ?? ''])
        covered.push(...refund)
        const after = leftOf(paid, covered)
        for (const { unitId } of units) expect(netOf(after, unitId)).toBeGreaterThanOrEqual(0)
      }
      covered.push(...wholeOf(leftOf(paid, covered)))
      expect(sumOf(covered)).toBe(price.totalCents + feeCents)
      for (const part of refundParts) {
        const back = covered.filter((one) => one.part === part).reduce((sum, one) => sum + one.cents, 0)
        expect(back).toBe(part === 'fee' ? feeCents : (price.parts[part] ?? 0))
      }
      expect(wholeOf(leftOf(paid, covered))).toEqual([])
    }),
  )
})

test('the shares of the pieces add up to every part of their line', () => {
  fc.assert(
    fc.property(orders, ({ price, units }) => {
      for (const kind of partKinds)
        expect(units.reduce((sum, { parts }) => sum + (parts[kind] ?? 0), 0)).toBe(price.parts[kind] ?? 0)
    }),
  )
})

const two: { unitId: string; parts: PriceParts }[] = [
  { unitId: 'bag', parts: { goods: 10_000, delivery: 67, coupon: -1_000 } },
  { unitId: 'belt', parts: { goods: 5_000, delivery: 33 } },
]

test.each([
  { part: 'delivery', amount: 100, covered: { bag: 67, belt: 33 } },
  { part: 'delivery', amount: 10, covered: { bag: 7, belt: 3 } },
  // What the coupon reduced was never paid.
  { part: 'goods', amount: 14_100, covered: undefined },
  { part: 'goods', amount: 14_067, covered: { bag: 9_067, belt: 5_000 } },
  { part: 'fee', amount: 1, covered: undefined },
  { part: 'goods', amount: 0, covered: undefined },
] as const)('$amount cents of $part', ({ part, amount, covered }) => {
  const found = amountOf(paidShares(two, 0), part, amount)
  expect(found && Object.fromEntries(found.map(({ unitId, cents: given }) => [unitId, given]))).toEqual(covered)
})

test('the fee of a card goes with the pieces it was paid for', () => {
  const paid = paidShares(two, 275)
  expect([netOf(paid, 'bag'), netOf(paid, 'belt')]).toEqual([9_067 + 177, 5_033 + 98])
  expect(sumOf(wholeOf(paid))).toBe(two.reduce((sum, { parts }) => sum + sumOfParts(parts), 275))
})
