import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortedBy } from './sorted-order.ts'

const whole = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 }),
  fc.integer({ min: -(2 ** 51), max: 2 ** 51 }),
)

test('slots come in the order of their numbers, and equal ones as they were given', () => {
  fc.assert(
    fc.property(fc.array(whole, { maxLength: 60 }), (numbers) => {
      const slots = Uint32Array.from(numbers.keys()).reverse()
      const numberOf = (slot: number): number => numbers[slot]!
      const expected = [...slots].sort((one, other) =>
        numberOf(one) < numberOf(other) ? -1 : Number(numberOf(one) > numberOf(other)),
      )
      expect([...sortedBy(slots, numberOf)]).toEqual(expected)
    }),
  )
})
