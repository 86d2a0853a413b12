/** Nephrite bangles, pendants and beads. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { mix } from './colour.ts'
import { clasp, laidFlat, necklaceLine, threaded, turned } from './jewel-setting.ts'
import { points, profile, vessel } from './mesh-geometry.ts'
import { ball, cylinder, placed, ring, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { ringCameras } from './ring-artwork.ts'
import { jade, metal } from './surface-finish.ts'

const greens = ['#2f6b4a', '#4f8f68', '#87b394', '#1f5138', '#6fa07a', '#a3c7ab']

const green = (look: ArtworkLook) => mix(greens[look.seed % greens.length] ?? '#2f6b4a', look.colour, 0.08)

export const bangle =
  (radius: number, thick: number, flat: number): Cut =>
  (look, view) => {
    const torus = tube(ring(radius, 120), thick, { closed: true, sides: 30, flat, up: [0, 0, 1] })
    const cuffs: Part[] =
      look.pattern === 'plain'
        ? []
        : [0, 120, 240].map(
            (turn): Part => ({
              mesh: placed(
                placed(tube(ring(thick * 1.07, 40), thick * 0.34, { closed: true, sides: 12, flat: 0.5 }), {
                  turn: [0, 90, 0],
                  scale: [1, flat, 1],
                  move: [0, 0, 0],
                }),
                {
                  turn: [0, 0, turn],
                  move: [radius * Math.sin((-turn * Math.PI) / 180), radius * Math.cos((-turn * Math.PI) / 180), 0],
                },
              ),
              finish: metal(look),
            }),
          )
    const parts = [{ mesh: torus, finish: jade(green(look), look.seed) }, ...(flat === 1 ? cuffs : [])]
    return { parts: turned(parts, view === 'angle' ? [90, 0, 0] : [0, 34, 0]), pitch: view === 'angle' ? 36 : 14, posed: true }
  }

export const disc = (look: ArtworkLook): Part[] => {
  const stone = jade(green(look), look.seed)
  const carved =
    look.pattern === 'plain'
      ? stone
      : {
          ...stone,
          relief: (u: number, v: number): [number, number] => [
            Math.sin(u * 120) * 0.35 * Math.sin(v * 22),
            Math.sin(v * 60) * 0.2,
          ],
        }
  const ringed = vessel(profile(points('5 -2 1, 17 -2.4 1.6, 17 2.4 1.6, 5 2 1, 5 -2')), undefined, 96)
  return [
    { mesh: placed(ringed, { turn: [90, 0, 0], move: [0, -24, 0] }), finish: carved },
    { mesh: placed(tube(ring(5, 40), 0.9, { closed: true }), { move: [0, -24, 2] }), finish: metal(look) },
    { mesh: placed(ball(3), { move: [0, -4.4, 0] }), finish: stone },
  ]
}

export const drop = (look: ArtworkLook): Part[] => [
  {
    mesh: placed(vessel(profile(points('0 -30, 9 -24 8, 10 -12 8, 3.4 0 3, 0 0'))), { scale: [1, 1, 0.7], move: [0, -6, 0] }),
    finish: jade(green(look), look.seed),
  },
  {
    mesh: placed(vessel(profile(points('0 4, 2 3 1, 4.6 -3, 0 4'))), { move: [0, -6, 0] }),
    finish: metal(look),
  },
]

export const beads: Cut = (look) => ({
  parts: laidFlat([
    {
      mesh: threaded(necklaceLine(50, 64, 62), 5.2, true, (t) => 0.7 + 0.3 * Math.sin(t * Math.PI)),
      finish: jade(green(look), look.seed),
    },
    clasp(66, look, 3),
  ]),
})

export const cabochon: Cut = (look, view) => {
  const dome = vessel(
    Array.from({ length: 16 }, (_, i) => {
      const a = (i / 15) * (Math.PI / 2)
      return { r: 11 * Math.cos(a), y: 7.6 * Math.sin(a), nr: Math.cos(a), ny: Math.sin(a) }
    }),
    (t, r) => [
      -r * 0.82 * Math.sin(t * 2 * Math.PI),
      -r * Math.cos(t * 2 * Math.PI),
      -Math.sin(t * 2 * Math.PI),
      -Math.cos(t * 2 * Math.PI),
    ],
    64,
  )
  const bezel = tube(ring(11.2, 70), 1.1, { closed: true, sides: 12 })
  const parts: Part[] = [
    { mesh: placed(tube(ring(24, 110), 2.4, { closed: true, sides: 20 }), { move: [0, 26, 0] }), finish: metal(look) },
    { mesh: placed(dome, { move: [0, 53, 0] }), finish: jade(green(look), look.seed) },
    { mesh: placed(placed(bezel, { turn: [90, 0, 0] }), { scale: [0.84, 1, 1.02], move: [0, 53.4, 0] }), finish: metal(look) },
    { mesh: placed(cylinder(7, 3, 1), { move: [0, 50, 0] }), finish: metal(look) },
  ]
  return { parts, ...ringCameras[view], posed: true }
}
