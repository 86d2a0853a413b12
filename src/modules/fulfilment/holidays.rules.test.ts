import { expect, test } from 'vitest'
import { gazettedHolidays, missingHolidays, readHolidays } from './holidays.rules.ts'

const CALENDAR = `BEGIN:VCALENDAR
BEGIN:VEVENT
DTSTART;VALUE=DATE:20271225
DTEND;VALUE=DATE:20271226
SUMMARY:Christmas Day
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20280101
DTEND;VALUE=DATE:20280102
END:VEVENT
BEGIN:VEVENT
DTSTART;VALUE=DATE:20280126
DTEND;VALUE=DATE:20280127
END:VEVENT
END:VCALENDAR`

test.each<[string, string, string[] | undefined]>([
  ['days in any sequence and twice', '2028-04-04, 20280101\n2028-01-01', ['2028-01-01', '2028-04-04']],
  ['the calendar file of several years', CALENDAR, ['2028-01-01', '2028-01-26']],
  [
    'the same as JSON',
    '{"dtstart": ["20280101", {"value": "DATE"}], "dtend": ["20280102"]}, {"dtstart": ["20291225"]}',
    ['2028-01-01'],
  ],
  ['a leap day', '20280229', ['2028-02-29']],
  ['a day that is none', '2028-02-30', undefined],
  ['a day of another year', '2028-01-01 2027-12-27', undefined],
  ['a word', 'Christmas', undefined],
  ['nothing', ' ', []],
])('holidays are read from %s', (_, typed, days) => expect(readHolidays(typed, 2028)).toEqual(days))

test.each<[string, number | undefined]>([
  ['2026-09-30', undefined],
  ['2026-10-01', undefined],
  ['2027-09-30', undefined],
  ['2027-10-01', 2028],
  ['2027-12-31', 2028],
  ['2028-01-01', 2028],
])('on %s the holidays of %s are missing', (today, year) => expect(missingHolidays(gazettedHolidays, today)).toBe(year))

test('an emptied calendar is missing already this year', () => expect(missingHolidays([], '2027-03-01')).toBe(2027))
