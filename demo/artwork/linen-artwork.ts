/** Linens: throws, table linen, bedding, towels, robes and what stands by the basin. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { basinSet, brushHolder, trayed } from './basin-artwork.ts'
import { bedStack, foldedSet, pillowPair, railTowel, towelRoll, towels } from './bed-linen-artwork.ts'
import { objectKind } from './object-kind.ts'
import { drapedThrow, foldedThrow, napkins, ringed, rolledThrow, runner } from './throw-artwork.ts'

const woven: ArtworkKind['patterns'] = ['plain', 'stripe', 'check', 'herringbone', 'houndstooth', 'floral', 'dot']

export const linenKinds: Record<string, ArtworkKind> = {
  throw: objectKind(
    [foldedThrow, drapedThrow, rolledThrow],
    ['plain', 'check', 'herringbone', 'cable', 'stripe', 'houndstooth', 'rib', 'colourblock'],
    { detail: { zoom: 2.3, focus: [0.4, 0.45] } },
  ),
  'table-linen': objectKind([napkins, ringed, runner], woven, { detail: { zoom: 2.3, focus: [0.4, 0.5] } }),
  bedding: objectKind([bedStack, pillowPair, foldedSet], ['plain', 'stripe', 'floral', 'check', 'dot', 'quilt'], {
    detail: { zoom: 2.3, focus: [0.35, 0.4] },
  }),
  towel: objectKind([towels, towelRoll, railTowel], ['plain', 'stripe', 'check', 'rib', 'colourblock'], {
    detail: { zoom: 2.4, focus: [0.35, 0.4] },
  }),
  'bath-accessory': objectKind([basinSet, trayed, brushHolder], ['plain', 'marble', 'stripe', 'colourblock', 'dot'], {
    front: { pitch: 14 },
  }),
}
