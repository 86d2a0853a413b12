import { expect, test } from 'vitest'
import { chineseFaults } from './chinese.rules.ts'
import { HAN, readTexts, textsOfJson, textsOfPage, textsOfSource } from './written-texts.builders.ts'

const texts = [
  ...readTexts('src', /\.tsx?$/, textsOfSource),
  ...readTexts('src', /\.json$/, textsOfJson),
  ...readTexts('demo/catalogue', /\.ts$/, textsOfSource),
  ...readTexts('demo/catalogue/words', /\.json$/, textsOfJson),
  ...readTexts('content/pages', /\.zh\.md$/, textsOfPage),
].filter(({ key, text }) => HAN.test(text) && !key.endsWith('.en'))

test('every Chinese text says one thing by one word, the one of Hong Kong, in its characters and punctuation', () => {
  expect(texts.length).toBeGreaterThan(3_000)
  const faults = texts.flatMap(({ file, key, text }) =>
    chineseFaults(text, file).map((fault) => `${file} › ${key} › ${text.trim().slice(0, 60)} › ${fault}`),
  )
  expect(faults).toEqual([])
})

test.each([
  ['此訂單已關閉。', '已關閉'],
  ['商戶合作：由商戶發售', '商戶'],
  ['閣下的購物袋', '閣下'],
  ['訂單 X已寄出', ' '],
  ['多謝,請稍候', ','],
  ['订单已寄出', '订'],
])('%s is found out', (text, form) => {
  expect(chineseFaults(text, 'content/pages/care.zh.md').join()).toContain(`“${form}”`)
})

test.each(['商戶合作', '2026年11月20日 21:30', '每張不超過10 MB', '迷你手袋'])('%s may stand', (text) => {
  expect(chineseFaults(text)).toEqual([])
})
