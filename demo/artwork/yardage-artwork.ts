/** Cloth of a look by the piece, and pads and rolls made of it. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { at } from './closure-artwork.ts'
import { type PadShape, pad } from './cloth-modelling.ts'
import type { Finish } from './finish-kinds.ts'
import { type Vec, profile, sheet, vessel } from './mesh-geometry.ts'
import { placed } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import { type Weave, cloth } from './surface-finish.ts'
import { noise } from './surface-noise.ts'

/** Cloth of a look over a piece so many units wide and long, a thread and a repeat keeping their size. */
export const yardage = (look: ArtworkLook, weave: Weave, wide: number, long: number, repeat = 9, hex = look.colour): Finish =>
  cloth(hex, {
    pattern: look.pattern,
    weave,
    threads: [wide * (weave === 'knit' ? 0.55 : 1.7), long * (weave === 'knit' ? 0.55 : 1.7)],
    repeats: [wide / repeat, long / repeat],
    accent: look.accent,
  })

export const plainCloth = (hex: string, weave: Weave, wide: number, long: number): Finish =>
  cloth(hex, { weave, threads: [wide * 1.7, long * 1.7] })

export const padded = (shape: PadShape, finish: Finish, y = 0): Part => at(y, { mesh: pad(shape), finish })

export const rolled = (look: ArtworkLook, radius: number, length: number, weave: Weave, hex = look.colour): Part[] => {
  const path: Vec[] = Array.from({ length: 110 }, (_, i) => {
    const [angle, r] = [(i / 109) * 2 * Math.PI * 4.2, radius * (0.2 + 0.8 * (i / 109))]
    return [r * Math.sin(angle), r * Math.cos(angle), 0]
  })
  const scroll = sheet(40, 109, (u, v) => {
    const p = path[Math.round(v * 109)] as Vec
    const k = 1 + 0.015 * (noise(u * 6, v * 9, look.seed) - 0.5)
    return [p[0] * k, p[1] * k, (u - 0.5) * length]
  })
  const outer = vessel(
    profile([
      [0, 0],
      [radius * 0.99, 0, 4],
      [radius * 0.99, length - 7, 4],
      [0, length - 7],
    ]),
    undefined,
    64,
  )
  const finish = yardage({ ...look, colour: hex }, weave, length, radius * 16, 11)
  return [
    { mesh: placed(scroll, { turn: [0, 90, 0], move: [0, radius, 0] }), finish },
    {
      mesh: placed(outer, { turn: [0, 0, 90], move: [length / 2 - 3.5, radius, 0] }),
      finish: yardage({ ...look, colour: hex }, weave, radius * 6, length, 11),
    },
  ]
}
