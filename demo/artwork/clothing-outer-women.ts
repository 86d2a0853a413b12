/** Women's jackets, blazers, coats and puffers. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { belt } from './belt-tie.ts'
import { neckline } from './bodice.ts'
import { flapPocket, patchPocket, slitPocket, weltPocket } from './closures.ts'
import {
  blazer,
  braid,
  coat,
  dartSeams,
  doubleBreasted,
  fourPockets,
  hemmed,
  shortJacket,
  womanTailored,
} from './clothing-outerwear.ts'
import { baffles, puffer } from './down-padding.ts'
import { trace, way } from './outline.ts'
import { clothes, type Tailoring } from './tailoring.ts'
import { seam, stitchLine, zip } from './trims.ts'
import { top } from './upper-body.ts'

const w = womanTailored
const short = hemmed(w, [18.4, 54], { waist: [17, 40], neck: 8.6 })
const long = hemmed(w, [25, 106], { waist: [17.4, 41] })
const boxy = hemmed(w, [20, 58], { waist: [19.4, 42], armpit: [19.4, 23], shoulder: 19.6 })

const denimSeams = (t: Tailoring) => {
  const { colour } = t.drawing.look
  const yoke = [-1, 1].map(
    (side) =>
      seam(trace(t.pose, way([1.6, 15.4], [t.fit.armpit[0] - 1.6, 14.6]), side as 1 | -1), colour, 1.2) +
      stitchLine(trace(t.pose, way([1.6, 16.1], [t.fit.armpit[0] - 1.8, 15.3]), side as 1 | -1), '#c98f4a', { width: 1.8 }) +
      seam(trace(t.pose, way([5, 15.6], [4.2, 38], [3.4, t.fit.hem[1]]), side as 1 | -1), colour) +
      stitchLine(trace(t.pose, way([5.6, 15.6], [4.8, 38], [4, t.fit.hem[1]]), side as 1 | -1), '#c98f4a', { width: 1.8 }) +
      seam(trace(t.pose, way([12.4, 15.4], [10.6, 38], [9.4, t.fit.hem[1]]), side as 1 | -1), colour),
  )
  const pockets = t.back ? '' : [-1, 1].map((side) => flapPocket(t, [9.2, 15.6], 8.6, 4, side as 1 | -1)).join('')
  return yoke.join('') + pockets
}

const bikerSeams = (t: Tailoring) =>
  t.back
    ? ''
    : zip(t.drawing, t.pose.at(-4.4, 14), t.pose.at(-7.4, t.fit.hem[1] - 0.5), { width: 8 }) +
      [1, -1].map((side) => weltPocket(t, [7.4, 41], [15.4, 37.4], 1.6, side as 1 | -1)).join('') +
      dartSeams(t)

export const womenOuterwear: Record<string, ArtworkKind> = {
  'w-jacket': clothes(
    ['plain', 'houndstooth', 'check', 'herringbone', 'quilt'],
    [
      () =>
        top(
          shortJacket(short, {
            front: { buttons: [{ from: 11, to: 50, count: 5, radius: 1, kind: 'metal', x: 0.1 }] },
            details: (t) => fourPockets(t, 19, 38) + braid(t, neckline('crew', t.fit.neck, t.depth)),
          }),
        ),
      () =>
        top(
          shortJacket(boxy, {
            collar: { kind: 'shirt', spread: 8, drop: 6.2 },
            surface: 'denim',
            sleeve: { length: 57, angle: 14, upper: 15.6, wrist: 11.4, cuff: 'shirt', ribWidth: 5 },
            front: { placket: [7, 58], buttons: [{ from: 9.4, to: 55, count: 6, radius: 0.8, kind: 'metal' }] },
            details: denimSeams,
          }),
        ),
      () =>
        top(
          shortJacket(hemmed(short, [17.6, 52]), {
            surface: 'leather',
            light: { gloss: 0.3 },
            neck: { style: 'v', depth: 14 },
            collar: { kind: 'notch', breakAt: 22, wide: 12, overlap: -2.4 },
            front: {},
            details: bikerSeams,
          }),
        ),
      () =>
        top(
          shortJacket(boxy, {
            collar: { kind: 'stand', rise: 4.4 },
            surface: 'satin',
            light: { gloss: 0.14 },
            hem: { kind: 'rib', width: 6 },
            sleeve: { length: 57, angle: 14, upper: 16.6, wrist: 9.6, balloon: 1.6, cuff: 'rib', ribWidth: 6 },
            front: { zip: true },
            details: (t) => (t.back ? '' : [1, -1].map((side) => slitPocket(t, [15.6, 34], [11.6, 48], side as 1 | -1)).join('')),
          }),
        ),
    ],
  ),
  'w-blazer': clothes(
    ['plain', 'check', 'houndstooth', 'herringbone', 'stripe'],
    [
      () => top(blazer(w)),
      () => top(doubleBreasted(w)),
      () =>
        top(
          blazer(hemmed(w, [18.6, 62]), {
            collar: { kind: 'shawl', breakAt: 40, wide: 8.6, overlap: -0.4 },
            neck: { style: 'v', depth: 40 },
            surface: 'satin',
            light: { gloss: 0.1 },
            front: {
              overlap: { x: -0.8, cutaway: 3 },
              buttons: [{ from: 42.5, to: 42.5, count: 1, radius: 1.2, kind: 'cloth' }],
            },
          }),
        ),
      () =>
        top(
          blazer(hemmed(boxy, [19.8, 70]), {
            collar: { kind: 'peak', breakAt: 38, wide: 10.4, overlap: -0.6 },
            neck: { style: 'v', depth: 38 },
            front: { overlap: { x: -1.2 }, buttons: [{ from: 41, to: 41, count: 1, radius: 1.2, kind: 'horn' }] },
          }),
        ),
    ],
  ),
  'w-coat': clothes(
    ['plain', 'check', 'herringbone', 'houndstooth'],
    [
      () => top(coat(long)),
      () =>
        top(
          coat(hemmed(long, [26, 108]), {
            collar: { kind: 'shawl', breakAt: 42, wide: 11.4, overlap: -3 },
            neck: { style: 'v', depth: 42 },
            front: { overlap: { x: -5 } },
            details: (t) =>
              (t.back ? '' : [1, -1].map((side) => patchPocket(t, [14.4, 60], 13, 16, { side: side as 1 | -1 })).join('')) +
              belt(t, 43, 17.4, 'tied'),
          }),
        ),
      () =>
        top(
          coat(hemmed(long, [27, 108]), {
            surface: 'twill',
            drape: 'crisp',
            collar: { kind: 'peak', breakAt: 26, wide: 12.4, overlap: -5 },
            neck: { style: 'v', depth: 26 },
            front: {
              overlap: { x: -7 },
              buttons: [-6, 6].map((x) => ({ x, from: 30, to: 64, count: 3, radius: 1.2, kind: 'horn' as const })),
            },
            details: (t) =>
              (t.back ? '' : [1, -1].map((side) => weltPocket(t, [16.8, 54], [13.4, 68], 3.4, side as 1 | -1)).join('')) +
              belt(t, 43, 17.5, 'buckled', 5),
          }),
        ),
      () =>
        top(
          coat(hemmed(w, [23.4, 88], { waist: [19.6, 44], armpit: [19.4, 23] }), {
            collar: { kind: 'stand', rise: 5 },
            neck: { style: 'crew', depth: 6.6 },
            front: { overlap: { x: -2 }, buttons: [{ from: 14, to: 62, count: 4, radius: 1.4, kind: 'cloth' }] },
            scale: 9,
            top: 235,
          }),
        ),
    ],
  ),
  'w-puffer': clothes(
    ['plain', 'colourblock', 'quilt'],
    [
      () => top(puffer(hemmed(boxy, [20.4, 58]))),
      () =>
        top(
          puffer(
            hemmed(w, [23, 102], { armpit: [19, 23], waist: [19, 44] }),
            { collar: { kind: 'hood' }, neck: { style: 'crew', depth: 8 }, scale: 7.6, top: 265 },
            9.4,
          ),
        ),
      () => {
        const { sleeve: _none, ...vest } = puffer(hemmed(boxy, [19.8, 60], { shoulder: 17 }), {
          heights: baffles(7),
          scale: 12,
          top: 290,
        })
        return top(vest)
      },
      () =>
        top(
          puffer(
            hemmed(boxy, [20, 50], { waist: [20, 40] }),
            { light: { gloss: 0.42, rumple: [0.14, 0.02, 0.02] }, scale: 11, top: 340, hem: { kind: 'rib', width: 4 } },
            12,
          ),
        ),
    ],
  ),
}
