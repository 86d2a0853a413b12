import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf, isColour } from './announcement-style.rules.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#0b0b0a', '#f4f3f1', 17.77],
])('%s on %s has a contrast of %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 1)
})

test('contrast is the same both ways and lies between 1 and 21', () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      const contrast = contrastOf(one, other)
      expect(contrast).toBe(contrastOf(other, one))
      expect(contrast).toBeGreaterThanOrEqual(1)
      expect(contrast).toBeLessThanOrEqual(21)
    }),
  )
})

test('a colour is six digits after a #', () => {
  expect(['#0b0b0a', '#FFFFFF'].every(isColour)).toBe(true)
  expect(['red', '#fff', '#0b0b0a;x', '0b0b0a', '#gggggg'].some(isColour)).toBe(false)
})
