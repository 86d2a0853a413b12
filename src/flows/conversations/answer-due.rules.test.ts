import { expect, test } from 'vitest'
import { answerDue } from './answer-due.rules.ts'

const holidays = new Set(['2026-12-25', '2026-12-26'])

test.each([
  ['a seller on a Sunday', 'seller', '2026-11-29T12:00:00Z', '', '2026-11-30T12:00:00.000Z'],
  ['a seller on holiday until Wednesday', 'seller', '2026-11-29T12:00:00Z', '2026-12-02', '2026-12-03T16:00:00.000Z'],
  ['a seller whose holiday is over', 'seller', '2026-11-29T12:00:00Z', '2026-11-01', '2026-11-30T12:00:00.000Z'],
  ['the shop on a Friday', 'support', '2026-11-27T08:00:00Z', '', '2026-11-30T08:00:00.000Z'],
  ['the shop before holidays', 'partner', '2026-12-24T08:00:00Z', '', '2026-12-28T08:00:00.000Z'],
] as const)('%s answers in time', (_, kind, now, awayUntil, due) => {
  expect(answerDue(kind, new Date(now), holidays, awayUntil).toISOString()).toBe(due)
})
