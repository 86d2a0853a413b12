/** Where cloth folds on an upper body and its arms. */
import { armhole, type Fit } from './bodice.ts'
import { type Point, type Pose, tapered, trace, way } from './outline.ts'
import type { Fold } from './relief.ts'
import { between, type Random } from './seeded-random.ts'
import type { Sleeve, SleeveShape } from './sleeve-cut.ts'

export type Drape = 'crisp' | 'soft' | 'heavy' | 'fluid'

const depths: Record<Drape, number> = { crisp: 0.12, soft: 0.11, heavy: 0.08, fluid: 0.13 }

/** One tapering fold; width in centimetres. */
export const crease = (pose: Pose, points: Point[], width: number, height: number, side: 1 | -1 = 1, root = 0.4): Fold => ({
  path: tapered(pose, points, width, side, root),
  width: width * pose.scale,
  height,
  filled: true,
})

/** Points a share of a width across and so far down, each loosened by chance. */
const loosely = (random: Random, x: number, y: number, rows: [share: number, down: number][]): Point[] =>
  rows.map(([share, down], at) => [x * share, y + down + (at ? between(random, -1.2, 1.2) : 0)])

/** What pulls at the armhole and the waist of one side. */
function strainFolds(pose: Pose, random: Random, fit: Fit, depth: number, side: 1 | -1): Fold[] {
  const [[ax, ay], [wx, wy]] = [fit.armpit, fit.waist]
  const [up, down, fall] = [
    way([0.98, 0.5], [0.84, -3], [0.68, -7], [0.6, -11]),
    way([0.99, 1.2], [0.82, 4], [0.62, 9], [0.42, 17]),
    way([0.95, 3], [0.9, 9], [0.8, 16], [0.74, 24]),
  ]
  const [nip, slack] = [way([1, -2], [0.78, 0.4], [0.5, 3], [0.3, 4]), way([1, 4], [0.8, 3.4], [0.55, 5])]
  return [
    { path: trace(pose, armhole(fit), side), width: 0.7 * pose.scale, height: -0.14, soft: 4 },
    crease(pose, loosely(random, ax, ay, up), 1.9, -depth, side, 0.7),
    crease(pose, loosely(random, ax, ay, down), 2.3, -depth * 1.2, side, 0.7),
    crease(pose, loosely(random, ax, ay, fall), 2, depth, side),
    crease(pose, loosely(random, wx, wy, nip), 1.9, -depth * 0.9, side, 0.8),
    crease(pose, loosely(random, wx, wy, slack), 1.5, -depth * 0.7, side, 0.8),
  ]
}

/** One long fold hanging from the chest to the hem at a share of the width. */
function hangingFold(pose: Pose, random: Random, fit: Fit, share: number, height: number, side: 1 | -1): Fold {
  const [[ax, ay], [wx], [hx, hy]] = [fit.armpit, fit.waist, fit.hem]
  const jitter = (size = 1.4) => between(random, -size, size)
  const foot = hy - between(random, -2, 1)
  const drop = foot - ay - between(random, 6, 16)
  const line: Point[] = [
    [share * hx + jitter(2), foot],
    [share * (hx * 0.6 + wx * 0.4) + jitter(), foot - drop * 0.35],
    [share * wx + jitter(), foot - drop * 0.7],
    [share * ax + jitter(), foot - drop],
  ]
  return crease(pose, line, between(random, 2.2, 4), height * between(random, 0.8, 1.4), side, 0.9)
}

/** Folds a worn body makes: from the armpits, down from the chest, in at the waist. */
export function bodyFolds(pose: Pose, random: Random, fit: Fit, drape: Drape): Fold[] {
  const depth = depths[drape]
  const hanging = way([0.28, -1], [0.5, 0.9], [0.72, -0.9], [0.86, 0.7])
  return ([1, -1] as const).flatMap((side) => [
    ...strainFolds(pose, random, fit, depth, side),
    ...hanging.map(([share, height]) => hangingFold(pose, random, fit, share, height * depth, side)),
  ])
}

/** Folds of both sleeves: along the arm, across the elbow, gathered above the cuff. */
export function sleeveFolds(pose: Pose, random: Random, sleeve: Sleeve, shape: SleeveShape, drape: Drape): Fold[] {
  const depth = depths[drape]
  const { at } = shape
  const slip = (size = 0.025) => between(random, -size, size)
  return ([1, -1] as const).flatMap((side) => {
    const fold = (points: Point[], width: number, height: number, root?: number) =>
      crease(pose, points, width, height, side, root)
    const along = fold([at(0.06, 0.5), at(0.3, 0.4 + slip(0.06)), at(0.6, 0.36), at(0.92, 0.45)], 3, depth * 0.8)
    if (sleeve.length < 40) {
      const pull = fold([at(0.8, 0.86), at(0.55, 0.66), at(0.45, 0.4), at(0.3, 0.2)], 2, -depth, 0.8)
      return [along, pull, fold([at(1, 0.55), at(0.8, 0.5 + slip()), at(0.5, 0.5)], 2.2, -depth * 0.7, 0.9)]
    }
    const elbow = way([0.3, 0.3], [0.42, 0.2], [0.49, 0.36], [0.56, 0.18], [0.64, 0.4], [0.8, 0.35], [0.88, 0.15]).map(
      ([share, reach]) => {
        const tilt = share < 0.5 ? -0.075 : 0.05
        const line = [
          at(share + slip(), 0.98),
          at(share + tilt * 0.3 + slip(0.01), 0.72),
          at(share + tilt * 0.8 + slip(0.015), 0.45),
          at(share + tilt + slip(), reach),
        ]
        return fold(line, between(random, 1.4, 2.2), -depth * between(random, 0.9, 1.6), 0.7)
      },
    )
    const outside = [0.34, 0.5, 0.7, 0.86].map((share) =>
      fold([at(share + slip(), 0.03), at(share + 0.02 + slip(0.01), 0.25), at(share + 0.045, 0.55)], 1.5, -depth * 0.8, 0.6),
    )
    const gathers = Array.from({ length: Math.round(sleeve.balloon ?? 0) }, (_, n) => {
      const across = 0.12 + n * 0.19
      return fold(
        [at(1, 0.2 + across * 0.6), at(0.94, across), at(0.84, across + slip()), at(0.66, across)],
        1.8,
        n % 2 ? 0.16 : -0.2,
        0.9,
      )
    })
    return [along, ...elbow, ...outside, ...gathers]
  })
}
