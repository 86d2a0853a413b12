/** Jeans: washed denim, contrast stitching, rivets and the back patch. */
import { patchPocket } from './closures.ts'
import { mix } from './colour.ts'
import type { LegShape, LegSpec } from './leg-cut.ts'
import { type Knot, trace, way } from './outline.ts'
import type { Tailoring } from './tailoring.ts'
import { metalButton, seam, stitchLine } from './trims.ts'
import { each } from './trouser-cuts.ts'

const thread = '#c98f4a'

function jeanDetails(t: Tailoring, spec: { waist: number; hip: number; length: number; rise: number }, leg: LegShape): string {
  const { pose, drawing } = t
  const { colour } = drawing.look
  const { waist: w, hip } = spec
  const dotted = (way: Knot[], side: 1 | -1) => stitchLine(trace(pose, way, side), thread, { width: 1.9, opacity: 0.95 })
  const sideSeam = each((side) => dotted(way([w - 1, 6], [hip - 1, 19], [leg.outer(spec.rise + 12) - 1, spec.rise + 12]), side))
  if (t.back) {
    const yoke: Knot[] = way([0, 11], [w * 0.9 + 1.6, 6.6])
    const patch = pose.at(w * 0.42, 0.4)
    return (
      sideSeam +
      each(
        (side) =>
          seam(trace(pose, yoke, side), colour, 1.2) +
          dotted(yoke, side) +
          patchPocket(t, [10, 12.6], 13, 15, { side, pointed: true }) +
          stitchLine(trace(pose, way([4.6, 20], [10, 17.6, 10, 22, 15.4, 19]), side), thread, { width: 2 }),
      ) +
      `<rect x="${patch[0]}" y="${patch[1] + 4}" width="${6 * pose.scale}" height="${3.4 * pose.scale}" rx="2" fill="#a8743f"/>`
    )
  }
  const mouth: Knot[] = way([w * 0.42, 4.8], [w * 0.46, 11, w * 0.8, 13.6, hip - 1.6, 12.4])
  const inner: Knot[] = way([w * 0.42 - 0.7, 4.8], [w * 0.42, 12, w * 0.8, 14.6, hip - 1.4, 13.3])
  const pockets = each(
    (side) =>
      seam(trace(pose, mouth, side), colour, 1.5) +
      dotted(mouth, side) +
      dotted(inner, side) +
      metalButton(drawing, ...pose.at(side * (w * 0.42), 5.6), 3.6) +
      metalButton(drawing, ...pose.at(side * (hip - 2.2), 12.2), 3.6),
  )
  const fly =
    dotted(way([3.2, 5], [3.5, spec.rise - 11, 3, spec.rise - 8.4, 0.4, spec.rise - 7]), -1) +
    dotted(way([2.6, 5], [2.9, spec.rise - 11, 2.4, spec.rise - 9, 0.4, spec.rise - 7.8]), -1)
  const coin = seam(trace(pose, way([w * 0.56, 8.6], [w * 0.8, 9]), 1), colour) + dotted(way([w * 0.56, 9.4], [w * 0.8, 9.8]), 1)
  return sideSeam + pockets + fly + coin + metalButton(drawing, ...pose.at(0.3, 3.2), 0.85 * pose.scale)
}

export const jeans = (base: LegSpec, more: Partial<LegSpec> = {}): LegSpec => {
  const spec = { ...base, surface: 'denim' as const, drape: 'heavy' as const, pressed: false, ...more }
  const wash = (t: Tailoring) =>
    each((side) => {
      const [x, y] = t.pose.at(side * 10.5, spec.rise + 10)
      return `<ellipse cx="${x}" cy="${y}" rx="${5 * t.pose.scale}" ry="${19 * t.pose.scale}" fill="${t.drawing.define((id) => `<radialGradient id="${id}"><stop offset="0" stop-color="${mix(t.drawing.look.colour, '#eef3f8', 0.75)}" stop-opacity=".5"/><stop offset="1" stop-color="#eef3f8" stop-opacity="0"/></radialGradient>`)}"/>`
    })
  return {
    ...spec,
    details: (t, leg) =>
      wash(t) + jeanDetails(t, { waist: spec.waist, hip: spec.hip[0], length: spec.length, rise: spec.rise }, leg),
  }
}
