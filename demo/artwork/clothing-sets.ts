/** Garments sold together: suits, pyjamas, sportswear, socks. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { belt } from './belt-tie.ts'
import type { Fit } from './bodice.ts'
import { patchPocket } from './closures.ts'
import type { LegSpec } from './leg-cut.ts'
import { legs } from './legwear.ts'
import { spline, trace, way } from './outline.ts'
import { waveHem } from './skirting.ts'
import { sockPair } from './sock-artwork.ts'
import { strapped, type StrapSpec } from './strap-wear.ts'
import { clothes, type Cutter, together } from './tailoring.ts'
import type { TopSpec } from './top-spec.ts'
import { shorts, womanTrousers } from './trouser-cuts.ts'
import { top } from './upper-body.ts'

const pyjamaShirt = (fit: Fit, more: Partial<TopSpec>): TopSpec => ({
  fit,
  neck: { style: 'v', depth: 16 },
  sleeve: { length: 56, angle: 13, upper: 15, wrist: 13, cuff: 'shirt', ribWidth: 5 },
  collar: { kind: 'notch', breakAt: 17, wide: 8.6, overlap: -0.4 },
  front: { overlap: { x: -1.2 }, buttons: [{ from: 20, to: fit.hem[1] - 10, count: 4, radius: 0.7 }] },
  surface: 'satin',
  drape: 'fluid',
  light: { gloss: 0.2, rumple: [0.26, 0.012, 0.004] },
  scale: 6.4,
  top: 165,
  details: (t) =>
    t.back
      ? ''
      : patchPocket(t, [9, 18], 9.6, 10.4) +
        `<path d="${trace(t.pose, way([4.2, 19], [13.8, 19]))}" stroke="${t.drawing.look.accent}" stroke-width="2.2"/>`,
  ...more,
})

const loose: Fit = { neck: 8.6, shoulder: 19, slope: 4, armpit: [19.4, 23], waist: [19.4, 42], hem: [20.6, 66], dip: 1 }

const looseLegs = (more: Partial<LegSpec> = {}): LegSpec =>
  womanTrousers({
    band: { height: 3.6, kind: 'elastic' },
    surface: 'satin',
    light: { gloss: 0.18 },
    thigh: 21,
    knee: 20,
    hem: 20,
    pressed: false,
    drape: 'fluid',
    details: () => '',
    ...more,
  })

const pair = (shirt: TopSpec, below: LegSpec, drop: number): Cutter =>
  together(legs({ ...below, scale: shirt.scale, top: shirt.top + drop * shirt.scale }), top(shirt))

const cami: StrapSpec = {
  centre: 8,
  peak: [7.4, 0],
  underarm: [15.6, 10],
  edge: 'v',
  strap: { to: [8.6, -13], width: 0.8, kind: 'shoulder' },
  trim: 'lace',
  lower: [...spline(way([15.6, 10], [15.8, 22], [18, 42])), ...waveHem(18, 42, 2, 0.6, 1).slice(1)],
  hemKnots: 5,
  surface: 'satin',
  drape: 'fluid',
  light: { gloss: 0.22, rumple: [0.28, 0.012, 0.004] },
  scale: 9.4,
  top: 330,
}

const robe = (): TopSpec =>
  pyjamaShirt(
    { ...loose, hem: [25, 104] },
    {
      neck: { style: 'v', depth: 40 },
      collar: { kind: 'shawl', breakAt: 42, wide: 8, overlap: -2 },
      front: { overlap: { x: -3 } },
      sleeve: { length: 52, angle: 13, upper: 18, wrist: 18, cuff: 'hem' },
      scale: 8,
      top: 185,
      details: (t) => belt(t, 43, 19.4, 'tied', 4.4),
    },
  )

export const setKinds: Record<string, ArtworkKind> = {
  'w-pyjama': clothes(
    ['plain', 'stripe', 'dot', 'floral', 'check'],
    [
      () => pair(pyjamaShirt(loose, {}), looseLegs(), 44),
      () =>
        together(legs(shorts(looseLegs(), 36, { scale: 9.4, top: 660, hem: 25, thigh: 22 })), strapped({ ...cami, top: 300 })),
      () => top(robe()),
      () =>
        pair(
          pyjamaShirt(
            { ...loose, hem: [21, 62] },
            { sleeve: { length: 22, angle: 22, upper: 17, wrist: 16.6, cuff: 'hem' }, scale: 9, top: 210 },
          ),
          shorts(looseLegs(), 37, { hem: 25, thigh: 22 }),
          46,
        ),
      () => top(pyjamaShirt({ ...loose, hem: [22.4, 92], tail: 7 }, { scale: 9, top: 190 })),
    ],
  ),
  'm-socks': sockPair,
}
