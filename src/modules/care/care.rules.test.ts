import { describe, expect, test } from 'vitest'
import { unitStates } from '#modules/orders/unit.rules.ts'
import { bookableDays, halvesOf, isBookable, mayBook, mayStillChange } from './care.rules.ts'

const closed = new Set(['2026-12-25'])

describe('the calendar', () => {
  test.each([
    ['a Wednesday', '2026-11-25', ['morning', 'afternoon']],
    ['a Saturday', '2026-11-28', ['morning']],
    ['a Sunday', '2026-11-29', []],
    ['Christmas', '2026-12-25', []],
  ])('on %s', (_, day, halves) => {
    expect(halvesOf(day, closed)).toEqual(halves)
  })

  test('begins tomorrow in Hong Kong, whatever day it is elsewhere', () => {
    const lateEvening = new Date('2026-11-24T16:30:00Z')
    expect(bookableDays(lateEvening)[0]).toBe('2026-11-26')
    expect(isBookable('2026-11-25', 'morning', lateEvening, closed)).toBe(false)
    expect(isBookable('2026-11-28', 'afternoon', lateEvening, closed)).toBe(false)
    expect(isBookable('2026-11-28', 'morning', lateEvening, closed)).toBe(true)
    expect(isBookable('2027-03-01', 'morning', lateEvening, closed)).toBe(false)
    expect(isBookable('2026-02-31', 'morning', lateEvening, closed)).toBe(false)
  })

  test('lets an appointment change until the day before is over', () => {
    expect(mayStillChange('2026-11-26', new Date('2026-11-25T15:59:00Z'))).toBe(true)
    expect(mayStillChange('2026-11-26', new Date('2026-11-25T16:00:00Z'))).toBe(false)
  })
})

test('a bag or a watch that has arrived may be booked once in each calendar year', () => {
  for (const state of unitStates) expect(mayBook({ kind: 'bag', state, years: [] }, '2026-12-01')).toBe(state === 'received')
  for (const kind of ['bag', 'watch', 'shoes', 'jewellery', 'other'])
    expect(mayBook({ kind, state: 'received', years: [] }, '2026-12-01')).toBe(kind === 'bag' || kind === 'watch')
  const served = { kind: 'watch', state: 'received', years: [2026] } as const
  expect([mayBook(served, '2026-12-31'), mayBook(served, '2027-01-01')]).toEqual([false, true])
})
