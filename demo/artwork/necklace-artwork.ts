/** Necklaces, earrings, bracelets and brooches in precious metal and stones. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { charmBracelet, cuff, tennis } from './bracelet-artwork.ts'
import { flowerBrooch, leafBrooch, starBrooch } from './brooch-artwork.ts'
import { cluster, drop, hanging, hoop } from './earring-artwork.ts'
import { type Camera, type Cameras, lying, objectKind } from './object-kind.ts'
import { barPendant, discPendant, pendantNecklace, riviere, stonePendant } from './pendant-artwork.ts'

const overhead = (detail: Camera): Cameras => ({
  front: { ...lying.front, pitch: 72 },
  angle: { yaw: -30, pitch: 42 },
  detail: { yaw: -10, pitch: 62, zoom: 2.4, focus: [0.5, 0.5], ...detail },
})

const gemmed: ArtworkKind['patterns'] = ['plain', 'rib', 'check', 'colourblock']

export const laidCameras = overhead({})

export const necklaceKinds: Record<string, ArtworkKind> = {
  'fine-necklace': objectKind(
    [
      pendantNecklace('cable', 2.6, stonePendant('round', 15, false, true)),
      pendantNecklace('cable', 2.6, stonePendant('pear', 22, true, false)),
      pendantNecklace('paper-clip', 3.4, discPendant),
      pendantNecklace('cable', 2.6, barPendant),
      riviere,
      pendantNecklace('curb', 3, stonePendant('emerald', 17, true, true)),
    ],
    gemmed,
    overhead({ focus: [0.5, 0.9] }),
  ),
  'fine-earrings': objectKind(
    [
      hanging(drop('pear', 22, true), 26),
      hanging(hoop, 32),
      cluster,
      hanging(drop('round', 17, false, true), 24),
      hanging(drop('marquise', 26, false), 24),
    ],
    gemmed,
    { detail: { yaw: -10, pitch: 8, zoom: 2, focus: [0.22, 0.6] } },
  ),
  'fine-bracelet': objectKind([tennis, charmBracelet, cuff], gemmed, {
    detail: { yaw: 0, pitch: 36, zoom: 2.3, focus: [0.5, 0.86] },
  }),
  'fine-brooch': objectKind([flowerBrooch, leafBrooch, starBrooch], ['plain', 'colourblock', 'check', 'floral'], overhead({})),
}
