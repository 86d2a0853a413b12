/** A top's edges and seams: cuffs, hems, armholes, the back's yoke and vent. */
import { hemLine } from './bodice.ts'
import { buttonRow } from './closures.ts'
import { ribBand } from './garment.ts'
import { across, type Knot, reversed, trace, way } from './outline.ts'
import type { SleeveShape } from './sleeve-cut.ts'
import type { Tailoring } from './tailoring.ts'
import type { TopSpec } from './top-spec.ts'
import { seam, stitchLine } from './trims.ts'

export function cuffs(t: Tailoring, spec: TopSpec, shape: SleeveShape, side: 1 | -1): string {
  const { sleeve } = spec
  if (!sleeve || sleeve.cuff === 'none') return ''
  const { pose, drawing } = t
  const { colour } = drawing.look
  const band = sleeve.ribWidth ?? 5
  const ring = (share: number): Knot[] => [
    shape.at(share, -0.03),
    [...shape.at(share + 0.006, 0.3), ...shape.at(share + 0.006, 0.7), ...shape.at(share, 1.03)],
  ]
  if (sleeve.cuff === 'rib')
    return ribBand(drawing, trace(pose, ring(1 - band / 2 / sleeve.length), side), band * pose.scale, colour, { pitch: 4.4 })
  if (sleeve.cuff === 'shirt') {
    const [x, y] = shape.at(1 - band / 2 / sleeve.length, 0.3)
    return (
      seam(trace(pose, ring(1 - band / sleeve.length), side), colour, 1.3) +
      stitchLine(trace(pose, ring(1 - 0.7 / sleeve.length), side), colour, { opacity: 0.45 }) +
      buttonRow(t, { from: y, to: y, count: 1, radius: 0.5, x: x * side })
    )
  }
  return [0.9, 1.5]
    .map((gap) => stitchLine(trace(pose, ring(1 - (gap + 0.8) / sleeve.length), side), colour, { opacity: 0.4 }))
    .join('')
}

export function hemOf(t: Tailoring, spec: TopSpec): string {
  const { pose, drawing, fit } = t
  const { colour } = drawing.look
  const [x, y] = fit.hem
  const dip = fit.dip ?? 1
  if (spec.hem?.kind === 'rib') {
    const middle = y - spec.hem.width / 2
    return ribBand(
      drawing,
      across(pose, way([0, middle + dip], [x * 0.4, middle + dip, x * 0.7, middle + dip * 0.6, x + 0.2, middle])),
      spec.hem.width * pose.scale,
      colour,
      { pitch: 5 },
    )
  }
  if (spec.hem?.kind !== 'stitched') return ''
  return [2, 2.5]
    .map((rise) => stitchLine(across(pose, reversed(hemLine({ ...fit, hem: [x - 0.2, y - rise] }))), colour, { opacity: 0.4 }))
    .join('')
}

export function backSeams(t: Tailoring, spec: TopSpec): string {
  if (!t.back) return ''
  const { fit, pose, drawing } = t
  const { colour } = drawing.look
  const tailored = spec.collar && 'breakAt' in spec.collar
  if (tailored)
    return (
      seam(trace(pose, way([0, 3.6], [0.2, fit.waist[1]], [0, fit.hem[1]])), colour, 1.1) +
      seam(trace(pose, way([0.25, fit.hem[1] - 16], [0.4, fit.hem[1] + (fit.dip ?? 1)])), colour, 2)
    )
  if (spec.collar?.kind !== 'shirt') return ''
  const yoke: Knot[] = way([0, 9.4], [fit.shoulder * 0.4, 9.4, fit.shoulder * 0.7, 9.2, fit.shoulder - 1.3, 8.8])
  return (
    seam(across(pose, yoke), colour, 1.2) +
    [-0.9, 0.9]
      .map((x) => seam(trace(pose, way([x, 9.4], [x * 1.2, fit.waist[1]], [x * 2, fit.hem[1] - 8])), colour, 0.8))
      .join('')
  )
}

export function armholeSeams(t: Tailoring, spec: TopSpec): string {
  const { fit, pose, drawing } = t
  const [x, y] = fit.armpit
  const hole: Knot[] = way(
    [fit.shoulder, fit.slope],
    [fit.shoulder - 1.6, fit.slope + (y - fit.slope) * 0.42, x - 2.4, y - (y - fit.slope) * 0.3, x, y],
  )
  const sides = [1, -1] as const
  return sides
    .map(
      (side) =>
        seam(trace(pose, hole, side), drawing.look.colour, spec.sleeve ? 0.9 : 0.6) +
        (spec.sleeve
          ? ''
          : stitchLine(
              trace(
                pose,
                hole.map((knot) => knot.map((value, at) => (at % 2 ? value : value - 0.7)) as Knot),
                side,
              ),
              drawing.look.colour,
              { opacity: 0.35 },
            )),
    )
    .join('')
}
