/** One sleeve from its length, lean and widths. */
import type { Fit } from './bodice.ts'
import { join, type Knot, type Point, spline, way } from './outline.ts'

export type Sleeve = {
  length: number
  /** degrees from hanging straight down */
  angle: number
  upper: number
  wrist: number
  /** extra fullness at the head, in centimetres */
  puff?: number
  /** extra fullness above the cuff */
  balloon?: number
}

export type SleeveShape = { half: Knot[]; at: (share: number, across: number) => Point; end: [outer: Point, inner: Point] }

/** The right sleeve; `at(share, across)` finds a point `share` down its length, `across` 0 outer … 1 inner. */
export function sleeveShape(fit: Fit, sleeve: Sleeve): SleeveShape {
  const lean = (sleeve.angle * Math.PI) / 180
  const down: Point = [Math.sin(lean), Math.cos(lean)]
  const out: Point = [Math.cos(lean), -Math.sin(lean)]
  const { length, puff = 0, balloon = 0 } = sleeve
  const long = length > 40
  const swell = (share: number) => {
    const head = Math.exp(-(((share - 0.14) * length) ** 2) / 60) * (1 + puff)
    const arm = Math.sin(Math.min(1, share) * Math.PI) * (long ? 1.1 : 0.3)
    const low = Math.exp(-(((1 - share) * length - 7) ** 2) / 70) * balloon
    return head + arm + low - (long ? share * share * 1.5 : 0)
  }
  const wide = (share: number) =>
    sleeve.upper +
    (sleeve.wrist - sleeve.upper) * share +
    swell(share) * 0.4 +
    Math.exp(-(((1 - share) * length - 7) ** 2) / 70) * balloon
  const at = (share: number, across: number): Point => {
    const reach = swell(share) - wide(share) * across
    return [fit.shoulder + down[0] * length * share + out[0] * reach, fit.slope + down[1] * length * share + out[1] * reach]
  }
  // the sleeve head begins on top of the shoulder and rolls over its tip
  const head: Point = [fit.shoulder + 0.75 + puff * 0.35, fit.slope + 0.5 - puff * 0.2]
  const outer: Point[] = way(
    [fit.shoulder - 2.2, fit.slope - 0.42 - puff * 0.12],
    head,
    at(4.6 / length, 0),
    at(0.2, 0),
    at(0.4, 0),
    at(0.62, 0),
    at(0.84, 0),
    at(1, 0),
  )
  const inner: Point[] = [at(1, 1), at(0.84, 1), at(0.62, 1), [fit.armpit[0] - 0.3, fit.armpit[1] + 2.4]]
  const hidden: Knot[] = way(
    [fit.armpit[0] - 4, fit.armpit[1] - 3],
    [fit.shoulder - 5, fit.slope + 4],
    [fit.shoulder - 2.6, fit.slope + 0.4],
  )
  const innerUsed = long || length > 24 ? inner : [at(1, 1), inner[3] ?? at(0.6, 1)]
  return { half: join(spline(outer), spline(innerUsed), hidden), at, end: [at(1, 0), at(1, 1)] }
}
