/** Men's shirts, tees, polos and knitwear. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import type { Fit } from './bodice.ts'
import { kangarooPocket, patchPocket } from './closures.ts'
import { bothSides, buttonedOver } from './clothing-outerwear.ts'
import { clothes } from './tailoring.ts'
import type { TopSpec } from './top-spec.ts'
import { zip } from './trims.ts'
import { top } from './upper-body.ts'

const easy: Fit = { neck: 8.8, shoulder: 21.8, slope: 4.6, armpit: [21, 24], waist: [20.2, 46], hem: [21, 70], dip: 0.8 }

const boxy: Fit = { ...easy, shoulder: 24, slope: 5.4, armpit: [23.4, 26], waist: [23, 46], hem: [23, 69] }

export const shirt = (more: Partial<TopSpec>): TopSpec => ({
  fit: { ...easy, hem: [21.4, 74], tail: 5.5, dip: 1.8 },
  neck: { style: 'v', depth: 6.6 },
  sleeve: { length: 62, angle: 12, upper: 16, wrist: 11, balloon: 0.6, cuff: 'shirt', ribWidth: 6 },
  collar: { kind: 'shirt', spread: 7, drop: 6 },
  front: { placket: [6.6, 75], buttons: [{ from: 8.6, to: 66, count: 7, radius: 0.55 }] },
  surface: 'woven',
  drape: 'crisp',
  scale: 9.8,
  top: 255,
  ...more,
})

const tee = (more: Partial<TopSpec>): TopSpec => ({
  fit: easy,
  neck: { style: 'crew', depth: 7.6 },
  sleeve: { length: 23, angle: 22, upper: 18.4, wrist: 17.4, cuff: 'hem' },
  collar: { kind: 'rib', width: 2.2 },
  hem: { kind: 'stitched' },
  surface: 'jersey',
  drape: 'soft',
  scale: 10.8,
  top: 255,
  ...more,
})

const polo = (more: Partial<TopSpec>): TopSpec =>
  tee({
    collar: { kind: 'shirt', spread: 7.4, drop: 5.4 },
    neck: { style: 'v', depth: 6.6 },
    grain: 1.6,
    sleeve: { length: 23, angle: 21, upper: 17.6, wrist: 15.6, cuff: 'rib', ribWidth: 2.6 },
    front: { placket: [6.6, 21], buttons: [{ from: 9.4, to: 18, count: 3, radius: 0.55 }] },
    ...more,
  })

const knit = (more: Partial<TopSpec>): TopSpec => ({
  fit: { ...easy, hem: [20.6, 67], waist: [21, 46] },
  neck: { style: 'crew', depth: 6.8 },
  sleeve: { length: 61, angle: 13, upper: 16.6, wrist: 9.6, balloon: 0.8, cuff: 'rib', ribWidth: 6.5 },
  collar: { kind: 'rib', width: 2.8 },
  hem: { kind: 'rib', width: 6 },
  surface: 'knit',
  drape: 'heavy',
  scale: 9.9,
  top: 275,
  ...more,
})

const sweat = (more: Partial<TopSpec>): TopSpec =>
  knit({
    fit: boxy,
    sleeve: { length: 58, angle: 14, upper: 18, wrist: 10.6, balloon: 1.4, cuff: 'rib', ribWidth: 6.5 },
    surface: 'jersey',
    grain: 1.7,
    neck: { style: 'crew', depth: 8.8 },
    collar: { kind: 'hood' },
    details: (t) => (t.back ? '' : kangarooPocket(t, 44, 62.6)),
    scale: 9.3,
    top: 325,
    ...more,
  })

export const menKinds: Record<string, ArtworkKind> = {
  'm-shirt': clothes(
    ['plain', 'check', 'stripe', 'dot', 'floral'],
    [
      () => top(shirt({})),
      () =>
        top(
          shirt({
            fit: { ...boxy, hem: [23.4, 74], tail: 4, dip: 1.4 },
            surface: 'canvas',
            drape: 'heavy',
            details: (t) => (t.back ? '' : bothSides((side) => patchPocket(t, [11, 21], 11.6, 13, { side, flap: true }))),
          }),
        ),
      () =>
        top(
          shirt({
            fit: { ...boxy, hem: [23.4, 68] },
            collar: { kind: 'shirt', spread: 9, drop: 5 },
            neck: { style: 'v', depth: 11 },
            sleeve: { length: 26, angle: 21, upper: 18.6, wrist: 18, cuff: 'hem' },
            front: { overlap: { x: -1.6 }, buttons: [{ from: 14, to: 58, count: 5, radius: 0.6 }] },
            drape: 'fluid',
            scale: 10.6,
            top: 250,
          }),
        ),
      () =>
        top(
          shirt({
            collar: { kind: 'band', rise: 3.2 },
            details: (t) => (t.back ? '' : patchPocket(t, [11, 20], 11, 12.6, { pointed: true })),
          }),
        ),
    ],
  ),
  'm-tshirt': clothes(
    ['plain', 'stripe', 'colourblock'],
    [
      () => top(tee({})),
      () => top(tee({ neck: { style: 'v', depth: 13 } })),
      () =>
        top(
          tee({
            fit: boxy,
            sleeve: { length: 25, angle: 19, upper: 19.6, wrist: 19, cuff: 'hem' },
            details: (t) => (t.back ? '' : patchPocket(t, [11, 19], 10.6, 12)),
          }),
        ),
      () => top(tee({ sleeve: { length: 61, angle: 12.5, upper: 15, wrist: 9.6, cuff: 'rib', ribWidth: 4 }, scale: 9.9 })),
    ],
  ),
  'm-polo': clothes(
    ['plain', 'stripe', 'colourblock'],
    [
      () => top(polo({})),
      () => top(polo({ sleeve: { length: 61, angle: 12.5, upper: 15.4, wrist: 9.6, cuff: 'rib', ribWidth: 5 }, scale: 9.9 })),
      () =>
        top(
          polo({
            surface: 'knit',
            grain: 0.8,
            hem: { kind: 'rib', width: 5 },
            neck: { style: 'v', depth: 14 },
            front: {},
            collar: { kind: 'shirt', spread: 8.4, drop: 4.6 },
          }),
        ),
      () =>
        top(
          polo({
            fit: boxy,
            collar: { kind: 'shirt', spread: 6.6, drop: 5 },
            front: { zip: false, placket: [6.6, 24], buttons: [{ from: 10, to: 10, count: 1, radius: 0.55 }] },
          }),
        ),
    ],
  ),
  'm-knit': clothes(
    ['plain', 'cable', 'stripe', 'rib', 'colourblock'],
    [
      () => top(knit({})),
      () => top(knit({ collar: { kind: 'turtle', rise: 9.5 }, surface: 'chunky-knit', top: 310, scale: 9.6 })),
      () =>
        top(
          knit({
            neck: { style: 'v', depth: 27 },
            collar: { kind: 'rib', width: 3.4 },
            front: buttonedOver(-1.5, [{ from: 30, to: 65, count: 5, radius: 0.9, kind: 'horn' }]),
          }),
        ),
      () => top(knit({ neck: { style: 'v', depth: 15 } })),
      () =>
        top(
          knit({
            collar: { kind: 'stand', rise: 6 },
            neck: { style: 'crew', depth: 6.4 },
            details: (t) => (t.back ? '' : zip(t.drawing, t.pose.at(0, -4), t.pose.at(0, 20), { width: 7 })),
          }),
        ),
    ],
  ),
  'm-hoodie': clothes(
    ['plain', 'colourblock', 'stripe'],
    [
      () => top(sweat({})),
      () => top(sweat({ front: { zip: true }, details: () => '' })),
      () =>
        top(
          sweat({
            collar: { kind: 'rib', width: 2.8 },
            neck: { style: 'crew', depth: 7 },
            details: () => '',
            top: 275,
            scale: 9.8,
          }),
        ),
      () =>
        top(
          sweat({
            collar: { kind: 'stand', rise: 6.4 },
            neck: { style: 'crew', depth: 6.6 },
            details: (t) =>
              t.back ? '' : zip(t.drawing, t.pose.at(0, -4.4), t.pose.at(0, 18), { width: 7 }) + kangarooPocket(t, 44, 62.6),
            top: 300,
          }),
        ),
    ],
  ),
}
