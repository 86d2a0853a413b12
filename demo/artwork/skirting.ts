/** Skirts, and the skirts of dresses and coats. */
import { crease } from './drape-folds.ts'
import { type Knot, type Point, type Pose, spline, way } from './outline.ts'
import type { Fold } from './relief.ts'
import { between, type Random } from './seeded-random.ts'

/** Half a hem in waves, from the side seam to the centre; cloth cut on the round hangs in flutes. */
export function waveHem(half: number, y: number, waves: number, depth: number, dip: number): Knot[] {
  const points: Point[] = []
  const steps = waves * 2
  for (let at = 0; at <= steps; at += 1) {
    const x = half * (1 - at / steps)
    points.push([x, y + dip * (1 - (x / half) ** 2) + (at % 2 ? depth : 0)])
  }
  return spline(points, 1)
}

/** From the waist over the hip to the hem at the side; `flare` 0 hangs straight, 1 swings outwards. */
export const skirtSide = (waist: Point, hip: Point, hem: Point, flare = 0.4): Knot[] => {
  const middle: Point = [hip[0] + (hem[0] - hip[0]) * (0.5 - flare * 0.14), hip[1] + (hem[1] - hip[1]) * 0.5]
  return spline([waist, [waist[0] + (hip[0] - waist[0]) * 0.62, waist[1] + (hip[1] - waist[1]) * 0.45], hip, middle, hem])
}

/** Flutes rising from a waved hem and fading towards the hip. */
export function fluteFolds(pose: Pose, random: Random, from: Point, hem: Point, waves: number, depth: number): Fold[] {
  const list: Fold[] = []
  for (const side of [1, -1] as const) {
    for (let at = 0; at < waves * 2; at += 1) {
      const share = 1 - (at + 0.5) / (waves * 2) + between(random, -0.02, 0.02)
      const rise = between(random, 0.55, 1)
      const top: Point = [from[0] * share, hem[1] + (from[1] - hem[1]) * rise]
      const foot: Point = [hem[0] * share, hem[1] + 0.6]
      const lean: Point = [foot[0] + (top[0] - foot[0]) * 0.42, foot[1] + (top[1] - foot[1]) * 0.4]
      const width = (hem[0] / waves) * between(random, 0.42, 0.62)
      list.push(
        crease(
          pose,
          [foot, lean, [lean[0] + (top[0] - lean[0]) * 0.55, lean[1] + (top[1] - lean[1]) * 0.55], top],
          width,
          (at % 2 ? -1.15 : 1) * depth * between(random, 0.75, 1.25),
          side,
          1,
        ),
      )
    }
  }
  return list
}

/** Sharp knife pleats: a lit plane and a dark step each. */
export function pleatFolds(pose: Pose, from: Point, hem: Point, count: number, depth: number): Fold[] {
  return Array.from({ length: count }, (_, at): Fold[] => {
    const share = ((at + 0.5) / count) * 2 - 1
    const line = (shift: number): Point[] =>
      way(
        [hem[0] * share + shift * 1.25, hem[1]],
        [hem[0] * share * 0.72 + from[0] * share * 0.28 + shift, hem[1] * 0.7 + from[1] * 0.3],
        [from[0] * share + shift * 0.5, from[1]],
      )
    const step = hem[0] / count
    return [
      crease(pose, line(step * 0.5), step * 0.55, -depth, 1, 1),
      crease(pose, line(-step * 0.25), step * 0.8, depth * 0.7, 1, 1),
    ]
  }).flat()
}

/** Small gathers hanging from a seam between x = -half and half. */
export function gatherFolds(
  pose: Pose,
  random: Random,
  half: number,
  y: number,
  length: number,
  count: number,
  spread = 1,
): Fold[] {
  return Array.from({ length: count }, (_, at) => {
    const x = ((at + 0.5) / count) * 2 * half - half + between(random, -0.4, 0.4)
    const drop = length * between(random, 0.5, 1)
    return crease(
      pose,
      way([x, y], [x * (1 + (spread - 1) * 0.4), y + drop * 0.4], [x * spread, y + drop]),
      between(random, 0.9, 1.6),
      at % 2 ? 0.13 : -0.15,
      1,
      0.9,
    )
  })
}
