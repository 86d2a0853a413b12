/** Swimwear, lingerie and underwear: the garment only. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { crease } from './drape-folds.ts'
import { across, type Knot, type Point, spline, trace, way } from './outline.ts'
import { fluteFolds, gatherFolds, skirtSide, waveHem } from './skirting.ts'
import { briefEdge, lace, legCut, strapped, type StrapSpec } from './strap-wear.ts'
import { clothes, type Tailoring, together } from './tailoring.ts'
import { seam } from './trims.ts'

const torso = (hip: Point): Knot[] => spline(way([15.6, 9], [14.2, 17], [12.6, 25], [14.4, 33], hip))

const highLeg: [Point, Point] = [
  [17.2, 40],
  [3.4, 59],
]

const suit = (more: Partial<StrapSpec>): StrapSpec => ({
  centre: 9,
  peak: [7.4, 0],
  underarm: [15.6, 9],
  edge: 'round',
  strap: { to: [8.6, -15], width: 1.5, kind: 'shoulder' },
  lower: legCut(torso(highLeg[0]), ...highLeg),
  surface: 'satin',
  drape: 'soft',
  light: { gloss: 0.12 },
  details: (t) => briefEdge(t, ...highLeg),
  scale: 12,
  top: 350,
  ...more,
})

const cups = (t: Tailoring, low: number) =>
  t.back
    ? ''
    : ([-1, 1] as const)
        .map((side) =>
          seam(trace(t.pose, way([0.6, low], [5, low + 1.4, 11, low + 1, 14.6, low - 3.4]), side), t.drawing.look.colour),
        )
        .join('') + seam(trace(t.pose, way([0, low - 1.4], [0, low])), t.drawing.look.colour, 0.7)

const bra = (more: Partial<StrapSpec>): StrapSpec => ({
  centre: 8,
  peak: [8.6, 0],
  underarm: [15.8, 9.4],
  edge: 'v',
  strap: { to: [9.4, -14], width: 0.9, kind: 'shoulder' },
  lower: way([15.8, 9.4], [15.6, 12, 15.2, 14, 15, 16], [10, 17.2, 5, 17.4, 0, 17.4]),
  hemKnots: 2,
  surface: 'satin',
  drape: 'soft',
  light: { gloss: 0.1 },
  details: (t) => cups(t, 13.4),
  heights: (t) =>
    ([1, -1] as const).flatMap((side) => [
      crease(t.pose, way([4, 12], [7, 7], [8.4, 2]), 5, 0.16, side, 0.9),
      crease(t.pose, way([0.4, 13], [1, 10], [3, 6]), 2.6, -0.22, side, 0.9),
    ]),
  scale: 13,
  top: 380,
  ...more,
})

export const brief = (top: number, high = false, more: Partial<StrapSpec> = {}): StrapSpec => {
  const hip: Point = high ? [16.8, 8] : [17.4, 8]
  const crotch: Point = [3.4, high ? 27 : 21]
  const start = high ? -3 : 1.5
  return {
    centre: start + 1,
    peak: [9, start + 0.6],
    underarm: [high ? 14 : 16.4, start],
    edge: 'straight',
    lower: legCut(spline(way([high ? 14 : 16.4, start], [high ? 15.8 : 17, (start + 8) / 2], hip)), hip, crotch),
    surface: 'satin',
    drape: 'soft',
    light: { gloss: 0.1 },
    details: (t) => briefEdge(t, hip, crotch),
    scale: 13,
    top,
    ...more,
  }
}

const slipSkirt = (hem: Point, waves: number): Knot[] => [
  ...skirtSide([15.4, 10], [17.6, 42], hem, 0.3),
  ...waveHem(hem[0], hem[1], waves, 0.7, 1.2).slice(1),
]

const ruching = (t: Tailoring) =>
  Array.from({ length: 12 }, (_, at) =>
    ([1, -1] as const).map((side) =>
      crease(
        t.pose,
        way([14, 18 + at * 1.7], [7, 19.4 + at * 1.7 + t.drawing.random()], [1, 19.8 + at * 1.7]),
        1.1,
        at % 2 ? 0.15 : -0.2,
        side,
        1,
      ),
    ),
  ).flat()

export const lightKinds: Record<string, ArtworkKind> = {
  'w-swim': clothes(
    ['plain', 'stripe', 'dot', 'floral', 'check', 'colourblock'],
    [
      () => strapped(suit({})),
      () => together(strapped(brief(690)), strapped(bra({ top: 330, strap: { to: [4.6, -15], width: 1, kind: 'halter' } }))),
      () => strapped(suit({ edge: 'v', centre: 17, heights: ruching })),
      () =>
        together(
          strapped(brief(690, true)),
          strapped(
            bra({
              top: 350,
              edge: 'straight',
              centre: 3.4,
              peak: [9, 2],
              underarm: [15.4, 3.4],
              lower: way([15.4, 3.4], [15.6, 8, 15.4, 12, 15.2, 15], [10, 16.4, 5, 16.6, 0, 16.6]),
              strap: { to: [9.6, -11], width: 2.6, kind: 'shoulder' },
              details: () => '',
            }),
          ),
        ),
      () =>
        strapped(
          suit({
            centre: 3,
            peak: [5.6, -3],
            strap: { to: [4.4, -12], width: 1.2, kind: 'halter' },
            details: (t) =>
              briefEdge(t, ...highLeg) +
              seam(across(t.pose, way([0, 28], [7, 28, 11, 27.6, 12.8, 27])), t.drawing.look.colour, 1.3),
          }),
        ),
    ],
  ),
  'w-lingerie': clothes(
    ['plain', 'dot', 'floral'],
    [
      () =>
        strapped(
          suit({
            edge: 'v',
            centre: 12,
            trim: 'lace',
            strap: { to: [8.8, -14], width: 0.8, kind: 'shoulder' },
            details: (t) =>
              cups(t, 14) +
              ([-1, 1] as const).map((side) => lace(t, way([17.2, 40], [15.8, 46.5, 6, 51.4, 3.4, 59]), side)).join(''),
          }),
        ),
      () => together(strapped(brief(690, false, { trim: 'lace' })), strapped(bra({ trim: 'lace', top: 360 }))),
      () =>
        strapped(
          suit({
            edge: 'v',
            centre: 9,
            trim: 'lace',
            strap: { to: [9, -14], width: 0.7, kind: 'shoulder' },
            lower: slipSkirt([25, 82], 3),
            hemKnots: 7,
            light: { gloss: 0.22, rumple: [0.26, 0.012, 0.004] },
            details: () => '',
            heights: (t) => fluteFolds(t.pose, t.drawing.random, [15, 30], [25, 82], 3, 0.15),
            scale: 8.7,
            top: 320,
          }),
        ),
      () =>
        strapped(
          suit({
            edge: 'v',
            centre: 8,
            trim: 'lace',
            strap: { to: [9, -13], width: 0.7, kind: 'shoulder' },
            lower: slipSkirt([18.4, 46], 2),
            hemKnots: 5,
            light: { gloss: 0.22, rumple: [0.26, 0.012, 0.004] },
            details: () => '',
            heights: (t) => gatherFolds(t.pose, t.drawing.random, 10, 15, 26, 7, 1.3),
            scale: 12.5,
            top: 400,
          }),
        ),
    ],
  ),
}
