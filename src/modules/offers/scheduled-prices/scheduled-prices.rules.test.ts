import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datedPrice, saleState } from './scheduled-prices.rules.ts'
import { fromHongKong } from '#platform/text/hong-kong-minute.ts'

test.each([
  [1_200_000, 30, 840_000],
  [99_900, 15, 84_900],
  [99_950, 10, 90_000],
  [100, 95, 100],
])('%i cents less %i per cent are %i, in whole dollars', (list, percent, price) => {
  expect(datedPrice(list, { percent })).toBe(price)
})

test('a date never makes what is asked nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 10 ** 10 }), fc.integer({ min: 1, max: 95 }), (list, percent) => {
      expect(datedPrice(list, { percent })).toBeGreaterThanOrEqual(100)
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
