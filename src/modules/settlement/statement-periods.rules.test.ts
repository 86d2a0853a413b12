import { expect, test } from 'vitest'
import { periodOf } from './statement-periods.rules.ts'

test.each([
  ['a month', '2026-02-11', 'monthly', '', '2026-02-01', '2026-02-28'],
  ['a leap month', '2028-02-29', 'monthly', '', '2028-02-01', '2028-02-29'],
  ['the last day of a year', '2026-12-31', 'monthly', '', '2026-12-01', '2026-12-31'],
  ['a week from Monday to Sunday', '2026-11-29', 'weekly', '', '2026-11-23', '2026-11-29'],
  ['its Monday', '2026-11-30', 'weekly', '', '2026-11-30', '2026-12-06'],
  ['what is left of a month after weeks', '2026-11-27', 'monthly', '2026-11-22', '2026-11-23', '2026-11-30'],
  ['what is left of a week after a month', '2026-12-02', 'weekly', '2026-11-30', '2026-12-01', '2026-12-06'],
] as const)('%s', (_, day, rhythm, stated, firstDay, lastDay) => {
  expect(periodOf(day, rhythm, stated)).toEqual({ firstDay, lastDay })
})
