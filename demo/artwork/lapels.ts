/** The lapels of tailored fronts. */
import { pairOf, cloth } from './collars.ts'
import { closed, type Knot, type Point, symmetric, trace, way } from './outline.ts'
import type { Tailoring } from './tailoring.ts'
import { seam } from './trims.ts'

type LapelStyle = { breakAt: number; wide: number; kind: 'notch' | 'peak' | 'shawl'; overlap?: number }

/** One lapel on the right side, from its break point up its outer edge to the neck and down the roll line. */
function lapelEdge(neck: number, { breakAt: b, wide: w, kind }: LapelStyle, overlap: number): Knot[] {
  const roll: Knot[] = way([neck * 0.86, -2.4], [neck * 0.84, b * 0.2, neck * 0.4 + overlap, b * 0.6, overlap, b])
  const gorge = b * 0.26
  const tip: Point = kind === 'peak' ? [w + 2.2, gorge - 3.4] : [w + 0.8, gorge + 0.4]
  const notch: Point = kind === 'peak' ? [w - 0.2, gorge - 0.8] : [w - 2.4, gorge - 0.4]
  const outer: Knot[] =
    kind === 'shawl'
      ? way([w * 0.55, b * 0.78, w * 1.02, b * 0.52, w, b * 0.3], [w * 0.96, b * 0.14, neck + 3.4, 2, neck + 2.2, -0.6])
      : way([w * 0.62 + overlap * 0.4, b * 0.72, w + 0.2, b * 0.46, ...tip], notch, [neck + 0.4, gorge * 0.45])
  return way([overlap, b], ...outer, ...roll)
}

function topCollar(t: Tailoring, { breakAt, wide: w }: LapelStyle): string {
  const n = t.fit.neck
  const gorge = breakAt * 0.26
  const collar: Knot[] = way(
    [n * 0.86, -2.4],
    [n * 1.05, -2.9, n * 1.25, -1.4, n + 2.2, 0.6],
    [n + 3.6, gorge * 0.3, w, gorge * 0.4, w - 0.5, gorge - 2.6],
    [w - 2.2, gorge - 0.3],
    [n * 1.02, gorge * 0.62, n * 0.86, gorge * 0.3, n * 0.86, -2.4],
  )
  const hole = seam(trace(t.pose, way([w - 2.2, gorge + 1.6], [w - 0.4, gorge + 1.9]), -1), t.drawing.look.colour, 1.4)
  return (
    pairOf(t.pose, collar)
      .map((path) => cloth(t, path, 20))
      .join('') + hole
  )
}

/** Tailored lapels rolling to a break point; a shawl has no notch, a peak points upwards. */
export function lapels(t: Tailoring, style: LapelStyle): string {
  const { pose, fit } = t
  const n = fit.neck
  if (t.back)
    return cloth(
      t,
      symmetric(pose, way([0, -3.8], [n * 0.6, -3.8, n * 0.95, -2.8, n + 1.4, 1.4], [n * 0.8, 3.4, n * 0.4, 3.8, 0, 3.8])),
    )
  const { overlap = 0 } = style
  // on a double-breasted front the lower lapel ends where the upper one crosses it
  const under = overlap < -2 ? lapelEdge(n, { ...style, breakAt: style.breakAt * 0.84 }, 0.5) : lapelEdge(n, style, overlap)
  const leaves = cloth(t, closed(pose, under, -1), 12) + cloth(t, closed(pose, lapelEdge(n, style, overlap)), -12)
  return leaves + (style.kind === 'shawl' ? '' : topCollar(t, style))
}
