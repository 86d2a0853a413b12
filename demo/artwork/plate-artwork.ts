/** Plates and bowls. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { at } from './closure-artwork.ts'
import { lightness, tint } from './colour.ts'
import { edging, ware } from './glazed-ware.ts'
import { points, type ProfilePoint, type Section, circle, fluted, profile, smoothProfile, vessel } from './mesh-geometry.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'

const plateShape = (r: number): ProfilePoint[] =>
  profile([
    [0, 0],
    [r * 0.6, 0, 1],
    [r * 0.66, 3, 3],
    [r, r * 0.1, 0.6],
    [r * 0.99, r * 0.1 + 1.4, 0.6],
    [r * 0.66, 4.6, 6],
    [r * 0.58, 2.4, 4],
    [0, 2.4],
  ])

export const coupeShape = (r: number): ProfilePoint[] =>
  profile([
    [0, 0],
    [r * 0.5, 0, 1],
    [r * 0.9, 4, 16],
    [r, r * 0.2, 1],
    [r * 0.97, r * 0.2 + 0.4, 0.6],
    [r * 0.86, 6, 14],
    [0, 2.6],
  ])

export const platePart = (look: ArtworkLook, r: number, shape = plateShape, section: Section = circle): Part => ({
  mesh: vessel(shape(r), section, 90),
  finish: ware(look, r, true),
})

const bowlShape = (r: number, h: number): ProfilePoint[] =>
  smoothProfile([
    [0, 0.4],
    [r * 0.4, 0],
    [r * 0.46, 1],
    [r * 0.78, h * 0.38],
    [r * 0.96, h * 0.8],
    [r, h],
    [r * 0.97, h + 0.6],
    [r * 0.93, h * 0.8],
    [r * 0.72, h * 0.36],
    [r * 0.36, 3.4],
    [0, 2.8],
  ])

export const dinner: Cut = (look, view) => ({
  parts: [platePart(look, 52), edging(51.8, 6.2, look)],
  pitch: view === 'front' ? 52 : view === 'angle' ? 32 : 42,
  posed: true,
})

export const coupe: Cut = (look, view) => ({
  parts: [platePart(look, 50, coupeShape)],
  pitch: view === 'front' ? 48 : view === 'angle' ? 30 : 40,
  posed: true,
})

export const stack: Cut = (look, view) => {
  const other: ArtworkLook = { ...look, pattern: 'plain', colour: tint(look.colour, lightness(look.colour) < 0.7 ? 0.7 : 0.2) }
  return {
    parts: [
      platePart(other, 56),
      at(4.4, platePart(look, 44)),
      at(9, { mesh: vessel(bowlShape(30, 19), circle, 72), finish: ware(look, 19) }),
      edging(56, 6.6, look),
    ],
    pitch: view === 'front' ? 30 : 20,
    posed: true,
  }
}

export const scalloped: Cut = (look, view) => ({
  parts: [platePart(look, 50, plateShape, fluted(18, 0.06))],
  pitch: view === 'front' ? 54 : 34,
  posed: true,
})

export const deepBowl: Cut = (look) => ({
  parts: [{ mesh: vessel(bowlShape(42, 38), circle, 80), finish: ware(look, 38) }],
  pitch: 20,
})

export const footed: Cut = (look) => ({
  parts: [
    {
      mesh: vessel(
        smoothProfile(points('0 1, 20 0, 20 3, 12 10, 14 18, 36 34, 44 50, 42.6 50.6, 34 36, 12 21, 0 20')),
        circle,
        80,
      ),
      finish: ware(look, 50),
    },
    edging(43.6, 50.4, look, 0.6),
  ],
  pitch: 16,
})

export const ribbedBowl: Cut = (look) => ({
  parts: [{ mesh: vessel(bowlShape(44, 30), fluted(28, 0.05), 168), finish: ware(look, 30) }],
  pitch: 26,
})

export const nest: Cut = (look) => ({
  parts: [
    [46, 34, 0, 0],
    [36, 27, 6, 1],
    [26, 20, 12, 2],
  ].flatMap(([r = 1, h = 1, y = 0, i = 0]) => [
    at(y, {
      mesh: vessel(bowlShape(r, h), circle, 72),
      finish: ware(i % 2 ? { ...look, pattern: 'plain', colour: tint(look.colour, 0.5) } : look, h),
    }),
  ]),
  pitch: 28,
})
