/** Men's jackets, blazers and coats. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import type { Fit } from './bodice.ts'
import { flapPocket, patchPocket, slitPocket, weltPocket } from './closures.ts'
import { bothSides, hemmed, manTailored, shortJacket } from './clothing-outerwear.ts'
import { baffles, puffer } from './down-padding.ts'
import { trace, way } from './outline.ts'
import { clothes, type Tailoring } from './tailoring.ts'
import type { TopSpec } from './top-spec.ts'
import { seam, stitchLine, zip } from './trims.ts'
import { top } from './upper-body.ts'

const m = manTailored

const biker = (t: Tailoring) =>
  t.back
    ? ''
    : zip(t.drawing, t.pose.at(-4.6, 15), t.pose.at(-8, t.fit.hem[1] - 0.5), { width: 8 }) +
      bothSides((side) => weltPocket(t, [8.6, 46], [18, 42], 1.6, side)) +
      zip(t.drawing, t.pose.at(9, 25), t.pose.at(17, 22), { width: 6 }) +
      bothSides((side) => seam(trace(t.pose, way([1, 19], [t.fit.armpit[0] - 2, 17.6]), side), t.drawing.look.colour))

const trucker = (t: Tailoring) =>
  bothSides(
    (side) =>
      seam(trace(t.pose, way([1.6, 18], [t.fit.armpit[0] - 1.8, 17]), side), t.drawing.look.colour, 1.2) +
      stitchLine(trace(t.pose, way([1.6, 18.7], [t.fit.armpit[0] - 2, 17.7]), side), '#c98f4a', { width: 1.8 }) +
      stitchLine(trace(t.pose, way([5.4, 18.4], [4.4, 44], [3.4, t.fit.hem[1]]), side), '#c98f4a', { width: 1.8 }) +
      seam(trace(t.pose, way([14.4, 18], [12, 44], [10.4, t.fit.hem[1]]), side), t.drawing.look.colour) +
      (t.back ? '' : flapPocket(t, [10.6, 18.2], 10, 4.6, side)),
  )

const leather = (fit: Fit, more: Partial<TopSpec>): TopSpec =>
  shortJacket(fit, { surface: 'leather', light: { gloss: 0.3 }, ...more })

const short = hemmed(m, [20.4, 63], { waist: [19.8, 45] })

const bomberSleeve: TopSpec['sleeve'] = {
  length: 60,
  angle: 13.5,
  upper: 18.4,
  wrist: 10.6,
  balloon: 1.4,
  cuff: 'rib',
  ribWidth: 6.5,
}

const slits = (t: Tailoring) => (t.back ? '' : bothSides((side) => slitPocket(t, [18, 39], [13.4, 54], side)))

export const menOuterwear: Record<string, ArtworkKind> = {
  'm-jacket': clothes(
    ['plain', 'check', 'herringbone', 'quilt'],
    [
      () =>
        top(
          shortJacket(short, {
            surface: 'satin',
            light: { gloss: 0.12 },
            collar: { kind: 'stand', rise: 4.6 },
            front: { zip: true },
            hem: { kind: 'rib', width: 6.5 },
            sleeve: bomberSleeve,
            details: slits,
          }),
        ),
      () =>
        top(
          shortJacket(short, {
            surface: 'denim',
            collar: { kind: 'shirt', spread: 8.6, drop: 6.6 },
            sleeve: { length: 62, angle: 13, upper: 17, wrist: 12, cuff: 'shirt', ribWidth: 5.5 },
            front: { placket: [7, 64], buttons: [{ from: 9.6, to: 61, count: 6, radius: 0.9, kind: 'metal' }] },
            details: trucker,
          }),
        ),
      () =>
        top(
          shortJacket(hemmed(m, [22.4, 76]), {
            collar: { kind: 'shirt', spread: 9, drop: 6.6 },
            front: { placket: [7, 77], buttons: [{ from: 12, to: 68, count: 5, radius: 0.9, kind: 'horn' }] },
            scale: 9.4,
            top: 250,
            details: (t) =>
              t.back
                ? ''
                : bothSides(
                    (side) =>
                      patchPocket(t, [11.4, 22], 12, 13, { side, flap: true }) +
                      patchPocket(t, [12, 50], 15, 18, { side, flap: true }),
                  ),
          }),
        ),
      () =>
        top(
          shortJacket(short, {
            collar: { kind: 'shirt', spread: 8, drop: 6 },
            front: { zip: true },
            surface: 'twill',
            sleeve: { length: 62, angle: 13, upper: 17, wrist: 11.6, cuff: 'shirt', ribWidth: 5 },
            details: slits,
          }),
        ),
    ],
  ),
  'm-leather-jacket': clothes(
    ['plain', 'quilt'],
    [
      () =>
        top(
          leather(short, {
            neck: { style: 'v', depth: 15 },
            collar: { kind: 'notch', breakAt: 24, wide: 13.4, overlap: -2.6 },
            front: {},
            details: biker,
          }),
        ),
      () =>
        top(
          leather(short, {
            collar: { kind: 'band', rise: 4 },
            neck: { style: 'v', depth: 5 },
            front: { zip: true },
            details: (t) =>
              t.back
                ? ''
                : bothSides(
                    (side) =>
                      weltPocket(t, [9.4, 46], [17.6, 43], 1.6, side) +
                      seam(trace(t.pose, way([1, 18], [t.fit.armpit[0] - 2, 17]), side), t.drawing.look.colour),
                  ),
          }),
        ),
      () =>
        top(
          leather(short, {
            surface: 'suede',
            light: {},
            collar: { kind: 'shirt', spread: 8.4, drop: 6.4 },
            front: { placket: [7, 63], buttons: [{ from: 11, to: 58, count: 5, radius: 0.9, kind: 'horn' }] },
            details: (t) => trucker(t),
          }),
        ),
      () =>
        top(
          leather(short, {
            collar: { kind: 'stand', rise: 4.6 },
            front: { zip: true },
            hem: { kind: 'rib', width: 6.5 },
            sleeve: bomberSleeve,
            details: slits,
          }),
        ),
    ],
  ),
  'm-puffer': clothes(
    ['plain', 'colourblock', 'quilt'],
    [
      () => top(puffer(hemmed(m, [23, 68], { waist: [22.4, 46] }))),
      () =>
        top(
          puffer(
            hemmed(m, [23.4, 74], { waist: [22.6, 46] }),
            { collar: { kind: 'hood' }, neck: { style: 'crew', depth: 8 }, scale: 9, top: 330 },
            10,
          ),
        ),
      () => {
        const { sleeve: _none, ...vest } = puffer(hemmed(m, [22.6, 68], { shoulder: 20, waist: [22, 46] }), {
          heights: baffles(8),
          scale: 10.8,
          top: 290,
        })
        return top(vest)
      },
      () => top(puffer(hemmed(m, [25, 100], { waist: [22.6, 48] }), { scale: 7.8, top: 250 }, 11)),
    ],
  ),
}
