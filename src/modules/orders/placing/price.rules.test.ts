import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocate, couponCents, paymentFee, partKinds, pointsOf, priceOrder, sumOfParts } from './price.rules.ts'

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

/** Orders with everything that can reduce them, each reduction within what it reduces. */
const rewarded = fc
  .record({
    ordered: lines.filter((all) => all.length <= 12),
    charges: fc.record({ delivery: cents, service: cents, packaging: cents }, { requiredKeys: [] }),
    cuts: fc.array(
      fc.record({ percents: fc.array(fc.nat(100), { minLength: 12, maxLength: 12 }), merchantRate: fc.nat(10_000) }),
      {
        maxLength: 3,
      },
    ),
    spent: fc.array(fc.nat(100), { minLength: 12, maxLength: 12 }),
    balanceCents: fc.oneof(fc.constant(0), cents, fc.constant(Number.MAX_SAFE_INTEGER)),
  })
  .map(({ ordered, charges, cuts, spent, balanceCents }) => {
    const left = ordered.map(({ unitCents, quantity }) => unitCents * quantity)
    const coupons = cuts.map(({ percents, merchantRate }) => {
      const lineCents = ordered.map((_, line) => {
        const off = Math.floor(((left[line] ?? 0) * (percents[line] ?? 0)) / 100)
        left[line] = (left[line] ?? 0) - off
        return off
      })
      return { lineCents, merchantLineCents: lineCents.map((off) => Math.floor((off * merchantRate) / 10_000)) }
    })
    // Of pieces that cost less than a point none is spent, so that a tenth of the whole never asks too much of one.
    const points = ordered.map(({ quantity }, line) =>
      Math.floor((Math.max(0, (left[line] ?? 0) / 100 - quantity * 2) * (spent[line] ?? 0)) / 100),
    )
    return { ordered, charges, rewards: { coupons, points, balanceCents } }
  })

test('whatever an order costs and whatever reduces it, pieces add up to lines, lines to every part, and the parts to the total', () => {
  fc.assert(
    fc.property(rewarded, ({ ordered, charges, rewards }) => {
      const price = priceOrder(ordered, charges, rewards)
      expect(price.totalCents).toBe(sumOfParts(price.parts))
      for (const kind of partKinds) {
        expect(price.lines.reduce((sum, { parts }) => sum + (parts[kind] ?? 0), 0)).toBe(price.parts[kind] ?? 0)
        for (const { parts, units } of price.lines)
          expect(units.reduce((sum, unit) => sum + (unit[kind] ?? 0), 0)).toBe(parts[kind] ?? 0)
      }
      price.lines.forEach(({ units }, line) => expect(units).toHaveLength(ordered[line]?.quantity ?? -1))
    }),
  )
})

test('no piece is ever below nothing, a point is never divided, and every reduction is what was asked', () => {
  fc.assert(
    fc.property(rewarded, ({ ordered, charges, rewards }) => {
      const price = priceOrder(ordered, charges, rewards)
      for (const unit of price.lines.flatMap(({ units }) => units)) {
        expect(sumOfParts(unit)).toBeGreaterThanOrEqual(0)
        expect(Math.abs((unit.points ?? 0) % 100)).toBe(0)
      }
      expect(pointsOf(price.parts)).toBe(rewards.points.reduce((sum, spent) => sum + spent, 0))
      expect(couponCents(price.parts)).toBe(
        rewards.coupons.reduce((sum, { lineCents }) => sum + lineCents.reduce((own, off) => own + off, 0), 0),
      )
      expect(0 - (price.parts.balance ?? 0)).toBe(Math.min(rewards.balanceCents, price.totalCents - (price.parts.balance ?? 0)))
    }),
  )
})

test('without rewards an order costs its pieces and its charges', () => {
  expect(priceOrder([{ unitCents: 20_000, quantity: 2 }], { delivery: 301 })).toEqual({
    parts: { goods: 40_000, delivery: 301 },
    totalCents: 40_301,
    lines: [
      {
        parts: { goods: 40_000, delivery: 301 },
        units: [
          { goods: 20_000, delivery: 151 },
          { goods: 20_000, delivery: 150 },
        ],
      },
    ],
  })
})

test('a coupon that its merchant bears half of, then points, then delivery, then the balance', () => {
  const price = priceOrder(
    [{ unitCents: 100_000, quantity: 1 }],
    { delivery: 5_000 },
    { coupons: [{ lineCents: [20_001], merchantLineCents: [10_000] }], points: [80], balanceCents: 50_000 },
  )
  expect(price.parts).toEqual({
    goods: 100_000,
    merchantCoupon: -10_000,
    coupon: -10_001,
    points: -8_000,
    delivery: 5_000,
    balance: -50_000,
  })
  expect(price.totalCents).toBe(26_999)
})

test('a coupon is shared by price, so that what one piece gives back is known when it is bought', () => {
  const ordered = [
    { unitCents: 20_000, quantity: 1 },
    { unitCents: 10_000, quantity: 1 },
  ]
  const { lines: shares } = priceOrder(ordered, {}, { balanceCents: 1_000 })
  expect(shares.map(({ parts }) => parts)).toEqual([
    { goods: 20_000, balance: -667 },
    { goods: 10_000, balance: -333 },
  ])
})

test('reductions never make a price less than nothing', () => {
  const one = [{ unitCents: 500, quantity: 1 }]
  const off = (cents: number) => ({ coupons: [{ lineCents: [cents], merchantLineCents: [0] }] })
  expect(priceOrder(one, {}, off(500)).totalCents).toBe(0)
  expect(() => priceOrder(one, {}, off(501))).toThrow(RangeError)
  expect(() => priceOrder(one, {}, { points: [6] })).toThrow(RangeError)
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
