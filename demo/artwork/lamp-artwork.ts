/** Table lamps with lit shades. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { at, roundCap } from './closure-artwork.ts'
import { mix } from './colour.ts'
import { solid } from './decor-artwork.ts'
import { points, circle, fluted, profile, smoothProfile, vessel } from './mesh-geometry.ts'
import { ball, box, curve, cylinder, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { cloth, metal, satin } from './surface-finish.ts'
import { ware } from './glazed-ware.ts'

const shadeOf = (outline: [number, number][], y: number, hex: string, look: ArtworkLook): Part => {
  const [low, high] = [outline[0] as [number, number], outline.at(-1) as [number, number]]
  const skin = vessel(
    profile([...outline, [high[0] - 0.8, high[1]], [low[0] - 0.8, low[1]], low]),
    look.pattern === 'stripe' ? fluted(44, 0.03) : circle,
    look.pattern === 'stripe' ? 176 : 80,
  )
  const linen = cloth(hex, {
    weave: 'linen',
    threads: [240, 100],
    pattern: look.pattern === 'check' ? 'check' : 'plain',
    repeats: [30, 10],
    accent: look.accent,
  })
  return at(y, { mesh: skin, finish: { ...linen, glow: 0.9, gloss: 0 } })
}

export const drumLamp: Cut = (look) => [
  {
    mesh: vessel(smoothProfile(points('0 0, 20 0, 21 3, 28 18, 26 34, 12 50, 6 58, 5 64, 0 64')), circle, 72),
    finish: look.pattern === 'marble' ? solid(look) : ware({ ...look, pattern: 'plain' }, 60),
  },
  roundCap(5.4, 6, 63, metal(look)),
  shadeOf(
    [
      [42, 0],
      [36, 44],
    ],
    66,
    '#f1e9db',
    look,
  ),
]

export const mushroom: Cut = (look) => [
  {
    mesh: vessel(smoothProfile(points('0 0, 26 0, 27 2, 14 8, 9 24, 9 52, 0 52'))),
    finish: look.pattern === 'plain' ? metal(look, 0.14) : solid(look),
  },
  {
    mesh: vessel(smoothProfile(points('9 50, 38 50, 42 54, 40 68, 28 84, 10 91, 0 92'), 10), circle, 72),
    finish: { ...satin(look.pattern === 'plain' ? look.colour : '#f3ece0'), glow: 0.6 },
  },
]

export const column: Cut = (look) => [
  { mesh: cylinder(21, 5, 1.4), finish: metal(look) },
  at(5, {
    mesh: vessel(profile(points('0 0, 9 0 1, 9 70 1, 0 70')), fluted(14, 0.12), 112),
    finish: solid(look),
  }),
  roundCap(6, 5, 75, metal(look)),
  shadeOf(
    [
      [37, 0],
      [18, 42],
    ],
    76,
    mix('#f1e9db', look.accent, 0.25),
    look,
  ),
]

export const globeLamp: Cut = (look) => [
  { mesh: box(36, 8, 36, 1), finish: solid(look) },
  roundCap(8, 5, 8, metal(look)),
  at(46, { mesh: ball(34, 72, 36), finish: { ...satin('#f7f0e4'), glow: 0.9, gloss: 0.8 } }),
  {
    mesh: tube(curve(points('15 8 0, 34 20 0, 38 46 0, 30 70 0'), 10), 1.6, { sides: 14 }),
    finish: metal(look),
  },
]
