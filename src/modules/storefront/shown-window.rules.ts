import { fromHongKong } from '#platform/text/hong-kong-minute.ts'
import type { ShownState, ShownWindow } from './shown-window.contract.ts'

/** In milliseconds since 1970; what is not shown at all has no time. */
export function timesOf({ from, until, shown }: ShownWindow): { from: number; until: number } {
  if (!shown) return { from: Infinity, until: -Infinity }
  return {
    from: from === '' ? -Infinity : fromHongKong(from).getTime(),
    until: until === '' ? Infinity : fromHongKong(until).getTime(),
  }
}

export function shownState(window: ShownWindow, now: Date): ShownState {
  if (!window.shown) return 'hidden'
  const { from, until } = timesOf(window)
  if (until <= now.getTime()) return 'over'
  return from <= now.getTime() ? 'shown' : 'coming'
}
