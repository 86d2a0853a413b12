/** Jackets, coats and padded coats as descriptions that women's and men's kinds share; a fit decides for whom. */
import type { Fit } from './bodice.ts'
import { flapPocket, patchPocket, weltPocket } from './closures.ts'
import { shade } from './colour.ts'
import { across, type Knot, type Point, spline, trace, way } from './outline.ts'
import type { Tailoring } from './tailoring.ts'
import type { TopSpec } from './top-spec.ts'
import { seam } from './trims.ts'

export const womanTailored: Fit = {
  neck: 8,
  shoulder: 18.6,
  slope: 4,
  armpit: [18, 22],
  waist: [16, 40],
  hem: [19.4, 67],
  dip: 1.2,
}

export const manTailored: Fit = {
  neck: 8.6,
  shoulder: 22.2,
  slope: 4.8,
  armpit: [21, 24],
  waist: [19.4, 45],
  hem: [21.2, 73],
  dip: 1.2,
}

/** The same fit at another length and width of hem. */
export const hemmed = (fit: Fit, hem: Point, more: Partial<Fit> = {}): Fit => ({ ...fit, ...more, hem })

export const isMan = (fit: Fit) => fit.shoulder > 20.5

export const bothSides = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1)

/** Shaping seams over the bust or the ribs. */
export const dartSeams = (t: Tailoring) => {
  const [wx, wy] = t.fit.waist
  return bothSides((side) =>
    seam(
      trace(t.pose, spline(way([t.fit.armpit[0] * 0.56, t.fit.armpit[1] + 4], [wx * 0.5, wy], [wx * 0.56, wy + 13])), side),
      t.drawing.look.colour,
      0.7,
    ),
  )
}

export function blazer(fit: Fit, more: Partial<TopSpec> = {}): TopSpec {
  const man = isMan(fit)
  const low = fit.hem[1] - 21
  return {
    fit,
    neck: { style: 'v', depth: man ? 38 : 35 },
    sleeve: { length: man ? 63 : 59, angle: 11.5, upper: man ? 16.5 : 14, wrist: man ? 12.5 : 11, cuff: 'none' },
    collar: { kind: 'notch', breakAt: man ? 38 : 35, wide: man ? 10.4 : 9.4, overlap: -0.6 },
    front: {
      overlap: { x: -1.2, cutaway: 3.4 },
      buttons: [{ from: man ? 40.5 : 37.5, to: man ? 51 : 48, count: 2, radius: 1, kind: 'horn' }],
    },
    surface: 'twill',
    drape: 'heavy',
    light: { rumple: [0.14, 0.01, 0.004] },
    lining: 'accent',
    scale: man ? 9.6 : 10.4,
    top: man ? 245 : 250,
    details: (t) =>
      t.back
        ? ''
        : dartSeams(t) +
          bothSides((side) => flapPocket(t, [fit.hem[0] * 0.58, low], 13, 4.6, side, 0.3)) +
          weltPocket(t, [7, 22.4], [15.4, 21.2], 2, 1),
    ...more,
  }
}

export const doubleBreasted = (fit: Fit, more: Partial<TopSpec> = {}): TopSpec => {
  const b = isMan(fit) ? 36 : 33
  return blazer(fit, {
    neck: { style: 'v', depth: b },
    collar: { kind: 'peak', breakAt: b, wide: 10.4, overlap: -4.6 },
    front: {
      overlap: { x: -6.4 },
      buttons: [-5, 5].map((x) => ({ x, from: b + 3, to: b + 14, count: 2, radius: 1.05, kind: 'metal' as const })),
    },
    ...more,
  })
}

export function coat(fit: Fit, more: Partial<TopSpec> = {}): TopSpec {
  const man = isMan(fit)
  return {
    ...blazer(fit),
    neck: { style: 'v', depth: man ? 32 : 30 },
    collar: { kind: 'notch', breakAt: man ? 32 : 30, wide: 11.4, overlap: -0.8 },
    sleeve: { length: man ? 65 : 61, angle: 10.5, upper: man ? 17.5 : 15.5, wrist: man ? 14 : 12.6, cuff: 'none' },
    front: { overlap: { x: -2 }, buttons: [{ from: man ? 35 : 33, to: man ? 62 : 58, count: 3, radius: 1.35, kind: 'horn' }] },
    surface: 'felt',
    scale: man ? 7.9 : 7.8,
    top: 185,
    details: (t) =>
      t.back ? '' : bothSides((side) => flapPocket(t, [fit.waist[0] * 0.66, fit.waist[1] + 18], 15, 5.6, side, 0.3)),
    ...more,
  }
}

/** A collarless or zipped short jacket. */
export function shortJacket(fit: Fit, more: Partial<TopSpec> = {}): TopSpec {
  const man = isMan(fit)
  return {
    fit,
    neck: { style: 'crew', depth: 7 },
    sleeve: { length: man ? 62 : 57, angle: 13, upper: man ? 17 : 14.6, wrist: man ? 12 : 11, cuff: 'hem' },
    collar: { kind: 'none' },
    front: { overlap: { x: -0.3 } },
    surface: 'canvas',
    drape: 'heavy',
    lining: 'accent',
    scale: man ? 9.9 : 11.2,
    top: 275,
    ...more,
  }
}

export const fourPockets = (t: Tailoring, upper: number, lower: number, flap = false) =>
  t.back
    ? ''
    : bothSides(
        (side) =>
          patchPocket(t, [t.fit.armpit[0] * 0.54, upper], 10, 9.6, { side, flap }) +
          patchPocket(t, [t.fit.armpit[0] * 0.56, lower], 12, 12, { side, flap }),
      )

/** Braid round the edges, as on tweed jackets. */
export const braid = (t: Tailoring, neck: Knot[]) => {
  const line = (path: string) =>
    `<path d="${path}" fill="none" stroke="#0e0a08" stroke-opacity=".25" stroke-width="10"/><path d="${path}" fill="none" stroke="${t.drawing.look.accent}" stroke-width="8"/><path d="${path}" fill="none" stroke="${shade(t.drawing.look.accent, 0.5)}" stroke-opacity=".55" stroke-width="6" stroke-dasharray="3 3"/>`
  if (t.back) return ''
  const foot = t.fit.hem[1] + (t.fit.dip ?? 1)
  return (
    line(across(t.pose, neck)) +
    line(trace(t.pose, way([-0.9, t.depth], [-0.7, foot * 0.5], [-0.9, foot - 0.4]))) +
    line(trace(t.pose, way([1, t.depth], [1.1, foot * 0.5], [1, foot - 0.4])))
  )
}

/** A plain front that buttons `x` centimetres beside the centre line. */
export const buttonedOver = (x: number, buttons: NonNullable<NonNullable<TopSpec['front']>['buttons']>): TopSpec['front'] => ({
  overlap: { x },
  buttons,
})
