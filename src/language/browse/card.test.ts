import { expect, test } from 'vitest'
import { cardText } from './card.text.ts'

test.each([
  [15, '八五折'],
  [30, '七折'],
  [90, '一折'],
  [95, '零點五折'],
  [100, '免費'],
])('%i%% off is called %s', (percent, words) => {
  expect(cardText.off.zh(percent)).toBe(words)
})
