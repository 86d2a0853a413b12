import { expect, test } from 'vitest'
import { isHolder } from './bank-account.rules.ts'

test.each([
  ['Saltmarsh Limited', 'SALTMARSH LTD.', true],
  ['Pearl & Quay Company Limited', 'Pearl &  Quay Co., Ltd', true],
  ['Café Ostrya Limited', 'CAFE OSTRYA LIMITED', true],
  ['Ms Lau’s Wardrobe', "MS LAU'S WARDROBE", true],
  ['Saltmarsh Limited', 'Saltmarsh', false],
  ['Saltmarsh Limited', 'Saltmarsh Trading Limited', false],
  ['Mei Tang', 'Tang Mei', false],
  ['', '—', false],
] as const)('%s is paid under the name %s: %s', (name, holder, isOwn) => {
  expect(isHolder(holder, [name])).toBe(isOwn)
})
