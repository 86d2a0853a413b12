/** Hair and bath: care in bottles, tools, soaps, salts and hand creams. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { comb, dryer, hairMask, hairOil, paddle, shampoo, washPair } from './hair-artwork.ts'
import { objectKind } from './object-kind.ts'
import { bathBombs, bathOil, handPump, handTube, salts, slimTubes, soaps } from './soap-artwork.ts'

const list: ArtworkKind['patterns'] = ['plain', 'marble', 'stripe', 'check', 'colourblock']

export const bathingKinds: Record<string, ArtworkKind> = {
  'hair-care': objectKind([shampoo, washPair, hairOil, hairMask], list),
  'hair-tool': objectKind([paddle, comb, dryer], ['plain', 'check', 'marble', 'colourblock'], {
    detail: { zoom: 2, focus: [0.5, 0.4] },
  }),
  bath: objectKind([soaps, salts, bathOil, bathBombs], list),
  'hand-cream': objectKind([handTube, slimTubes, handPump], list),
}
