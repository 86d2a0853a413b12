import { DAY, MINUTE } from '#platform/clock.ts'

const HOUR = 60 * MINUTE
/** Hong Kong has no summer time. */
const AHEAD = 8 * HOUR

/** Hours of Hong Kong; from one to the same is never quiet. */
export type Times = { isQuiet: boolean; quietFrom: number; quietUntil: number; isDigest: boolean }

const hourOf = (at: Date): number => Math.floor(((at.getTime() + AHEAD) % DAY) / HOUR)

export function isQuietAt(at: Date, { isQuiet, quietFrom, quietUntil }: Times): boolean {
  if (!isQuiet || quietFrom === quietUntil) return false
  const hour = hourOf(at)
  return quietFrom < quietUntil ? hour >= quietFrom && hour < quietUntil : hour >= quietFrom || hour < quietUntil
}

/** The next full hour of this name in Hong Kong, after a moment. */
export function nextHour(after: Date, hour: number): Date {
  const startOfDay = after.getTime() - ((after.getTime() + AHEAD) % DAY)
  const today = startOfDay + hour * HOUR
  return new Date(today > after.getTime() ? today : today + DAY)
}

/** The moment itself, or when the quiet hours end in which it is. */
export const afterQuiet = (at: Date, times: Times): Date => (isQuietAt(at, times) ? nextHour(at, times.quietUntil) : at)

/** When the mail goes in which the messages of a day are gathered. */
export const nextDigest = (after: Date, hour: number, times: Times): Date => afterQuiet(nextHour(after, hour), times)
