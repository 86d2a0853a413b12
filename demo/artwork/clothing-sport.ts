/** Sportswear. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import type { Fit } from './bodice.ts'
import { manTailored, womanTailored } from './clothing-outerwear.ts'
import type { LegSpec } from './leg-cut.ts'
import { legs } from './legwear.ts'
import { across, type Knot, spline, trace, way } from './outline.ts'
import { legCut, strapped, type StrapSpec } from './strap-wear.ts'
import { clothes, together } from './tailoring.ts'
import type { TopSpec } from './top-spec.ts'
import { seam, stitchLine, zip } from './trims.ts'
import { manTrousers, shorts, womanTrousers } from './trouser-cuts.ts'
import { top } from './upper-body.ts'

const skinny = (more: Partial<LegSpec> = {}): LegSpec =>
  womanTrousers({
    waist: 14.6,
    hip: [18.4, 20],
    rise: 27,
    length: 92,
    thigh: 16.2,
    knee: 11.6,
    hem: 8.6,
    stand: 3.6,
    band: { height: 8, kind: 'elastic' },
    surface: 'jersey',
    drape: 'soft',
    pressed: false,
    light: { gloss: 0.08 },
    scale: 9.2,
    top: 175,
    details: (t) =>
      ([1, -1] as const)
        .map((side) =>
          seam(trace(t.pose, spline(way([17, 16], [14, 40], [13, 62], [12.4, 92])), side), t.drawing.look.accent, 1.2),
        )
        .join(''),
    ...more,
  })

const crop: StrapSpec = {
  centre: 7,
  peak: [7.4, 0],
  underarm: [15, 9.6],
  edge: 'round',
  strap: { to: [8.4, -10], width: 3, kind: 'shoulder' },
  lower: way([15, 9.6], [14.6, 15, 14.2, 20, 14, 26], [10, 27, 5, 27.2, 0, 27.2]),
  surface: 'jersey',
  drape: 'soft',
  light: { gloss: 0.08 },
  scale: 15,
  top: 400,
  trim: 'band',
  details: (t) =>
    seam(across(t.pose, way([0, 22], [7, 22, 11, 21.7, 14.2, 21])), t.drawing.look.colour, 1.4) +
    (t.back
      ? ''
      : ([1, -1] as const)
          .map((side) => seam(trace(t.pose, spline(way([9.6, 3], [7, 11], [8.4, 22])), side), t.drawing.look.colour, 0.8))
          .join('')),
}

const zipTop = (fit: Fit, more: Partial<TopSpec>): TopSpec => ({
  fit,
  neck: { style: 'crew', depth: 6.4 },
  sleeve: { length: 60, angle: 12.5, upper: fit.shoulder > 20 ? 15.6 : 12.4, wrist: fit.shoulder > 20 ? 10 : 8, cuff: 'hem' },
  collar: { kind: 'stand', rise: 5.4 },
  front: { zip: true },
  hem: { kind: 'stitched' },
  surface: 'jersey',
  drape: 'soft',
  light: { gloss: 0.1 },
  scale: 10.4,
  top: 290,
  details: (t) =>
    ([1, -1] as const)
      .map(
        (side) =>
          seam(
            trace(
              t.pose,
              spline(way([fit.armpit[0] - 1.6, 16], [fit.waist[0] * 0.74, 34], [fit.hem[0] * 0.72, fit.hem[1]])),
              side,
            ),
            t.drawing.look.accent,
            1.3,
          ) +
          stitchLine(
            trace(t.pose, spline(way([fit.neck * 1.05, 1], [fit.shoulder * 0.8, 12], [fit.armpit[0] - 0.6, 19])), side),
            t.drawing.look.colour,
          ),
      )
      .join(''),
  ...more,
})

const training = (fit: Fit): TopSpec =>
  zipTop(fit, {
    sleeve: { length: 23, angle: 21, upper: 17, wrist: 16, cuff: 'hem' },
    collar: { kind: 'rib', width: 1.8 },
    neck: { style: 'crew', depth: 7.4 },
    front: {},
    top: 260,
  })

const tank: Knot[] = legCut(spline(way([14.6, 10], [13.2, 22], [12, 30], [16.6, 46])), [16.6, 46], [3.4, 62])

export const activeKinds: Record<string, ArtworkKind> = {
  'w-active': clothes(
    ['plain', 'colourblock', 'stripe', 'dot'],
    [
      () => strapped(crop),
      () => legs(skinny()),
      () => top(zipTop({ ...womanTailored, hem: [16.6, 58], waist: [14.4, 37], armpit: [16.4, 20], shoulder: 17 }, {})),
      () => together(legs(skinny({ scale: 6.4, top: 460 })), strapped({ ...crop, scale: 7.4, top: 240, close: [225, 160] })),
      () => legs(shorts(skinny({ band: { height: 6, kind: 'elastic' } }), 40, { hem: 15, thigh: 17, scale: 15, top: 320 })),
      () => strapped({ ...crop, lower: tank, details: () => '', scale: 11, top: 340 }),
    ],
  ),
  'm-active': clothes(
    ['plain', 'colourblock', 'stripe'],
    [
      () => top(training({ ...manTailored, hem: [20.6, 69], armpit: [20.6, 23] })),
      () => top(zipTop({ ...manTailored, hem: [20.4, 69] }, { scale: 9.8, top: 280 })),
      () =>
        legs(
          shorts(
            manTrousers({
              band: { height: 4.6, kind: 'drawcord' },
              surface: 'jersey',
              light: { gloss: 0.08 },
              details: (t) =>
                ([1, -1] as const)
                  .map((side) =>
                    seam(trace(t.pose, spline(way([18.6, 6], [21, 26], [22.6, 50])), side), t.drawing.look.accent, 1.6),
                  )
                  .join(''),
            }),
            48,
            { scale: 13.4, top: 310 },
          ),
        ),
      () =>
        legs(
          manTrousers({
            band: { height: 4.6, kind: 'drawcord' },
            surface: 'jersey',
            pressed: false,
            thigh: 19.6,
            knee: 15.6,
            hem: 11.4,
            cuff: true,
            length: 100,
            stand: 3,
            light: { gloss: 0.08 },
            details: (t) =>
              t.back
                ? ''
                : zip(t.drawing, t.pose.at(17.6, 6), t.pose.at(20.4, 20), { width: 5 }) +
                  zip(t.drawing, t.pose.at(-17.6, 6), t.pose.at(-20.4, 20), { width: 5 }),
          }),
        ),
    ],
  ),
}
