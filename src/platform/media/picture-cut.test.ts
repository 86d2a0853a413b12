import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carryPoint, type Cut, moveCut, SMALLEST_SHARE, sizeCut, WHOLE, widestCut } from './picture-cut.ts'

const shape = fc.constantFrom(3 / 4, 4 / 5, 1)
const picture = fc.double({ min: 0.2, max: 5, noNaN: true })
const step = fc.double({ min: -2, max: 2, noNaN: true })
const share = fc.double({ min: SMALLEST_SHARE, max: 1, noNaN: true })

const requireInside = ({ x, y, width, height }: Cut): void => {
  for (const value of [x, y]) expect(value).toBeGreaterThanOrEqual(0)
  for (const end of [x + width, y + height]) expect(end).toBeLessThanOrEqual(1 + 1e-9)
}

test('a part keeps its shape and stays inside the picture, however it is moved and sized', () => {
  fc.assert(
    fc.property(shape, picture, step, step, share, (wanted, ratio, x, y, size) => {
      const widest = widestCut(wanted, ratio)
      const cut = sizeCut(moveCut(widest, x, y), widest, size)
      requireInside(cut)
      expect((cut.width * ratio) / cut.height).toBeCloseTo(wanted, 6)
    }),
  )
})

test('the widest part touches two edges and is in the middle', () => {
  expect(widestCut(1, 2)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  expect(widestCut(0.75, 0.5)).toMatchObject({ x: 0, width: 1 })
})

test('a place on a picture stays on the same thing, or is gone where that was cut off', () => {
  const right: Cut = { x: 0.5, y: 0, width: 0.5, height: 1 }
  expect(carryPoint({ x: 75, y: 40 }, WHOLE, right)).toEqual({ x: 50, y: 40 })
  expect(carryPoint({ x: 50, y: 40 }, right, WHOLE)).toEqual({ x: 75, y: 40 })
  expect(carryPoint({ x: 20, y: 40 }, WHOLE, right)).toBeUndefined()
})

test('carried there and back it is where it was, to a hundredth of the part', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), shape, picture, (x, y, wanted, ratio) => {
      const cut = widestCut(wanted, ratio)
      const there = carryPoint({ x, y }, WHOLE, cut)
      const back = there && carryPoint(there, cut, WHOLE)
      if (!back) return
      expect(Math.abs(back.x - x)).toBeLessThanOrEqual(1)
      expect(Math.abs(back.y - y)).toBeLessThanOrEqual(1)
    }),
  )
})
