/** Pearls, jade and gold worn for themselves. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { bangles, goldBand, goldChain, ingot, signet } from './gold-artwork.ts'
import { bangle, beads, cabochon, disc, drop } from './jade-artwork.ts'
import { hanging } from './earring-artwork.ts'
import { laidCameras } from './necklace-artwork.ts'
import { pendantNecklace } from './pendant-artwork.ts'
import { objectKind } from './object-kind.ts'
import { dangling, pearlBracelet, pearlDrop, pearlStuds, strand } from './pearl-strand-artwork.ts'

const few: ArtworkKind['patterns'] = ['plain', 'rib', 'quilt', 'floral']

export const pearlKinds: Record<string, ArtworkKind> = {
  pearl: objectKind(
    [
      strand(4.2, false, 1),
      pearlStuds,
      pendantNecklace('cable', 2.4, pearlDrop),
      pearlBracelet,
      strand(4.6, true, 1),
      hanging(dangling, 20),
      strand(3, false, 3),
    ],
    ['plain', 'rib'],
    { ...laidCameras, detail: { yaw: -10, pitch: 50, zoom: 2.4, focus: [0.5, 0.86] } },
  ),
  jade: objectKind(
    [
      bangle(36, 7, 1),
      pendantNecklace('cable', 2.6, disc),
      beads,
      cabochon,
      bangle(36, 9, 0.6),
      pendantNecklace('rope', 2.6, drop),
    ],
    ['plain', 'quilt'],
    { ...laidCameras, detail: { yaw: -10, pitch: 46, zoom: 2.1, focus: [0.5, 0.8] } },
  ),
  gold: objectKind(
    [
      goldChain('rope', 5),
      bangles,
      pendantNecklace('cable', 3, ingot),
      goldChain('curb', 7),
      signet,
      goldChain('cable', 6),
      goldBand,
    ],
    few,
    { ...laidCameras, detail: { yaw: -10, pitch: 46, zoom: 2.3, focus: [0.5, 0.85] } },
  ),
}
