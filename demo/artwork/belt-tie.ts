/** Cloth belts. */
import { fabric } from './fabric.ts'
import { part } from './garment.ts'
import { across, closed, type Knot, way } from './outline.ts'
import type { Tailoring } from './tailoring.ts'
import { metalFill, stitchLine } from './trims.ts'

/** A cloth belt at the waist: tied with falling ends, or through a buckle. */
export function belt(t: Tailoring, y: number, half: number, kind: 'tied' | 'buckled', width = 4.6): string {
  const { pose, drawing } = t
  const line = (shift: number): Knot[] =>
    way([0, y + shift + 0.9], [half * 0.4, y + shift + 0.9, half * 0.8, y + shift + 0.5, half + 0.25, y + shift])
  const [upper, lower] = [line(-width / 2), line(width / 2)]
  const flip = (knots: Knot[]) => knots.map((knot) => knot.map((value, at) => (at % 2 ? value : -value)) as Knot)
  const back = (knots: Knot[]): Knot[] =>
    way(
      [half + 0.25, y + width / 2],
      [half * 0.8, y + width / 2 + 0.5, half * 0.4, y + width / 2 + 0.9, 0, y + width / 2 + 0.9],
      ...knots.slice(1),
    )
  const band = closed(
    pose,
    way(
      [-half - 0.25, y - width / 2],
      [-half * 0.8, y - width / 2 + 0.5, -half * 0.4, y - width / 2 + 0.9, 0, y - width / 2 + 0.9],
      ...upper.slice(1),
      ...back(flip(lower)),
    ),
  )
  const sew = (path: string) =>
    part(drawing, path, { surface: t.surface, light: t.light, fill: fabric(drawing, { angle: 90 }), shadow: 1 })
  const edges = [-width / 2 + 0.6, width / 2 - 0.6]
    .map((shift) => stitchLine(across(pose, line(shift)), drawing.look.colour, { opacity: 0.35 }))
    .join('')
  if (t.back) return sew(band) + edges
  if (kind === 'buckled') {
    const [x, top] = pose.at(-3.4, y - width * 0.72 + 0.9)
    const [w, h] = [6.4 * pose.scale, width * 1.44 * pose.scale]
    return `${sew(band)}${edges}<rect x="${x + 2}" y="${top + 4}" width="${w}" height="${h}" rx="5" fill="none" stroke="#0e0a08" stroke-opacity=".35" stroke-width="7"/><rect x="${x}" y="${top}" width="${w}" height="${h}" rx="5" fill="none" stroke="${metalFill(drawing)}" stroke-width="6"/><path d="M${x + w / 2} ${top + h / 2}H${x + w + 2}" stroke="${metalFill(drawing, 0)}" stroke-width="4" stroke-linecap="round"/>`
  }
  const end = (lean: number, length: number): Knot[] =>
    way(
      [lean * 0.3 - 0.8, y + 1],
      [lean * 0.6 - 1.6, y + length * 0.4, lean - 2.4, y + length * 0.7, lean - 2, y + length],
      [lean + 2.4, y + length + 0.6],
      [lean * 0.7 + 2, y + length * 0.6, lean * 0.5 + 1.6, y + length * 0.3, lean * 0.3 + 1.2, y + 1],
    )
  const knot: Knot[] = way(
    [-1.8, y - 2.2],
    [0, y - 3, 1.6, y - 2.6, 2.2, y - 1.6],
    [2.6, y + 1, 2.2, y + 2.6, 1.2, y + 3.6],
    [-0.4, y + 4, -2, y + 3, -2.2, y + 1.8],
    [-2.6, y, -2.2, y - 1.4, -1.8, y - 2.2],
  )
  return sew(band) + edges + sew(closed(pose, end(-3, 27))) + sew(closed(pose, end(3.4, 22))) + sew(closed(pose, knot))
}
