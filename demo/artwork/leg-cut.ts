/** The outline and folds of trouser legs from a few measures in centimetres. */
import { crease, type Drape } from './drape-folds.ts'
import { type Knot, type Point, spline, trace, way } from './outline.ts'
import type { Fold, ReliefOptions } from './relief.ts'
import { between } from './seeded-random.ts'
import type { Tailoring } from './tailoring.ts'
import type { Surface } from './texture.ts'

export type LegSpec = {
  waist: number
  hip: Point
  rise: number
  length: number
  /** widths of one leg */
  thigh: number
  knee: number
  hem: number
  /** how far the legs stand apart, half the gap at the hem */
  stand: number
  band: { height: number; kind: 'plain' | 'elastic' | 'drawcord' | 'none'; loops?: boolean }
  surface: Surface
  drape: Drape
  light?: ReliefOptions
  pressed?: boolean
  pleats?: number
  turnUp?: number
  cuff?: boolean
  details?: (t: Tailoring, leg: LegShape) => string
  scale: number
  top: number
  close?: [number, number]
}

export type LegShape = { half: Knot[]; outer: (y: number) => number; inner: (y: number) => number }

/** The right half: waist centre, out, down the leg, back up to the crotch. */
export function legShape(spec: LegSpec): LegShape {
  const { waist, hip, rise, length, thigh, knee, hem, stand } = spec
  const kneeY = rise + (length - rise) * 0.46
  const shortLeg = length - rise < 40
  const inner = (y: number) => 0.15 + (stand - 0.15) * Math.min(1, Math.max(0, (y - rise) / (length - rise))) ** 0.8
  const wide = (y: number) => {
    const share = (y - rise) / (length - rise)
    if (shortLeg) return thigh + (hem - thigh) * share
    return share < 0.46 ? thigh + (knee - thigh) * (share / 0.46) ** 0.8 : knee + (hem - knee) * ((share - 0.46) / 0.54) ** 1.3
  }
  const outer = (y: number) => inner(y) + wide(y)
  const middle = rise + 10
  const sidePoints: Point[] = way(
    [waist, 0],
    [waist + (hip[0] - waist) * 0.72, hip[1] * 0.5],
    hip,
    ...(shortLeg
      ? []
      : (way(
          [outer(middle), middle],
          [outer(kneeY), kneeY],
          [outer(kneeY + (length - kneeY) * 0.5), kneeY + (length - kneeY) * 0.5],
        ) as Point[])),
    [outer(length), length - 0.3],
  )
  const inseam: Point[] = shortLeg
    ? way([inner(length), length + 0.4], [inner(rise + 4), rise + 4], [0, rise])
    : way(
        [inner(length), length + 0.4],
        [inner(kneeY + (length - kneeY) * 0.5), kneeY + (length - kneeY) * 0.5],
        [inner(kneeY), kneeY],
        [inner(rise + 6), rise + 6],
        [0, rise],
      )
  const half: Knot[] = way(
    [0, 1.2],
    [waist * 0.5, 1.2, waist * 0.85, 0.8, waist, 0],
    ...spline(sidePoints).slice(1),
    [outer(length) - 1, length + 0.8, inner(length) + 1, length + 0.9, inner(length), length + 0.4],
    ...spline(inseam).slice(1),
  )
  return { half, outer, inner }
}

const depths: Record<Drape, number> = { crisp: 0.12, soft: 0.12, heavy: 0.09, fluid: 0.16 }

export function legFolds(t: Tailoring, spec: LegSpec, leg: LegShape): Fold[] {
  const { pose, drawing } = t
  const { rise, length, hip } = spec
  const depth = depths[spec.drape]
  const jig = (size = 1) => between(drawing.random, -size, size)
  return ([1, -1] as const).flatMap((side) => {
    const fold: Folding = (points, width, height, root) => crease(pose, points, width, height, side, root)
    const crotch = way([-0.5, 0.62], [2.2, 0.8], [-3.5, 0.5]).map(([lift, reach]) =>
      fold(
        [
          [0.4, rise + lift],
          [hip[0] * 0.3, rise + lift - 1.6 + jig()],
          [hip[0] * reach, rise + lift - 4.5 + jig()],
        ],
        1.7,
        -depth * 1.1,
        0.6,
      ),
    )
    const at = pointOn(leg)
    const thigh = fold([at(rise + 3, 0.04), at(rise + 9, 0.3), at(rise + 15 + jig(), 0.46)], 1.8, -depth)
    if (length - rise <= 40) {
      const middle = fold([at(length, 0.34 + jig(0.1)), at(length - 8, 0.4), at(rise + 4, 0.46)], 2.6, -depth)
      return [...crotch, thigh, middle, fold([at(length, 0.72 + jig(0.06)), at(length - 9, 0.66), at(rise, 0.6)], 2.4, depth)]
    }
    return [...crotch, thigh, ...kneeFolds(spec, leg, fold, jig), ...(spec.pressed ? [pressedCrease(t, spec, leg, side)] : [])]
  })
}

type Folding = (points: Point[], width: number, height: number, root?: number) => Fold

const pointOn =
  (leg: LegShape) =>
  (y: number, share: number): Point => [leg.inner(y) + (leg.outer(y) - leg.inner(y)) * share, y]

/** Across the knee and above the hem, and long soft ones down the leg. */
function kneeFolds(spec: LegSpec, leg: LegShape, fold: Folding, jig: (size?: number) => number): Fold[] {
  const { rise, length } = spec
  const depth = depths[spec.drape]
  const at = pointOn(leg)
  const knee = rise + (length - rise) * 0.46
  const rows: [y: number, from: number, to: number, drop: number][] = [
    [knee - 3, 0.02, 0.5, -3],
    [knee + 2, 0.98, 0.5, 2.4],
    [knee + 5, 0.03, 0.42, 2],
    [length - 8, 0.98, 0.45, 3],
    [length - 4, 0.02, 0.6, 1.6],
    [length - 14, 0.02, 0.4, 2.2],
    [knee - 10, 0.98, 0.6, 3.4],
  ]
  const short = rows.map(([y, from, to, drop]) =>
    fold(
      [at(y + jig(), from), at(y + drop * 0.4 + jig(0.5), (from + to) / 2), at(y + drop, to + jig(0.08))],
      1.65 + jig(0.45),
      -depth * (1 + jig(0.3)),
      0.6,
    ),
  )
  const falls = spec.pressed ? way([0.22, -0.6], [0.8, -0.7]) : way([0.3, -0.8], [0.55, 0.8], [0.78, -0.9])
  const long = falls.map(([share, height]) =>
    fold(
      [
        at(length - 1, share + jig(0.05)),
        at(length - 18, share + jig(0.04)),
        at(knee + 4, share),
        at(knee - 14, share + jig(0.05)),
      ],
      2.5 + jig(0.5),
      height * depth,
    ),
  )
  return [...short, ...long]
}

function pressedCrease(t: Tailoring, spec: LegSpec, leg: LegShape, side: 1 | -1): Fold {
  const at = pointOn(leg)
  const { rise, length } = spec
  const line: Point[] = [
    [spec.waist * 0.52, spec.band.height + 2],
    at(rise, 0.49),
    at(rise + (length - rise) * 0.46, 0.5),
    at(length, 0.5),
  ]
  return { path: trace(t.pose, spline(line), side), width: 1.1 * t.pose.scale, height: 0.2, soft: 4 }
}
