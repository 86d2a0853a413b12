import { expect, test } from 'vitest'
import { FIRST_HEALTH, healthRulesIn } from '#modules/shop-settings/health-rules.contract.ts'
import { shareOf, standingOf } from './merchant-health.rules.ts'

test.each([
  ['late', 5, 19, 'few'],
  ['late', 0, 20, 'near'],
  ['late', 0, 25, 'good'],
  ['late', 1, 25, 'near'],
  ['late', 2, 49, 'over'],
  ['cancelled', 1, 39, 'over'],
  ['rejected', 3, 100, 'near'],
  ['rejected', 4, 102, 'over'],
  ['described', 1, 100, 'near'],
  ['described', 2, 100, 'over'],
  ['unanswered', 2, 20, 'near'],
  ['unanswered', 3, 20, 'over'],
] as const)('%s: %i of %i is %s', (figure, num, of, standing) => {
  expect(standingOf(healthRulesIn(FIRST_HEALTH), figure, num, of)).toBe(standing)
})

test('a share is in hundredths of a per cent, and nothing of nothing', () => {
  expect([shareOf(3, 102), shareOf(0, 0)]).toEqual([294, 0])
})

test('limits are what an operator types, and what is answered is what is left of what is not', () => {
  const rules = healthRulesIn({ ...FIRST_HEALTH, late: '0.5', answered: '95.5', fewest: 3 })
  expect(rules).toMatchObject({ limits: { late: 50, unanswered: 450 }, fewest: 3 })
  expect(standingOf(rules, 'late', 1, 3)).toBe('over')
})
