/** Women's tees, blouses, knitwear and sweatshirts. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import type { Fit } from './bodice.ts'
import { patchPocket } from './closures.ts'
import { crease } from './drape-folds.ts'
import { trace, way } from './outline.ts'
import { gatherFolds } from './skirting.ts'
import { clothes } from './tailoring.ts'
import type { TopSpec } from './top-spec.ts'
import { seam } from './trims.ts'
import { top } from './upper-body.ts'

const fitted: Fit = { neck: 8.6, shoulder: 17, slope: 3.6, armpit: [16.6, 20], waist: [14.4, 37], hem: [17.2, 57], dip: 1.2 }

export const easy: Fit = { neck: 8.6, shoulder: 18.4, slope: 3.8, armpit: [18.2, 22], waist: [17.6, 40], hem: [18.8, 61], dip: 1 }

export const wide: Fit = { neck: 9, shoulder: 21, slope: 5, armpit: [21.4, 24], waist: [21.4, 42], hem: [21, 60], dip: 1 }

const tee = (more: Partial<TopSpec>): TopSpec => ({
  fit: easy,
  neck: { style: 'crew', depth: 7.4 },
  sleeve: { length: 19, angle: 23, upper: 15, wrist: 14, cuff: 'hem' },
  collar: { kind: 'rib', width: 2 },
  hem: { kind: 'stitched' },
  surface: 'jersey',
  drape: 'soft',
  scale: 12.4,
  top: 255,
  ...more,
})

const blouse = (more: Partial<TopSpec>): TopSpec => ({
  fit: { ...easy, hem: [19.6, 64], tail: 5, dip: 2, armpit: [18.4, 22] },
  neck: { style: 'v', depth: 7 },
  sleeve: { length: 57, angle: 13, upper: 13.5, wrist: 8.6, balloon: 2.4, cuff: 'shirt', ribWidth: 5.5 },
  surface: 'satin',
  drape: 'fluid',
  light: { gloss: 0.16, rumple: [0.26, 0.012, 0.004] },
  scale: 11,
  top: 270,
  ...more,
})

const shirtFront = { placket: [7, 64] as [number, number], buttons: [{ from: 8.6, to: 58, count: 7, radius: 0.5 }] }

const puff: TopSpec = tee({
  fit: { ...fitted, neck: 11, hem: [16.4, 52] },
  neck: { style: 'square', depth: 11.5 },
  sleeve: { length: 17, angle: 20, upper: 14.5, wrist: 11.5, puff: 2.6, cuff: 'hem' },
  collar: { kind: 'none' },
  surface: 'woven',
  drape: 'crisp',
  heights: (t, sleeve) =>
    ([1, -1] as const).flatMap((side) =>
      sleeve
        ? [0.16, 0.32, 0.48, 0.64, 0.8].flatMap((share, at) => [
            crease(
              t.pose,
              [sleeve.at(0, share), sleeve.at(0.3, share), sleeve.at(0.62, share)],
              1.3,
              at % 2 ? 0.16 : -0.2,
              side,
              0.9,
            ),
            crease(
              t.pose,
              [sleeve.at(1, share), sleeve.at(0.75, share), sleeve.at(0.5, share)],
              1.2,
              at % 2 ? -0.18 : 0.14,
              side,
              0.9,
            ),
          ])
        : [],
    ),
  scale: 13,
  top: 290,
})

const peplum: TopSpec = tee({
  fit: { ...fitted, hem: [20.5, 56], waist: [14.2, 36], dip: 1.6 },
  neck: { style: 'boat', depth: 5 },
  sleeve: { length: 8, angle: 28, upper: 13, wrist: 13.4, cuff: 'hem' },
  collar: { kind: 'none' },
  surface: 'woven',
  drape: 'crisp',
  details: (t) => seam(trace(t.pose, way([-14.2, 36], [-7, 37, 7, 37, 14.2, 36])), t.drawing.look.colour, 1.3),
  heights: (t) => gatherFolds(t.pose, t.drawing.random, 14, 36.4, 19, 17, 1.38),
  scale: 13,
  top: 270,
})

export const womenTops: Record<string, ArtworkKind> = {
  'w-tshirt': clothes(
    ['plain', 'stripe', 'colourblock'],
    [
      () => top(tee({})),
      () => top(tee({ fit: fitted, neck: { style: 'v', depth: 13 } })),
      () => top(tee({ fit: { ...easy, hem: [18.8, 47], waist: [18.2, 36] }, scale: 13, top: 310 })),
      () =>
        top(
          tee({
            fit: { ...wide, hem: [21.6, 66] },
            sleeve: { length: 23, angle: 20, upper: 17, wrist: 16, cuff: 'hem' },
            scale: 11.6,
            top: 235,
            details: (t) => (t.back ? '' : patchPocket(t, [9.6, 16], 9.4, 10.4)),
          }),
        ),
      () =>
        top(
          tee({
            fit: fitted,
            neck: { style: 'boat', depth: 5 },
            sleeve: { length: 56, angle: 12, upper: 11.6, wrist: 7.6, cuff: 'hem' },
            scale: 11.6,
          }),
        ),
    ],
  ),
  'w-top': clothes(
    ['plain', 'floral', 'dot', 'check', 'stripe'],
    [
      () => top(puff),
      () => top(peplum),
      () => {
        const { sleeve: _none, ...shell } = tee({
          fit: { ...fitted, shoulder: 14.6, neck: 9, armpit: [16.2, 20] },
          neck: { style: 'scoop', depth: 12 },
          collar: { kind: 'none' },
          surface: 'satin',
          drape: 'fluid',
          light: { gloss: 0.18 },
        })
        return top(shell)
      },
      () =>
        top(
          tee({
            fit: { ...fitted, hem: [16.6, 52] },
            neck: { style: 'crew', depth: 7 },
            collar: { kind: 'turtle', rise: 5 },
            sleeve: { length: 33, angle: 14, upper: 11.6, wrist: 11, cuff: 'hem' },
            top: 290,
          }),
        ),
    ],
  ),
  'w-blouse': clothes(
    ['plain', 'dot', 'floral', 'stripe', 'check'],
    [
      () => top(blouse({ collar: { kind: 'shirt', spread: 6.8, drop: 5.4 }, front: shirtFront })),
      () =>
        top(
          blouse({
            collar: { kind: 'bow' },
            sleeve: { length: 56, angle: 13, upper: 14, wrist: 8.2, balloon: 3.6, puff: 1, cuff: 'shirt', ribWidth: 5 },
            front: { placket: [8, 64], buttons: [{ from: 30, to: 58, count: 4, radius: 0.5 }] },
          }),
        ),
      () =>
        top(
          blouse({
            collar: { kind: 'none' },
            neck: { style: 'v', depth: 17 },
            sleeve: { length: 54, angle: 14, upper: 14, wrist: 9.4, balloon: 3.2, cuff: 'shirt', ribWidth: 3 },
            front: { overlap: { x: -0.2 }, buttons: [{ from: 20, to: 58, count: 5, radius: 0.5, kind: 'cloth' }] },
          }),
        ),
      () =>
        top(
          blouse({
            surface: 'woven',
            drape: 'crisp',
            light: { rumple: [0.2, 0.012, 0.005] },
            collar: { kind: 'band', rise: 3.2 },
            sleeve: { length: 34, angle: 18, upper: 15, wrist: 15.5, cuff: 'hem' },
            front: shirtFront,
            details: (t) => (t.back ? '' : patchPocket(t, [9.2, 17], 9, 10.4, { pointed: true })),
          }),
        ),
    ],
  ),
}
