import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divide, rateOf } from './settlement.rules.ts'

test('a price is divided by the rates, half a cent rounded up', () => {
  expect(divide(1_200_000, { commission: rateOf('10'), card: rateOf('1') })).toEqual({
    commissionCents: 120_000,
    cardCents: 12_000,
    dueCents: 1_068_000,
  })
  expect(divide(101, { commission: rateOf('12.5'), card: rateOf('0') })).toEqual({
    commissionCents: 13,
    cardCents: 0,
    dueCents: 88,
  })
})

test('whatever the price and the rates, the parts add up to it and none is below nothing', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(10_000), fc.nat(10_000), (cents, commission, card) => {
      const { commissionCents, cardCents, dueCents } = divide(cents, { commission, card })
      expect(commissionCents + cardCents + dueCents).toBe(cents)
      expect(Math.min(commissionCents, cardCents, dueCents)).toBeGreaterThanOrEqual(0)
    }),
  )
})
