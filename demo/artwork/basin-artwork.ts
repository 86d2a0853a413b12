/** What stands by the basin. */
import { at, pump, roundCap, shift } from './closure-artwork.ts'
import { folded } from './cloth-modelling.ts'
import { mix, tint } from './colour.ts'
import { points, profile, vessel } from './mesh-geometry.ts'
import { box, placed, ring, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { metal, satin } from './surface-finish.ts'
import { ware } from './glazed-ware.ts'
import { plainCloth } from './yardage-artwork.ts'

export const basinSet: Cut = (look) => [
  ...shift(
    [
      {
        mesh: vessel(profile(points('0 0, 20 0 3, 20 56 6, 9 59 1, 9 62, 0 62'))),
        finish: ware(look, 60),
      },
      ...pump(61, 9.5, metal(look, 0.2)),
    ],
    -36,
    -4,
  ),
  ...shift(
    [
      {
        mesh: vessel(profile(points('0 0, 17 0 3, 17 46 1, 14.6 46 1, 14.6 4 3, 0 4'))),
        finish: ware(look, 60),
      },
    ],
    12,
    6,
  ),
  ...shift(
    [
      {
        mesh: vessel(profile(points('0 0, 16 0 3, 22 9 1, 20 9 1, 14 3 3, 0 3'))),
        finish: ware(look, 16),
      },
      at(3, { mesh: box(25, 9, 16, 4, 6), finish: { ...satin('#efe3d2'), glow: 0.3 } }),
    ],
    50,
    14,
  ),
]

export const trayed: Cut = (look) => [
  {
    mesh: vessel(
      profile(points('0 0, 60 0 3, 62 6 1, 59.5 6 1, 58 2.6 2, 0 2.6')),
      (t, r) => [
        -r * Math.sin(t * 2 * Math.PI),
        -r * 0.48 * Math.cos(t * 2 * Math.PI),
        -Math.sin(t * 2 * Math.PI),
        -Math.cos(t * 2 * Math.PI),
      ],
      90,
    ),
    finish: ware(look, 62, true),
  },
  ...shift(
    [
      {
        mesh: vessel(profile(points('0 0, 17 0 3, 17 48 5, 8 51 1, 8 54, 0 54'))),
        finish: ware({ ...look, pattern: 'plain' }, 60),
      },
      ...pump(53, 8.6, metal(look, 0.2)),
    ],
    -30,
    0,
    0,
    2.7,
  ),
  ...shift(
    [
      {
        mesh: vessel(profile(points('0 0, 14 0 3, 14 34 1, 0 34'))),
        finish: ware({ ...look, pattern: 'plain' }, 60),
      },
      roundCap(14.3, 5, 34.3, metal(look)),
    ],
    8,
    2,
    0,
    2.7,
  ),
  ...shift(
    [at(4, { mesh: folded(24, 24, 3, 5, look.seed, 0.8), finish: plainCloth(tint(look.colour, 0.6), 'terry', 40, 40) })],
    40,
    0,
  ),
]

export const brushHolder: Cut = (look) => {
  const toothbrush = (lean: number, hex: string): Part[] => [
    { mesh: placed(box(3.4, 92, 2.6, 1.2), { turn: [4, 0, lean], move: [0, 6, 0] }), finish: satin(hex) },
    {
      mesh: placed(box(4, 16, 5, 1), { turn: [4, 0, lean], move: [-lean * 1.38, 80, 7] }),
      finish: { ...satin('#f3efe8'), relief: (u, v) => [Math.sin(u * 300) * 0.5, Math.sin(v * 90) * 0.5] },
    },
  ]
  return [
    {
      mesh: vessel(profile(points('0 0, 22 0 4, 20 60 2, 17.6 60 1, 19 4 3, 0 4'))),
      finish: ware(look, 60),
    },
    ...toothbrush(13, look.accent),
    ...toothbrush(-12, mix(look.colour, '#efe9df', 0.5)),
    { mesh: placed(tube(ring(20.6, 60), 0.8, { closed: true }), { turn: [90, 0, 0], move: [0, 58.5, 0] }), finish: metal(look) },
  ]
}
