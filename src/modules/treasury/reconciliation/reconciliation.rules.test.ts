import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter, startOfDay } from '#platform/clock.ts'
import { differencesOf, type Movement, sumsOf } from './reconciliation.rules.ts'

const DAY = '2026-11-24'
const moved = (key: string, cents: number, day = DAY): Movement => ({ key, cents, day })

test('what only one side has, and what the two have at different sums, is a difference', () => {
  const ours = [moved('a', 100), moved('b', 500), moved('c', 70)]
  const theirs = [moved('a', 100), moved('b', 400), moved('d', 30)]
  expect(differencesOf(ours, theirs, DAY)).toEqual([
    { key: 'b', oursCents: 500, theirsCents: 400 },
    { key: 'c', oursCents: 70, theirsCents: 0 },
    { key: 'd', oursCents: 0, theirsCents: 30 },
  ])
})

test('what one side books before midnight and the other after it is none', () => {
  const ours = [moved('a', 100)]
  const theirs = [moved('a', 100, dayAfter(DAY, 1))]
  expect(differencesOf(ours, theirs, DAY)).toEqual([])
  expect(differencesOf(ours, theirs, dayAfter(DAY, 1))).toEqual([])
})

test('of what came and went on a day only that day counts', () => {
  expect(sumsOf([moved('a', 100), moved('b', -30), moved('c', 9, dayAfter(DAY, -1))], DAY)).toEqual({
    inCents: 100,
    outCents: 30,
  })
  expect(startOfDay(DAY).toISOString()).toBe('2026-11-23T16:00:00.000Z')
})

test('two sides that say the same never differ, in whatever sequence they say it', () => {
  const movement = fc.record({
    key: fc.constantFrom('a', 'b', 'c'),
    cents: fc.integer({ min: -900, max: 900 }),
    day: fc.constantFrom(DAY, '2026-11-25'),
  })
  fc.assert(
    fc.property(fc.array(movement), (movements) => {
      expect(differencesOf(movements, movements.toReversed(), DAY)).toEqual([])
    }),
  )
})
