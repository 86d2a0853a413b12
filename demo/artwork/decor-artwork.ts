/** Objects for a shelf: knots, stones, arches, globes, in stone, wood, lacquer or metal. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { at } from './closure-artwork.ts'
import { mix, tint } from './colour.ts'
import type { Finish } from './finish-kinds.ts'
import { points, type Mesh, type Vec, sheet, smoothProfile, vessel } from './mesh-geometry.ts'
import { ball, box, placed, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { seededRandom } from './seeded-random.ts'
import { lacquer, marble, matte, metal, wood } from './surface-finish.ts'
import { noise } from './surface-noise.ts'

/** Stone, wood, lacquer or metal, by the look's pattern. */
export const solid = (look: ArtworkLook, scale = 0.045): Finish => {
  if (look.pattern === 'marble') return marble(look.colour, look.accent, scale, look.seed)
  if (look.pattern === 'check') return wood(mix('#8a5a34', look.colour, 0.25), 'y', 0.1, look.seed)
  if (look.pattern === 'monogram') return metal(look, 0.1)
  return look.pattern === 'colourblock' ? lacquer(look.colour) : matte(look.colour, 0.08)
}

const plinth = (look: ArtworkLook, width = 44, height = 10): Part => ({
  mesh: box(width, height, width * 0.72, 0.8),
  finish: look.pattern === 'marble' ? metal(look) : marble('#2a2a2b', '#bdb7ac', 0.06, look.seed),
})

export const knotObject: Cut = (look) => {
  const line: Vec[] = Array.from({ length: 160 }, (_, i) => {
    const t = (i / 160) * 2 * Math.PI
    const r = 20 + 9 * Math.cos(3 * t)
    return [r * Math.cos(2 * t), 46 + r * Math.sin(2 * t), 9 * Math.sin(3 * t)]
  })
  return [{ mesh: tube(line, 7, { closed: true, sides: 26 }), finish: solid(look) }, plinth(look)]
}

export const stones: Cut = (look) => {
  const random = seededRandom(look.seed)
  const pebble = (w: number, h: number, i: number): Mesh =>
    sheet(
      56,
      28,
      (u, v) => {
        const [a, b] = [u * 2 * Math.PI, (v - 0.5) * Math.PI]
        const k = 1 + 0.12 * (noise(Math.cos(a) + i * 5, Math.sin(a), Math.sin(b)) - 0.5)
        return [w * k * Math.cos(b) ** 0.8 * Math.sin(a), h + h * Math.sin(b), w * 0.8 * k * Math.cos(b) ** 0.8 * Math.cos(a)]
      },
      { u: true },
    )
  const sizes: [number, number][] = [
    [34, 15],
    [27, 12],
    [21, 10],
    [14, 8],
    [9, 6],
  ]
  let y = 0
  return sizes.map(([w, h], i) => {
    const part = {
      mesh: placed(pebble(w, h, i), { move: [(random() - 0.5) * 6, y, (random() - 0.5) * 4], turn: [0, random() * 90, 0] }),
      finish:
        i === 3
          ? metal(look, 0.16)
          : solid({ ...look, seed: look.seed + i * 9, colour: i % 2 ? tint(look.colour, 0.35) : look.colour }),
    }
    y += h * 1.93
    return part
  })
}

export const archObject: Cut = (look) => {
  const arch = (r: number, thick: number, finish: Finish): Part => ({
    mesh: tube(
      [
        [-r, 0, 0],
        ...Array.from(
          { length: 48 },
          (_, i): Vec => [-r * Math.cos((i / 47) * Math.PI), 26 + r * Math.sin((i / 47) * Math.PI), 0],
        ),
        [r, 0, 0],
      ],
      thick,
      { sides: 28, flat: 1.5, up: [0, 0, 1] },
    ),
    finish,
  })
  return [
    arch(36, 7, solid(look)),
    arch(
      19,
      6,
      look.pattern === 'monogram' ? matte(look.colour, 0.1) : solid({ ...look, colour: look.accent, accent: look.colour }),
    ),
    at(8, { mesh: ball(8), finish: metal(look) }),
  ]
}

export const globe: Cut = (look) => [
  {
    mesh: vessel(smoothProfile(points('0 0, 22 0, 22 3, 7 8, 5 20, 13 26, 0 26'))),
    finish: look.pattern === 'monogram' ? matte(look.colour) : metal(look, 0.14),
  },
  at(56, { mesh: ball(32, 72, 36), finish: solid(look) }),
]
