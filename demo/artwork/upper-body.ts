/** Tops of every sort from one description: cut, neckline, sleeves, collar, closure, pockets and cloth. */
import { bodyHalf, neckline } from './bodice.ts'
import { buttonRow, frontZip, overlap, placket } from './closures.ts'
import { bandCollar, collarStand, ribNeck, shirtCollar, standCollar, turtleneck } from './collars.ts'
import { shade } from './colour.ts'
import { bodyFolds, sleeveFolds } from './drape-folds.ts'
import { fabric } from './fabric.ts'
import { garment, inside, label, type Piece, ribBand } from './garment.ts'
import { bow, hood } from './hood-artwork.ts'
import { lapels } from './lapels.ts'
import { across, closed, type Knot, pose as poseOf, reversed, symmetric, way } from './outline.ts'
import type { Fold, ReliefOptions } from './relief.ts'
import { sleeveShape, type SleeveShape } from './sleeve-cut.ts'
import type { Cutter, Drawn, Tailoring } from './tailoring.ts'
import { armholeSeams, backSeams, cuffs, hemOf } from './top-edges.ts'
import type { TopSpec } from './top-spec.ts'
import { seam, stitchLine } from './trims.ts'

const backDepth = 2.2

function neckOpening(t: Tailoring, spec: TopSpec): string {
  if (t.back) return ''
  const { pose, drawing, fit } = t
  const { neck } = fit
  const back: Knot[] = way([0, backDepth - 0.4], [neck * 0.5, backDepth - 0.4, neck * 0.85, backDepth * 0.6, neck, 0])
  const front = neckline(spec.neck.style, neck, spec.neck.depth)
  const hole = closed(pose, [
    ...back,
    ...reversed(front).slice(1),
    ...mirrorWay(front).slice(1),
    ...reversed(mirrorWay(back)).slice(1),
  ])
  const colour = spec.lining ? shade(drawing.look.accent, 0.08) : drawing.look.colour
  const [x, y] = pose.at(0, backDepth + 1.1)
  const collar = spec.collar?.kind
  const band =
    collar === 'rib'
      ? ribBand(
          drawing,
          across(
            pose,
            back.map((knot) => knot.map((value, at) => (at % 2 ? value + 0.5 : value * 0.95)) as Knot),
          ),
          1.8 * pose.scale,
          shade(drawing.look.colour, 0.22),
          { pitch: 4.6 },
        )
      : ''
  return (
    inside(drawing, hole, colour) + (spec.neck.depth > 6 || collar === 'none' ? label(x, y, 4 * pose.scale, colour) : '') + band
  )
}

const mirrorWay = (knots: Knot[]): Knot[] => knots.map((knot) => knot.map((value, at) => (at % 2 ? value : -value)) as Knot)

function sleevesOf(t: Tailoring, spec: TopSpec, shape: SleeveShape | undefined): Piece[] {
  if (!shape || !spec.sleeve) return []
  const lean = spec.sleeve.angle
  return ([-1, 1] as const).map((side) => ({
    path: closed(t.pose, shape.half, side),
    fill: fabric(t.drawing, { angle: -side * lean }),
    height: 0.5,
    marks: cuffs(t, spec, shape, side),
  }))
}

function collarOf(t: Tailoring, spec: TopSpec): { behind: string; front: string } {
  const collar = spec.collar ?? { kind: 'none' }
  if (collar.kind === 'hood') return hood(t)
  if (collar.kind === 'rib')
    return {
      behind: '',
      front: ribNeck(
        t,
        t.back ? neckline('crew', t.fit.neck, backDepth) : neckline(spec.neck.style, t.fit.neck, spec.neck.depth),
        collar.width,
        collar.colour ? t.drawing.look.accent : undefined,
      ),
    }
  if (collar.kind === 'shirt')
    return { behind: t.back ? '' : collarStand(t, 4), front: shirtCollar(t, collar.spread, collar.drop) }
  if (collar.kind === 'band')
    return { behind: t.back ? '' : collarStand(t, collar.rise ?? 3.2), front: bandCollar(t, collar.rise) }
  if (collar.kind === 'turtle') return { behind: '', front: turtleneck(t, collar.rise) }
  if (collar.kind === 'stand') return { behind: '', front: standCollar(t, collar.rise) }
  if (collar.kind === 'bow')
    return { behind: t.back ? '' : collarStand(t, 2.6), front: t.back ? bandCollar(t, 2.6) : bandCollar(t, 2.6) + bow(t) }
  if (collar.kind === 'notch' || collar.kind === 'peak' || collar.kind === 'shawl')
    return { behind: t.back ? '' : collarStand(t, 3.6), front: lapels(t, { ...collar, kind: collar.kind }) }
  const line = t.back ? neckline('crew', t.fit.neck, backDepth) : neckline(spec.neck.style, t.fit.neck, spec.neck.depth)
  const inner = line.map((knot) => knot.map((value, at) => (at % 2 ? value + 1 : value * 1.04)) as Knot)
  return {
    behind: '',
    front:
      seam(across(t.pose, line), t.drawing.look.colour) +
      stitchLine(across(t.pose, inner), t.drawing.look.colour, { opacity: 0.4 }),
  }
}

function frontOf(t: Tailoring, spec: TopSpec): string {
  const { front } = spec
  if (!front || t.back) return ''
  const foot = t.fit.hem[1] + (t.fit.dip ?? 1)
  const collar = spec.collar
  const from =
    collar && 'breakAt' in collar
      ? collar.breakAt
      : spec.collar?.kind === 'stand'
        ? (collar && 'rise' in collar ? (collar.rise ?? 6.5) : 6.5) * -0.7
        : spec.neck.depth
  return (
    (front.overlap ? overlap(t, front.overlap.x, from, foot, front.overlap.cutaway) : '') +
    (front.placket ? placket(t, front.placket[0], front.placket[1]) : '') +
    (front.zip ? frontZip(t, from, foot - (spec.hem?.kind === 'rib' ? 0.4 : 1)) : '') +
    (front.buttons ?? []).map((row) => buttonRow(t, row)).join('')
  )
}

/** The garment's marks, its outline and where its neckline is, without ground or shadow. */
function drawTop(t: Tailoring, spec: TopSpec): Drawn {
  const { drawing, pose, fit } = t
  const shape = spec.sleeve ? sleeveShape(fit, spec.sleeve) : undefined
  const neck = t.back ? neckline('crew', fit.neck, backDepth) : neckline(spec.neck.style, fit.neck, spec.neck.depth)
  const half = spec.lower ? [...bodyHalf(fit, neck).slice(0, neck.length + 2), ...spec.lower(fit).slice(1)] : bodyHalf(fit, neck)
  const body = symmetric(pose, half)
  const sleeves = sleevesOf(t, spec, shape)
  const folds: Fold[] = [
    ...bodyFolds(pose, drawing.random, fit, spec.drape),
    ...(shape && spec.sleeve ? sleeveFolds(pose, drawing.random, spec.sleeve, shape, spec.drape) : []),
    ...(spec.heights?.(t, shape) ?? []),
  ]
  const collar = collarOf(t, spec)
  const hole = armholeSeams(t, spec)
  const clothes = garment(drawing, [...sleeves, { path: body, height: 0.6 }], {
    surface: spec.surface,
    folds,
    ...(spec.grain === undefined ? {} : { grain: spec.grain }),
    light: t.light,
  })
  const contents =
    collar.behind +
    neckOpening(t, spec) +
    clothes +
    hole +
    hemOf(t, spec) +
    backSeams(t, spec) +
    (spec.details?.(t, shape) ?? '') +
    frontOf(t, spec) +
    collar.front
  return { contents, silhouette: [body, ...sleeves.map((piece) => piece.path)].join('') }
}

/** A front that crosses far over closes the neckline above its break point. */
const closedOver = (spec: TopSpec): TopSpec => {
  const { collar, neck } = spec
  if (!collar || !('breakAt' in collar) || (collar.overlap ?? 0) > -2) return spec
  return { ...spec, neck: { ...neck, depth: Math.min(neck.depth, collar.breakAt * 0.74) } }
}

export const top = (spec: TopSpec): Cutter => cutterOf(closedOver(spec))

const cutterOf = (spec: TopSpec): Cutter => ({
  close: spec.close ?? [170, Math.round(spec.top - 10 * spec.scale)],
  draw: (drawing, back) => {
    const light: ReliefOptions = { rumple: [0.2, 0.011, 0.005], ...spec.light }
    drawing.pinstripe = spec.collar?.kind !== 'none' && 'breakAt' in (spec.collar ?? {})
    const hung = poseOf(drawing.random, spec.scale, spec.top)
    return drawTop({ drawing, pose: hung, fit: spec.fit, depth: spec.neck.depth, surface: spec.surface, light, back }, spec)
  },
})
