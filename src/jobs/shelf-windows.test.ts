import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeShelves } from '#modules/search/index.server.ts'
import { onChanged } from '#platform/cache/page-tags.server.ts'
import { startShelfWindows } from './shelf-windows.ts'

let told: string[]
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  told = []
})
afterEach(() => {
  stop()
  changeShelves({ collections: [], orders: [] })
  vi.useRealTimers()
})

test('pages of a collection are told in the second in which it begins and in which it ends, and only then', async () => {
  const now = Date.now()
  const words = { title: '', story: '' }
  const own = { code: 'summer', from: now + 10_000, until: now + 20_000, words: { en: words, zh: words }, picture: null }
  changeShelves({ collections: [{ ...own, scope: { codes: [] }, isSeason: false }], orders: [] })
  const windows = startShelfWindows()
  stop = onChanged((tags) => void told.push(...tags))
  vi.advanceTimersByTime(9_000)
  expect(told).toEqual([])
  vi.advanceTimersByTime(2_000)
  expect(told).toEqual(['shelf:collection:summer'])
  vi.advanceTimersByTime(8_000)
  expect(told).toHaveLength(1)
  vi.advanceTimersByTime(2_000)
  expect(told).toHaveLength(2)
  await windows.stop()
})
