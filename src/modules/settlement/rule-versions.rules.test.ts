import { expect, test } from 'vitest'
import { versionsInForce } from './rule-versions.rules.ts'

const at = (day: number): Date => new Date(Date.UTC(2026, 0, day))
const changes = [
  { version: 1, changedAt: at(10) },
  { version: 2, changedAt: at(20) },
  { version: 3, changedAt: at(30) },
]

test.each([
  ['before the first change nobody’s', [5], []],
  ['the last before the sale', [15, 16], [1]],
  ['from the very moment it was changed', [20], [2]],
  ['each that something was sold under', [15, 25, 31], [1, 2, 3]],
  ['none where nothing was sold', [], []],
] as const)('the rules in force are %s', (_, sold, versions) => {
  expect([...versionsInForce(changes, sold.map(at))]).toEqual(versions)
})
