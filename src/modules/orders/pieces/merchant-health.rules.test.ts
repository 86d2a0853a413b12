import { expect, test } from 'vitest'
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
] as const)('%s: %i of %i is %s', (figure, num, of, standing) => {
  expect(standingOf(figure, num, of)).toBe(standing)
})

test('a share is in hundredths of a per cent, and nothing of nothing', () => {
  expect([shareOf(3, 102), shareOf(0, 0)]).toEqual([294, 0])
})
