import { expect, test } from 'vitest'
import { gazettedHolidays, holidaysOf } from './holidays.rules.ts'
import { openingAt } from './opening.rules.ts'

/** Hong Kong is eight hours ahead of UTC, all year. */
const inHongKong = (moment: string): Date => new Date(`${moment}:00+08:00`)

test.each([
  ['a Friday morning', '2026-11-20T09:00', { open: true, until: '18:00' }],
  ['the last minute of a weekday', '2026-11-20T17:59', { open: true, until: '18:00' }],
  ['a weekday at closing time opens on Saturday', '2026-11-20T18:00', { open: false, day: '2026-11-21', from: '09:00' }],
  ['before opening', '2026-11-20T08:59', { open: false, day: '2026-11-20', from: '09:00' }],
  ['a Saturday morning', '2026-11-21T11:30', { open: true, until: '12:00' }],
  ['a Saturday afternoon opens on Monday', '2026-11-21T12:00', { open: false, day: '2026-11-23', from: '09:00' }],
  ['a Sunday', '2026-11-22T10:00', { open: false, day: '2026-11-23', from: '09:00' }],
  [
    'Christmas, a Friday, and the holiday and the Sunday after it',
    '2026-12-25T10:00',
    { open: false, day: '2026-12-28', from: '09:00' },
  ],
  [
    'just after midnight, when it is still the day before in UTC',
    '2026-11-21T00:05',
    { open: false, day: '2026-11-21', from: '09:00' },
  ],
])('%s', (_, moment, opening) => {
  expect(openingAt(inHongKong(moment), holidaysOf(gazettedHolidays))).toEqual(opening)
})
