import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textWidth } from './text-width.ts'
import { keepTyped, kindOf, type TypedKind, type Typing } from './typed-text.ts'

describe('what a field keeps of what is typed', () => {
  test.each<[string, string, Typing, string]>([
    ['digits alone', 'a1 2-3四５', { only: ['digit'] }, '1235'],
    ['no emoji', 'Wai 👩‍👩‍👧 Ching 👋🏽', { never: ['emoji'] }, 'Wai  Ching '],
    ['no key or flag drawn as a picture', '1️⃣ 🇭🇰', { never: ['emoji'] }, ' '],
    ['no letters nor Chinese', '+852 9123四abc', { never: ['letter', 'chinese'] }, '+852 9123'],
    [
      'upper case, in the narrow letters an order number is written in',
      'pk7ａb',
      { upper: true, only: ['letter', 'digit'] },
      'PK7AB',
    ],
    ['ten wide', '陳大文先生您好', { widest: 10 }, '陳大文先生'],
    ['no half of a character', 'abc陳', { widest: 4 }, 'abc'],
    ['no blank at the beginning', '  　Wai Ching ', { noLeadingBlank: true }, 'Wai Ching '],
    ['letters with their marks', 'Zoe\u0308 O’Neil', { only: ['letter', 'blank'] }, 'Zoe\u0308 ONeil'],
    ['everything, where nothing is asked', 'Ünïcode 陳 🙂 #1', {}, 'Ünïcode 陳 🙂 #1'],
  ])('%s', (_, typed, rule, kept) => {
    expect(keepTyped(typed, rule)).toBe(kept)
  })

  const kinds: TypedKind[] = ['digit', 'letter', 'chinese', 'emoji', 'blank', 'symbol']
  const rules = fc.record({
    only: fc.option(fc.subarray(kinds), { nil: undefined }),
    never: fc.option(fc.subarray(kinds), { nil: undefined }),
    widest: fc.option(fc.nat(30), { nil: undefined }),
    noLeadingBlank: fc.boolean(),
  })
  const typed = fc.string({
    unit: fc.oneof(
      fc.constantFrom('陳', '🙂', '５', ' ', '　', '-', 'a', '7', 'é'),
      fc.string({ unit: 'grapheme', maxLength: 1 }),
    ),
  })

  test('is never wider than allowed, holds no kind that is not, and stays as it is when it is kept again', () => {
    fc.assert(
      fc.property(typed, rules, (text, { only, never, widest, noLeadingBlank }) => {
        const rule: Typing = {
          noLeadingBlank,
          ...(only && { only }),
          ...(never && { never }),
          ...(widest !== undefined && { widest }),
        }
        const kept = keepTyped(text, rule)
        expect(textWidth(kept)).toBeLessThanOrEqual(widest ?? Infinity)
        expect(keepTyped(kept, rule)).toBe(kept)
        const left = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(kept)].map(({ segment }) =>
          kindOf(segment),
        )
        expect(left.every((kind) => (only?.includes(kind) ?? true) && !never?.includes(kind))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
