import { expect, test } from 'vitest'
import { differenceOf } from './audit-difference.rules.ts'

test.each([
  ['nothing before', null, { reason: 'x' }, [{ field: 'reason', before: null, after: 'x' }]],
  ['nothing afterwards', { reason: 'x' }, null, [{ field: 'reason', before: 'x', after: null }]],
  ['the same', { a: 1, b: [1, 2] }, { a: 1, b: [2, 1] }, []],
  ['one of several', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ field: 'b', before: '2', after: '3' }]],
  ['deep inside', { a: { b: { c: true } } }, { a: { b: { c: false } } }, [{ field: 'a.b.c', before: 'true', after: 'false' }]],
  ['lists', { roles: ['a', 'b'] }, { roles: ['b', 'c', 'd'] }, [{ field: 'roles', before: 'a', after: 'c, d' }]],
  ['lists of things', { l: [{ n: 1 }] }, { l: [{ n: 2 }] }, [{ field: 'l.0.n', before: '1', after: '2' }]],
  ['empty words', { a: '' }, { a: null }, []],
])('%s', (_, before, after, changes) => {
  expect(differenceOf(before, after)).toEqual(changes)
})
