/** Pillows, duvets and towels. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { at } from './closure-artwork.ts'
import { folded, hung, pad } from './cloth-modelling.ts'
import { shade, tint } from './colour.ts'
import type { Finish } from './finish-kinds.ts'
import type { Vec } from './mesh-geometry.ts'
import { box, cylinder, placed } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { metal, satin } from './surface-finish.ts'
import { padded, plainCloth, rolled, yardage } from './yardage-artwork.ts'

const pillow = (
  look: ArtworkLook,
  finish: Finish,
  width: number,
  depth: number,
  height: number,
  lean: number,
  move: Vec,
): Part => ({
  mesh: placed(pad({ width, depth, height, square: 3.4, pinch: 0.05, rumple: 2.4, seed: look.seed }), {
    turn: [lean, 0, 0],
    move,
  }),
  finish,
})

export const bedStack: Cut = (look) => {
  const print = yardage(look, 'satin', 100, 66, 10)
  return {
    parts: [
      padded(
        { width: 104, depth: 74, height: 20, square: 10, rumple: 4, seed: look.seed },
        plainCloth(tint(look.colour, 0.6), 'satin', 104, 74),
      ),
      padded({ width: 102, depth: 72, height: 16, square: 10, rumple: 4, seed: look.seed + 2 }, print, 18.5),
      pillow(look, print, 88, 56, 24, 0, [0, 32, 0]),
      pillow(look, plainCloth(tint(look.colour, 0.75), 'satin', 88, 56), 84, 54, 22, 0, [0, 52, -2]),
    ],
    yaw: -22,
    pitch: 16,
  }
}

export const pillowPair: Cut = (look) => ({
  parts: [
    pillow(look, plainCloth(tint(look.colour, 0.7), 'satin', 110, 74), 108, 74, 30, 72, [8, 37, -26]),
    pillow({ ...look, seed: look.seed + 3 }, yardage(look, 'satin', 100, 68, 10), 98, 66, 28, 66, [-4, 33, 2]),
  ],
  pitch: 12,
  yaw: -14,
})

export const foldedSet: Cut = (look) => ({
  parts: [
    { mesh: folded(84, 60, 3, 8, look.seed, 1.6), finish: yardage(look, 'satin', 84, 60, 9) },
    at(22.6, { mesh: folded(82, 58, 2, 7, look.seed + 4, 1.4), finish: plainCloth(tint(look.colour, 0.65), 'satin', 82, 58) }),
    at(36, { mesh: folded(76, 52, 2, 6, look.seed + 8, 1.2), finish: yardage(look, 'satin', 76, 52, 9, look.colour) }),
    { mesh: placed(box(13, 48.4, 61.6, 1.4), {}), finish: satin(look.accent) },
  ],
  yaw: -28,
  pitch: 20,
})

export const towels: Cut = (look) => ({
  parts: [look.colour, tint(look.colour, 0.4), tint(look.colour, 0.72)].flatMap((hex, i): Part[] => [
    at(i * 25, {
      mesh: folded(88 - i * 3, 56 - i * 2, 2, 13, look.seed + i, 1.4),
      finish: yardage(
        { ...look, colour: hex, pattern: i === 1 && look.pattern !== 'plain' ? look.pattern : 'plain' },
        'terry',
        88,
        56,
        11,
      ),
    }),
  ]),
  yaw: -24,
  pitch: 16,
})

export const towelRoll: Cut = (look) => ({
  parts: [
    [-27, 0, 0],
    [27, 0, 0],
    [0, 43, 0.55],
  ].flatMap(([x = 0, y = 0, pale = 0], i) =>
    rolled(
      { ...look, pattern: i === 2 ? look.pattern : 'plain', seed: look.seed + i },
      24,
      74,
      'terry',
      tint(look.colour, pale),
    ).map((part) => at(y, { ...part, mesh: placed(part.mesh, { turn: [0, 90, 0] }) }, x)),
  ),
  yaw: -14,
  pitch: 10,
})

export const railTowel: Cut = (look) => ({
  parts: [
    { mesh: hung(64, 108, 84, 2, look.seed), finish: yardage(look, 'terry', 64, 190, 12) },
    {
      mesh: placed(box(64.4, 5, 0.6, 0.2), { move: [0, 12, 5.6] }),
      finish: plainCloth(look.pattern === 'plain' ? shade(look.colour, 0.15) : look.accent, 'linen', 64, 5),
    },
    { mesh: placed(cylinder(2.2, 92, 1), { turn: [0, 0, 90], move: [46, 108, 0] }), finish: metal(look) },
    ...[-44, 44].map(
      (x): Part => ({ mesh: placed(cylinder(2, 14, 0.6), { turn: [-90, 0, 0], move: [x, 108, 0] }), finish: metal(look) }),
    ),
  ].filter((_, i) => i !== 1),
  shadow: 0.5,
  yaw: -14,
})
