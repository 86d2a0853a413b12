import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CouponOfOrder, lossesOf } from '#modules/coupons/minimums.rules.ts'
import { partsOfCancel } from '#modules/orders/refunds/cancel.rules.ts'
import { couponCents, type PriceParts, priceOrder } from '#modules/orders/placing/price.rules.ts'
import { leftOf, paidShares, sumOf, type UnitShares, wholeOf, worthOf } from '#modules/orders/refunds/refund.rules.ts'

type Order = { units: { unitId: string; parts: PriceParts }[]; paid: UnitShares; left: UnitShares; cancelled: Set<string> }

/** HK$200 from HK$1,000 on, unless it is said. */
const coupon = (order: Order, given: Partial<CouponOfOrder> = {}): CouponOfOrder => ({
  benefit: { kind: 'amount', cents: 20_000 },
  conditions: { minimumCents: 100_000 },
  amountCents: order.units.reduce((sum, { parts }) => sum + couponCents(parts), 0),
  unitIds: order.units.map(({ unitId }) => unitId),
  ...given,
})

function ordered(goods: number[], offCents: number, balanceCents = 0): Order {
  const cut = { lineCents: goods.map(() => 0), merchantLineCents: goods.map(() => 0) }
  const whole = goods.reduce((sum, cents) => sum + cents, 0)
  // Cumulatively, so that no piece is cut by more than it costs.
  let before = 0
  goods.forEach((cents, at) => {
    const own = Math.floor((offCents * (before + cents)) / whole) - Math.floor((offCents * before) / whole)
    cut.lineCents[at] = own
    cut.merchantLineCents[at] = Math.floor(own / 3)
    before += cents
  })
  const { lines } = priceOrder(
    goods.map((unitCents) => ({ unitCents, quantity: 1 })),
    {},
    { coupons: offCents > 0 ? [cut] : [], balanceCents },
  )
  const units = lines.map(({ units: [parts = {}] }, at) => ({ unitId: `unit-${at}`, parts }))
  const paid = paidShares(units, 0)
  return { units, paid, left: paid, cancelled: new Set() }
}

function cancel(order: Order, unitIds: string[], coupons: CouponOfOrder[]): number {
  for (const unitId of unitIds) order.cancelled.add(unitId)
  const pieces = order.units.map(({ unitId, parts }) => ({
    unitId,
    goodsCents: parts.goods ?? 0,
    cutCents: couponCents(parts),
    isKept: !order.cancelled.has(unitId),
    counts: !order.cancelled.has(unitId),
  }))
  const losses = lossesOf(coupons, pieces)
  const owed = order.units.map(({ unitId }) => {
    const of = (kind: string) =>
      losses.reduce((sum, one) => (one.unitId === unitId && one.of === kind ? sum + one.cents : sum), 0)
    return { unitId, priceCents: of('price'), deliveryCents: of('delivery') }
  })
  const { parts } = partsOfCancel(order, [...order.cancelled], owed)
  expect(sumOf(parts)).toBeGreaterThanOrEqual(0)
  order.left = leftOf(order.left, parts)
  return worthOf(parts)
}

/** What is still with the shop for pieces that are kept, and what is left of others. */
const kept = ({ left }: Order): number => worthOf(wholeOf(left))

test('who cancels below the minimum pays what is kept at its price, and who stays above it keeps the coupon', () => {
  const order = ordered([50_000, 50_000, 50_000], 20_000)
  const coupons = [coupon(order)]
  expect(cancel(order, ['unit-0'], coupons)).toBe(50_000 - 6_666)
  // What is kept costs HK$500 now, and no longer HK$433.33.
  expect(cancel(order, ['unit-1'], coupons)).toBe(50_000 - 6_667 - 6_667)
  expect(kept(order)).toBe(50_000)
  // With the last piece all of it goes back.
  expect(cancel(order, ['unit-2'], coupons)).toBe(50_000)
})

test('delivery that a coupon had made free is charged for what is kept, and comes back with it', () => {
  const order = ordered([100_000, 100_000, 100_000], 0)
  const free = coupon(order, { benefit: { kind: 'delivery' }, conditions: { minimumCents: 250_000 }, amountCents: 30_000 })
  expect(cancel(order, ['unit-0'], [free])).toBe(80_000)
  expect(order.left.get('unit-1')).toMatchObject({ delivery: 10_000 })
  expect(cancel(order, ['unit-1'], [free])).toBe(110_000)
  expect(cancel(order, ['unit-2'], [free])).toBe(110_000)
})

test('of two bought and a third free nobody keeps the free one alone', () => {
  const order = ordered([60_000, 60_000, 60_000], 60_000)
  const third = coupon(order, {
    benefit: { kind: 'buy-get', buy: 2, get: 1, basisPoints: 10_000 },
    conditions: { minimumCents: 0 },
  })
  expect(cancel(order, ['unit-0', 'unit-1'], [third])).toBe(60_000)
  expect(kept(order)).toBe(60_000)
})

test('whatever is cancelled in whatever sequence: what went back and what is kept are what was paid, and all of it goes back with the last piece', () => {
  const orders = fc.record({
    goods: fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 6 }),
    off: fc.integer({ min: 0, max: 100 }),
    balance: fc.integer({ min: 0, max: 100 }),
    minimum: fc.integer({ min: 0, max: 300_000 }),
    delivery: fc.nat(50_000),
    cuts: fc.array(fc.nat(5), { maxLength: 12 }),
  })
  fc.assert(
    fc.property(orders, ({ goods, off, balance, minimum, delivery, cuts }) => {
      const whole = goods.reduce((sum, cents) => sum + cents, 0)
      const offCents = Math.floor((whole * off) / 100)
      const order = ordered(goods, offCents, Math.floor(((whole - offCents) * balance) / 100))
      const conditions = { minimumCents: minimum }
      const coupons = [
        coupon(order, { benefit: { kind: 'amount', cents: offCents }, conditions }),
        coupon(order, { benefit: { kind: 'delivery' }, conditions, amountCents: delivery }),
      ]
      const paid = kept(order)
      let back = 0
      const last = goods.map((_, at) => `unit-${at}`)
      for (const unitId of [...cuts.map((at) => `unit-${at % goods.length}`), ...last]) {
        if (order.cancelled.has(unitId)) continue
        const worth = cancel(order, [unitId], coupons)
        expect(worth).toBeGreaterThanOrEqual(0)
        back += worth
        expect(back + kept(order)).toBe(paid)
      }
      expect([back, kept(order)]).toEqual([paid, 0])
      expect(sumOf(wholeOf(order.left))).toBe(0)
    }),
  )
})
