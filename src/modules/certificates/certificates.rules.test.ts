import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALPHABET, canonicalJson, CODE_LENGTH, plainCertificateCode, shownCertificateCode } from './certificates.rules.ts'

test('a code has eighty bits', () => {
  expect(CODE_LENGTH * Math.log2(ALPHABET.length)).toBe(80)
})

test.each([
  ['PX7K-4M2Q-9RTD-H3WV', 'PX7K4M2Q9RTDH3WV'],
  [' px7k 4m2q–9rtd h3wv ', 'PX7K4M2Q9RTDH3WV'],
  ['ＰＸ７Ｋ４Ｍ２Ｑ９ＲＴＤＨ３ＷＶ', 'PX7K4M2Q9RTDH3WV'],
  ['O0Il-0000-0000-0000', '0011000000000000'],
])('a code typed as “%s” is found', (typed, code) => {
  expect(plainCertificateCode(typed)).toBe(code)
})

test.each(['', 'PX7K', 'PX7K-4M2Q-9RTD-H3WU', 'PX7K-4M2Q-9RTD-H3WV-1', '一二三四一二三四一二三四一二三四'])(
  '“%s” is no code',
  (typed) => {
    expect(plainCertificateCode(typed)).toBeUndefined()
  },
)

test('every code that is shown is read again', () => {
  const code = fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: CODE_LENGTH, maxLength: CODE_LENGTH })
  fc.assert(
    fc.property(code, (plain) => {
      expect(plainCertificateCode(shownCertificateCode(plain))).toBe(plain)
    }),
  )
})

test('a record has one spelling, whatever the sequence of its names', () => {
  expect(canonicalJson({ b: [1, 'é'], a: { d: null, c: '「邨」' } })).toBe('{"a":{"c":"「邨」","d":null},"b":[1,"é"]}')
})
