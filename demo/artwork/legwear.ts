/** Trousers, jeans, shorts and leggings from a few measures in centimetres. */
import { shade } from './colour.ts'
import { fabric } from './fabric.ts'
import { garment, inside, label, part, ribBand } from './garment.ts'
import { legFolds, type LegShape, legShape, type LegSpec } from './leg-cut.ts'
import { across, closed, type Knot, type Point, pose as poseOf, reversed, spline, symmetric, trace, way } from './outline.ts'
import type { ReliefOptions } from './relief.ts'
import { clip, linear } from './studio.ts'
import type { Cutter, Drawn, Tailoring } from './tailoring.ts'
import { seam, stitchLine } from './trims.ts'

function waistband(t: Tailoring, spec: LegSpec): string {
  const { pose, drawing } = t
  const { height, kind, loops } = spec.band
  const { colour } = drawing.look
  const w = spec.waist
  if (kind === 'none') return ''
  const line = (y: number, extra = 0): Knot[] => way([0, 1.2 + y], [w * 0.5, 1.2 + y, w * 0.85, 0.8 + y, w + extra, y])
  if (kind === 'elastic' || kind === 'drawcord') {
    const cord = kind === 'drawcord' && !t.back ? ([-1, 1] as const).map((side) => drawcord(t, side, height)).join('') : ''
    return ribBand(drawing, across(pose, line(height / 2, 0.2)), height * pose.scale, colour, { pitch: 6.5 }) + cord
  }
  const lower = line(height, (spec.hip[0] - w) * 0.16)
  const band = closed(pose, [
    ...reversed(mirrored(line(0, 0.2))),
    ...line(0, 0.2).slice(1),
    ...reversed(lower),
    ...mirrored(lower).slice(1),
  ])
  const strip = part(drawing, band, {
    surface: t.surface,
    light: { ...t.light, rumple: [0, 0.01, 0.01] },
    fill: fabric(drawing, { angle: 90 }),
    shadow: 0.7,
  })
  const loop = (x: number) =>
    closed(
      pose,
      way(
        [x - 0.55, 0.6 - Math.abs(x) * 0.03],
        [x + 0.55, 0.6 - Math.abs(x) * 0.03],
        [x + 0.55, height + 1.6 - Math.abs(x) * 0.05],
        [x - 0.55, height + 1.6 - Math.abs(x) * 0.05],
      ),
    )
  const strips = loops
    ? (t.back ? [-w * 0.72, 0, w * 0.72] : [-w * 0.62, w * 0.62])
        .map((x) => part(drawing, loop(x), { surface: t.surface, light: t.light, shadow: 0.9 }))
        .join('')
    : ''
  return strip + stitchLine(across(pose, line(height - 0.5)), colour, { opacity: 0.4 }) + strips
}

export function drawcord(t: Tailoring, side: 1 | -1, height: number): string {
  const cord = trace(t.pose, spline(way([1.4, height * 0.6 + 1], [2, height + 5], [1.6, height + 10], [2.2, height + 13])), side)
  const { colour } = t.drawing.look
  return `<path d="${cord}" fill="none" stroke="#0e0a08" stroke-opacity=".25" stroke-width="6" transform="translate(2 3)"/><path d="${cord}" fill="none" stroke="${shade(colour, 0.5)}" stroke-width="5.4" stroke-linecap="round"/><path d="${cord}" fill="none" stroke="#f1ece2" stroke-opacity=".75" stroke-width="4" stroke-linecap="round" stroke-dasharray="3 1.2"/>`
}

const mirrored = (knots: Knot[]): Knot[] => knots.map((knot) => knot.map((value, at) => (at % 2 ? value : -value)) as Knot)

function fly(t: Tailoring, spec: LegSpec): string {
  if (t.back || spec.band.kind !== 'plain')
    return t.back
      ? seam(trace(t.pose, way([0, spec.band.height + 1], [0.1, spec.rise])), t.drawing.look.colour, 1.2)
      : seam(trace(t.pose, way([0, spec.band.height + 1], [0.2, spec.rise])), t.drawing.look.colour)
  const { colour } = t.drawing.look
  const foot = spec.rise - 7
  return (
    seam(trace(t.pose, way([0.2, spec.band.height + 1], [0.5, foot], [0.1, spec.rise])), colour, 1.4) +
    stitchLine(trace(t.pose, way([3.2, spec.band.height + 1.2], [3.4, foot - 3, 3, foot, 0.4, foot + 1.4]), -1), colour, {
      opacity: 0.5,
    })
  )
}

/** Trousers of one description, without ground or shadow. */
function drawLegs(t: Tailoring, spec: LegSpec): Drawn {
  const { drawing, pose } = t
  const { colour } = drawing.look
  const leg = legShape(spec)
  const { waist: w, length } = spec
  const outline = symmetric(pose, leg.half)
  const mouth: Knot[] = way([0, -0.9], [w * 0.5, -0.9, w * 0.9, -0.6, w, 0.1], [w * 0.85, 0.9, w * 0.5, 1.4, 0, 1.4])
  const [lx, ly] = pose.at(0, -0.5)
  const opening = t.back
    ? ''
    : inside(drawing, symmetric(pose, mouth)) + (spec.band.kind === 'plain' ? label(lx, ly, 2.6 * pose.scale, colour) : '')
  const legs = garment(drawing, [{ path: outline, height: 0.6 }], {
    surface: spec.surface,
    folds: legFolds(t, spec, leg),
    light: t.light,
    soft: 20,
  })
  const hems = ([-1, 1] as const).map((side) => hemOf(t, spec, leg, side)).join('')
  const between = linear(drawing, 0, [
    [0, '#0e0a08', 0],
    [0.5, '#0e0a08', 0.3],
    [1, '#0e0a08', 0],
  ])
  const [cx, cy] = pose.at(0, spec.rise)
  const crotch =
    length - spec.rise > 8
      ? `<ellipse cx="${cx}" cy="${cy}" rx="${pose.scale * 1.6}" ry="${pose.scale * 4}" fill="${between}" opacity=".5"/>`
      : ''
  return {
    contents:
      opening +
      legs +
      crotch +
      fly(t, spec) +
      hems +
      `<g clip-path="${clip(drawing, outline)}">${spec.details?.(t, leg) ?? ''}</g>` +
      waistband(t, spec),
    silhouette: outline,
  }
}

function hemOf(t: Tailoring, spec: LegSpec, leg: LegShape, side: 1 | -1): string {
  const { pose, drawing } = t
  const { colour } = drawing.look
  const y = spec.length
  const line = (rise: number): Knot[] =>
    way(
      [leg.inner(y - rise) - 0.1, y - rise + 0.4],
      [
        leg.inner(y) + spec.hem * 0.3,
        y - rise + 0.9,
        leg.outer(y) - spec.hem * 0.3,
        y - rise + 0.8,
        leg.outer(y - rise) + 0.1,
        y - rise - 0.2,
      ],
    )
  if (spec.cuff) return ribBand(drawing, trace(pose, line(2.4), side), 5 * pose.scale, colour, { pitch: 4.6 })
  if (spec.turnUp) return seam(trace(pose, line(spec.turnUp), side), colour, 1.8)
  return stitchLine(trace(pose, line(1.6), side), colour, { opacity: 0.4 })
}

// only a bodice has a fit; parts shared with it read nothing but these when they are sewn to a waistband
const noFit = { neck: 8, shoulder: 16, slope: 3, armpit: [16, 20], waist: [14, 38], hem: [16, 55] } as const

export const legs = (spec: LegSpec): Cutter => ({
  close: spec.close ?? [225, Math.round(spec.top - 50)],
  draw: (drawing, back) => {
    const light: ReliefOptions = { rumple: [0.2, 0.011, 0.005], ...spec.light }
    drawing.pinstripe = true
    const hung = poseOf(drawing.random, spec.scale, spec.top)
    const fit = { ...noFit, armpit: [...noFit.armpit] as Point, waist: [...noFit.waist] as Point, hem: [...noFit.hem] as Point }
    return drawLegs({ drawing, pose: hung, fit, depth: 0, surface: spec.surface, light, back }, spec)
  },
})
