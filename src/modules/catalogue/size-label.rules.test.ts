import { expect, test } from 'vitest'
import { sizeLabel } from './size-label.rules.ts'

test.each([
  ['OS', 'OS', 'OS'],
  ['M', 'INT', 'M'],
  ['38', 'IT', 'IT 38'],
  ['80', 'cm', '80 cm'],
  ['220 g', 'g', '220 g'],
  ['50 ml', 'ml', '50 ml'],
  ['28', 'W', 'W28'],
  ['39', 'collar', 'collar 39'],
  ['Queen', 'bed', 'Queen'],
  ['One size', 'none', 'One size'],
])('size %s of system %s is called %s', (size, system, label) => {
  expect(sizeLabel(size, system)).toBe(label)
})
