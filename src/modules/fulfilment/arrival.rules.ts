import { DAY, dayAfter, dayInHongKong } from '#platform/clock.ts'
import type { Holidays } from './holidays.rules.ts'

/** What is with us already goes out at once, and what a seller sends within two days comes as soon: 2–4 working days in Hong Kong and Macau. */
export const EARLIEST_WORKING_DAYS = 2
export const LATEST_WORKING_DAYS = 4
/** An item that its seller has sent is with us, authenticated and at the door so many working days later. */
const WORKING_DAYS_ONCE_SENT = 2
/** From a seller elsewhere nothing comes sooner. */
const EARLIEST_DAYS_FROM_ELSEWHERE = 5

/** Within how many days a seller sends, working days up to four and days of the calendar beyond, and on which days it is away. */
export type Sending = { days: number; away?: Holidays }
/** The shop's own is with us already, and is not sent. */
export const sendingOf = (
  { merchantKind, dispatchDays }: { merchantKind: string; dispatchDays: number },
  away?: Holidays,
): Sending | undefined => (merchantKind === 'platform' ? undefined : { days: dispatchDays, ...(away ? { away } : {}) })

/** `zone`: how many days it may take beyond Hong Kong and Macau, once it is with us or on its way to us. */
type Zone = { earliestDays: number; latestDays: number } | null | undefined

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

/** The latest day on which an item bought `now` arrives, as YYYY-MM-DD in Hong Kong. Without `sending` it is with us. */
export function arrivesBy(now: Date, holidays: Holidays, sending?: Sending, zone?: Zone): string {
  if (sending) return arrivesOnceSent(dispatchDue(now, sending.days, holidays, sending.away), holidays, zone)
  return zone ? dayAfter(dayInHongKong(now), zone.latestDays) : workingDayAfter(now, LATEST_WORKING_DAYS, holidays)
}

/** The same of an item whose seller has to send it by then. */
export const arrivesOnceSent = (due: Date, holidays: Holidays, zone?: Zone): string =>
  zone ? dayAfter(dayInHongKong(due), zone.latestDays) : workingDayAfter(due, WORKING_DAYS_ONCE_SENT, holidays)

/** The earliest day on which an item bought `now` arrives. */
export function arrivesFrom(now: Date, holidays: Holidays, sending?: Sending, zone?: Zone): string {
  const elsewhere = sending && sending.days > LATEST_WORKING_DAYS ? EARLIEST_DAYS_FROM_ELSEWHERE : 0
  const here = dayAfter(dayInHongKong(now), elsewhere)
  if (zone) return dayAfter(here, zone.earliestDays)
  return elsewhere > 0
    ? workingDayFrom(Date.parse(`${here}T00:00:00Z`), 0, holidays)
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
