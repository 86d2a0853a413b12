/** Pearls in strands, studs and drops. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { chain, laidFlat, mounted, necklaceLine, threaded, turned, white } from './jewel-setting.ts'
import { points, type Vec, profile, vessel } from './mesh-geometry.ts'
import { ball, cylinder, path, placed, ring, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { pairOf } from './ring-artwork.ts'
import { brushed, metal, pearl } from './surface-finish.ts'

const lustres = ['#f5efe6', '#f3e3dc', '#e9e4dc', '#d9cdbb', '#565a60', '#efe2c6']

const lustre = (look: ArtworkLook) => lustres[look.seed % lustres.length] ?? '#f5efe6'

export const strand =
  (size: number, graded: boolean, rows: number): Cut =>
  (look) => ({
    parts: laidFlat([
      ...Array.from(
        { length: rows },
        (_, i): Part => ({
          mesh: threaded(
            necklaceLine(52 - i * 8, 66 - i * 2, 62 - i * 13),
            size,
            true,
            graded ? (t) => 0.62 + 0.38 * Math.sin(t * Math.PI) : undefined,
          ),
          finish: pearl(lustre(look)),
        }),
      ),
      { mesh: placed(ball(size * 1.05), { move: [0, 67, 0] }), finish: metal(look) },
    ]),
  })

export const pearlDrop = (look: ArtworkLook): Part[] => [
  ...turned(mounted({ cut: 'round', size: 8, finish: white, bezel: true }, look), [90, 0, 0], [0, -9, 0]),
  { mesh: placed(ball(9.4, 56, 28), { move: [0, -23.6, 0] }), finish: pearl(lustre(look)) },
  {
    mesh: placed(vessel(profile(points('0 3, 2.4 2 1, 5 -2, 0 3'))), { move: [0, -14.6, 0] }),
    finish: metal(look),
  },
]

export const pearlStuds: Cut = (look, view) =>
  pairOf(
    [
      { mesh: ball(13, 64, 32), finish: pearl(lustre(look)) },
      { mesh: placed(tube(ring(6, 40), 1, { closed: true }), { turn: [90, 0, 0], move: [0, -11.6, 0] }), finish: metal(look) },
    ],
    look,
    view === 'angle' ? 44 : 16,
    22,
  )

export const pearlBracelet: Cut = (look) => ({
  parts: [
    ...[0, 1].slice(0, look.pattern === 'plain' ? 1 : 2).map(
      (i): Part => ({
        mesh: placed(threaded(ring(44 - i * 0.4, 120), 6), { turn: [90, 0, 0], move: [0, 6 + i * 11.6, 0] }),
        finish: pearl(lustre(look)),
      }),
    ),
    { mesh: placed(cylinder(5, 11, 2), { turn: [0, 0, 90], move: [5.5, 6, 44] }), finish: brushed(metal(look), 'u') },
  ],
  pitch: 34,
})

export const dangling = (look: ArtworkLook): Part[] => [
  {
    mesh: tube(
      path(30, (t): Vec => [0, 34 + 6 * Math.sin(t * 3.1), -9 * t], false),
      0.8,
    ),
    finish: metal(look),
  },
  {
    mesh: chain(points('0 34 0, 0 20 0, 0 8 0'), 2.4, 'cable', false),
    finish: metal(look),
  },
  { mesh: placed(ball(10, 56, 28), { scale: [1, 1.16, 1], move: [0, -4.4, 0] }), finish: pearl(lustre(look)) },
]
