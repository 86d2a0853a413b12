/** The upper body: body, sleeves and neckline from a few measures in centimetres, as worn on a form. */
import { along, join, type Knot, type Point, spline, way } from './outline.ts'

export type Fit = {
  /** half the neck opening */
  neck: number
  shoulder: number
  slope: number
  armpit: Point
  waist: Point
  hem: Point
  /** how much lower the hem is at the centre than at the side */
  dip?: number
  /** height of the side slit or shirt-tail curve */
  tail?: number
}

export type NecklineStyle = 'crew' | 'v' | 'scoop' | 'square' | 'boat'

export function neckline(style: NecklineStyle, neck: number, depth: number): Knot[] {
  if (style === 'v') return way([0, depth], [neck * 0.4, depth * 0.6, neck * 0.82, depth * 0.3, neck, 0])
  if (style === 'square')
    return way(
      [0, depth],
      [neck * 0.5, depth, neck * 0.7, depth, neck * 0.84, depth - 0.4],
      [neck * 0.9, depth * 0.5, neck * 0.96, depth * 0.3, neck, 0],
    )
  if (style === 'boat') return way([0, depth], [neck * 0.5, depth, neck * 0.8, depth * 0.5, neck, 0])
  const belly = style === 'scoop' ? 0.7 : 0.58
  return way([0, depth], [neck * belly, depth, neck * 0.95, depth * 0.58, neck, 0])
}

export const armhole = (fit: Fit): Knot[] => {
  const [x, y] = fit.armpit
  return way(
    [fit.shoulder, fit.slope],
    [fit.shoulder - 1.6, fit.slope + (y - fit.slope) * 0.42, x - 2.4, y - (y - fit.slope) * 0.3, x, y],
  )
}

export function sideSeam(fit: Fit): Knot[] {
  const [[ax, ay], [wx, wy], [hx, hy]] = [fit.armpit, fit.waist, fit.hem]
  const middle: Point = [along([wx, wy], [hx, hy], 0.55)[0] + (hx - wx) * 0.14, wy + (hy - wy) * 0.55]
  return spline(way([ax, ay], [ax + (wx - ax) * 0.62, ay + (wy - ay) * 0.5], [wx, wy], middle, [hx, hy - (fit.tail ?? 0)]))
}

export function hemLine(fit: Fit): Knot[] {
  const [x, y] = fit.hem
  const [dip, tail] = [fit.dip ?? 1, fit.tail ?? 0]
  if (tail > 0)
    return way(
      [x, y - tail],
      [x - 1.5, y - tail * 0.25, x * 0.72, y + dip, x * 0.5, y + dip],
      [x * 0.3, y + dip, x * 0.15, y + dip, 0, y + dip],
    )
  return way([x, y], [x * 0.7, y + dip * 0.6, x * 0.4, y + dip, 0, y + dip])
}

/** From the neck to the shoulder's tip, a little hollow as a trapezius is. */
const shoulderLine = ({ neck, shoulder, slope }: Fit): Knot[] =>
  way([neck, 0], [neck + (shoulder - neck) * 0.3, slope * 0.4, shoulder - 3, slope - 0.9, shoulder, slope])

export const bodyHalf = (fit: Fit, neck: Knot[]): Knot[] =>
  join(neck, shoulderLine(fit), armhole(fit), sideSeam(fit), hemLine(fit))
