import { expect, it } from 'vitest'
import { listEmptyText } from './list-empty.text.ts'

it.each([
  ['en', ' Not searched: “spacecraft”, “velvet”.'],
  ['zh', '已略去「spacecraft」「velvet」。'],
] as const)('names the words a search left out in the marks of the language (%s)', (language, words) => {
  expect(listEmptyText.leftOut[language](['spacecraft', 'velvet'])).toBe(words)
})

it.each([
  ['en', 'We do not sell “fridge”'],
  ['zh', '本店沒有出售「fridge」'],
] as const)('says of a thing that is not sold just that (%s)', (language, words) => {
  expect(listEmptyText.notSoldTitle[language](['fridge'])).toBe(words)
})

it.each([
  ['en', 'red', 'boots', ['Burgundy'], 'No red boots: boots in burgundy.'],
  ['en', 'red', 'boots', ['Burgundy', 'Pink'], 'No red boots: boots in burgundy and pink.'],
  ['zh', '紅色', '靴', ['酒紅色', '粉紅色'], '沒有紅色靴，以下為酒紅色、粉紅色的靴。'],
] as const)('names the colours in which a thing is there instead (%s, %s %s in %j)', (language, asked, thing, colours, words) => {
  expect(listEmptyText.closest[language](asked, thing, colours)).toBe(words)
})
