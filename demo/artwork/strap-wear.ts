/** Bodies held by straps or nothing: camisoles, slips, swimsuits, bralettes and briefs. */
import { shade } from './colour.ts'
import { crease, type Drape } from './drape-folds.ts'
import { fabric } from './fabric.ts'
import { garment, inside, ribBand } from './garment.ts'
import {
  across,
  closed,
  join,
  type Knot,
  lowered,
  mirrored,
  type Point,
  pose as poseOf,
  reversed,
  spline,
  symmetric,
  trace,
  way,
} from './outline.ts'
import type { Fold, ReliefOptions } from './relief.ts'
import type { Cutter, Drawn, Tailoring } from './tailoring.ts'
import type { Surface } from './texture.ts'
import { metalFill, seam, stitchLine } from './trims.ts'

export type StrapSpec = {
  /** the upper edge: centre, highest point, underarm */
  centre: number
  peak: Point
  underarm: Point
  /** a sweetheart or round edge curves, a V runs straight */
  edge: 'v' | 'round' | 'straight'
  strap?: { to: Point; width: number; kind: 'shoulder' | 'halter' }
  /** from the underarm down to the centre of the lower edge */
  lower: Knot[]
  /** the lower edge is this much of `lower` counted from its end, for the hem's stitching */
  hemKnots?: number
  trim?: 'lace' | 'piping' | 'band'
  surface: Surface
  drape: Drape
  light?: ReliefOptions
  heights?: (t: Tailoring) => Fold[]
  details?: (t: Tailoring) => string
  scale: number
  top: number
  close?: [number, number]
}

function topEdge(spec: StrapSpec, back: boolean): Knot[] {
  const { peak, underarm, edge, strap } = spec
  const centre = back ? underarm[1] - 1 : spec.centre
  if (back) return way([0, centre], [peak[0] * 0.6, centre, underarm[0] * 0.85, underarm[1] - 0.6, ...underarm])
  if (!strap && edge === 'straight') return way([0, centre], [peak[0] * 0.5, centre, peak[0] * 0.8, peak[1], ...underarm])
  const rise: Knot =
    edge === 'v'
      ? [peak[0] * 0.4, centre - (centre - peak[1]) * 0.36, peak[0] * 0.72, peak[1] + 1.6, ...peak]
      : [peak[0] * 0.6, centre, peak[0] * 0.95, centre - (centre - peak[1]) * 0.3, ...peak]
  return way([0, centre], rise, [
    peak[0] + (underarm[0] - peak[0]) * 0.3,
    peak[1] + (underarm[1] - peak[1]) * 0.62,
    peak[0] + (underarm[0] - peak[0]) * 0.66,
    underarm[1] - 0.4,
    ...underarm,
  ])
}

function straps(t: Tailoring, spec: StrapSpec, behind: boolean): string {
  const { strap, peak, underarm } = spec
  if (!strap) return ''
  const { pose, drawing } = t
  const { colour } = drawing.look
  const width = strap.width * pose.scale
  const side = (at: 1 | -1) => {
    const hidden =
      strap.kind === 'halter'
        ? trace(pose, spline([strap.to, [strap.to[0] * 0.5, strap.to[1] - 1.2], [0, strap.to[1] - 1.6]]), at)
        : trace(
            pose,
            spline([strap.to, [strap.to[0] - 0.9, (strap.to[1] + underarm[1]) / 2], [peak[0] * 0.8, underarm[1] - 0.4]]),
            at,
          )
    const seen = trace(
      pose,
      spline(way([peak[0], peak[1] + 0.8], [(peak[0] + strap.to[0]) / 2 + 0.5, (peak[1] + strap.to[1]) / 2], strap.to)),
      at,
    )
    const path = behind
      ? hidden
      : t.back
        ? trace(
            pose,
            spline(way([peak[0] * 0.8, underarm[1] - 0.2], [strap.to[0] - 0.3, (strap.to[1] + underarm[1]) / 2], strap.to)),
            at,
          )
        : seen
    const tone = behind ? shade(colour, 0.45) : colour
    const line = (stroke: string, wide: number, opacity = 1, more = '') =>
      `<path d="${path}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${wide.toFixed(1)}" stroke-linecap="round" ${more}/>`
    const slider =
      behind || strap.width > 1.6 ? '' : ringAt(t, (peak[0] + strap.to[0]) / 2 + 0.4, (peak[1] + strap.to[1]) / 2, at, width)
    return (
      line(shade(tone, 0.5), width + 1.4) +
      line(tone, width) +
      line('#fff', width * 0.3, 0.2, 'transform="translate(-1 0)"') +
      slider
    )
  }
  return side(-1) + side(1)
}

function ringAt(t: Tailoring, x: number, y: number, side: 1 | -1, width: number): string {
  const [px, py] = t.pose.at(x * side, y)
  return `<rect x="${px - width * 0.9}" y="${py}" width="${width * 1.8}" height="${width * 0.9}" rx="2" fill="none" stroke="${metalFill(t.drawing)}" stroke-width="2.4"/>`
}

const strapFolds = (t: Tailoring, spec: StrapSpec): Fold[] => {
  const [ux, uy] = spec.underarm
  const { random } = t.drawing
  return ([1, -1] as const).flatMap((side) => {
    const slip = () => (random() - 0.5) * 1.6
    return [
      crease(t.pose, way([ux, uy + 2], [ux * 0.8, uy + 4 + slip()], [ux * 0.55, uy + 5 + slip()]), 1.7, -0.1, side, 0.8),
      crease(t.pose, way([ux * 0.95, uy + 9], [ux * 0.7, uy + 10 + slip()], [ux * 0.4, uy + 13]), 1.8, -0.09, side, 0.8),
      crease(t.pose, way([ux * 0.9, uy + 17], [ux * 0.6, uy + 17.5 + slip()], [ux * 0.35, uy + 20]), 1.6, -0.08, side, 0.8),
    ]
  })
}

/** Scallops of lace along an edge. */
export function lace(t: Tailoring, way: Knot[], side?: 1 | -1): string {
  const path = side ? trace(t.pose, way, side) : across(t.pose, way)
  const { colour } = t.drawing.look
  const row = (width: number, dash: string, opacity: number, tone: string) =>
    `<path d="${path}" fill="none" stroke="${tone}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="round"/>`
  return (
    row(15, '0.1 13', 0.95, shade(colour, 0.16)) +
    row(11, '0.1 13', 0.9, colour) +
    row(3.4, '0.1 6.5', 0.5, shade(colour, 0.6)) +
    row(1.4, '4 2.5', 0.7, shade(colour, 0.4))
  )
}

/** What finishes the upper edge and the hem. */
function trimOf(t: Tailoring, spec: StrapSpec, edge: Knot[]): string {
  const { pose, drawing } = t
  const { colour } = drawing.look
  const hem = spec.hemKnots ? reversed(spec.lower.slice(-spec.hemKnots)) : []
  if (spec.trim === 'lace') return (hem.length > 1 ? lace(t, hem) : '') + lace(t, edge)
  const foot = hem.length > 1 ? stitchLine(across(pose, lowered(hem, -0.8)), colour, { opacity: 0.4 }) : ''
  const inner = across(pose, lowered(edge, 0.7, 0.985))
  if (spec.trim === 'band') return foot + ribBand(drawing, inner, 1.3 * pose.scale, colour, { pitch: 40 })
  return foot + stitchLine(inner, colour, { opacity: 0.45 }) + seam(across(pose, edge), colour, 0.8)
}

function drawStraps(t: Tailoring, spec: StrapSpec): Drawn {
  const { pose, drawing } = t
  const edge = topEdge(spec, t.back)
  const outline = symmetric(pose, join(edge, spec.lower))
  const backEdge: Knot[] = way(
    [0, spec.underarm[1] - 0.4],
    [spec.peak[0] * 0.6, spec.underarm[1] - 0.4, spec.underarm[0] * 0.85, spec.underarm[1] - 0.6, ...spec.underarm],
  )
  const hole = closed(pose, [
    ...reversed(mirrored(backEdge)),
    ...backEdge.slice(1),
    ...reversed(edge).slice(1),
    ...mirrored(edge).slice(1),
  ])
  const hollow = !t.back && spec.centre > spec.underarm[1] - 0.4 ? inside(drawing, hole) : ''
  const folds = [...strapFolds(t, spec), ...(spec.heights?.(t) ?? [])]
  const body = garment(drawing, [{ path: outline, height: 0.6, fill: fabric(drawing) }], {
    surface: spec.surface,
    folds,
    light: t.light,
    soft: 20,
  })
  const edging = trimOf(t, spec, edge)
  return {
    contents: (t.back ? '' : straps(t, spec, true)) + hollow + body + edging + (spec.details?.(t) ?? '') + straps(t, spec, false),
    silhouette: outline,
  }
}

export const strapped = (spec: StrapSpec): Cutter => ({
  close: spec.close ?? [225, Math.round(spec.top - 110)],
  draw: (drawing, back) => {
    const fit = {
      neck: 8,
      shoulder: 14,
      slope: 3,
      armpit: spec.underarm,
      waist: [spec.underarm[0] * 0.85, spec.underarm[1] + 16] as Point,
      hem: [spec.underarm[0], spec.underarm[1] + 30] as Point,
    }
    return drawStraps(
      {
        drawing,
        pose: poseOf(drawing.random, spec.scale, spec.top, 3),
        fit,
        depth: spec.centre,
        surface: spec.surface,
        light: { rumple: [0.12, 0.011, 0.006], ...spec.light },
        back,
      },
      spec,
    )
  },
})

/** A lower edge cut for the leg: `hip` where the side ends, `crotch` half its width and its depth. */
export const legCut = (side: Knot[], hip: Point, crotch: Point): Knot[] => [
  ...side,
  [hip[0] - 1.4, hip[1] + (crotch[1] - hip[1]) * 0.34, crotch[0] + 2.6, crotch[1] - (crotch[1] - hip[1]) * 0.4, ...crotch],
  [crotch[0] * 0.7, crotch[1] + 0.7, crotch[0] * 0.3, crotch[1] + 0.9, 0, crotch[1] + 0.9],
]

export const briefEdge = (t: Tailoring, hip: Point, crotch: Point) =>
  ([-1, 1] as const)
    .map((side) =>
      stitchLine(
        trace(
          t.pose,
          way(
            [hip[0] - 0.8, hip[1] - 0.2],
            [
              hip[0] - 2.2,
              hip[1] + (crotch[1] - hip[1]) * 0.34,
              crotch[0] + 1.8,
              crotch[1] - (crotch[1] - hip[1]) * 0.4,
              crotch[0] - 0.6,
              crotch[1] - 0.2,
            ],
          ),
          side,
        ),
        t.drawing.look.colour,
        { opacity: 0.45 },
      ),
    )
    .join('')
