/** Skirts from a few measures in centimetres. */
import { crease, type Drape } from './drape-folds.ts'
import { fabric } from './fabric.ts'
import { garment, inside, label, part } from './garment.ts'
import { across, closed, type Knot, mirrored, type Point, pose as poseOf, reversed, symmetric, trace, way } from './outline.ts'
import type { Fold, ReliefOptions } from './relief.ts'
import { fluteFolds, pleatFolds, skirtSide, waveHem } from './skirting.ts'
import type { Cutter, Drawn, Tailoring } from './tailoring.ts'
import type { Surface } from './texture.ts'
import { seam, stitchLine } from './trims.ts'

export type SkirtSpec = {
  waist: number
  hip: Point
  hem: Point
  band: number
  /** how the fullness falls */
  fall: { kind: 'straight' } | { kind: 'flutes'; waves: number; depth: number } | { kind: 'pleats'; count: number }
  surface: Surface
  drape: Drape
  light?: ReliefOptions
  details?: (t: Tailoring) => string
  scale: number
  top: number
}

const noFit = (spec: SkirtSpec) => ({
  neck: 8,
  shoulder: 16,
  slope: 3,
  armpit: [spec.waist, 0] as Point,
  waist: [spec.waist, 0] as Point,
  hem: spec.hem,
})

function skirtFolds(t: Tailoring, spec: SkirtSpec): Fold[] {
  const { pose, drawing } = t
  const { fall, waist, hip, hem } = spec
  if (fall.kind === 'pleats') return pleatFolds(pose, [waist, spec.band], hem, fall.count, 0.17)
  if (fall.kind === 'flutes') return fluteFolds(pose, drawing.random, [hip[0], spec.band + 5], hem, fall.waves, 0.17)
  const list: Fold[] = []
  for (const side of [1, -1] as const) {
    const slip = () => (drawing.random() - 0.5) * 2
    list.push(
      crease(
        pose,
        way([waist * 0.5, spec.band], [waist * 0.54, spec.band + 5], [waist * 0.58, spec.band + 10]),
        1,
        -0.2,
        side,
        1,
      ),
      crease(
        pose,
        way([hip[0], hip[1] + 6], [hip[0] * 0.7, hip[1] + 7 + slip()], [hip[0] * 0.4, hip[1] + 10]),
        2,
        -0.1,
        side,
        0.8,
      ),
      crease(
        pose,
        way([hip[0] * 0.99, hip[1] + 12], [hip[0] * 0.7, hip[1] + 14 + slip()], [hip[0] * 0.5, hip[1] + 14]),
        1.8,
        -0.09,
        side,
        0.8,
      ),
      crease(
        pose,
        way([hem[0] * 0.5, hem[1]], [hem[0] * 0.52 + slip(), hem[1] * 0.7], [hip[0] * 0.5, hip[1]]),
        3.4,
        -0.1,
        side,
        0.8,
      ),
    )
  }
  return list
}

function waistStrip(t: Tailoring, spec: SkirtSpec): string {
  const { waist: w, band, surface } = spec
  const line = (y: number, extra: number): Knot[] => way([0, 1.2 + y], [w * 0.5, 1.2 + y, w * 0.85, 0.8 + y, w + extra, y])
  const upper = line(0, 0.2)
  const lower = line(band, 0.3 + (spec.hip[0] - w) * 0.1)
  const outline = closed(t.pose, [
    ...reversed(mirrored(upper)),
    ...upper.slice(1),
    ...reversed(lower),
    ...mirrored(lower).slice(1),
  ])
  const light = { ...t.light, rumple: [0, 0.01, 0.01] as [number, number, number] }
  return part(t.drawing, outline, { surface, light, fill: fabric(t.drawing, { angle: 90 }), shadow: 0.7 })
}

function drawSkirt(t: Tailoring, spec: SkirtSpec): Drawn {
  const { drawing, pose } = t
  const { colour } = drawing.look
  const { waist: w, hem, fall } = spec
  const hemWay: Knot[] =
    fall.kind === 'flutes'
      ? waveHem(hem[0], hem[1], fall.waves, fall.depth, 1.6)
      : fall.kind === 'pleats'
        ? waveHem(hem[0], hem[1], fall.count / 2, 0.7, 1.4)
        : [hem, [hem[0] * 0.6, hem[1] + 1, hem[0] * 0.3, hem[1] + 1.2, 0, hem[1] + 1.2]]
  const flare = fall.kind === 'straight' ? 0.1 : 0.5
  const outline = symmetric(
    pose,
    way([0, 1.2], [w * 0.5, 1.2, w * 0.85, 0.8, w, 0], ...skirtSide([w, 0], spec.hip, hem, flare).slice(1), ...hemWay.slice(1)),
  )
  const mouth: Knot[] = way([0, -0.9], [w * 0.5, -0.9, w * 0.9, -0.6, w, 0.1], [w * 0.85, 0.9, w * 0.5, 1.4, 0, 1.4])
  const [lx, ly] = pose.at(0, -0.6)
  const opening = t.back ? '' : inside(drawing, symmetric(pose, mouth)) + label(lx, ly, 2.4 * pose.scale, colour)
  const body = garment(drawing, [{ path: outline, height: 0.6 }], {
    surface: spec.surface,
    folds: skirtFolds(t, spec),
    light: t.light,
    soft: 20,
  })
  const zipSeam = t.back ? seam(trace(pose, way([0, spec.band + 1], [0.1, spec.band + 18])), colour, 1.3) : ''
  const stitched =
    fall.kind === 'straight'
      ? stitchLine(
          across(
            pose,
            way([0, hem[1] - 1.4], [hem[0] * 0.4, hem[1] - 1.4, hem[0] * 0.7, hem[1] - 1.8, hem[0] - 0.2, hem[1] - 2.4]),
          ),
          colour,
          { opacity: 0.35 },
        )
      : ''
  return {
    contents: opening + body + zipSeam + stitched + (spec.details?.(t) ?? '') + (spec.band ? waistStrip(t, spec) : ''),
    silhouette: outline,
  }
}

export const skirt = (spec: SkirtSpec): Cutter => ({
  close: [225, Math.round(spec.top - 70)],
  draw: (drawing, back) =>
    drawSkirt(
      {
        drawing,
        pose: poseOf(drawing.random, spec.scale, spec.top),
        fit: noFit(spec),
        depth: 0,
        surface: spec.surface,
        light: { rumple: [0.18, 0.011, 0.005], ...spec.light },
        back,
      },
      spec,
    ),
})
