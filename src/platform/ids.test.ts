import { expect, test } from 'vitest'
import { newId } from './ids.server.ts'

test('ten thousand ids made in a burst come out in the order in which they were made, none twice', () => {
  const ids = Array.from({ length: 10_000 }, newId)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})
