/** Dresses and jumpsuits. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { belt } from './belt-tie.ts'
import type { Fit } from './bodice.ts'
import { slitPocket } from './closures.ts'
import { crease } from './drape-folds.ts'
import { across, type Knot, type Point, spline, trace, way } from './outline.ts'
import type { Fold } from './relief.ts'
import { fluteFolds, gatherFolds, pleatFolds, skirtSide, waveHem } from './skirting.ts'
import { strapped } from './strap-wear.ts'
import { clothes, type Tailoring } from './tailoring.ts'
import type { TopSpec } from './top-spec.ts'
import { seam } from './trims.ts'
import { top } from './upper-body.ts'

const bodice: Fit = { neck: 8.4, shoulder: 17, slope: 3.6, armpit: [16.4, 20], waist: [13.2, 37], hem: [30, 104], dip: 1.4 }

/** Side seam and hem of a dress with a fitted waist. */
const gown =
  (waist: Point, hip: Point, hem: Point, waves: number, flare = 0.5) =>
  (fit: Fit): Knot[] => [
    ...spline([fit.armpit, [fit.armpit[0] + (waist[0] - fit.armpit[0]) * 0.6, (fit.armpit[1] + waist[1]) / 2], waist]),
    ...skirtSide(waist, hip, hem, flare).slice(1),
    ...waveHem(hem[0], hem[1], waves, 0.8, 1.4).slice(1),
  ]

const waistSeam = (t: Tailoring, half: number, y: number) =>
  seam(across(t.pose, way([0, y + 0.9], [half * 0.5, y + 0.9, half * 0.8, y + 0.5, half, y])), t.drawing.look.colour, 1.4)

const dress = (more: Partial<TopSpec>): TopSpec => ({
  fit: bodice,
  neck: { style: 'crew', depth: 7.4 },
  sleeve: { length: 18, angle: 20, upper: 14, wrist: 13, cuff: 'hem' },
  collar: { kind: 'none' },
  surface: 'woven',
  drape: 'fluid',
  lower: gown([13.2, 37], [18.6, 54], [31, 104], 4),
  details: (t) => waistSeam(t, 13.2, 37),
  heights: (t) => [
    ...fluteFolds(t.pose, t.drawing.random, [14, 42], [31, 104], 4, 0.17),
    ...gatherFolds(t.pose, t.drawing.random, 12.6, 38.4, 22, 13, 1.5),
  ],
  scale: 8.1,
  top: 185,
  ...more,
})

const shirtDress = (): TopSpec =>
  dress({
    fit: { ...bodice, armpit: [17.6, 21], waist: [15, 39], shoulder: 18 },
    collar: { kind: 'shirt', spread: 6.8, drop: 5.4 },
    neck: { style: 'v', depth: 7 },
    sleeve: { length: 56, angle: 11.5, upper: 13, wrist: 8.6, balloon: 1.6, cuff: 'shirt', ribWidth: 5 },
    front: { placket: [7, 103], buttons: [{ from: 10, to: 94, count: 10, radius: 0.6 }] },
    drape: 'crisp',
    lower: gown([15, 39], [19, 54], [25, 104], 2, 0.3),
    heights: (t) => fluteFolds(t.pose, t.drawing.random, [15, 44], [25, 104], 3, 0.13),
    details: (t) => belt(t, 39, 15.2, 'tied', 3.6),
  })

const wrapDress = (): TopSpec =>
  dress({
    neck: { style: 'v', depth: 23 },
    sleeve: { length: 44, angle: 13, upper: 13, wrist: 12.6, cuff: 'hem' },
    surface: 'satin',
    light: { gloss: 0.14, rumple: [0.26, 0.012, 0.004] },
    lower: gown([13.2, 37], [18.8, 54], [27, 98], 3),
    fit: { ...bodice, hem: [27, 98] },
    heights: (t) => [...fluteFolds(t.pose, t.drawing.random, [14, 40], [27, 98], 3, 0.16), ...wrapFolds(t)],
    details: (t) =>
      t.back
        ? waistSeam(t, 13.2, 37)
        : seam(trace(t.pose, way([0, 23], [-5, 30, -9, 34, -12.6, 36.4])), t.drawing.look.colour, 1.8) +
          seam(trace(t.pose, way([-11, 40], [-6, 60, -4, 84, 6, 99])), t.drawing.look.colour, 1.9) +
          belt(t, 38.4, 13.4, 'tied', 3.2),
    scale: 8.5,
    top: 190,
  })

const wrapFolds = (t: Tailoring): Fold[] =>
  [0, 1, 2, 3, 4].map((at) =>
    crease(
      t.pose,
      way([-12.6, 36 - at * 0.4], [-5, 31 - at * 2.6], [3 + at * 1.4, 22 - at * 2]),
      1.8,
      at % 2 ? 0.13 : -0.17,
      1,
      0.9,
    ),
  )

const shift = (): TopSpec => {
  const { sleeve: _none, ...spec } = dress({
    fit: { ...bodice, shoulder: 15, armpit: [16.4, 20], waist: [15.4, 38], hem: [20.4, 88] },
    neck: { style: 'boat', depth: 6 },
    surface: 'canvas',
    drape: 'crisp',
    lower: gown([15.4, 38], [18.6, 55], [20.6, 88], 1, 0.1),
    heights: () => [],
    scale: 9.6,
    top: 185,
    details: (t) =>
      ([1, -1] as const)
        .map((side) =>
          seam(trace(t.pose, spline(way([9, 24], [7.4, 38], [8.6, 56], [9.4, 88])), side), t.drawing.look.colour, 0.8),
        )
        .join(''),
  })
  return spec
}

const pleated = (): TopSpec =>
  dress({
    collar: { kind: 'band', rise: 3.4 },
    neck: { style: 'v', depth: 6 },
    sleeve: { length: 55, angle: 12, upper: 13, wrist: 8.4, balloon: 3, puff: 1.4, cuff: 'shirt', ribWidth: 5 },
    lower: gown([13.2, 37], [18, 52], [29, 108], 7),
    fit: { ...bodice, hem: [29, 108] },
    heights: (t) => pleatFolds(t.pose, [13, 39], [29, 108], 15, 0.15),
    scale: 7.8,
  })

const legLower = (fit: Fit): Knot[] =>
  spline([fit.armpit, [15, 29], [13.8, 38], [18.6, 56], [19.6, 70], [20.4, 100], [21.6, 138]])
const jumpLegs = (fit: Fit): Knot[] => [
  ...legLower(fit),
  [16, 139, 8, 139.2, 3, 138.6],
  ...spline(way([3, 138.6], [2.2, 110], [1.2, 84], [0, 68])).slice(1),
]

const jump = (more: Partial<TopSpec>): TopSpec =>
  dress({
    fit: { ...bodice, waist: [14, 38], hem: [21, 138] },
    lower: jumpLegs,
    drape: 'crisp',
    surface: 'twill',
    scale: 6.3,
    top: 165,
    heights: (t) =>
      ([1, -1] as const).flatMap((side) => [
        crease(t.pose, way([0.3, 68], [6, 66], [13, 61]), 2, -0.14, side, 0.7),
        crease(t.pose, way([0.3, 70], [5, 72], [10, 73]), 1.8, -0.12, side, 0.7),
        crease(t.pose, way([11, 138], [11, 110], [10, 80], [9, 58]), 1.6, 0.17, side, 1),
        crease(t.pose, way([5, 138], [5, 116], [4.6, 92]), 3, -0.12, side, 1),
        crease(t.pose, way([17.6, 138], [17, 116], [16.6, 94]), 3, -0.13, side, 1),
        crease(t.pose, way([2, 100], [7, 98], [11, 101]), 1.8, -0.12, side, 0.7),
        crease(t.pose, way([20, 104], [15, 102], [11, 105]), 1.8, -0.12, side, 0.7),
      ]),
    details: (t) =>
      waistSeam(t, 14, 38) +
      ([1, -1] as const).map((side) => slitPocket(t, [13.4, 42], [17.8, 56], side)).join('') +
      seam(trace(t.pose, way([0, 38], [0.2, 68])), t.drawing.look.colour),
    ...more,
  })

const slipDress = () =>
  strapped({
    centre: 9,
    peak: [7.6, 0],
    underarm: [15.4, 10],
    edge: 'v',
    strap: { to: [8.6, -17], width: 0.8, kind: 'shoulder' },
    lower: [...skirtSide([15.4, 10], [16.4, 46], [24, 100], 0.3), ...waveHem(24, 100, 3, 0.8, 1.4).slice(1)],
    hemKnots: 7,
    surface: 'satin',
    drape: 'fluid',
    light: { gloss: 0.24, rumple: [0.3, 0.012, 0.004] },
    heights: (t) => [
      ...fluteFolds(t.pose, t.drawing.random, [15, 40], [24, 100], 3, 0.15),
      ...([-1, 1] as const).map((side) => crease(t.pose, way([7, 1], [4, 8], [0, 15]), 2, -0.14, side, 0.7)),
    ],
    scale: 7.9,
    top: 325,
  })

export const dressKinds: Record<string, ArtworkKind> = {
  'w-dress': clothes(
    ['plain', 'floral', 'dot', 'check', 'stripe', 'houndstooth'],
    [
      () => top(dress({})),
      () => top(shirtDress()),
      () => slipDress(),
      () => top(wrapDress()),
      () => top(shift()),
      () => top(pleated()),
    ],
  ),
  'w-jumpsuit': clothes(
    ['plain', 'stripe', 'dot', 'floral', 'check'],
    [
      () => top(jump({ neck: { style: 'v', depth: 16 }, details: (t) => belt(t, 38, 14.2, 'tied', 4) })),
      () => {
        const { sleeve: _none, ...spec } = jump({
          fit: { ...bodice, shoulder: 14.6, waist: [14, 38], hem: [21, 138] },
          neck: { style: 'square', depth: 12 },
        })
        return top(spec)
      },
      () =>
        top(
          jump({
            collar: { kind: 'shirt', spread: 7, drop: 6 },
            neck: { style: 'v', depth: 7 },
            surface: 'canvas',
            sleeve: { length: 55, angle: 12, upper: 14.4, wrist: 10.4, cuff: 'shirt', ribWidth: 5 },
            front: { zip: false, placket: [7, 60], buttons: [{ from: 10, to: 58, count: 7, radius: 0.7, kind: 'horn' }] },
            details: (t) => belt(t, 38, 14.2, 'buckled', 4),
          }),
        ),
      () =>
        top(
          jump({
            collar: { kind: 'bow' },
            neck: { style: 'v', depth: 6 },
            sleeve: { length: 54, angle: 12, upper: 13, wrist: 8.4, balloon: 2.6, cuff: 'shirt', ribWidth: 5 },
            surface: 'satin',
            light: { gloss: 0.12 },
          }),
        ),
    ],
  ),
}
