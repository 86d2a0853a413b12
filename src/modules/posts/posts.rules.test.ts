import { expect, test } from 'vitest'
import { topicKey, topicsIn, writtenLanguage } from './posts.rules.ts'

test.each([
  ['Bags after a year', 'bags-after-a-year'],
  ['ＢＡＧＳ  after a YEAR!', 'bags-after-a-year'],
  ['雨天', '雨天'],
  ['#', ''],
])('the topic %j has the key %j', (name, key) => {
  expect(topicKey(name)).toBe(key)
})

test('topics are told apart by commas, signs and lines, each once', () => {
  expect(topicsIn('#Rain, rain，雨天 #Black  tie\n, ,')).toEqual(['Rain', '雨天', 'Black tie'])
})

test.each([
  ['一年後的手袋', 'zh'],
  ['Linden手袋用了一年，非常好用', 'zh'],
  ['A year with the Linden', 'en'],
  ['My 手袋 after a long year of rain', 'en'],
  ['', 'en'],
] as const)('%j is written in %s', (text, language) => {
  expect(writtenLanguage(text)).toBe(language)
})
