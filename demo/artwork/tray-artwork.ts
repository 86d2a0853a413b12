/** Trays and boxes lined with felt. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { at, shift } from './closure-artwork.ts'
import { mix } from './colour.ts'
import { solid } from './decor-artwork.ts'
import { type Finish, light } from './finish-kinds.ts'
import { points, circle, profile, rectangle, smoothProfile, vessel } from './mesh-geometry.ts'
import { ball, box, curve, cylinder, placed, ring, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { cloth, lacquer, metal, satin } from './surface-finish.ts'
import { inPattern } from './surface-noise.ts'
import { ware } from './glazed-ware.ts'

const lined = (look: ArtworkLook, finish: Finish, w: number, h: number, d: number): Part[] => [
  {
    mesh: vessel(
      profile([
        [0, 0],
        [w / 2, 0, 1],
        [w / 2, h, 0.6],
        [w / 2 - 2.4, h, 0.6],
        [w / 2 - 2.4, 2.6],
        [0, 2.6],
      ]),
      rectangle((w - d) / 2, 3),
      32,
    ),
    finish,
  },
  {
    mesh: placed(box(w - 5.4, 0.5, d - 5.4, 0.2), { move: [0, 2.7, 0] }),
    finish: cloth(look.accent, { weave: 'wool', threads: [160, 100] }),
  },
]

const shellOf = (look: ArtworkLook): Finish =>
  look.pattern === 'plain'
    ? lacquer(look.colour)
    : look.pattern === 'herringbone'
      ? {
          ...satin(look.colour),
          paint: (_u, _v, x, y, z) =>
            inPattern('herringbone', light(mix('#a97845', look.colour, 0.3)), light('#5d3a20'), x / 15, (z + y) / 15),
        }
      : solid(look)

export const trayCut: Cut = (look) => ({
  parts: [
    ...lined(look, shellOf(look), 116, 11, 78),
    ...[-1, 1].map(
      (side): Part => ({
        mesh: tube(
          curve(
            [
              [side * 55, 10, -16],
              [side * 57, 22, -15],
              [side * 57, 24, 0],
              [side * 57, 22, 15],
              [side * 55, 10, 16],
            ],
            8,
          ),
          2,
          { sides: 14, up: [1, 0, 0] },
        ),
        finish: metal(look),
      }),
    ),
  ],
  pitch: 32,
  yaw: -24,
})

export const roundTray: Cut = (look) => ({
  parts: [
    {
      mesh: vessel(profile(points('0 0, 54 0 2, 56 9 1, 53.4 9 1, 52 2.6 2, 0 2.6')), circle, 96),
      finish: shellOf(look),
    },
    { mesh: placed(tube(ring(55, 90), 1.3, { closed: true }), { turn: [90, 0, 0], move: [0, 9, 0] }), finish: metal(look) },
    ...shift(
      [
        {
          mesh: vessel(smoothProfile(points('0 0, 10 0, 13 10, 8 22, 5 30, 7 36, 6 36, 0 30'))),
          finish: ware({ ...look, pattern: 'plain', colour: look.accent }, 36),
        },
      ],
      -18,
      -12,
      0,
      2.6,
    ),
  ],
  pitch: 28,
  yaw: -20,
})

export const lidded: Cut = (look, view) => {
  const body = lined(look, shellOf(look), 92, 36, 62)
  const lid: Part[] = [
    {
      mesh: vessel(profile(points('0 0, 46.4 0 0.6, 46.4 13 1.4, 0 13')), rectangle(15, 3), 32),
      finish: shellOf(look),
    },
    at(13, { mesh: cylinder(6, 3, 1), finish: metal(look) }),
    at(16, { mesh: ball(4.6), finish: metal(look) }),
  ]
  if (view === 'front') return { parts: [...body, ...shift(lid, 0, 0, 0, 36.3)], pitch: 18, yaw: -26, posed: true }
  return {
    parts: [...body, ...lid.map((part) => ({ ...part, mesh: placed(part.mesh, { turn: [-62, 0, 0], move: [4, 20, -56] }) }))],
    pitch: 32,
    yaw: -26,
    posed: true,
  }
}

export const nestedBoxes: Cut = (look) => ({
  parts: [
    [96, 24, 66, 0, 0],
    [72, 21, 50, 24.2, 8],
    [46, 18, 34, 45.4, -10],
  ].flatMap(([w = 1, h = 1, d = 1, y = 0, turn = 0], i): Part[] => {
    const finish = shellOf(i === 1 ? { ...look, colour: look.accent, accent: look.colour } : look)
    return shift(
      [
        { mesh: box(w, h * 0.64, d, 1), finish },
        at(h * 0.64, { mesh: box(w - 1.4, 1, d - 1.4, 0.2), finish: metal(look) }),
        at(h * 0.64 + 0.9, { mesh: box(w, h * 0.36 - 0.9, d, 1.2), finish }),
      ],
      0,
      0,
      turn,
      y,
    )
  }),
  pitch: 20,
  yaw: -28,
})
