import { expect, test } from 'vitest'
import { daysOf } from '#platform/clock.ts'
import {
  arrivesBy,
  arrivesFrom,
  arrivesOnceSent,
  dispatchDue,
  isWorkingDay,
  oneWorkingDayFrom,
  type Sending,
  sendingOf,
} from './arrival.rules.ts'
import { gazettedHolidays, holidaysOf } from './holidays.rules.ts'

const holidays = holidaysOf(gazettedHolidays)

test.each([
  ['an ordinary Monday', '2026-11-16T04:00:00Z', '2026-11-20'],
  ['a Friday skips the weekend', '2026-11-20T04:00:00Z', '2026-11-26'],
  ['a Saturday counts from Monday', '2026-11-21T04:00:00Z', '2026-11-26'],
  ['late in the evening in UTC it is already the next day here', '2026-11-15T17:00:00Z', '2026-11-20'],
  ['Christmas and the days around it', '2026-12-22T04:00:00Z', '2026-12-29'],
  ['Lunar New Year 2027', '2027-02-04T04:00:00Z', '2027-02-12'],
  ['a leap day, a Tuesday, is worked on', '2028-02-25T04:00:00Z', '2028-03-02'],
  ['the end of another February', '2027-02-25T04:00:00Z', '2027-03-03'],
  ['Easter and Ching Ming 2026', '2026-04-01T04:00:00Z', '2026-04-10'],
])('%s', (_, now, day) => {
  expect(arrivesBy(new Date(now), holidays)).toBe(day)
})

test.each([
  ['with us two working days', undefined, null, '2026-11-24'],
  ['from a seller here the same', { days: 4 }, null, '2026-11-24'],
  ['from a seller elsewhere five days, and then the next working one', { days: 10 }, null, '2026-11-25'],
  ['to a zone its fewest days, and those from elsewhere', { days: 5 }, { earliestDays: 4, latestDays: 9 }, '2026-11-29'],
] as const)('the earliest day it arrives: %s', (_, sending, zone, day) => {
  expect(arrivesFrom(new Date('2026-11-20T04:00:00Z'), holidays, sending, zone)).toBe(day)
})

test('the day of National Day is none to work on, the day after is', () => {
  expect([isWorkingDay('2026-10-01', holidays), isWorkingDay('2026-10-02', holidays)]).toEqual([false, true])
})

const MONDAY = new Date('2026-11-16T04:00:00Z')
const daysAway = (firstDay: string, lastDay: string) => daysOf([{ firstDay, lastDay }])

test.each<[string, Sending, string]>([
  ['within a day', { days: 1 }, '2026-11-19'],
  ['within two days, as soon as what is with us', { days: 2 }, arrivesBy(MONDAY, holidays)],
  ['within four days, a weekend between', { days: 4 }, '2026-11-24'],
  ['within two days, and is away on the first of them', { days: 2, away: daysAway('2026-11-17', '2026-11-17') }, '2026-11-23'],
  ['within two days, and is away only later', { days: 2, away: daysAway('2026-11-19', '2026-12-19') }, '2026-11-20'],
  ['within five days from elsewhere, on a Saturday', { days: 5 }, '2026-11-24'],
  ['within eighteen days from elsewhere', { days: 18 }, '2026-12-08'],
  [
    'within five days from elsewhere, and is away for a week',
    { days: 5, away: daysAway('2026-11-17', '2026-11-23') },
    '2026-12-01',
  ],
])('what its seller sends %s is with us, authenticated and at the door two working days later', (_, sending, day) => {
  expect(arrivesBy(MONDAY, holidays, sending)).toBe(day)
  expect(arrivesOnceSent(dispatchDue(MONDAY, sending.days, holidays, sending.away), holidays)).toBe(day)
})

test('between sending and the door no holiday counts', () => {
  expect(arrivesBy(new Date('2026-12-21T04:00:00Z'), holidays, { days: 3 })).toBe('2026-12-29')
})

test('beyond Hong Kong and Macau it takes the days of the zone, and those in which its seller sends', () => {
  const zone = { earliestDays: 5, latestDays: 12 }
  expect(arrivesBy(MONDAY, holidays, undefined, zone)).toBe('2026-11-28')
  expect(arrivesBy(MONDAY, holidays, { days: 2 }, zone)).toBe('2026-11-30')
  expect(arrivesBy(MONDAY, holidays, { days: 18 }, zone)).toBe('2026-12-16')
})

test('only what others sell has to be sent to us', () => {
  expect(sendingOf({ merchantKind: 'platform', dispatchDays: 4 })).toBeUndefined()
  expect(sendingOf({ merchantKind: 'company', dispatchDays: 4 })).toEqual({ days: 4 })
})

test.each([
  ['a Tuesday', '2026-11-24T09:00:00Z', '2026-11-25T09:00:00.000Z'],
  ['a Friday', '2026-11-27T09:00:00Z', '2026-11-30T09:00:00.000Z'],
  ['the eve of a holiday', '2026-09-30T09:00:00Z', '2026-10-02T09:00:00.000Z'],
  ['the day before a leap day', '2028-02-28T09:00:00Z', '2028-02-29T09:00:00.000Z'],
  ['a Saturday in Hong Kong that is still Friday elsewhere', '2026-11-27T17:00:00Z', '2026-11-29T17:00:00.000Z'],
])('one working day from %s is the same time of the next day on which people work', (_, now, then) => {
  expect(oneWorkingDayFrom(new Date(now), holidays).toISOString()).toBe(then)
})
