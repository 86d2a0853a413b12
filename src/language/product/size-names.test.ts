import { expect, test } from 'vitest'
import { sizeName, sizeWithSystem } from './size-names.ts'
import { sizeLabel } from './size-said.ts'

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

test.each([
  ['none', 'One size', 'One size', '均碼'],
  ['INT', 'M', 'M', 'M'],
  ['INT', 'M/L', 'M/L', 'M/L'],
  ['', 'OS', 'One size', '均碼'],
  ['IT', '38', 'IT 38', 'IT 38'],
  ['W', '28', 'W28', 'W28'],
  ['cm', '80', '80 cm', '80厘米'],
  ['cm', '80 cm', '80 cm', '80厘米'],
])('in the bag and on papers the size %s %s is called as in lists: %s, in Chinese %s', (system, size, english, chinese) => {
  expect(sizeWithSystem(system, size, 'en')).toBe(english)
  expect(sizeWithSystem(system, size, 'zh')).toBe(chinese)
})

test.each([
  ['none', 'One size', 'One size'],
  ['INT', 'M', 'M'],
  ['IT', '38', 'IT 38'],
  ['cm', '80', '80 cm'],
  ['cm', '80厘米', '80厘米'],
])('a size of the scale %s that a call names %s is shown as %s', (system, size, shown) => {
  expect(sizeLabel(size, system)).toBe(shown)
})
