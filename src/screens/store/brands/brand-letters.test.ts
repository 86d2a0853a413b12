import { expect, test } from 'vitest'
import { foldName, initialOf } from './brand-letters.ts'

test.each([
  ['Éclat Noir', 'E'],
  ['’Ōhana', 'O'],
  ['Ångström', 'A'],
  ['3.1 Studio', '0–9'],
  ['奧絲雅', '0–9'],
  ['lune atelier', 'L'],
])('%s stands under %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter)
})

test('a designer is found whatever the accents, the case and the signs', () => {
  expect(foldName('Alderwick & Rowe')).toBe(foldName('ALDERWICK  rowe'))
  expect(foldName('Éclat 奧絲雅')).toContain(foldName('絲雅'))
})
