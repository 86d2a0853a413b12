import { expect, test } from 'vitest'
import { foldWord, isEnough } from './finder.rules.ts'

test.each([
  ['PK１２', 'pk12', true],
  [' AB ', 'ab', false],
  ['絲巾', '絲巾', true],
  ['巾', '巾', false],
] as const)('%j is looked for once it says enough', (typed, folded, enough) => {
  expect(foldWord(typed)).toBe(folded)
  expect(isEnough(folded)).toBe(enough)
})
