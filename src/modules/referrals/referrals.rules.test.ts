import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastTouch, linkPath, mayBeLinkCode, signsOf, typedCode } from './referrals.rules.ts'

test('of what was followed the last one counts, in whatever order it is read', () => {
  const touch = fc.record({
    linkId: fc.uuid(),
    merchantId: fc.uuid(),
    touchedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
  })
  fc.assert(
    fc.property(fc.array(touch, { minLength: 1 }), (touches) => {
      const last = lastTouch(touches)
      expect(touches.every(({ touchedAt }) => last !== undefined && touchedAt <= last.touchedAt)).toBe(true)
      expect(lastTouch(touches.toReversed())?.touchedAt).toEqual(last?.touchedAt)
    }),
  )
  expect(lastTouch([])).toBeUndefined()
})

test('a code is the same however it is typed, and neither a word nor the id of a coupon is one', () => {
  expect([' bcd-fgh2', 'BCDFGH2', 'ｂｃｄｆｇｈ２'].map(typedCode)).toEqual(['BCDFGH2', 'BCDFGH2', 'BCDFGH2'])
  expect(['bcd fgh2', 'BCDFGH2'].every(mayBeLinkCode)).toBe(true)
  expect(['WELCOME', 'BCDFGH', 'BCDFGH23', '', '0198c1b2-7a4e-7c1f-9d3e-2f6a1b4c5d6e'].some(mayBeLinkCode)).toBe(false)
  expect(linkPath('BCDFGH2')).toBe('/r/bcdfgh2')
})

test.each([
  [{ clicks: 10, visits: 10, refused: 0, shared: 1 }, []],
  [{ clicks: 1_000, visits: 1, refused: 0, shared: 1 }, ['clicks']],
  [{ clicks: 60, visits: 30, refused: 3, shared: 30 }, ['refused', 'shared']],
  [{ clicks: 0, visits: 0, refused: 0, shared: 0 }, []],
] as const)('of %j stands out %j', (figures, signs) => {
  expect(signsOf(figures, { clicksPerVisit: 10, refusedSales: 3, sharedVisitors: 10 })).toEqual(signs)
})
