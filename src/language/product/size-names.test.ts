import { expect, test } from 'vitest'
import { sizeName } from './size-names.ts'

test.each([
  ['80 cm', '80 cm', '80厘米'],
  ['7.5 in', '7.5 in', '7.5吋'],
  ['5 × 25 ml', '5 × 25 ml', '5 × 25毫升'],
  ['220 g', '220 g', '220克'],
  ['collar 39', 'Collar 39', '領圍39'],
  ['One size', 'One size', '均碼'],
  ['IT 38', 'IT 38', 'IT 38'],
  ['M', 'M', 'M'],
])('the size %s is called %s in English and %s in Chinese', (label, english, chinese) => {
  expect(sizeName(label, 'en')).toBe(english)
  expect(sizeName(label, 'zh')).toBe(chinese)
})
