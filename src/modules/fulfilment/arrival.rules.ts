import { DAY, dayAfter, dayInHongKong } from '#platform/clock.ts'
import type { Holidays } from './holidays.rules.ts'

/** Pieces come from sellers to the platform, are authenticated there and go out: 2–4 working days in Hong Kong and Macau. */
export const EARLIEST_WORKING_DAYS = 2
export const LATEST_WORKING_DAYS = 4
/** From a seller elsewhere: 5–18 days. */
const EARLIEST_DAYS_FROM_ELSEWHERE = 5
const LATEST_DAYS_FROM_ELSEWHERE = 18

export type SentFrom = 'hong-kong' | 'elsewhere'
/** Global buyers send from where they buy, and what is ordered together waits for them; every other seller is in Hong Kong. */
export const sentFrom = (...merchantKinds: string[]): SentFrom =>
  merchantKinds.includes('global-buyer') ? 'elsewhere' : 'hong-kong'

/** Monday to Friday, holidays excepted. `day` is YYYY-MM-DD. */
export function isWorkingDay(day: string, holidays: Holidays): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(day)
}

/** The same time on the next working day in Hong Kong. */
export function oneWorkingDayFrom(now: Date, holidays: Holidays): Date {
  let at = now.getTime() + DAY
  while (!isWorkingDay(dayInHongKong(new Date(at)), holidays)) at += DAY
  return new Date(at)
}

/**
 * The latest day on which a piece bought `now` arrives, as YYYY-MM-DD in Hong Kong. `zoneDays`: how long it may take beyond Hong Kong and
 * Macau; what has to come to us first takes so much longer.
 */
export function arrivesBy(now: Date, holidays: Holidays, from: SentFrom = 'hong-kong', zoneDays = 0): string {
  const start = Date.parse(`${dayInHongKong(now)}T00:00:00Z`)
  if (zoneDays > 0) {
    const days = zoneDays + (from === 'elsewhere' ? LATEST_DAYS_FROM_ELSEWHERE : 0)
    return new Date(start + days * DAY).toISOString().slice(0, 10)
  }
  return from === 'elsewhere'
    ? workingDayFrom(start + LATEST_DAYS_FROM_ELSEWHERE * DAY, 0, holidays)
    : workingDayFrom(start + DAY, LATEST_WORKING_DAYS - 1, holidays)
}

/** The earliest day on which a piece bought `now` arrives; `zoneDays`: the fewest it takes beyond Hong Kong and Macau. */
export function arrivesFrom(now: Date, holidays: Holidays, from: SentFrom = 'hong-kong', zoneDays = 0): string {
  const start = Date.parse(`${dayInHongKong(now)}T00:00:00Z`)
  const elsewhere = from === 'elsewhere' ? EARLIEST_DAYS_FROM_ELSEWHERE : 0
  if (zoneDays > 0) return new Date(start + (zoneDays + elsewhere) * DAY).toISOString().slice(0, 10)
  return elsewhere > 0
    ? workingDayFrom(start + elsewhere * DAY, 0, holidays)
    : workingDayAfter(now, EARLIEST_WORKING_DAYS, holidays)
}

const NEVER_AWAY: Holidays = new Set()

/**
 * By when a merchant sends what was paid now: at 18:00 of the last of its days, working days where it is here and all days from elsewhere.
 * Days on which it is away do not count.
 */
export function dispatchDue(paidAt: Date, days: number, holidays: Holidays, away: Holidays = NEVER_AWAY): Date {
  const isHere = days <= LATEST_WORKING_DAYS
  const day = isHere
    ? workingDayAfter(paidAt, days, away.size > 0 ? new Set([...holidays, ...away]) : holidays)
    : dayAwake(paidAt, days, away)
  return new Date(`${day}T18:00:00+08:00`)
}

/** By when a merchant answers to what it is asked now: at 18:00 of the last of so many working days, on which it is not away. */
export const answerDue = (asked: Date, days: number, holidays: Holidays, away: Holidays = NEVER_AWAY): Date =>
  new Date(`${workingDayAfter(asked, days, away.size > 0 ? new Set([...holidays, ...away]) : holidays)}T18:00:00+08:00`)

function dayAwake(paidAt: Date, days: number, away: Holidays): string {
  let day = dayInHongKong(paidAt)
  for (let left = days; left > 0; left -= away.has(day) ? 0 : 1) day = dayAfter(day, 1)
  return day
}

/** The working day in Hong Kong that comes so many after this moment's own, as YYYY-MM-DD. */
export const workingDayAfter = (now: Date, days: number, holidays: Holidays): string =>
  workingDayFrom(Date.parse(`${dayInHongKong(now)}T00:00:00Z`) + DAY, days - 1, holidays)

/** The working day at or after `at` that has so many others before it. */
function workingDayFrom(at: number, before: number, holidays: Holidays): string {
  const day = new Date(at).toISOString().slice(0, 10)
  if (!isWorkingDay(day, holidays)) return workingDayFrom(at + DAY, before, holidays)
  return before === 0 ? day : workingDayFrom(at + DAY, before - 1, holidays)
}
