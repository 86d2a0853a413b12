/** Gold worn for itself: chains, bangles, signets. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { at } from './closure-artwork.ts'
import { light, times } from './finish-kinds.ts'
import { bail, band, chain, clasp, laidFlat, necklaceLine } from './jewel-setting.ts'
import { points, profile, vessel } from './mesh-geometry.ts'
import { box, placed, ring, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { ringCameras } from './ring-artwork.ts'
import { brushed, metal } from './surface-finish.ts'
import { cloud } from './surface-noise.ts'

const fineGold = (look: ArtworkLook, rough = 0.14) =>
  metal({ ...look, metal: look.metal === 'gunmetal' || look.metal === 'silver' ? 'gold' : look.metal }, rough)

const surfaced = (look: ArtworkLook) => {
  const base = fineGold(look)
  if (look.pattern === 'rib') return brushed(base, 'v', 120)
  if (look.pattern === 'quilt')
    return {
      ...base,
      relief: (u: number, v: number): [number, number] => [Math.sin(u * 40 + v * 400) * 0.4, Math.sin(v * 400 - u * 40) * 0.4],
    }
  return look.pattern === 'floral'
    ? {
        ...base,
        rough: 0.3,
        relief: (u: number, v: number): [number, number] => [
          (cloud(u * 30, v * 160, 2, 2) - 0.5) * 1.6,
          (cloud(u * 30, v * 160, 8, 2) - 0.5) * 1.6,
        ],
      }
    : base
}

export const goldChain =
  (style: 'rope' | 'curb' | 'cable', size: number): Cut =>
  (look) => ({
    parts: laidFlat([
      { mesh: chain(necklaceLine(50, 66, 62), size, style), finish: fineGold(look, 0.1) },
      { ...clasp(69, look, 3.4), finish: fineGold(look) },
    ]),
  })

export const bangles: Cut = (look) => ({
  parts: [0, 1, 2].map(
    (i): Part => ({
      mesh: placed(tube(ring(42, 120), 3.4, { closed: true, sides: 22, flat: i === 1 ? 1 : 0.7, up: [0, 0, 1] }), {
        turn: [90 + (i === 2 ? 5 : 0), 0, i === 2 ? 4 : 0],
        move: [i * 2, 3.4 + i * 7.2, i * -1.4],
      }),
      finish: i === 1 ? fineGold(look, 0.08) : surfaced(look),
    }),
  ),
  pitch: 32,
})

export const ingot = (look: ArtworkLook): Part[] => {
  const stamp = light('#8a5a12')
  return [
    {
      mesh: placed(box(15, 25, 3.2, 1), { move: [0, -31, 0] }),
      finish: {
        ...fineGold(look, 0.2),
        paint: (_u, _v, x, y, z) => (z + y > 0 && Math.abs(Math.hypot(x, 0) - 4) < 0.4 ? stamp : times(fineGold(look).colour, 1)),
      },
    },
    bail(-4, { ...look, metal: 'gold' }, 2.6),
  ]
}

export const signet: Cut = (look, view) => ({
  posed: true,
  ...ringCameras[view],
  parts: [
    {
      mesh: placed(
        tube(ring(24, 110), (t) => 3 + 4.6 * (0.5 + 0.5 * Math.cos(t * 2 * Math.PI)) ** 3, {
          closed: true,
          sides: 26,
          flat: 0.5,
        }),
        { move: [0, 27, 0] },
      ),
      finish: fineGold(look, 0.1),
    },
    at(51.4, {
      mesh: vessel(
        profile(points('0 0, 8.6 0 1, 9.6 3.4 0.8, 0 3.4')),
        (t, r) => [
          -r * Math.sin(t * 2 * Math.PI),
          -r * 1.12 * Math.cos(t * 2 * Math.PI),
          -Math.sin(t * 2 * Math.PI),
          -Math.cos(t * 2 * Math.PI),
        ],
        64,
      ),
      finish: surfaced(look),
    }),
  ],
})

export const goldBand: Cut = (look, view) => ({
  posed: true,
  ...ringCameras[view],
  parts: [{ mesh: band(24, 12, 2.6), finish: surfaced(look) }],
})
