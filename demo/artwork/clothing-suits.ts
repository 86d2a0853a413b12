/** Suits: a jacket over its trousers. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { blazer, doubleBreasted, hemmed, manTailored, womanTailored } from './clothing-outerwear.ts'
import type { LegSpec } from './leg-cut.ts'
import { legs } from './legwear.ts'
import { clothes, type Cutter, together } from './tailoring.ts'
import type { TopSpec } from './top-spec.ts'
import { manTrousers, womanTrousers } from './trouser-cuts.ts'
import { top } from './upper-body.ts'

/** Jacket over trousers, both on one hanger: the trousers begin under the jacket's hem. */
const suitOf = (jacket: TopSpec, trousers: LegSpec, scale = 6.2): Cutter => {
  const shoulder = 165
  const waist = shoulder + (jacket.fit.waist[1] + 2) * scale
  return together(
    legs({ ...trousers, scale, top: waist, pressed: true }),
    top({ ...jacket, scale, top: shoulder, close: [225, 120] }),
  )
}

export const suitKinds: Record<string, ArtworkKind> = {
  'w-suit': clothes(
    ['plain', 'check', 'herringbone', 'houndstooth', 'stripe'],
    [
      () => suitOf(blazer(womanTailored), womanTrousers()),
      () => suitOf(doubleBreasted(womanTailored), womanTrousers({ thigh: 21.4, knee: 22, hem: 25, stand: 1.4 })),
      () =>
        suitOf(
          blazer(hemmed(womanTailored, [18.6, 60]), {
            collar: { kind: 'shawl', breakAt: 38, wide: 8.6, overlap: -0.4 },
            neck: { style: 'v', depth: 38 },
            front: {
              overlap: { x: -0.8, cutaway: 3 },
              buttons: [{ from: 40.5, to: 40.5, count: 1, radius: 1.2, kind: 'cloth' }],
            },
          }),
          womanTrousers({ knee: 15, hem: 13, stand: 2.8, length: 98 }),
        ),
    ],
  ),
  'm-suit': clothes(
    ['plain', 'check', 'herringbone', 'houndstooth', 'stripe'],
    [
      () => suitOf(blazer(manTailored), manTrousers(), 6.1),
      () => suitOf(doubleBreasted(manTailored), manTrousers({ knee: 20, hem: 19 }), 6.1),
      () =>
        suitOf(
          blazer(manTailored, {
            collar: { kind: 'shawl', breakAt: 42, wide: 9, overlap: -0.4 },
            neck: { style: 'v', depth: 42 },
            front: {
              overlap: { x: -0.8, cutaway: 4 },
              buttons: [{ from: 44.5, to: 44.5, count: 1, radius: 1.2, kind: 'cloth' }],
            },
          }),
          manTrousers({ knee: 16.6, hem: 15 }),
          6.1,
        ),
    ],
  ),
}
