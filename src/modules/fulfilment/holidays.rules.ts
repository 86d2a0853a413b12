/** Days on which nobody works, YYYY-MM-DD. */
export type Holidays = ReadonlySet<string>
export type HolidayYear = { year: number; days: string[] }

export const holidaysOf = (years: readonly HolidayYear[]): Holidays => new Set(years.flatMap(({ days }) => days))

/** As gazetted for Hong Kong, until an operator decides; a holiday that falls on a Sunday stands on the day that replaces it. */
export const gazettedHolidays: readonly HolidayYear[] = [
  gazetted(2026, '01-01 02-17 02-18 02-19 04-03 04-04 04-06 04-07 05-01 05-25 06-19 07-01 09-26 10-01 10-19 12-25 12-26'),
  gazetted(2027, '01-01 02-06 02-08 02-09 03-26 03-27 03-29 04-05 05-01 05-13 06-09 07-01 09-16 10-01 10-08 12-25 12-27'),
]

function gazetted(year: number, days: string): HolidayYear {
  return { year, days: days.split(' ').map((day) => `${year}-${day}`) }
}

/** The days of an event begin so in the government’s calendar, as a calendar file and as JSON. */
const IN_CALENDAR = /dtstart[^0-9]{1,24}(\d{4})(\d{2})(\d{2})/gi
const TYPED = /^(\d{4})-?(\d{2})-?(\d{2})$/

/**
 * The holidays of a year from what was typed, day by day, or from the whole calendar file of the government, which holds several
 * years. Undefined when something typed is no day of that year.
 */
export function readHolidays(typed: string, year: number): string[] | undefined {
  const inCalendar = [...typed.matchAll(IN_CALENDAR)].map((found) => dayOf(found))
  if (inCalendar.length > 0) return sorted(inCalendar.filter((day) => day?.startsWith(`${year}-`)))
  const days = typed
    .split(/[\s,，、;]+/)
    .filter(Boolean)
    .map((word) => dayOf(TYPED.exec(word)))
  return days.every((day) => day?.startsWith(`${year}-`)) ? sorted(days) : undefined
}

function dayOf(found: RegExpExecArray | null): string | undefined {
  const day = found?.slice(1).join('-') ?? ''
  const at = new Date(`${day}T00:00:00Z`)
  // 31 February reads as a day of March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined
}

const sorted = (days: readonly (string | undefined)[]): string[] =>
  [...new Set(days.filter((day) => day !== undefined))].toSorted((one, other) => one.localeCompare(other))

/** From October on the holidays of the next year are out: promises reach into it soon. */
const OUT_FROM = '10-01'

/** A year whose holidays should be known by `today` (YYYY-MM-DD), and are not. */
export function missingHolidays(years: readonly HolidayYear[], today: string): number | undefined {
  const year = Number(today.slice(0, 4))
  const wanted = today.slice(5) >= OUT_FROM ? [year, year + 1] : [year]
  return wanted.find((one) => !years.some((known) => known.year === one))
}
