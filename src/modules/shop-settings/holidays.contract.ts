import { z } from 'zod'
import { typedNumber } from '#platform/text/typed-number.ts'
import { gazettedHolidays, type Holidays, holidaysOf, readHolidays } from '#modules/fulfilment/holidays.rules.ts'

const Year = typedNumber(/^\d{4}$/, 'year').pipe(z.number().int('year').min(2020, 'year').max(2099, 'year'))

/** A form sends the days as they were typed, or a calendar file that was pasted. */
const HolidayYear = z
  .object({
    year: Year,
    days: z.union([z.array(z.string().max(10)).max(400, 'too-many'), z.string().max(100_000, 'too-long')]),
  })
  .transform(({ year, days }, { addIssue }) => {
    const read = readHolidays(typeof days === 'string' ? days : days.join(' '), year)
    if (read && read.length > 0) return { year, days: read }
    addIssue({ code: 'custom', message: 'holiday-days', path: ['days'] })
    return z.NEVER
  })

/** The general holidays of each year, as operators keep them. */
export const HolidayYears = z.object({
  years: z
    .array(HolidayYear)
    .max(20, 'too-many')
    .refine((years) => new Set(years.map(({ year }) => year)).size === years.length, 'year-twice'),
})

export type { Holidays }
export const FIRST_HOLIDAYS = { years: [...gazettedHolidays] }

/** The days themselves, from the setting as it is stored. */
export const holidaysIn = (stored: unknown): Holidays => holidaysOf(HolidayYears.parse(stored).years)
