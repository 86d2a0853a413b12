/** Hoods with their drawcords, and bows tied at the throat. */
import { cloth } from './collars.ts'
import { shade, tint } from './colour.ts'
import { inside } from './garment.ts'
import { closed, join, type Knot, spline, symmetric, trace, way } from './outline.ts'
import type { Tailoring } from './tailoring.ts'
import { metalTone, seam, stitchLine } from './trims.ts'

/** One end of the cord that draws a hood close, through its eyelet. */
function drawcord(t: Tailoring, side: 1 | -1): string {
  const { depth } = t
  const { colour, metal } = t.drawing.look
  const path = trace(t.pose, spline(way([3.4, depth - 0.4], [3.9, depth + 5], [3.5, depth + 11], [3.8, depth + 15])), side)
  const [x, y] = t.pose.at(3.4 * side, depth - 0.4)
  const eyelet = `<circle cx="${x}" cy="${y}" r="5" fill="${metalTone(metal)[1]}"/><circle cx="${x}" cy="${y}" r="2.6" fill="#1a1715"/>`
  return (
    `<path d="${path}" fill="none" stroke="#120d0b" stroke-opacity=".22" stroke-width="7" transform="translate(2 3)"/><path d="${path}" fill="none" stroke="${tint(colour, 0.35)}" stroke-width="5.4" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${shade(colour, 0.5)}" stroke-opacity=".4" stroke-width="5" stroke-dasharray="1.6 2.6"/>` +
    eyelet
  )
}

/** A hood standing behind the neck with its drawcord. */
export function hood(t: Tailoring): { behind: string; front: string } {
  const { drawing, pose, fit, depth } = t
  const n = fit.neck
  const { colour } = drawing.look
  if (t.back) {
    const shape: Knot[] = way([0, -9], [n * 0.8, -9, n + 3.4, -6, n + 3.6, 1], [n + 3.4, 9, n, 17, 0, 19])
    return {
      behind: '',
      front: cloth(t, symmetric(pose, shape)) + seam(trace(pose, way([0, -9], [0, 19])), colour),
    }
  }
  const outer: Knot[] = way(
    [0, -15],
    [n * 0.7, -15.2, n + 3.2, -12, n + 4, -3.6],
    [n + 4, 0, n + 3, 3, n + 1.6, 4],
    [n, 6],
    [0, 6],
  )
  const mouth: Knot[] = way(
    [0, -12.2],
    [n * 0.6, -12.2, n + 0.8, -9.6, n + 0.8, -3],
    [n + 0.6, 2, n * 0.5, depth - 0.6, 0, depth + 0.4],
  )
  const rim: Knot[] = way(
    [0, depth + 0.4],
    [n * 0.5, depth - 0.6, n + 0.6, 2, n + 0.8, -3],
    [n + 0.8, -9.6, n * 0.6, -12.2, 0, -12.2],
  )
  const cross: Knot[] = join(
    way([0, depth + 2], [n * 0.6, depth + 1, n + 1.6, 4.6, n + 2.2, 0.4]),
    spline(way([n + 2.2, 0.4], [n + 1, -1])),
    way([n * 0.9, 2.5, n * 0.4, depth - 0.6, 0, depth]),
  )
  return {
    behind:
      cloth(t, symmetric(pose, outer)) +
      inside(drawing, symmetric(pose, mouth)) +
      stitchLine(trace(pose, rim), colour, { opacity: 0.5 }),
    front: cloth(t, symmetric(pose, cross)) + drawcord(t, 1) + drawcord(t, -1),
  }
}

/** A soft bow tied at the throat. */
export function bow(t: Tailoring): string {
  const { pose, depth } = t
  const y = depth + 1
  const tail: Knot[] = way(
    [-0.6, y],
    [1.2, y + 6, 3.4, y + 14, 3.2, y + 22],
    [5.4, y + 21.4, 6.6, y + 22.4, 7, y + 22.6],
    [6.8, y + 14, 4, y + 5, 0.8, y - 0.4],
  )
  const loop: Knot[] = way(
    [0, y],
    [2, y - 3.6, 6, y - 4.4, 8.8, y - 2.6],
    [9.8, y - 0.6, 9.4, y + 2.6, 8, y + 3.8],
    [5, y + 4, 2, y + 2.6, 0, y],
  )
  const knot: Knot[] = way([0, y - 1.9], [1.7, y - 1.8, 1.9, y + 1.6, 0, y + 1.9])
  const crease = (side: 1 | -1) =>
    seam(trace(pose, way([1.2, y], [3, y - 1, 5, y - 1.4, 6.6, y - 1]), side), t.drawing.look.colour, 0.9) +
    seam(trace(pose, way([1.4, y + 0.7], [3, y + 0.8, 4.4, y + 1.2, 5.4, y + 1.8]), side), t.drawing.look.colour, 0.7)
  return (
    [closed(pose, tail, -1), closed(pose, tail), closed(pose, loop, -1), closed(pose, loop), symmetric(pose, knot)]
      .map((path, at) => cloth(t, path, at * 20))
      .join('') +
    crease(1) +
    crease(-1)
  )
}
