import { expect, test } from 'vitest'
import { memberProblems } from './member-details.rules.ts'

test.each([
  ['nothing at all', {}, {}],
  ['twenty letters', { nickname: 'a'.repeat(20), signature: 'b'.repeat(20) }, {}],
  ['twenty-one letters', { nickname: 'a'.repeat(21) }, { nickname: 'list-title' }],
  ['ten characters', { nickname: '\u8b1d'.repeat(10), signature: '\uff21'.repeat(10) }, {}],
  ['ten characters and a letter', { signature: `${'\u8b1d'.repeat(10)}a` }, { signature: 'list-title' }],
  ['emoji of several signs, each of which counts two', { nickname: '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}'.repeat(10) }, {}],
  ['eleven of them', { nickname: '\u{1f600}'.repeat(11) }, { nickname: 'list-title' }],
  ['a leap day', { birthday: '2024-02-29' }, {}],
  ['today', { birthday: '2026-11-24' }, {}],
  ['tomorrow', { birthday: '2026-11-25' }, { birthday: 'birthday' }],
  ['a day that never was', { birthday: '2023-02-29' }, { birthday: 'birthday' }],
  ['a day before anybody', { birthday: '1899-12-31' }, { birthday: 'birthday' }],
  ['a word', { birthday: 'yesterday' }, { birthday: 'birthday' }],
])('%s', (_, told, problems) => {
  expect(memberProblems(told, '2026-11-24')).toEqual(problems)
})
