import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedChange, onShelf } from './shelf.rules.ts'

test.each([
  // counted, expected, available: change, missing
  [5, 5, 5, 0, 0],
  [7, 5, 5, 2, 0],
  [3, 5, 5, -2, 0],
  // One is ordered and still lies there: nothing has changed.
  [5, 5, 4, 0, 0],
  // Two are gone, and all but one were ordered in between.
  [3, 5, 1, -1, 1],
  [0, 5, 0, 0, 5],
])(
  'of %i counted where %i should lie and %i may be sold: %i for sale, %i missing',
  (counted, expected, available, change, missing) => {
    expect(countedChange(counted, expected, available)).toEqual({ change, missing })
  },
)

const pieces = fc.nat(1_000)

test('what is ordered or given back while somebody counts makes no difference to what is booked', () => {
  fc.assert(
    fc.property(pieces, pieces, pieces, fc.integer({ min: -1_000, max: 1_000 }), (counted, available, awaited, ordered) => {
      fc.pre(available - ordered >= 0 && awaited + ordered >= 0)
      const before = { available, awaited }
      const after = { available: available - ordered, awaited: awaited + ordered }
      expect(onShelf(after)).toBe(onShelf(before))
      const { change, missing } = countedChange(counted, onShelf(before), after.available)
      // What may be sold and what is ordered is, but for what is missing, what lies there.
      expect(onShelf(after) + change).toBe(counted + missing)
      expect(after.available + change).toBeGreaterThanOrEqual(0)
    }),
  )
})
