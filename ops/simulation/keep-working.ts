import { setTimeout as pause } from 'node:timers/promises'

export type Working = { stop: () => Promise<void> }
type Shift = { workers: number; pauseMs: number }

/** Some act one after the other, side by side, until it is over. What goes wrong with one is what went wrong. */
export function keepWorking({ workers, pauseMs }: Shift, act: () => Promise<unknown>): Working {
  let isOver = false
  const work = async (): Promise<void> => {
    while (!isOver) {
      await act()
      await pause(pauseMs)
    }
  }
  const ended = Promise.all(Array.from({ length: workers }, work))
  ended.catch(() => undefined)
  return {
    stop: async () => {
      isOver = true
      await ended
    },
  }
}
