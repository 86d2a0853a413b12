let offsetMs = 0

/** The one clock. Tests move it; nothing else reads the time another way. */
export const clock = {
  now: (): Date => new Date(Date.now() + offsetMs),
  /** For tests: lets `ms` pass (negative: turns back); answers nothing. */
  advance(ms: number): void {
    offsetMs += ms
  },
  reset(): void {
    offsetMs = 0
  },
}

const hongKongDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Hong_Kong',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar day in Hong Kong as YYYY-MM-DD: the day of every cap, opening hour and expiry. */
export const dayInHongKong = (at: Date): string => hongKongDay.format(at)

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
