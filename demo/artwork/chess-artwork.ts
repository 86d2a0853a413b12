/** A chess board with its pieces. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { mix } from './colour.ts'
import { type Finish, light, times } from './finish-kinds.ts'
import { points, type Mesh, circle, smoothProfile, vessel } from './mesh-geometry.ts'
import { box, cylinder, joined, placed, tube } from './mesh-placing.ts'
import type { Cut } from './object-kind.ts'
import { lacquer, satin, wood } from './surface-finish.ts'
import { grained, noise } from './surface-noise.ts'

const pieces: Record<string, [number, number, number][]> = {
  pawn: points('0 0, 4.2 0, 4.2 1.6, 2.6 3, 1.7 7, 2.6 8, 1.6 8.6, 2.7 10.6, 2.3 12.8, 0 14'),
  rook: points('0 0, 4.6 0, 4.6 2, 3 3.4, 2.5 10, 3.6 12, 3.6 15, 2.2 15, 2.2 14, 0 14'),
  bishop: points('0 0, 4.6 0, 4.6 2, 2.8 3.4, 1.7 11, 3 12, 1.7 12.6, 2.8 15.6, 1.6 18.6, 0.8 19, 0.9 20, 0 20.6'),
  queen: points('0 0, 5 0, 5 2.2, 3 3.8, 1.9 14, 3.4 15.2, 2 16, 3.4 21, 1.6 21, 1.2 22.6, 0 23.4'),
  king: points('0 0, 5 0, 5 2.2, 3.1 3.8, 2 15, 3.6 16.4, 2.2 17, 3.4 22.4, 1.4 23.4, 0.8 24, 0.7 27, 0 27.2'),
}

const piece = (name: string): Mesh => vessel(smoothProfile(pieces[name] ?? [], 6), circle, 28)

const knight = (): Mesh =>
  joined([
    vessel(smoothProfile(points('0 0, 4.6 0, 4.6 2, 3 3.4, 2.6 5, 0 5'), 6), circle, 28),
    placed(
      tube(points('0 4 0, -1 8 0, -0.6 12 0, 1.2 15 0, 4 14.4 0, 5.4 12.6 0'), (t) => 2.9 - t * 1.3, {
        sides: 16,
        flat: 0.8,
        up: [0, 0, 1],
      }),
      {},
    ),
    placed(cylinder(0.6, 2.4, 0.5), { move: [0.6, 16, 0] }),
  ])

const boardFinish = (look: ArtworkLook): Finish => {
  const [pale, deep] = [light('#e2cfae'), light(mix('#5a3722', look.colour, 0.35))]
  const fine = grained([0.8, 0.8, 0.8], 'x', 0.12, look.seed)
  return {
    ...satin('#ffffff'),
    gloss: 0.6,
    paint: (u, v, x, y, z) => {
      const [i, j] = [Math.floor(x / 10), Math.floor(z / 10)]
      const inside = Math.abs(x) < 40 && Math.abs(z) < 40
      if (look.pattern === 'marble')
        return inside && (i + j) % 2 === 0 ? light('#efece6') : times(light(look.colour), 0.9 + 0.2 * noise(x * 0.2, y, z * 0.2))
      return times(inside && (i + j) % 2 === 0 ? pale : deep, 1.25 * (fine(u, v, x, y, z)[0] ?? 0.8))
    },
  }
}

const order = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook']

export const chess: Cut = (look) => {
  const side = (rank: number, dir: number): Mesh =>
    joined([
      ...order.map((name, i) =>
        placed(name === 'knight' ? knight() : piece(name), {
          turn: [0, dir * 90, 0],
          scale: 0.82,
          move: [i * 10 - 35, 7, rank * 35],
        }),
      ),
      ...order.map((_, i) => placed(piece('pawn'), { scale: 0.82, move: [i * 10 - 35, 7, rank * 25] })),
    ])
  const make = (hex: string): Finish =>
    look.pattern === 'colourblock' ? lacquer(hex) : look.pattern === 'marble' ? satin(hex) : wood(hex, 'y', 0.4, look.seed)
  return {
    parts: [
      { mesh: box(96, 7, 96, 1.2), finish: boardFinish(look) },
      { mesh: side(1, 1), finish: make('#ead9ba') },
      { mesh: side(-1, -1), finish: make(look.pattern === 'colourblock' ? look.colour : '#43281a') },
    ],
  }
}
