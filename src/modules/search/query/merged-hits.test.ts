import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Meeting } from './hit-accumulator.ts'
import { runNow } from '#modules/search/answer-scheduler.ts'
import { mergedHits } from './merged-hits.ts'

const meeting: fc.Arbitrary<Meeting> = fc.record({
  slots: fc.uniqueArray(fc.nat({ max: 40 }), { maxLength: 30 }).map((slots) => Uint32Array.from(slots).sort()),
  score: fc.integer({ min: 1, max: 40 }),
  place: fc.constantFrom('title', 'name'),
})

test('a product scores its best way in the title and its best in the names', () => {
  fc.assert(
    fc.property(fc.array(meeting, { maxLength: 6 }), (meetings) => {
      const { slots, scores } = runNow(mergedHits(meetings))
      const bestIn = (slot: number, place: Meeting['place']): number =>
        Math.max(0, ...meetings.filter((way) => way.place === place && way.slots.includes(slot)).map(({ score }) => score))
      const met = [...new Set(meetings.flatMap((way) => [...way.slots]))].sort((one, other) => one - other)
      expect([...slots]).toEqual(met)
      expect([...scores]).toEqual(met.map((slot) => bestIn(slot, 'title') + bestIn(slot, 'name')))
    }),
  )
})

test('what is found stays as it is when a list changes afterwards', () => {
  const list = Uint32Array.of(1, 2, 3)
  const { slots } = runNow(mergedHits([{ slots: list, score: 4, place: 'name' }]))
  list.fill(9)
  expect([...slots]).toEqual([1, 2, 3])
})
