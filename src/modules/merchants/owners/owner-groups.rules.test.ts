import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownerGroups } from './owner-groups.rules.ts'

test('merchants that share a mark are one group, and who shares with two others joins them', () => {
  const marks = [
    ...[
      { merchantId: 'd', mark: 'person 1' },
      { merchantId: 'c', mark: 'company 7' },
      { merchantId: 'b', mark: 'person 1' },
    ],
    ...[
      { merchantId: 'b', mark: 'account 9' },
      { merchantId: 'c', mark: 'account 9' },
      { merchantId: 'a', mark: 'person 2' },
    ],
  ]
  expect([...ownerGroups(marks)].toSorted(([one], [other]) => (one < other ? -1 : 1))).toEqual([
    ['b', 'b'],
    ['c', 'b'],
    ['d', 'b'],
  ])
  expect(ownerGroups([])).toEqual(new Map())
})

test('the groups are the same in whatever order the marks come', () => {
  const Marks = fc.array(
    fc.record({ merchantId: fc.constantFrom('a', 'b', 'c', 'd', 'e'), mark: fc.constantFrom('1', '2', '3', '4') }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(Marks, (marks) => {
      expect(ownerGroups(marks.toReversed())).toEqual(ownerGroups(marks))
    }),
  )
})
