import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inLatinLetters } from './latin-letters.ts'

test('a script in Latin letters says the same, in texts, templates, keys and regular expressions', () => {
  const script = [
    'const found = { 香港: "裏" }',
    'const isMark = new RegExp(String.raw`^[，。]$`);',
    '[found["香港"], `${found.香港}——😀 é`, /^[一-龥]+$/.test("毋須"), /^[\u{1F600}-😎]$/u.test("😀"), isMark.test("。"), "\\\\香"]',
  ].join('\n')
  const written = inLatinLetters(script)
  expect(written).toMatch(/^[\0-\xff]+$/)
  expect(runInNewContext(written)).toEqual(runInNewContext(script))
})

test('what would change its meaning stops the build', () => {
  expect(() => inLatinLetters('/\\，/')).toThrow('a letter that needs no backslash has one: \\，')
})
