import { expect, test } from 'vitest'
import { arrivesBy, arrivesFrom, isWorkingDay, oneWorkingDayFrom, sentFrom } from './arrival.rules.ts'
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
  ['in Hong Kong two working days', undefined, 0, '2026-11-24'],
  ['from a seller elsewhere five days, and then the next working one', 'elsewhere', 0, '2026-11-25'],
  ['to a zone its fewest days, and those from elsewhere', 'elsewhere', 4, '2026-11-29'],
] as const)('the earliest day it arrives: %s', (_, from, zoneDays, day) => {
  expect(arrivesFrom(new Date('2026-11-20T04:00:00Z'), holidays, from, zoneDays)).toBe(day)
})

test('the day of National Day is none to work on, the day after is', () => {
  expect([isWorkingDay('2026-10-01', holidays), isWorkingDay('2026-10-02', holidays)]).toEqual([false, true])
})

test.each([
  ['eighteen days later', '2026-11-16T04:00:00Z', '2026-12-04'],
  ['on the Monday when that is a Sunday', '2026-11-18T04:00:00Z', '2026-12-07'],
  ['after Christmas when that is Christmas Day', '2026-12-07T04:00:00Z', '2026-12-28'],
])('a piece of a global buyer arrives %s', (_, now, day) => {
  expect(arrivesBy(new Date(now), holidays, sentFrom('global-buyer'))).toBe(day)
  expect(arrivesBy(new Date(now), holidays, sentFrom('genuine-store')) < day).toBe(true)
})

test('beyond Hong Kong and Macau it takes the days of the zone, and those a piece needs to come to us', () => {
  const monday = new Date('2026-11-16T04:00:00Z')
  expect(arrivesBy(monday, holidays, 'hong-kong', 12)).toBe('2026-11-28')
  expect(arrivesBy(monday, holidays, 'elsewhere', 12)).toBe('2026-12-16')
})

test('what is ordered together arrives with what comes from farthest', () => {
  expect([sentFrom('platform', 'brand'), sentFrom('platform', 'global-buyer')]).toEqual(['hong-kong', 'elsewhere'])
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
