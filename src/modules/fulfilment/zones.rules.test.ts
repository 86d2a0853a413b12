import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isFarDestination } from '#language/buying/address-places.ts'
import { deliveryFee, destinationsOf, FIRST_ZONES, findZone, LATEST_DAYS, SOONEST_DAYS } from './zones.rules.ts'

const japan = findZone(FIRST_ZONES, 'JP')!

it.each([
  [1, 18_000],
  [1_000, 18_000],
  [1_001, 28_000],
  [3_000, 28_000],
  [3_001, 48_000],
  [8_000, 48_000],
  [8_001, 96_000],
  [24_001, 192_000],
])('%d grams to Japan cost %d cents', (grams, cents) => expect(deliveryFee(japan, grams)).toBe(cents))

it('what weighs more never costs less', () =>
  fc.assert(
    fc.property(fc.constantFrom(...FIRST_ZONES), fc.nat(60_000), fc.nat(60_000), (zone, grams, more) => {
      expect(deliveryFee(zone, grams + more)).toBeGreaterThanOrEqual(deliveryFee(zone, grams))
    }),
  ))

it('the zones the shop begins with name each place once, and days that the law of our promise allows', () => {
  const places = destinationsOf(FIRST_ZONES)
  expect(new Set(places).size).toBe(places.length)
  expect(places.filter((code) => !isFarDestination(code))).toEqual([])
  for (const { earliestDays, latestDays } of FIRST_ZONES) {
    expect(earliestDays).toBeGreaterThanOrEqual(SOONEST_DAYS)
    expect(latestDays).toBeLessThanOrEqual(LATEST_DAYS)
    expect(latestDays).toBeGreaterThan(earliestDays)
  }
})

it.each(['HK', 'MO', 'BR', '', 'jp'])('no zone has %j', (code) => expect(findZone(FIRST_ZONES, code)).toBeUndefined())
