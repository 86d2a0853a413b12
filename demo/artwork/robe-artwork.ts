/** Bath and dressing robes on their hanger: body, wrapped fronts, sleeves, tied belt. */
import type { ArtworkKind, ArtworkLook } from '../catalogue/demo-types.ts'
import { mix } from './colour.ts'
import type { Finish } from './finish-kinds.ts'
import { plainCloth, yardage } from './yardage-artwork.ts'
import { points, type Mesh, sheet, type Vec } from './mesh-geometry.ts'
import { curve, placed, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import { pad } from './cloth-modelling.ts'
import { type Cut, objectKind } from './object-kind.ts'
import { metal, type Weave } from './surface-finish.ts'
import { noise } from './surface-noise.ts'

type Robe = { hem: number; sleeve: number; wide: number; weave: Weave }
const waist = 84

/** Half width and half depth of the body at a height, from hem to neck. */
const figure: [y: number, width: number, depth: number][] = [
  [0, 44, 17],
  [40, 37.5, 14.5],
  [72, 31.5, 11.5],
  [84, 29, 10.4],
  [96, 31, 11.2],
  [114, 33.5, 11.4],
  [127, 33, 9.5],
  [132, 29.5, 8],
  [137, 20, 6.8],
  [141, 11, 6],
  [142, 8, 5.4],
]
const bodyAt = (y: number): readonly [number, number] => {
  const i = Math.max(
    0,
    Math.min(
      figure.length - 2,
      figure.findIndex((row, k) => y <= (figure[k + 1]?.[0] ?? 999) && y >= row[0]),
    ),
  )
  const low = figure[i] ?? ([0, 1, 1] as const)
  const high = figure[i + 1] ?? ([1, 1, 1] as const)
  const t = Math.max(0, Math.min(1, (y - low[0]) / (high[0] - low[0])))
  const s = t * t * (3 - 2 * t) * 0.5 + t * 0.5
  return [low[1] + (high[1] - low[1]) * s, low[2] + (high[2] - low[2]) * s]
}
/** Falling folds: deep at the hem, gathered at the belt, faint at the chest. */
const fold = (angle: number, y: number, seed: number): number => {
  const fall = y < waist ? Math.min(1, (waist - y) / 46) * 1.7 : 0.25
  const gather = Math.exp(-(((y - waist) / 11) ** 2)) * 0.9
  const soft = Math.sin(angle * 8 + noise(angle * 1.6 + 9, y * 0.012, seed) * 7)
  return soft * fall + Math.sin(angle * 21 + seed) * gather + (noise(angle * 2.4 + 7, y * 0.06, seed) - 0.5) * 1.6
}
const onFront = (x: number, y: number, out: number, seed: number): Vec => {
  const [w, d] = bodyAt(y)
  const s = Math.max(-0.98, Math.min(0.98, x / w))
  return [x, y, (d + fold(Math.asin(s), y, seed) * 1.2) * Math.sqrt(1 - s * s) + out]
}
const body = (hem: number, seed: number): Mesh =>
  sheet(
    150,
    90,
    (u, v) => {
      const angle = (u - 0.5) * 2 * Math.PI
      const y = hem + (142 - hem) * v + (v < 0.02 ? Math.sin(angle * 8) * 0.4 : 0)
      const [w, d] = bodyAt(y)
      const swell = fold(angle, y, seed) * (y > 128 ? 0.2 : 1)
      return [(w + swell * 0.7) * Math.sin(angle), y, (d + swell * 1.2) * Math.cos(angle)]
    },
    { u: true },
  )

/** A strip of cloth lying on the front along a line of [x, y, half width]. */
const strip = (line: readonly Vec[], out: number, seed: number): Mesh => {
  const points = curve(line, 10)
  return sheet(12, points.length - 1, (u, v) => {
    const [x, y, half] = points[Math.round(v * (points.length - 1))] as Vec
    const s = u * 2 - 1
    return onFront(x + s * half, y, out + 1.1 * (1 - s ** 6), seed)
  })
}
const belt = (seed: number): Mesh =>
  sheet(
    90,
    8,
    (u, v) => {
      const angle = (u - 0.5) * 2 * Math.PI
      const y = waist + (v - 0.5) * 5.6
      const [w, d] = bodyAt(y)
      const out = 1.2 + 0.9 * (1 - (v * 2 - 1) ** 4) + 0.3 * Math.sin(angle * 14 + seed)
      return [(w + out) * Math.sin(angle), y, (d + out + 0.4) * Math.cos(angle)]
    },
    { u: true },
  )
const tie = (side: number, seed: number): Mesh =>
  sheet(10, 30, (u, v) => {
    const s = u * 2 - 1
    const y = waist - 1 - v * (34 + side * 4)
    const [x, , z] = onFront(2 + side * (1 + v * 5), y, 3.4 + 1.4 * Math.sin(v * 3) + 0.5 * (1 - s * s), seed)
    return [x + s * 2.6 * (0.7 + 0.3 * v), y, z]
  })

const sleeve = (side: number, robe: Robe, cloth: Finish, trim: Finish): Part[] => {
  const { sleeve: long, wide } = robe
  const line = curve(
    [
      [side * 23, 128, 0],
      [side * 31, 121, 0.4],
      [side * 39, 104, 1.5],
      [side * (41 + long * 0.07), 126 - long * 0.62, 2.6],
      [side * (42 + long * 0.1), 124 - long, 3.4],
    ],
    12,
  )
  const end = line.at(-1) as Vec
  const before = line.at(-9) as Vec
  const crease = (t: number) => 0.7 * Math.sin(t * 17 + side) * Math.sin(t * 3.1) + 0.35 * Math.sin(t * 41)
  return [
    { mesh: tube(line, (t) => 8.6 + wide * t + crease(t), { sides: 40, flat: 0.66, up: [0, 0, 1] }), finish: cloth },
    {
      mesh: tube([before, [(before[0] + end[0]) / 2, (before[1] + end[1]) / 2, (before[2] + end[2]) / 2], end], 9.7 + wide, {
        sides: 40,
        flat: 0.7,
        up: [0, 0, 1],
      }),
      finish: trim,
    },
  ].map((part) => ({ ...part, mesh: placed(part.mesh, { scale: [1, 1, 0.8] }) }))
}

const hook = tube(curve(points('0 143 -1, 0 153 -1, 4.6 158 -1, 3 163.6 -1, -3 162.6 -1'), 8), 0.85)

const robeCut =
  (robe: Robe): Cut =>
  (look: ArtworkLook) => {
    const { hem, weave } = robe
    const seed = look.seed
    const main = yardage(look, weave, 190, 150, 11)
    const plain = look.pattern === 'plain'
    const trim = plain
      ? plainCloth(mix(look.colour, '#ffffff', 0.05), weave, 16, 130)
      : plainCloth(look.accent, weave === 'terry' ? 'terry' : 'satin', 16, 130)
    const under = strip(points('-8.5 141 3, -12 134 5.6, -10 116 6, -4 98 4.4, 1 86 3'), 0.7, seed)
    const over = strip(
      [
        [8.5, 141, 3],
        [12, 134, 5.6],
        [10.5, 116, 6],
        [6, 98, 4.6],
        [3.6, 84, 3.4],
        [4.4, 60, 3],
        [6, hem + 1, 3],
      ],
      1.5,
      seed,
    )
    const neck = tube(curve(points('-9.5 139.4 3, -8.6 143.4 -2, 0 144.6 -6, 8.6 143.4 -2, 9.5 139.4 3'), 8), 3, {
      sides: 18,
      flat: 0.5,
      up: [0, 1, 0],
    })
    const knot = placed(pad({ width: 8.4, depth: 7, height: 5, square: 3, rumple: 1, seed }), {
      turn: [80, 0, 8],
      move: [2, waist, bodyAt(waist)[1] + 1.4],
    })
    return {
      parts: [
        { mesh: body(hem, seed), finish: main },
        ...sleeve(-1, robe, main, trim),
        ...sleeve(1, robe, main, trim),
        { mesh: under, finish: trim },
        { mesh: over, finish: trim },
        { mesh: neck, finish: trim },
        { mesh: belt(seed), finish: trim },
        { mesh: tie(-1, seed), finish: trim },
        { mesh: tie(1, seed), finish: trim },
        { mesh: knot, finish: trim },
        { mesh: hook, finish: metal(look) },
      ].map((part) => ({ ...part, mesh: placed(part.mesh, { scale: [0.94, 1.3, 1] }) })),
      pitch: 4,
      shadow: 0.25,
    }
  }

export const robeKinds: Record<string, ArtworkKind> = {
  robe: objectKind(
    [
      robeCut({ hem: 6, sleeve: 62, wide: 3.2, weave: 'terry' }),
      robeCut({ hem: 34, sleeve: 56, wide: 5.5, weave: 'satin' }),
      robeCut({ hem: 18, sleeve: 64, wide: 2.4, weave: 'linen' }),
    ],
    ['plain', 'stripe', 'quilt', 'check', 'floral', 'dot'],
    { angle: { yaw: -32, pitch: 6 }, detail: { zoom: 2.3, focus: [0.5, 0.34] } },
    ['front', 'angle', 'detail', 'back'],
  ),
}
