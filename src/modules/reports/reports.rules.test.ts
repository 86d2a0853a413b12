import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter } from '#platform/clock.ts'
import { comparedWith, comparisons, isPeriod, lengthOf, periodOf, presets } from './reports.rules.ts'

test.each([
  ['today', '2026-11-26', '2026-11-26', '2026-11-26'],
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['week', '2026-11-26', '2026-11-20', '2026-11-26'],
  ['four-weeks', '2026-11-26', '2026-10-30', '2026-11-26'],
  ['month', '2026-11-26', '2026-11-01', '2026-11-26'],
  ['last-month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['last-month', '2027-01-15', '2026-12-01', '2026-12-31'],
  ['year', '2026-11-26', '2026-01-01', '2026-11-26'],
] as const)('%s on %s is %s to %s', (preset, today, from, to) => {
  expect(periodOf(preset, today)).toEqual({ from, to })
})

test('a day is compared with the same day of the week before, whole weeks with the weeks before, a year with the year before', () => {
  expect(comparedWith({ from: '2026-11-26', to: '2026-11-26' }, 'before')).toEqual({ from: '2026-11-19', to: '2026-11-19' })
  expect(comparedWith({ from: '2026-11-20', to: '2026-11-26' }, 'before')).toEqual({ from: '2026-11-13', to: '2026-11-19' })
  expect(comparedWith({ from: '2026-11-26', to: '2026-11-26' }, 'last-year')).toEqual({ from: '2025-11-27', to: '2025-11-27' })
  expect(comparedWith({ from: '2026-11-26', to: '2026-11-26' }, 'none')).toBeUndefined()
})

test('what is compared is as long, lies before, and of any day every period can be asked for', () => {
  const day = fc.integer({ min: 0, max: 20_000 }).map((days) => dayAfter('2000-01-01', days))
  fc.assert(
    fc.property(day, fc.constantFrom(...presets), fc.constantFrom(...comparisons), (today, preset, comparison) => {
      const period = periodOf(preset, today)
      expect(isPeriod(period)).toBe(true)
      const other = comparedWith(period, comparison)
      if (!other) return
      expect(lengthOf(other)).toBe(lengthOf(period))
      expect(other.to < period.to).toBe(true)
    }),
  )
})
