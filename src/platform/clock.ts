let offsetMs = 0
/** The database's time, and the reading of this process's own stopwatch when it was told. */
let told: { timeMs: number; at: number } | undefined

/** Smaller differences come from the way the answer travels. */
const NOTICEABLE_MS = 50

/**
 * The one clock. In a process that follows the database (`database-clock.server.ts`) it is the database's, whatever the machine's
 * own clock says, so that every process closes the same window at the same moment. Tests move it; nothing else reads the time
 * another way.
 */
export const clock = {
  now: (): Date => new Date(currentMs() + offsetMs),
  /** The database says that it is now `timeMs`. */
  follow(timeMs: number): void {
    if (told === undefined || Math.abs(timeMs - currentMs()) > NOTICEABLE_MS) told = { timeMs, at: performance.now() }
  },
  /** For tests: lets `ms` pass (negative: turns back); answers nothing. */
  advance(ms: number): void {
    offsetMs += ms
  },
  reset(): void {
    offsetMs = 0
  },
}

const currentMs = (): number => (told ? told.timeMs + performance.now() - told.at : Date.now())

const hongKongDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Hong_Kong',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day in Hong Kong as YYYY-MM-DD: the day of every cap, opening hour and expiry. */
export const dayInHongKong = (at: Date): string => hongKongDay.format(at)

/** The time of day in Hong Kong, such as 09:30. It has no summer time. */
export const timeInHongKong = (at: Date): string => new Date(at.getTime() + 8 * 60 * MINUTE).toISOString().slice(11, 16)

/** So many days after a day such as 2026-12-03; before it when negative. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** Every day of these spans, the first and the last of each included. */
export function daysOf(spans: readonly { firstDay: string; lastDay: string }[]): Set<string> {
  const days = new Set<string>()
  for (const { firstDay, lastDay } of spans) for (let day = firstDay; day <= lastDay; day = dayAfter(day, 1)) days.add(day)
  return days
}

/** When a day begins in Hong Kong, whose clocks are never changed. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
