/** Collars, lapels and hoods, each sewn to the neckline of a bodice. */
import { shade, tint } from './colour.ts'
import { fabric } from './fabric.ts'
import { inside, part, ribBand } from './garment.ts'
import { across, closed, type Knot, type Pose, symmetric, trace, way } from './outline.ts'
import type { Tailoring } from './tailoring.ts'
import { seam, stitchLine } from './trims.ts'

export const pairOf = (pose: Pose, knots: Knot[]) => [closed(pose, knots, -1), closed(pose, knots, 1)]

export const cloth = (t: Tailoring, path: string, angle = 0, fill?: string) =>
  part(t.drawing, path, {
    surface: t.surface,
    light: { ...t.light, rumple: [0, 0.01, 0.01] },
    fill: fill ?? fabric(t.drawing, { angle }),
  })

/** The standing part at the back of the neck, seen from inside. */
export function collarStand(t: Tailoring, rise: number): string {
  const n = t.fit.neck
  const half: Knot[] = way(
    [0, -rise],
    [n * 0.55, -rise, n * 0.9, -rise * 0.7, n + 0.2, -0.4],
    [n * 0.7, 2.6, n * 0.3, 3.2, 0, 3.2],
  )
  return inside(t.drawing, symmetric(t.pose, half))
}

/** A shirt collar: two leaves with points, `spread` wide and `drop` long. */
export function shirtCollar(t: Tailoring, spread = 6.4, drop = 5.6): string {
  const { drawing, pose, fit, depth } = t
  const n = fit.neck
  const { colour } = drawing.look
  if (t.back) {
    const half: Knot[] = way([0, -4.2], [n * 0.6, -4.2, n * 0.98, -3, n + 1.2, 1.2], [n * 0.7, 2.4, n * 0.35, 2.6, 0, 2.6])
    return (
      cloth(t, symmetric(pose, half)) +
      stitchLine(across(pose, way([0, 2.1], [n * 0.35, 2.1, n * 0.65, 1.9, n + 0.4, 0.8])), colour)
    )
  }
  const leaf: Knot[] = way(
    [0.15, depth],
    [n * 0.45, depth * 0.5, n * 0.86, 1, n * 0.93, -3.4],
    [n * 1.06, -3.2, n * 1.2, -1.2, n + 2, 1.6],
    [n + 1.2, depth * 0.55, spread + 1, depth + drop * 0.6, spread, depth + drop],
    [spread * 0.6, depth + drop * 0.55, 1.4, depth + 1.6, 0.15, depth],
  )
  const edge: Knot[] = way(
    [n + 1.6, 1.7],
    [n + 0.8, depth * 0.55, spread + 0.4, depth + drop * 0.6, spread - 0.3, depth + drop - 0.8],
    [spread * 0.6, depth + drop * 0.44, 1.8, depth + 1.2, 0.8, depth + 0.4],
  )
  return (
    pairOf(pose, leaf)
      .map((path) => cloth(t, path, 12))
      .join('') +
    stitchLine(trace(pose, edge), colour, { opacity: 0.5 }) +
    stitchLine(trace(pose, edge, -1), colour, { opacity: 0.5 })
  )
}

/** A band collar, knit or woven, open at the front by `gap`. */
export function bandCollar(t: Tailoring, rise = 3.2, gap = 0.2): string {
  const { pose, fit, depth } = t
  const n = fit.neck
  if (t.back)
    return cloth(
      t,
      symmetric(
        pose,
        way(
          [0, -rise],
          [n * 0.6, -rise, n * 0.9, -rise * 0.8, n + 0.1, -rise * 0.5],
          [n + 0.4, 0.6],
          [n * 0.7, 2, n * 0.35, 2.2, 0, 2.2],
        ),
      ),
    )
  const band: Knot[] = way(
    [gap, depth],
    [n * 0.55, depth * 0.95, n * 0.98, depth * 0.55, n + 0.3, 0.2],
    [n * 0.99, -1.3],
    [n * 0.86, depth * 0.2, n * 0.5, depth - rise * 1.05, gap + 0.5, depth - rise * 0.86],
    [gap, depth - rise * 0.5, gap, depth - 1, gap, depth],
  )
  return pairOf(pose, band)
    .map((path) => cloth(t, path, 0))
    .join('')
}

/** A high zip-up or funnel collar standing all round. */
export function standCollar(t: Tailoring, rise = 6.5): string {
  const { drawing, pose, fit, depth } = t
  const n = fit.neck
  const half: Knot[] = way(
    [0, -rise * 0.74],
    [n * 0.5, -rise * 0.76, n * 0.84, -rise * 0.9, n * 0.92, -rise],
    [n * 1.02, -rise * 0.5, n * 1.06, -1, n + 0.6, 0.6],
    [n * 0.85, depth * 0.7, n * 0.5, depth, 0, depth],
  )
  const back: Knot[] = way(
    [0, -rise - 0.6],
    [n * 0.6, -rise - 0.5, n * 0.85, -rise, n * 0.92, -rise],
    [n * 1.02, -rise * 0.5, n * 1.06, -1, n + 0.6, 0.6],
    [n * 0.7, 2.2, n * 0.35, 2.4, 0, 2.4],
  )
  if (t.back) return cloth(t, symmetric(pose, back))
  const mouth: Knot[] = way(
    [0, -rise - 0.9],
    [n * 0.6, -rise - 0.8, n * 0.86, -rise - 0.4, n * 0.92, -rise],
    [n * 0.84, -rise * 0.88, n * 0.5, -rise * 0.74, 0, -rise * 0.72],
  )
  return inside(drawing, symmetric(pose, mouth)) + cloth(t, symmetric(pose, half))
}

export function turtleneck(t: Tailoring, rise = 9): string {
  const { drawing, pose, fit } = t
  const n = fit.neck
  const { colour } = drawing.look
  const foot = t.back ? 3.4 : t.depth + 0.6
  const half: Knot[] = way(
    [0, -rise + 0.9],
    [n * 0.5, -rise + 0.9, n * 0.78, -rise + 0.5, n * 0.88, -rise],
    [n * 1, -rise * 0.7, n * 0.94, -rise * 0.25, n + 1, 0.7],
    [n * 0.95, foot * 0.62, n * 0.55, foot, 0, foot],
  )
  const mouth: Knot[] = way(
    [0, -rise - 0.7],
    [n * 0.5, -rise - 0.7, n * 0.78, -rise - 0.5, n * 0.88, -rise],
    [n * 0.74, -rise + 0.9, n * 0.5, -rise + 1, 0, -rise + 1],
  )
  const ribs = Array.from({ length: 13 }, (_, at) => {
    const x = ((at - 6) / 6.4) * n
    return trace(
      pose,
      way([x * 0.87, -rise + 1.1], [x * 1, -rise * 0.5, x * 0.96, -rise * 0.2, x * 1.02, foot - 0.4 - (x / n) ** 2 * foot * 0.8]),
    )
  })
  const ribbing = ribs
    .map(
      (path) =>
        `<path d="${path}" fill="none" stroke="${shade(colour, 0.6)}" stroke-opacity=".3" stroke-width="2"/><path d="${path}" fill="none" stroke="${tint(colour, 0.6)}" stroke-opacity=".18" stroke-width="2" transform="translate(3 0)"/>`,
    )
    .join('')
  const roll =
    rise > 6
      ? seam(
          across(pose, way([0, -rise * 0.36], [n * 0.5, -rise * 0.36, n * 0.8, -rise * 0.42, n * 0.95, -rise * 0.48])),
          colour,
          1.2,
        )
      : ''
  return inside(drawing, symmetric(pose, mouth)) + cloth(t, symmetric(pose, half)) + ribbing + roll
}

/** A knitted band round the neckline. */
export function ribNeck(t: Tailoring, neck: Knot[], width = 2.2, colour = t.drawing.look.colour): string {
  return ribBand(t.drawing, across(t.pose, neck), width * t.pose.scale, colour, { pitch: 4.6 })
}
