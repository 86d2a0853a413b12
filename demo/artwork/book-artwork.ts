/** Bound books, lying and stacked. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { shift } from './closure-artwork.ts'
import { tint } from './colour.ts'
import { type Finish, light } from './finish-kinds.ts'
import { flatLabel, label } from './label-artwork.ts'
import type { Mesh } from './mesh-geometry.ts'
import { box, placed, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import { type Cut, inkOn } from './object-kind.ts'
import { cloth, marble, matte } from './surface-finish.ts'

/** A bound book lying flat, its spine to the left: boards, leaves and a stamped mark. */
export const book = (w: number, h: number, d: number, hex: string, look: ArtworkLook): Part[] => {
  const finish =
    look.pattern === 'plain'
      ? cloth(hex, { weave: 'linen', threads: [w * 2, d * 2] })
      : look.pattern === 'marble'
        ? marble(hex, look.accent, 0.05, look.seed)
        : cloth(hex, {
            weave: 'linen',
            threads: [w * 2, d * 2],
            pattern: look.pattern,
            repeats: [w / 10, d / 10],
            accent: look.accent,
          })
  const board = (y: number): Part => ({ mesh: placed(sheetBox(w, 1.8, d), { move: [0, y, 0] }), finish })
  const leaves: Finish = { ...matte('#f2ede2'), relief: (_u, _v, _x, y) => [Math.sin(y * 9) * 0.3, Math.sin(y * 9) * 0.3] }
  const spine = {
    mesh: placed(
      tube(
        [
          [0, 0, -d / 2],
          [0, 0, 0],
          [0, 0, d / 2],
        ],
        h / 2,
        { sides: 28 },
      ),
      { scale: [0.42, 1, 1], move: [-w / 2 + 0.6, h / 2, 0] },
    ),
    finish,
  }
  const stamp = label(
    placed(flatLabel(d * 0.34, d * 0.34, 0, 0), { turn: [-90, 0, 0], move: [0, h + 0.1, 0] }),
    { ...matte(hex), paint: () => light(hex) },
    inkOn(hex, look),
    look.seed,
    1,
  )
  return [
    board(0),
    board(h - 1.8),
    { mesh: placed(box(w - 3, h - 3.4, d - 5, 0.3), { move: [0, 1.7, 0] }), finish: leaves },
    spine,
    ...(look.pattern === 'plain' ? [stamp] : []),
  ]
}

const sheetBox = (w: number, h: number, d: number): Mesh => {
  const slab = box(w, h, d, 0.5)
  const uv: number[] = []
  for (let i = 0; i < slab.at.length; i += 3) uv.push((slab.at[i] ?? 0) / w + 0.5, (slab.at[i + 2] ?? 0) / d + 0.5)
  return { ...slab, uv }
}

export const bookStack: Cut = (look) => ({
  parts: [
    [88, 13, 64, 0, look.colour, 2],
    [80, 10, 58, 13.2, look.accent, -7],
    [72, 15, 50, 23.4, tint(look.colour, 0.55), 5],
  ].flatMap(([w, h, d, y, hex, turn], i) =>
    shift(
      book(Number(w), Number(h), Number(d), String(hex), i === 0 ? look : { ...look, pattern: 'plain', seed: look.seed + i }),
      0,
      0,
      Number(turn),
      Number(y),
    ),
  ),
  pitch: 30,
  yaw: 32,
})

export const bookOpen: Cut = (look) => ({ parts: book(74, 12, 100, look.colour, look), pitch: 56, yaw: 16 })

export const bookPair: Cut = (look) => ({
  parts: [
    ...shift(book(70, 14, 92, look.colour, look), 0, 0, 0, 0),
    ...shift(book(56, 9, 74, look.accent, { ...look, pattern: 'plain' }), 4, 2, -14, 14.2),
  ],
  pitch: 46,
  yaw: 22,
})
