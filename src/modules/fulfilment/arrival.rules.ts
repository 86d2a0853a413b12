import { DAY, dayInHongKong } from '#platform/clock.ts'

/** Pieces come from sellers to the platform, are authenticated there and go out: 2–4 working days in Hong Kong and Macau. */
export const EARLIEST_WORKING_DAYS = 2
export const LATEST_WORKING_DAYS = 4
/** From a seller elsewhere: 5–18 days. */
const LATEST_DAYS_FROM_ELSEWHERE = 18

export type SentFrom = 'hong-kong' | 'elsewhere'
/** Global buyers send from where they buy, and what is ordered together waits for them; every other seller is in Hong Kong. */
export const sentFrom = (...merchantKinds: string[]): SentFrom =>
  merchantKinds.includes('global-buyer') ? 'elsewhere' : 'hong-kong'

/** General holidays of Hong Kong as gazetted; a holiday that falls on a Sunday stands on the day that replaces it. */
const GENERAL_HOLIDAYS: ReadonlySet<string> = new Set([
  ...[
    '2026-01-01',
    '2026-02-17',
    '2026-02-18',
    '2026-02-19',
    '2026-04-03',
    '2026-04-04',
    '2026-04-06',
    '2026-04-07',
    '2026-05-01',
  ],
  ...['2026-05-25', '2026-06-19', '2026-07-01', '2026-09-26', '2026-10-01', '2026-10-19', '2026-12-25', '2026-12-26'],
  ...[
    '2027-01-01',
    '2027-02-06',
    '2027-02-08',
    '2027-02-09',
    '2027-03-26',
    '2027-03-27',
    '2027-03-29',
    '2027-04-05',
    '2027-05-01',
  ],
  ...['2027-05-13', '2027-06-09', '2027-07-01', '2027-09-16', '2027-10-01', '2027-10-08', '2027-12-25', '2027-12-27'],
])

export const isGeneralHoliday = (day: string): boolean => GENERAL_HOLIDAYS.has(day)

/** Monday to Friday, general holidays excepted. `day` is YYYY-MM-DD. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isGeneralHoliday(day)
}

/** The same time on the next working day in Hong Kong. */
export function oneWorkingDayFrom(now: Date): Date {
  let at = now.getTime() + DAY
  while (!isWorkingDay(dayInHongKong(new Date(at)))) at += DAY
  return new Date(at)
}

/** The latest day on which a piece bought `now` arrives, as YYYY-MM-DD in Hong Kong. */
export function arrivesBy(now: Date, from: SentFrom = 'hong-kong'): string {
  const start = Date.parse(`${dayInHongKong(now)}T00:00:00Z`)
  return from === 'elsewhere'
    ? workingDayFrom(start + LATEST_DAYS_FROM_ELSEWHERE * DAY, 0)
    : workingDayFrom(start + DAY, LATEST_WORKING_DAYS - 1)
}

/** The working day at or after `at` that has so many others before it. */
function workingDayFrom(at: number, before: number): string {
  const day = new Date(at).toISOString().slice(0, 10)
  if (!isWorkingDay(day)) return workingDayFrom(at + DAY, before)
  return before === 0 ? day : workingDayFrom(at + DAY, before - 1)
}
