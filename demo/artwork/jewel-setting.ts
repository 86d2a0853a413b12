/** What fine jewellery is built from: chains along a line, claws and bezels round stones, halos, pearls on a thread. */
import type { ArtworkLook } from '../catalogue/demo-types.ts'
import { rgbOf } from './colour.ts'
import type { Finish } from './finish-kinds.ts'
import { gem, type GemCut } from './gem-cut.ts'
import { type Mesh, profile, type Vec, vessel } from './mesh-geometry.ts'
import { ball, joined, placed, ring, tube } from './mesh-placing.ts'
import type { Part } from './mesh-stage.ts'
import { diamond, metal, stone } from './surface-finish.ts'

/** Stones by the hue they show, in degrees. */
const stones: [hue: number, hex: string, index: number][] = [
  [348, '#b5122f', 1.77],
  [330, '#dd5590', 1.64],
  [285, '#8440b0', 1.55],
  [245, '#4440c0', 1.69],
  [220, '#1c4db8', 1.77],
  [185, '#7fcad8', 1.58],
  [155, '#0f8a55', 1.58],
  [85, '#94b82c', 1.67],
  [42, '#e8a428', 1.55],
  [18, '#d8552a', 1.74],
]
const hueOf = (hex: string): number | undefined => {
  const [r, g, b] = rgbOf(hex)
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  if (high - low < 26) return undefined
  const turn = high === r ? (g - b) / (high - low) : high === g ? 2 + (b - r) / (high - low) : 4 + (r - g) / (high - low)
  return (turn * 60 + 360) % 360
}
/** The coloured stone a look stands for: the nearest in hue, or by seed for greys. */
export function stoneFor(look: ArtworkLook, hex = look.colour): Finish {
  const hue = hueOf(hex)
  const apart = (h: number) => Math.min(Math.abs(h - (hue ?? 0)), 360 - Math.abs(h - (hue ?? 0)))
  const chosen = hue === undefined ? stones[look.seed % stones.length] : [...stones].sort((a, b) => apart(a[0]) - apart(b[0]))[0]
  return stone(chosen?.[1] ?? '#1c4db8', chosen?.[2] ?? 1.77, 1.1)
}
export const white = diamond

export const turned = (parts: Part[], turn: Vec, move: Vec = [0, 0, 0]): Part[] =>
  parts.map((part) => ({ ...part, mesh: placed(part.mesh, { turn, move }) }))
/** Made facing the viewer, then laid on the table. */
export const laidFlat = (parts: Part[]): Part[] => turned(parts, [-90, 0, 0])

const outline: Record<GemCut, (angle: number) => readonly [number, number]> = {
  round: (a) => [0.5 * Math.sin(a), 0.5 * Math.cos(a)],
  oval: (a) => [0.4 * Math.sin(a), 0.54 * Math.cos(a)],
  cushion: (a) => [
    0.46 * Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.6,
    0.46 * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.6,
  ],
  pear: (a) => [
    0.37 * Math.sin(a) * (Math.cos(a) < 0 ? 1 - 0.55 * Math.cos(a) ** 2 : 1),
    Math.cos(a) < 0 ? 0.14 + 0.72 * Math.cos(a) : 0.14 + 0.36 * Math.cos(a),
  ],
  marquise: (a) => [0.34 * Math.sin(a) * (1 - 0.45 * Math.cos(a) ** 2), 0.6 * Math.cos(a)],
  emerald: (a) => [0.36 * Math.max(-1, Math.min(1, 1.2 * Math.sin(a))), 0.52 * Math.max(-1, Math.min(1, 1.2 * Math.cos(a)))],
  princess: (a) => [0.45 * Math.max(-1, Math.min(1, 1.42 * Math.sin(a))), 0.45 * Math.max(-1, Math.min(1, 1.42 * Math.cos(a)))],
}

export type Setting = { cut: GemCut; size: number; finish: Finish; claws?: number; bezel?: boolean; halo?: Finish }
/** A stone in its setting, table upwards, girdle at height 0. */
export function mounted({ cut, size, finish, claws = 4, bezel = false, halo }: Setting, look: ArtworkLook): Part[] {
  const around = (grow: number, y: number, count = 48): Vec[] =>
    Array.from({ length: count }, (_, i) => {
      const [x, z] = outline[cut]((i / count) * 2 * Math.PI)
      const length = Math.hypot(x, z) || 1
      return [(x + (grow * x) / length) * size, y * size, (z + (grow * z) / length) * size]
    })
  const steel = metal(look, 0.08)
  const rail = (grow: number, y: number, thick: number, flat = 1): Mesh =>
    tube(around(grow, y), size * thick, { closed: true, sides: 10, up: [0, 1, 0], flat })
  const parts: Part[] = [{ mesh: placed(gem(cut), { scale: size }), finish }]
  if (bezel) parts.push({ mesh: rail(0.02, 0.0, 0.075, 0.7), finish: steel })
  else {
    const prong = (i: number): Mesh => {
      const angle = ((i + 0.5) / claws) * 2 * Math.PI
      const [x, z] = outline[cut](angle)
      const at = (k: number, y: number): Vec => [x * k * size, y * size, z * k * size]
      return tube(
        [at(0.16, -0.5), at(0.74, -0.24), at(1.06, -0.02), at(1.05, 0.07), at(0.92, 0.12)],
        (t) => size * (0.04 - 0.012 * t),
        { sides: 8 },
      )
    }
    parts.push({ mesh: joined([...Array.from({ length: claws }, (_, i) => prong(i)), rail(-0.16, -0.22, 0.03)]), finish: steel })
  }
  if (!halo) return parts
  const count = Math.max(12, Math.round(size < 14 ? 14 : 20))
  parts.push({ mesh: rail(0.12, -0.1, 0.07, 0.9), finish: steel })
  return [
    ...parts,
    ...around(0.12, 0.02, count).map(
      (move): Part => ({ mesh: placed(gem('round'), { scale: size * 0.17, move }), finish: halo }),
    ),
  ]
}

/** Points at equal steps along a closed or open line. */
export function paced(line: readonly Vec[], step: number, closed: boolean): { at: Vec; along: Vec }[] {
  const points = closed ? [...line, line[0] as Vec] : [...line]
  const lengths = [0]
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Vec, points[i] as Vec]
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]))
  }
  const whole = lengths.at(-1) ?? 1
  const count = Math.max(2, Math.round(whole / step))
  let k = 1
  return Array.from({ length: closed ? count : count + 1 }, (_, i) => {
    const d = (whole * i) / count
    while (k < points.length - 1 && (lengths[k] ?? 0) < d) k++
    const [a, b] = [points[k - 1] as Vec, points[k] as Vec]
    const span = (lengths[k] ?? 1) - (lengths[k - 1] ?? 0) || 1
    const t = Math.max(0, Math.min(1, (d - (lengths[k - 1] ?? 0)) / span))
    return {
      at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t],
      along: [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
    }
  })
}

export type ChainStyle = 'cable' | 'curb' | 'paper-clip' | 'rope' | 'ball'
const link = (length: number, width: number, thick: number): Mesh => {
  const [h, r] = [length / 2 - width / 2, width / 2]
  const line: Vec[] = Array.from({ length: 20 }, (_, i) => {
    const a = (i / 20) * 2 * Math.PI
    return [Math.sin(a) * r, Math.cos(a) * r + Math.sign(Math.cos(a)) * h, 0]
  })
  return tube(line, thick, { closed: true, sides: 8 })
}

/** A chain along a line lying in the picture plane (x, y); links alternate or lie over one another. */
export function chain(line: readonly Vec[], size: number, style: ChainStyle, closed = true): Mesh {
  if (style === 'rope') return joined([0, 0.5].map((phase) => twisted(line, size, phase, closed)))
  const [length, width, thick] =
    style === 'curb'
      ? [size * 1.25, size * 0.95, size * 0.2]
      : style === 'paper-clip'
        ? [size * 2.2, size * 0.9, size * 0.15]
        : [size * 1.3, size * 0.85, size * 0.16]
  const one = style === 'ball' ? ball(size * 0.4, 14, 9) : link(length, width, thick)
  const step = style === 'curb' ? length * 0.6 : style === 'ball' ? size * 0.95 : length - thick * 2.6
  return joined(
    paced(line, step, closed).map(({ at, along }, i) => {
      const lean = (Math.atan2(along[1], along[0]) * 180) / Math.PI - 90
      const roll = style === 'curb' ? 38 : i % 2 === 0 ? 12 : 78
      return placed(one, { turn: [0, roll, lean], move: at })
    }),
  )
}

function twisted(line: readonly Vec[], size: number, phase: number, closed: boolean): Mesh {
  const points = paced(line, size * 0.32, closed)
  const strand = points.map(({ at, along }, i): Vec => {
    const length = Math.hypot(along[0], along[1]) || 1
    const angle = (i / 7 + phase) * 2 * Math.PI
    const [nx, ny] = [-along[1] / length, along[0] / length]
    return [
      at[0] + nx * Math.cos(angle) * size * 0.24,
      at[1] + ny * Math.cos(angle) * size * 0.24,
      at[2] + Math.sin(angle) * size * 0.24,
    ]
  })
  return tube(strand, size * 0.27, { closed, sides: 10 })
}

/** The line a necklace takes laid on a table: the clasp at the top, the lowest point at (0, -bottom). */
export const necklaceLine = (width: number, top: number, bottom: number, count = 160): Vec[] =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * 2 * Math.PI
    const low = (1 - Math.cos(a)) / 2
    const x = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** (1 + 0.25 * low) * width * (1 - 0.2 * low)
    return [x, top - low * (top + bottom), 0]
  })
export const clasp = (y: number, look: ArtworkLook, size = 3): Part => ({
  mesh: joined([
    placed(tube(ring(size, 30), size * 0.28, { closed: true }), { move: [0, y, 0] }),
    placed(ball(size * 0.4, 12, 8), { move: [size, y + size * 0.4, 0] }),
  ]),
  finish: metal(look),
})
export const bail = (y: number, look: ArtworkLook, size = 3): Part => ({
  mesh: placed(tube(ring(size, 30), size * 0.34, { closed: true, flat: 2, up: [0, 0, 1] }), {
    turn: [0, 78, 0],
    move: [0, y, 0],
  }),
  finish: metal(look),
})

/** Beads threaded along a line, their sizes by place (0 … 1 along it). */
export const threaded = (line: readonly Vec[], size: number, closed = true, grade: (t: number) => number = () => 1): Mesh => {
  const places = paced(line, size * 2.02, closed)
  return joined(places.map(({ at }, i) => placed(ball(size * grade(i / places.length), 26, 14), { move: at })))
}
/** A wedding band's section, comfort-fit: width, thickness and its outline. */
export const band = (radius: number, width: number, thick: number): Mesh => {
  const half = width / 2
  return placed(
    vessel(
      profile([
        [radius, -half, thick * 0.5],
        [radius + thick, -half, thick * 0.45],
        [radius + thick, half, thick * 0.45],
        [radius, half, thick * 0.5],
        [radius, -half],
      ]),
      undefined,
      96,
    ),
    { turn: [90, 0, 0], move: [0, radius + thick, 0] },
  )
}
