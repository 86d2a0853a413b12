/** Men's coats and blazers. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { belt } from './belt-tie.ts'
import { patchPocket, weltPocket } from './closures.ts'
import { blazer, bothSides, buttonedOver, coat, dartSeams, doubleBreasted, hemmed, manTailored } from './clothing-outerwear.ts'
import { clothes } from './tailoring.ts'
import { top } from './upper-body.ts'

const long = hemmed(manTailored, [25, 108], { waist: [20.4, 46] })

export const menTailored: Record<string, ArtworkKind> = {
  'm-coat': clothes(
    ['plain', 'check', 'herringbone', 'houndstooth'],
    [
      () => top(coat(long)),
      () =>
        top(
          coat(long, {
            collar: { kind: 'peak', breakAt: 30, wide: 12.6, overlap: -5.4 },
            neck: { style: 'v', depth: 30 },
            front: buttonedOver(
              -7.4,
              [-6.4, 6.4].map((x) => ({ x, from: 34, to: 66, count: 3, radius: 1.3, kind: 'horn' as const })),
            ),
          }),
        ),
      () =>
        top(
          coat(hemmed(long, [26.4, 108]), {
            surface: 'twill',
            drape: 'crisp',
            collar: { kind: 'peak', breakAt: 27, wide: 13, overlap: -5 },
            neck: { style: 'v', depth: 27 },
            front: buttonedOver(
              -7,
              [-6.2, 6.2].map((x) => ({ x, from: 32, to: 66, count: 3, radius: 1.2, kind: 'horn' as const })),
            ),
            details: (t) =>
              (t.back ? '' : bothSides((side) => weltPocket(t, [19.6, 58], [15.8, 73], 3.6, side))) +
              belt(t, 47, 20.6, 'buckled', 5),
          }),
        ),
      () =>
        top(
          coat(hemmed(manTailored, [24.6, 92]), {
            collar: { kind: 'shirt', spread: 9, drop: 7 },
            neck: { style: 'v', depth: 7 },
            front: { overlap: { x: -2 }, buttons: [{ from: 13, to: 66, count: 4, radius: 1.2, kind: 'cloth' }] },
            surface: 'twill',
            scale: 8.8,
            top: 215,
          }),
        ),
    ],
  ),
  'm-blazer': clothes(
    ['plain', 'check', 'houndstooth', 'herringbone', 'stripe'],
    [
      () => top(blazer(manTailored)),
      () => top(doubleBreasted(manTailored)),
      () =>
        top(
          blazer(manTailored, {
            surface: 'canvas',
            front: { overlap: { x: -1.2, cutaway: 4 }, buttons: [{ from: 38, to: 54, count: 3, radius: 1, kind: 'metal' }] },
            collar: { kind: 'notch', breakAt: 34, wide: 9.6, overlap: -0.6 },
            neck: { style: 'v', depth: 34 },
            details: (t) =>
              t.back
                ? ''
                : dartSeams(t) +
                  bothSides((side) => patchPocket(t, [12.4, 50], 15, 18, { side })) +
                  patchPocket(t, [11.4, 21], 10.6, 11),
          }),
        ),
      () =>
        top(
          blazer(manTailored, {
            surface: 'satin',
            light: { gloss: 0.1 },
            collar: { kind: 'shawl', breakAt: 44, wide: 9, overlap: -0.4 },
            neck: { style: 'v', depth: 44 },
            front: {
              overlap: { x: -0.8, cutaway: 4 },
              buttons: [{ from: 46.5, to: 46.5, count: 1, radius: 1.2, kind: 'cloth' }],
            },
          }),
        ),
    ],
  ),
}
