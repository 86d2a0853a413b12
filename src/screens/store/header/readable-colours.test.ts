import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, readableColours } from './readable-colours.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test.each([
  ['#0b0b0a', '#ffffff', '#ffffff'],
  ['#9a1b1b', '#ffffff', '#ffffff'],
  ['#ffffff', '#eeeeee', '#0b0b0a'],
  ['#222222', '#333333', '#ffffff'],
  ['#6372bd', '#00002e', '#000000'],
])('on %s the text chosen as %s is shown as %s', (backgroundColor, color, shown) => {
  expect(readableColours({ backgroundColor, color })).toEqual({ backgroundColor, color: shown })
})

test('black on white differs by 21, a colour from itself by nothing', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#9a1b1b', '#9a1b1b')).toBe(1)
})

test('whatever an operator chooses, announcements can be read on the ground that was chosen', () => {
  fc.assert(
    fc.property(colour, colour, (backgroundColor, color) => {
      const shown = readableColours({ backgroundColor, color })
      expect(shown.backgroundColor).toBe(backgroundColor)
      expect(contrast(shown.backgroundColor, shown.color)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
