import { setTimeout as pause } from 'node:timers/promises'

/** An answer that does not come in time is a problem; for those who do not listen to a signal. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  const ending = new AbortController()
  const late = pause(ms, undefined, { signal: ending.signal }).then(() => {
    throw new Error('no answer in time')
  })
  try {
    return await Promise.race([work, late])
  } finally {
    ending.abort()
    late.catch(() => {})
  }
}
