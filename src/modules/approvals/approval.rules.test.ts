import { expect, test } from 'vitest'
import { verdictOf } from './approval.rules.ts'

const plain = { askedBy: undefined, firstBy: undefined, isOther: true, isAboveSums: false, hasOthers: true }

test.each([
  ['what the person owed asked for goes by one operator’s word', {}, 'go'],
  ['above the sums it needs another', { isAboveSums: true }, 'more'],
  ['and goes with that one', { isAboveSums: true, firstBy: 'ada' }, 'go'],
  ['but not with the same again', { isAboveSums: true, firstBy: 'ada', isOther: false }, 'same'],
  ['who asked does not agree', { askedBy: 'ada', isOther: false }, 'same'],
  ['a colleague does', { askedBy: 'ada' }, 'go'],
  ['above the sums the two of them are enough', { askedBy: 'ada', isAboveSums: true }, 'go'],
  ['whoever is paid does not decide', { isOther: false }, 'same'],
  ['where nobody else is there, it waits for a day', { askedBy: 'ada', isOther: false, hasOthers: false }, 'delay'],
  ['above the sums, too', { isAboveSums: true, hasOthers: false }, 'delay'],
])('%s', (_, given, verdict) => {
  expect(verdictOf({ ...plain, ...given })).toBe(verdict)
})
