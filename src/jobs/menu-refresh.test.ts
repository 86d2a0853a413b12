import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EVERYTHING, FRAME, onChanged, invalidate } from '#platform/cache/page-tags.server.ts'
import { startMenuRefresh } from './menu-refresh.ts'

let told: string[]
let stop: () => void
let refresh: { stop: () => Promise<void> }
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  stop = onChanged((tags) => void told.push(...tags))
  refresh = startMenuRefresh()
})
afterEach(async () => {
  stop()
  await refresh.stop()
  vi.useRealTimers()
})

test('pages get another menu a minute after everything may have changed, as when a category has moved, and once for many changes', () => {
  invalidate(EVERYTHING)
  invalidate('product:one')
  vi.advanceTimersByTime(60_000)
  expect(told).not.toContain(FRAME)
  vi.advanceTimersByTime(2_000)
  expect(told.filter((tag) => tag === FRAME)).toHaveLength(1)
  vi.advanceTimersByTime(600_000)
  expect(told.filter((tag) => tag === FRAME)).toHaveLength(1)
})
