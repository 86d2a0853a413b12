import { expect, test } from 'vitest'
import { labelOfKey, sizeKey, sizeLabel } from './size-label.ts'

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

test.each([
  ['38', 'IT', 'IT@@@38', 'IT 38'],
  ['IT 38', '', 'IT@@@38', 'IT 38'],
  ['38.5', 'EU', 'EU@@@38.5', 'EU 38.5'],
  ['90 cm', '', 'cm@@@90', '90 cm'],
  ['50 ml', 'ml', 'ml@@@50', '50 ml'],
  ['W28', '', 'W@@@28', 'W28'],
  ['28', 'W', 'W@@@28', 'W28'],
  ['XS', '', 'INT@@@XS', 'XS'],
  ['XS', 'INT', 'INT@@@XS', 'XS'],
  ['M/L', '', 'INT@@@M/L', 'M/L'],
  ['One size', '', 'none@@@One size', 'One size'],
  ['Queen', 'bed', 'none@@@Queen', 'Queen'],
  ['38', '', 'none@@@38', '38'],
  ['IT@@@38', '', 'IT@@@38', 'IT 38'],
])('size %s of system %s stands in calls as %s and is read as %s', (size, system, key, label) => {
  expect([sizeKey(size, system), labelOfKey(key)]).toEqual([key, label])
})
