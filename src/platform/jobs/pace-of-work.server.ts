import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

export type Pace = {
  isOver: () => boolean
  /** Does a step and rests after it, the longer the more others had to wait meanwhile. */
  step: <T>(work: () => Promise<T>) => Promise<T>
  stop: () => void
}

/** Of its own time every step leaves so much to others, who are let through in between. */
const LEAST_REST = 0.15
/** Who waits so long for this process has noticed. */
const LATE_MS = 25
const RESOLUTION_MS = 10
/** However late everything is, half of the time goes on. */
const MOST_REST = 1

/** Work that nobody waits for, in a process that shoppers use and over a database that they use. */
export function paceOfWork(turnMs: number): Pace {
  const end = performance.now() + turnMs
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  return {
    isOver: () => performance.now() >= end,
    step: async (work) => {
      delay.reset()
      const began = performance.now()
      const result = await work()
      const took = performance.now() - began
      const late = Math.max(0, delay.percentile(90) / 1e6 - RESOLUTION_MS)
      await pause(took * Math.min(MOST_REST, LEAST_REST + late / LATE_MS))
      return result
    },
    stop: () => delay.disable(),
  }
}
