import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareQuotes, depositOf, isEnded, requestStates, sourcingActs, sourcingAfter } from './sourcing.rules.ts'

test('a deposit is whole dollars, more than nothing and less than the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 99_999_999 }), fc.integer({ min: 1, max: 90 }), (price, percent) => {
      const deposit = depositOf(price, percent)
      expect(deposit % 100 === 0 || deposit === price - 100).toBe(true)
      expect(deposit).toBeGreaterThan(0)
      expect(deposit).toBeLessThan(price)
    }),
  )
  expect(depositOf(894_000, 30)).toBe(268_200)
})

test('quotes are ranked by price, then days, then time, and by nothing else', () => {
  const quote = fc.record({
    priceCents: fc.integer({ min: 1, max: 3 }),
    days: fc.integer({ min: 1, max: 3 }),
    quotedAt: fc.integer({ min: 0, max: 3 }).map((at) => new Date(at)),
  })
  fc.assert(
    fc.property(fc.array(quote), (quotes) => {
      const ranked = quotes.toSorted(compareQuotes)
      for (const [at, one] of ranked.slice(1).entries()) expect(ranked[at]!.priceCents).toBeLessThanOrEqual(one.priceCents)
    }),
  )
})

test('nothing is done about a request that is over but to say how it was', () => {
  const later = sourcingActs.filter((act) => act !== 'ask' && act !== 'review' && act !== 'hide-review')
  const after = requestStates.filter(isEnded).flatMap((state) => later.map((act) => sourcingAfter({ state }, act)))
  expect(after.every((state) => state === undefined)).toBe(true)
})
