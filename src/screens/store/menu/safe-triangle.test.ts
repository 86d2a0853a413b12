import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isHeadingFor } from './safe-triangle.rules.ts'

const edge = { left: 200, right: 800, y: 160 }

test.each([
  ['straight down', { x: 500, y: 130 }, { x: 500, y: 140 }, true],
  ['slanting down into the panel', { x: 500, y: 120 }, { x: 540, y: 128 }, true],
  ['along the bar', { x: 500, y: 130 }, { x: 520, y: 130 }, false],
  ['up and away', { x: 500, y: 130 }, { x: 500, y: 120 }, false],
  ['down, past the end of the panel', { x: 780, y: 120 }, { x: 880, y: 130 }, false],
  ['from beside the panel towards it', { x: 100, y: 120 }, { x: 140, y: 130 }, true],
])('%s', (_, from, to, heading) => {
  expect(isHeadingFor(from, to, edge)).toBe(heading)
})

const x = fc.double({ min: 0, max: 1_000, noNaN: true })
const share = fc.double({ min: 0.001, max: 1, noNaN: true })

test('every straight way from anywhere above the panel to any point of its edge is safe from the first step on', () => {
  fc.assert(
    fc.property(
      x,
      fc.double({ min: 0, max: 159, noNaN: true }),
      fc.double({ min: 201, max: 799, noNaN: true }),
      share,
      (startX, startY, aim, part) => {
        const from = { x: startX, y: startY }
        const to = { x: startX + (aim - startX) * part, y: startY + (edge.y - startY) * part }
        fc.pre(to.y > from.y)
        expect(isHeadingFor(from, to, edge)).toBe(true)
      },
    ),
  )
})

test('a pointer that stays at its height or rises never heads for the panel', () => {
  fc.assert(
    fc.property(
      x,
      x,
      fc.double({ min: 0, max: 160, noNaN: true }),
      fc.double({ min: 0, max: 50, noNaN: true }),
      (a, b, y, up) => {
        expect(isHeadingFor({ x: a, y }, { x: b, y: y - up }, edge)).toBe(false)
      },
    ),
  )
})
