import { expect, test } from 'vitest'
import { findTextProblem, textProblem } from './readable-text.ts'

const code = (...points: number[]): string => String.fromCharCode(...points)
const RIGHT_TO_LEFT_OVERRIDE = code(0x202e)
const ISOLATE = code(0x2066)
const ZERO_WIDTH_SPACE = code(0x200b)
const HANGUL_FILLER = code(0x3164)

test.each([
  ['a NUL', `Tai${code(0)}Man`, 'unreadable'],
  ['an escape', `Tai${code(27)}[31m`, 'unreadable'],
  ['half a pair of surrogates', `Tai ${code(0xd83d)}`, 'unreadable'],
  ['the other half', `${code(0xde00)} Man`, 'unreadable'],
  ['text turned around', `Tai${RIGHT_TO_LEFT_OVERRIDE}naM`, 'unreadable'],
  ['an isolate', `${ISOLATE}Tai`, 'unreadable'],
  ['zero-width spaces', ZERO_WIDTH_SPACE.repeat(3), 'invisible'],
  ['a filler', HANGUL_FILLER, 'invisible'],
  ['a soft hyphen among spaces', ` ${code(0xad)} `, 'invisible'],
  ['nothing at all', '', undefined],
  ['spaces alone, which is a field left empty', '   ', undefined],
  ['lines', 'Flat A\n12/F\r\n\tQueen’s Road', undefined],
  ['Chinese and an emoji of several signs', '陳大文 👩‍👩‍👧', undefined],
  ['Arabic with its marks of direction', `محمد${code(0x200f)}`, undefined],
])('%s', (_, text, problem) => {
  expect(textProblem(text)).toBe(problem)
})

test('the first field that will not do is named, however deep it lies', () => {
  expect(findTextProblem({ list: [{ note: 'fine' }, { note: code(0) }], name: code(0) })).toEqual({
    field: 'list.1.note',
    problem: 'unreadable',
  })
  const deep: { in?: unknown } = {}
  let inner = deep
  for (let level = 0; level < 50_000; level += 1) {
    const next: typeof deep = {}
    inner.in = next
    inner = next
  }
  inner.in = 'fine'
  expect(findTextProblem(deep)).toBeUndefined()
})
