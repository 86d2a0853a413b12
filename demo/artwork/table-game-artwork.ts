/** Cards, dominoes and a tower of blocks. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { at, shift } from './closure-artwork.ts'
import { mix } from './colour.ts'
import { type Finish, light } from './finish-kinds.ts'
import { turned } from './jewel-setting.ts'
import { flatLabel } from './label-artwork.ts'
import { box, placed } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import type { Cut } from './object-kind.ts'
import { seededRandom } from './seeded-random.ts'
import { lacquer, matte, metal, satin, wood } from './surface-finish.ts'
import { inPattern } from './surface-noise.ts'

const cardBack = (look: ArtworkLook, w: number, h: number): Finish => ({
  ...satin(look.colour),
  gloss: 0.4,
  paint: (u, v) => {
    const [x, y] = [(u - 0.5) * w, (v - 0.5) * h]
    const edge = Math.max(Math.abs(x) - w / 2, Math.abs(y) - h / 2)
    if (edge > -2.6) return light('#f3efe7')
    if (Math.abs(edge + 4) < 0.25) return light(look.accent)
    return inPattern(
      look.pattern === 'plain' ? 'monogram' : look.pattern,
      light(look.colour),
      light(mix(look.accent, look.colour, 0.3)),
      x / 7 + 20,
      y / 7 + 20,
    )
  },
})

export const cards: Cut = (look) => {
  const [w, h] = [46, 66]
  const deck: Part[] = [
    { mesh: box(w, h, 15, 0.8), finish: matte(look.colour) },
    { mesh: flatLabel(w - 1.2, h - 1.2, h / 2, 7.62), finish: cardBack(look, w, h) },
  ]
  const fan = [-34, -17, 0, 17].flatMap((angle, i): Part[] =>
    turned(
      [
        { mesh: placed(box(w, h, 0.5, 0.2, 3), {}), finish: satin('#f6f2ea') },
        { mesh: flatLabel(w - 1, h - 1, h / 2, 0.34), finish: cardBack(look, w, h) },
      ],
      [-12, 0, -angle - 14],
      [44, 4, i * 1.4],
    ),
  )
  return [...shift(deck, -30, -6, 14), ...fan]
}

const pips: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
  ],
  5: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [0, 0],
  ],
  6: [
    [-1, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, 0],
    [1, 0],
  ],
}

const dominoFace = (a: number, b: number, hex: string): Finish => {
  const ink = light(hex)
  return {
    ...satin('#f3ecdd'),
    paint: (u, v) => {
      const [x, y] = [(u - 0.5) * 2, (v - 0.5) * 4]
      if (Math.abs(y) < 0.035 && Math.abs(x) < 0.8) return ink
      const [count, middle] = y > 0 ? [a, 1] : [b, -1]
      return (pips[count] ?? []).some(([px, py]) => Math.hypot(x - px * 0.52, y - middle - py * 0.52) < 0.15)
        ? ink
        : light('#f3ecdd')
    },
  }
}

export const dominoes: Cut = (look) => {
  const random = seededRandom(look.seed)
  const tile = (a: number, b: number): Part[] => [
    { mesh: box(17, 34, 6, 1.6, 2.4), finish: satin('#f3ecdd') },
    { mesh: flatLabel(15.4, 32.4, 17, 3.1), finish: dominoFace(a, b, look.colour) },
    { mesh: placed(box(17.1, 34.1, 2.2, 0.8, 1), { move: [0, 0, -2.4] }), finish: lacquer(look.colour) },
  ]
  const dice = () => 1 + Math.floor(random() * 6)
  const row = Array.from({ length: 5 }, (_, i) => turned(tile(dice(), dice()), [-8, 0, 0], [i * 19 - 38, 0, -8])).flat()
  const laid = [0, 1, 2].flatMap((i) => turned(tile(dice(), dice()), [-90, i * 38 - 30, 0], [i * 34 - 40, 3, 36]))
  const chest: Part[] = [
    { mesh: box(118, 15, 40, 1), finish: wood(mix('#6d4327', look.colour, 0.15), 'x', 0.1, look.seed) },
    at(15, { mesh: box(118, 3, 40, 0.8), finish: wood(mix('#6d4327', look.colour, 0.15), 'x', 0.1, look.seed) }),
    { mesh: placed(box(13, 6, 1.4, 0.5), { move: [0, 9, 20] }), finish: metal(look) },
  ]
  return { parts: [...row, ...laid, ...shift(chest, 0, -40)], pitch: 26, yaw: -14 }
}

export const tower: Cut = (look) => {
  const random = seededRandom(look.seed)
  const hexes = look.pattern === 'plain' ? ['#d8b88a', '#cda878', '#e0c59b'] : [look.colour, look.accent, '#dcc09a']
  const blocks = Array.from({ length: 10 }, (_, level) =>
    [-1, 0, 1].flatMap((k): Part[] => {
      if (level > 2 && level < 9 && random() < 0.18) return []
      const [shove, hex] = [(random() - 0.5) * 3, hexes[Math.floor(random() * 3)] ?? '#d8b88a']
      return [
        at(level * 8.1, {
          mesh:
            level % 2
              ? placed(box(14, 8, 42, 0.7), { move: [k * 14.2, 0, shove] })
              : placed(box(42, 8, 14, 0.7), { move: [shove, 0, k * 14.2] }),
          finish: wood(hex, level % 2 ? 'z' : 'x', 0.16, level * 5 + k),
        }),
      ]
    }),
  ).flat()
  const spare = [
    [38, 12, 30],
    [-40, 20, -24],
  ].map(
    ([x = 0, z = 0, turn = 0]): Part =>
      at(0, { mesh: box(42, 8, 14, 0.7), finish: wood(hexes[1] ?? '#d8b88a', 'x', 0.16, x) }, x, z, turn),
  )
  return { parts: [...blocks, ...spare], yaw: -32, pitch: 16 }
}
