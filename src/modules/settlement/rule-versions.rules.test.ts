import { expect, test } from 'vitest'
import { versionsBehind } from './rule-versions.rules.ts'

const at = (day: number): Date => new Date(Date.UTC(2026, 0, day))
const rule = (en: string, commission: string, more = {}) => ({ name: { en }, commission, ...more })
const saved = [
  { commission: '12', rules: [] },
  { commission: '10', rules: [] },
  { commission: '10', rules: [rule('Brands', '8')] },
  { commission: '10', rules: [rule('Company', '9'), rule('Brands', '8', { from: '' })] },
]
const changes = saved.slice(1).map((after, before) => ({
  version: before + 1,
  changedAt: at(10 * (before + 1)),
  before: saved[before] ?? after,
  after,
}))
const sold = (day: number, name: string | null = null) => ({ at: at(day), rule: name })

test.each([
  ['before the first change nobody’s', [sold(5)], []],
  ['the last before the sale, where that has changed what applied', [sold(15), sold(16)], [1]],
  ['from the very moment it was changed', [sold(20, 'Brands')], [2]],
  ['where others were saved since, the one that has changed the rule, too', [sold(31, 'Brands')], [3, 2]],
  ['where rules were saved since, the one that has changed the general rate, too', [sold(31)], [3, 1]],
  ['each that something was sold under', [sold(15), sold(25, 'Brands'), sold(31, 'Company')], [1, 2, 3]],
  ['none where nothing was sold', [], []],
])('the rules that answer for what was sold are %s', (_, pieces, versions) => {
  expect([...versionsBehind(changes, pieces)]).toEqual(versions)
})
