/** Throws and table linen. */
import { at } from './closure-artwork.ts'
import { folded, fringe, hung } from './cloth-modelling.ts'
import { mix } from './colour.ts'
import { sheet } from './mesh-geometry.ts'
import { box, cylinder, placed, ring, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { metal, satin, wood } from './surface-finish.ts'
import { noise } from './surface-noise.ts'
import { plainCloth, rolled, yardage } from './yardage-artwork.ts'

export const foldedThrow: Cut = (look) => {
  const wool = yardage(look, look.pattern === 'cable' || look.pattern === 'rib' ? 'knit' : 'wool', 96, 66, 11)
  return {
    parts: [
      { mesh: folded(96, 66, 4, 11, look.seed, 2), finish: wool },
      {
        mesh: fringe([-44, 40, 33], [44, 40, 33], 46, [0, -15, 3], look.seed),
        finish: plainCloth(mix(look.colour, look.accent, look.pattern === 'plain' ? 0 : 0.35), 'wool', 4, 20),
      },
    ],
    pitch: 20,
    yaw: -24,
  }
}

export const drapedThrow: Cut = (look) => ({
  parts: [
    {
      mesh: hung(88, 112, 74, 4, look.seed),
      finish: yardage(look, look.pattern === 'cable' || look.pattern === 'rib' ? 'knit' : 'wool', 88, 186, 13),
    },
    {
      mesh: fringe([-44, 1, 5], [44, 1, 5], 50, [0, -14, 1], look.seed),
      finish: plainCloth(mix(look.colour, look.accent, look.pattern === 'plain' ? 0 : 0.35), 'wool', 4, 20),
    },
    {
      mesh: placed(cylinder(2.4, 116, 1), { turn: [0, 0, 90], move: [58, 112, 0] }),
      finish: wood('#8a6240', 'x', 0.12, look.seed),
    },
  ],
  shadow: 0.7,
  yaw: -16,
})

export const rolledThrow: Cut = (look) => ({
  parts: [
    ...rolled(look, 26, 92, look.pattern === 'cable' ? 'knit' : 'wool'),
    ...[-22, 22].map(
      (x): Part => ({
        mesh: placed(tube(ring(26.6, 60), 2.6, { closed: true, flat: 0.3, up: [0, 0, 1] }), {
          turn: [0, 90, 0],
          move: [x, 26, 0],
        }),
        finish: satin('#6d4630'),
      }),
    ),
  ],
  yaw: -38,
  pitch: 20,
})

export const napkins: Cut = (look) => ({
  parts: [
    { mesh: folded(62, 62, 5, 4, look.seed, 0.6), finish: yardage(look, 'linen', 62, 62, 9) },
    { mesh: placed(box(64, 0.8, 7, 0.3), { move: [0, 18.9, 0] }), finish: satin(look.accent) },
    { mesh: placed(box(7, 0.9, 64, 0.3), { move: [0, 18.9, 0] }), finish: satin(look.accent) },
    ...[-1, 1].map(
      (side): Part => ({
        mesh: placed(tube(ring(5.5, 40), 1.5, { closed: true, flat: 2, up: [0, 0, 1] }), {
          scale: [1, 0.62, 1],
          turn: [0, side * 24, side * 8],
          move: [side * 5.6, 23, 0],
        }),
        finish: satin(look.accent),
      }),
    ),
  ],
  yaw: -26,
  pitch: 26,
})

export const ringed: Cut = (look) => {
  const fan = sheet(90, 60, (u, v) => {
    const t = v * 2 - 1
    const spread = 5 + 24 * Math.abs(t) ** 1.4
    return [
      (u * 2 - 1) * spread,
      7 + Math.sin(u * 9 * Math.PI * 2) * (1 + 2.2 * Math.abs(t)) + 2 * noise(u * 4, v * 3, look.seed),
      t * 62,
    ]
  })
  return {
    parts: [
      { mesh: fan, finish: yardage(look, 'linen', 60, 110, 10) },
      {
        mesh: placed(tube(ring(8.4, 60), 2.4, { closed: true, flat: 2.2, up: [0, 0, 1] }), {
          move: [0, 8, 0],
          scale: [1, 0.95, 1],
        }),
        finish: look.pattern === 'check' ? wood('#7a4a2a', 'x', 0.3, 2) : metal(look),
      },
    ],
    yaw: -34,
    pitch: 48,
  }
}

export const runner: Cut = (look) => ({
  parts: [
    { mesh: folded(104, 44, 3, 5, look.seed, 0.8), finish: yardage(look, 'linen', 104, 44, 9) },
    at(14, {
      mesh: folded(70, 42, 3, 4.4, look.seed + 5, 0.8),
      finish: plainCloth(mix(look.colour, look.accent, 0.75), 'linen', 70, 42),
    }),
    { mesh: fringe([51.5, 3, -20], [51.5, 3, 20], 30, [9, -2.4, 0], look.seed), finish: plainCloth(look.colour, 'linen', 4, 20) },
  ],
  yaw: -24,
  pitch: 26,
})
