import { expect, test } from 'vitest'
import { gramsIn, wordsIn } from './search-words.rules.ts'

test.each([
  ['wool', []],
  ['PR', ['pr']],
  ['7', ['7']],
  ['包', ['包']],
  ['大衣', ['大衣']],
  ['羊毛大衣', ['羊毛', '毛大', '大衣']],
  ['V領', ['v領']],
])('what is typed as “%s” is found by %j', (typed, grams) => {
  expect(wordsIn(typed).flatMap(gramsIn)).toEqual(grams)
})

test('words are looked for one by one, each once, in small letters', () => {
  expect(wordsIn('  Wool  COAT wool ')).toEqual(['wool', 'coat'])
  expect(wordsIn('')).toEqual([])
})
