import { expect, it } from 'vitest'
import { typedNumber } from './typed-number.ts'

const shape = typedNumber(/^[-−]?\d{1,3}$/, 'whole-number')

it.each([
  ['12', 12],
  [' 7 ', 7],
  ['−5', -5],
  [40, 40],
])('reads %j as %d', (typed, number) => expect(shape.parse(typed)).toBe(number))

// A form tells what the first shape has against it, the shop what the whole has.
it.each(['', 'two', '1.5', '1,000', null, undefined, Number.NaN])('has one thing to say of %j', (typed) => {
  const [issue] = shape.safeParse(typed).error?.issues ?? []
  const parts = issue?.code === 'invalid_union' ? issue.errors.flat() : []
  expect([issue, ...parts].map((each) => each?.message)).toEqual([issue, ...parts].map(() => 'whole-number'))
})
