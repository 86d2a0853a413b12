import { describe, expect, test } from 'vitest'
import { unitStates } from '#modules/orders/pieces/unit.rules.ts'
import { bookableDays, halvesOf, isBookable, mayBook, mayStillChange } from './care.rules.ts'

const closed = new Set(['2026-12-25'])

describe('the calendar', () => {
  test.each([
    ['a Wednesday', '2026-11-25', ['morning', 'afternoon']],
    ['a Saturday', '2026-11-28', ['morning']],
    ['a Sunday', '2026-11-29', []],
    ['Christmas', '2026-12-25', []],
    ['a leap day, a Tuesday', '2028-02-29', ['morning', 'afternoon']],
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

  test('has a leap day in a leap year alone, and changes until it is over', () => {
    expect(bookableDays(new Date('2028-02-27T16:00:00Z')).slice(0, 2)).toEqual(['2028-02-29', '2028-03-01'])
    expect(bookableDays(new Date('2027-02-27T16:00:00Z')).slice(0, 2)).toEqual(['2027-03-01', '2027-03-02'])
    expect(isBookable('2027-02-29', 'morning', new Date('2027-02-20T00:00:00Z'), closed)).toBe(false)
    expect(mayStillChange('2028-03-01', new Date('2028-02-29T15:59:00Z'))).toBe(true)
    expect(mayStillChange('2028-03-01', new Date('2028-02-29T16:00:00Z'))).toBe(false)
    const bag = { kind: 'bag', state: 'received', years: [2028] } as const
    expect([mayBook(bag, '2028-02-29'), mayBook(bag, '2029-02-28')]).toEqual([false, true])
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
