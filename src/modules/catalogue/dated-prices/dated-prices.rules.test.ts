import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedPrice, datedPrice, fromHongKong, overlap, saleState } from './dated-prices.rules.ts'

test.each([
  [1_200_000, 30, 840_000],
  [99_900, 15, 84_900],
  [99_950, 10, 90_000],
  [100, 95, 100],
])('%i cents less %i per cent are %i, in whole dollars', (list, percent, price) => {
  expect(datedPrice(list, { percent })).toBe(price)
})

test('a date never raises what is asked, and never makes it nothing', () => {
  const cents = fc.integer({ min: 100, max: 10 ** 10 })
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 1, max: 95 }), (usual, list, percent) => {
      const dated = datedPrice(list, { percent })
      expect(dated).toBeGreaterThanOrEqual(100)
      expect(askedPrice(usual, dated)).toBeLessThanOrEqual(usual)
      expect(askedPrice(usual, undefined)).toBe(usual)
    }),
  )
})

const minute = (at: number) => new Date(at * 60_000)
test('two times overlap when there is a minute that both hold; one may begin as another ends', () => {
  const at = fc.nat(40)
  fc.assert(
    fc.property(at, at, at, at, (a, b, c, d) => {
      fc.pre(a < b && c < d)
      const shared = Array.from({ length: 41 }, (_, time) => time).some((time) => time >= a && time < b && time >= c && time < d)
      expect(overlap({ from: minute(a), until: minute(b) }, { from: minute(c), until: minute(d) })).toBe(shared)
    }),
  )
})

test('a sale is on from its first minute and no longer in its last', () => {
  const span = { from: fromHongKong('2026-12-24T18:00'), until: fromHongKong('2026-12-26T00:00') }
  expect(span.from.toISOString()).toBe('2026-12-24T10:00:00.000Z')
  expect(saleState(span, new Date('2026-12-24T09:59:59Z'))).toBe('coming')
  expect(saleState(span, span.from)).toBe('running')
  expect(saleState(span, span.until)).toBe('over')
})
