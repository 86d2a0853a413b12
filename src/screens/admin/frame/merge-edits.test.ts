import { expect, test } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const opened = { version: 1, name: { en: 'Lane', zh: '里' }, account: '1', links: ['a', 'b'] }

test('what was typed is kept upon what somebody else saved, and the rest is theirs', () => {
  const typed = { ...opened, name: { en: 'Harbour Lane', zh: '里' }, links: ['a'] }
  const newest = { version: 2, name: { en: 'Lane', zh: '海港里' }, account: '2', links: ['a', 'b', 'c'] }
  expect(mergeEdits(opened, typed, newest)).toEqual({
    version: 2,
    name: { en: 'Harbour Lane', zh: '海港里' },
    account: '2',
    links: ['a'],
  })
})

test('where both changed the same, what was typed here stands', () => {
  expect(mergeEdits(opened, { ...opened, account: '3' }, { ...opened, account: '2' }).account).toBe('3')
})
