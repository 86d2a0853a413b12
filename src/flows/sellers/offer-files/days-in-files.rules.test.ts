import { expect, test } from 'vitest'
import { judgeDays, readDay } from './days-in-files.rules.ts'

test.each([
  ...['2026-12-31', '2026/12/31', '2026年12月31日', '31-Dec-2026', '31-Dec-26', '31 December 2026', '31/12/2026'],
  ...['12/31/2026', '31.12.2026', '2026-12-31 00:00:00', '2026-12-31T00:00:00.000'],
])('“%s” is the last day of 2026', (cell) => {
  expect(readDay(cell, undefined)).toBe('2026-12-31')
})

test.each(['31/02/2026', '2026-13-01', '0/0/2026', '31-Foo-2026', 'soon', '46387', '12/2026', '2026-12-31 09:30'])(
  '“%s” is no day',
  (cell) => {
    expect(readDay(cell, undefined)).toBeUndefined()
  },
)

test('what may be one of two days is decided by the others of its column, or stays open', () => {
  expect(readDay('1/3/2027', judgeDays(['1/3/2027', '31/12/2026']))).toBe('2027-03-01')
  expect(readDay('1/3/2027', judgeDays(['1/3/2027', '12/31/2026']))).toBe('2027-01-03')
  expect(readDay('1/3/2027', judgeDays(['1/3/2027', '2/4/2027']))).toBe('unsure')
  expect(readDay('1/3/2027', judgeDays(['13/3/2027', '3/13/2027']))).toBe('unsure')
  expect(readDay('3/3/2027', undefined)).toBe('2027-03-03')
  expect(judgeDays(['2026-12-31', ''])).toBeUndefined()
})
