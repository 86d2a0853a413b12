/** Pattern cutting: outlines are written in centimetres on the right half of a body (x outwards from the centre line, y down). */
import { between, type Random } from './seeded-random.ts'

export type Point = [x: number, y: number]
/** A corner [x, y] or a curve [x1, y1, x2, y2, x, y] arriving at its last pair. */
export type Knot = Point | [number, number, number, number, number, number]

/** Points or curves in order. */
export const way = <K extends Knot>(...knots: K[]): K[] => knots

/** Where the garment hangs in the picture and how it is slightly out of true, as real cloth is. */
export type Pose = {
  /** pixels per centimetre */
  scale: number
  at: (x: number, y: number) => Point
}

/** `waver` is the largest displacement in pixels. */
export function pose(random: Random, scale: number, top: number, waver = 4): Pose {
  const phase = [0, 1, 2, 3].map(() => between(random, 0, 6.28))
  const [a = 0, b = 0, c = 0, d = 0] = phase
  return {
    scale,
    at(x, y) {
      const px = 450 + x * scale
      const py = top + y * scale
      const dx = Math.sin(py / 71 + a) * 0.55 + Math.sin(py / 29 + px / 83 + b) * 0.3
      const dy = Math.sin(px / 77 + c) * 0.6 + Math.sin(px / 31 + py / 90 + d) * 0.25
      return [px + dx * waver, py + dy * waver]
    },
  }
}

const text = (point: Point) => `${point[0].toFixed(1)} ${point[1].toFixed(1)}`

function commands(pose: Pose, knots: Knot[], side: number): string {
  return knots
    .map((knot) => {
      const [x1, y1, x2, y2, x, y] = knot
      if (x2 === undefined || y2 === undefined || x === undefined || y === undefined) return `L${text(pose.at(side * x1, y1))}`
      return `C${text(pose.at(side * x1, y1))} ${text(pose.at(side * x2, y2))} ${text(pose.at(side * x, y))}`
    })
    .join('')
}

const endOf = (knot: Knot | undefined): Point => (knot ? [knot.at(-2) ?? 0, knot.at(-1) ?? 0] : [0, 0])

/** An open path; `side` -1 draws the mirror image. */
export function trace(pose: Pose, knots: Knot[], side: 1 | -1 = 1): string {
  const [first, ...rest] = knots
  const [x, y] = endOf(first)
  return `M${text(pose.at(side * x, y))}${commands(pose, rest, side)}`
}

/** A mirror image is walked backwards, so that left and right halves laid over a body never cut holes in one another. */
export const closed = (pose: Pose, knots: Knot[], side: 1 | -1 = 1): string =>
  `${trace(pose, side === 1 ? knots : reversed(knots), side)}Z`

/** The same way walked from its end to its start. */
export function reversed(knots: Knot[]): Knot[] {
  const back: Knot[] = [endOf(knots.at(-1))]
  for (let at = knots.length - 1; at > 0; at -= 1) {
    const knot = knots[at]
    const [x, y] = endOf(knots[at - 1])
    if (knot && knot.length === 6) back.push([knot[2], knot[3], knot[0], knot[1], x, y])
    else back.push([x, y])
  }
  return back
}

export const mirrored = (knots: Knot[]): Knot[] =>
  knots.map((knot) => (knot.length === 6 ? [-knot[0], knot[1], -knot[2], knot[3], -knot[4], knot[5]] : [-knot[0], knot[1]]))

/** The same way lowered by `down` and drawn in (or out) by the factor `inwards`. */
export const lowered = (knots: Knot[], down: number, inwards = 1): Knot[] =>
  knots.map((knot) => knot.map((value, at) => (at % 2 ? value + down : value * inwards)) as Knot)

/** A closed symmetrical outline from its right half, walked from the top centre to the bottom centre. */
export const symmetric = (pose: Pose, half: Knot[]) => closed(pose, [...half, ...reversed(mirrored(half)).slice(1)])

/** An open symmetrical line: from the left end over the centre to the right end; `half` starts on the centre line. */
export const across = (pose: Pose, half: Knot[]) => trace(pose, [...reversed(mirrored(half)), ...half.slice(1)])

/** A smooth curve through all the points; `tension` 0 straight … 1 round. */
export function spline(points: Point[], tension = 0.85): Knot[] {
  const reach = tension / 6
  return points.map((point, at): Knot => {
    const from = points[at - 1]
    if (!from) return point
    const before = points[at - 2] ?? from
    const after = points[at + 1] ?? point
    return [
      from[0] + (point[0] - before[0]) * reach,
      from[1] + (point[1] - before[1]) * reach,
      point[0] - (after[0] - from[0]) * reach,
      point[1] - (after[1] - from[1]) * reach,
      point[0],
      point[1],
    ]
  })
}

/** Joins ways end to end; a way that starts where the last one ended does not repeat the point. */
export const join = (...ways: Knot[][]): Knot[] =>
  ways.flatMap((way, at) => {
    const last = endOf(ways[at - 1]?.at(-1))
    const [x, y] = endOf(way[0])
    return at > 0 && Math.hypot(last[0] - x, last[1] - y) < 0.01 ? way.slice(1) : way
  })

export const along = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/** A long thin shape round a line that starts at `root` of its width, swells and runs out to nothing, as folds do. */
export function tapered(pose: Pose, points: Point[], width: number, side: 1 | -1 = 1, root = 0.4): string {
  const last = points.length - 1
  const edges = ([1, -1] as const).map((way) =>
    points.map((point, at): Point => {
      const [before, after] = [points[at - 1] ?? point, points[at + 1] ?? point]
      const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1
      const share = at / last
      const half = (width / 2) * (at === 0 ? root : at === last ? 0.02 : Math.min(1, 1.25 - share * 0.9)) * way
      return [point[0] - ((after[1] - before[1]) / length) * half, point[1] + ((after[0] - before[0]) / length) * half]
    }),
  )
  const [out = [], back = []] = edges
  return closed(pose, join(spline(out), spline([...back].reverse())), side)
}
