import { expect, it } from 'vitest'
import { digitsToFind, patternsToFind } from './words-to-find.ts'

it.each([
  ['6197 1610', ['%61971610%']],
  ['+852 61971610', ['%85261971610%']],
  ['００８５２－６１９７－１６１０', ['%85261971610%']],
  ['(852) 6197.1610', ['%85261971610%']],
  ['Lee  Ann', ['%lee%', '%ann%']],
  ['陳 大文', ['%陳%', '%大文%']],
  ['Ann@Example', ['%ann@example%']],
  ['PK12', ['%pk12%']],
  ['12', ['%12%']],
  ['50%_off', ['%50\\%\\_off%']],
  ['', ['%%']],
])('%j is looked for by %j', (typed, patterns) => expect(patternsToFind(typed)).toEqual(patterns))

it.each(['+852 6123 4567', '00852-6123-4567', '６１２３４５６７', '(852) 6123.4567'])('a kept number ends with %s', (typed) =>
  expect('+85261234567'.endsWith(digitsToFind(typed))).toBe(true),
)
