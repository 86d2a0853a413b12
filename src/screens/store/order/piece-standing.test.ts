import { expect, test } from 'vitest'
import { isGone, standingsOf } from './piece-standing.ts'

const unit = (state: Parameters<typeof isGone>[0][number]['state'], parcel: number | null = null) => ({ state, parcel })

test('an order whose pieces differ says of each how many stand so, the furthest first', () => {
  const productItems = [{ units: [unit('awaited'), unit('rejected')] }, { units: [unit('received', 0), unit('sent', 1)] }]
  expect(standingsOf({ productItems, parcels: [{ pickUp: null }, { pickUp: null }] })).toEqual([
    ['received', 1],
    ['sent', 1],
    ['awaited', 1],
    ['rejected', 1],
  ])
})

test('what waits in a store is ready to collect, and is not on its way', () => {
  const pickUp = { code: 'ABCD', qrSvg: '', until: '2026-12-03' }
  expect(standingsOf({ productItems: [{ units: [unit('sent', 0)] }], parcels: [{ pickUp }] })).toEqual([['collect', 1]])
})

test('a line is gone once none of its pieces is the shopper’s, or will be', () => {
  expect(isGone([unit('returned'), unit('rejected')])).toBe(true)
  expect(isGone([unit('returned'), unit('received')])).toBe(false)
})
