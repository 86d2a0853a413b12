/** Caps, pumps, droppers and spray heads. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import type { Finish } from './finish-kinds.ts'
import { profile, vessel } from './mesh-geometry.ts'
import { ball, box, curve, cylinder, placed, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import { brushed, knurled, lacquer, marble, matte, metal, wood } from './surface-finish.ts'

export const at = (y: number, part: Part, x = 0, z = 0, turn = 0): Part => ({
  ...part,
  mesh: placed(part.mesh, { move: [x, y, z], turn: [0, turn, 0] }),
})

export const shift = (parts: Part[], x: number, z = 0, turn = 0, y = 0): Part[] => parts.map((part) => at(y, part, x, z, turn))

export const sized = (parts: Part[], scale: number): Part[] =>
  parts.map((part) => ({ ...part, mesh: placed(part.mesh, { scale }) }))

export const roundCap = (radius: number, height: number, y: number, finish: Finish, edge = 1.2): Part =>
  at(y, { mesh: cylinder(radius, height, edge), finish })

export const boxCap = (width: number, height: number, depth: number, y: number, finish: Finish): Part =>
  at(y, { mesh: box(width, height, depth, 1.4), finish })

export const ballCap = (radius: number, y: number, finish: Finish): Part => at(y + radius * 0.9, { mesh: ball(radius), finish })

export const collar = (radius: number, y: number, look: ArtworkLook, height = 4): Part =>
  roundCap(radius, height, y, metal(look), 0.8)

/** A lotion pump: collar, stem and a head with its spout to the left. */
export function pump(y: number, radius: number, finish: Finish, ring: Finish = finish): Part[] {
  const spout = tube(
    curve(
      [
        [0, y + 24, 0],
        [-radius * 1.2, y + 24.5, 0],
        [-radius * 2.1, y + 23, 0],
        [-radius * 2.5, y + 19.5, 0],
      ],
      6,
    ),
    (t) => 3.1 - t * 0.9,
    { sides: 14, up: [0, 1, 0] },
  )
  return [
    roundCap(radius, 9, y, ring),
    roundCap(radius * 0.45, 3, y + 9, finish),
    roundCap(2.4, 12, y + 11, finish, 0.3),
    roundCap(radius * 0.74, 7.5, y + 20, finish, 2.2),
    { mesh: spout, finish },
  ]
}

/** A dropper: metal collar and a rubber bulb. */
export function dropper(y: number, radius: number, look: ArtworkLook, rubber: string): Part[] {
  const bulb = vessel(
    profile([
      [0, 0],
      [radius * 0.72, 0, 1],
      [radius * 0.72, 4, 1],
      [radius * 0.56, 8, 4],
      [radius * 0.6, 22, 7],
      [0, 27],
    ]),
  )
  return [roundCap(radius, 12, y, brushed(metal(look), 'u')), at(y + 12, { mesh: bulb, finish: matte(rubber) })]
}

/** A fine-mist head with its nozzle. */
export const sprayHead = (y: number, radius: number, finish: Finish, look: ArtworkLook): Part[] => [
  roundCap(radius, 7, y, metal(look)),
  roundCap(radius * 0.62, 9, y + 7, finish, 1.5),
  { mesh: placed(cylinder(1.6, 1.2, 0.3), { turn: [90, 0, 0], move: [0, y + 12.5, radius * 0.6] }), finish: metal(look) },
]

export const jarLid = (radius: number, height: number, y: number, finish: Finish): Part =>
  roundCap(radius, height, y, finish, 1.6)

/** How a look's pattern shows on a cap: plain metal, turned marks, ribs, marble or the accent's lacquer. */
export function capFinish(look: ArtworkLook): Finish {
  if (look.pattern === 'marble') return marble('#efeeea', '#6d6a68', 0.09, look.seed)
  if (look.pattern === 'colourblock') return lacquer(look.accent)
  if (look.pattern === 'stripe') return knurled(metal(look), 46)
  if (look.pattern === 'monogram') return brushed(metal(look), 'u')
  if (look.pattern === 'check') return wood('#6b4329', 'y', 0.3, look.seed)
  return metal(look)
}
