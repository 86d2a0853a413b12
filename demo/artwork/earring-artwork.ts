/** Drops, hoops and clusters. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { shift } from './closure-artwork.ts'
import { type GemCut, gem } from './gem-cut.ts'
import { chain, mounted, stoneFor, turned, white } from './jewel-setting.ts'
import { points, type Vec, profile, vessel } from './mesh-geometry.ts'
import { ball, curve, placed, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { pairOf } from './ring-artwork.ts'
import { metal, pearl } from './surface-finish.ts'

export const drop =
  (cut: GemCut, size: number, coloured: boolean, pearled = false) =>
  (look: ArtworkLook): Part[] => {
    const hook = tube(curve(points('0 20 0, 0 34 -1, 0 40 -5, 0 38 -9, 0 26 -10, 0 16 -8'), 8), 0.8, { sides: 10 })
    const top = turned(mounted({ cut: 'round', size: 9, finish: white }, look), [90, 0, 0], [0, 17, 0])
    const links: Part = {
      mesh: chain(points('0 12 0, 0 6 0, 0 2 0'), 2.6, 'cable', false),
      finish: metal(look),
    }
    const stone = pearled
      ? [
          { mesh: placed(ball(size * 0.5), { move: [0, -size * 0.5, 0] }), finish: pearl(look.seed % 2 ? '#f4ebe2' : '#efe0dc') },
          {
            mesh: placed(vessel(profile(points('0 2.6, 3 1 1, 4.4 -1.6, 0 2.6'))), { move: [0, -0.4, 0] }),
            finish: metal(look),
          },
        ]
      : turned(
          mounted(
            {
              cut,
              size,
              finish: coloured ? stoneFor(look) : white,
              claws: 5,
              halo: look.pattern === 'plain' ? white : undefined,
            },
            look,
          ),
          [90, 0, 0],
          [0, -size * (cut === 'pear' ? 0.72 : 0.6), 0],
        )
    return [{ mesh: hook, finish: metal(look) }, ...top, links, ...stone]
  }

export const hanging =
  (earring: (look: ArtworkLook) => Part[], apart: number): Cut =>
  (look, view) => {
    const one = earring(look)
    return {
      parts: [
        ...shift(turned(one, [0, view === 'angle' ? 26 : 6, 0]), -apart),
        ...shift(turned(one, [0, view === 'angle' ? -34 : -8, 0]), apart, view === 'angle' ? 6 : 0),
      ],
      pitch: 4,
      shadow: 0.35,
      fill: 0.9,
      focus: [0.2, 0.66],
      posed: true,
    }
  }

export const hoop = (look: ArtworkLook): Part[] => {
  const r = 24
  const stones = Array.from({ length: 25 }, (_, i): Part => {
    const a = Math.PI * (0.36 + (i / 24) * 1.28)
    return {
      mesh: placed(placed(gem('round'), { scale: 5.2 }), {
        turn: [0, 0, -(a * 180) / Math.PI],
        move: [(r + 2.4) * Math.sin(a), (r + 2.4) * Math.cos(a), 0],
      }),
      finish: look.pattern !== 'plain' && i % 2 ? stoneFor(look) : white,
    }
  })
  const open = Array.from(
    { length: 90 },
    (_, i): Vec => [r * Math.sin(0.16 + (i / 89) * 5.96), r * Math.cos(0.16 + (i / 89) * 5.96), 0],
  )
  return turned([{ mesh: tube(open, 2.6, { sides: 18, flat: 0.75, up: [0, 0, 1] }), finish: metal(look) }, ...stones], [0, 36, 0])
}

export const cluster: Cut = (look, view) => {
  const flower = [0, 1, 2, 3, 4, 5].flatMap((i): Part[] => {
    const a = (i / 6) * 2 * Math.PI
    return [
      ...turned(
        mounted(
          { cut: 'pear', size: 12, finish: i % 2 && look.pattern !== 'plain' ? stoneFor(look, look.accent) : white, claws: 3 },
          look,
        ),
        [0, (a * 180) / Math.PI, 0],
        [9.5 * Math.sin(a), 0, 9.5 * Math.cos(a)],
      ),
    ]
  })
  return pairOf(
    [...flower, ...turned(mounted({ cut: 'round', size: 10, finish: stoneFor(look) }, look), [0, 0, 0], [0, 2.6, 0])],
    look,
    view === 'angle' ? 36 : 12,
    30,
  )
}
