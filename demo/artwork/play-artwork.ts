/** Games, and things for the dog. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { chess } from './chess-artwork.ts'
import { objectKind } from './object-kind.ts'
import { bed, collarCut, dogBowl, raised } from './pet-artwork.ts'
import { cards, dominoes, tower } from './table-game-artwork.ts'

export const playKinds: Record<string, ArtworkKind> = {
  game: objectKind([chess, cards, dominoes, tower], ['plain', 'marble', 'colourblock', 'monogram', 'check'], {
    front: { yaw: 24, pitch: 30 },
    angle: { yaw: -32, pitch: 40 },
    detail: { yaw: 30, pitch: 24, zoom: 2.2, focus: [0.4, 0.5] },
  }),
  pet: objectKind([dogBowl(false), collarCut, bed, raised, dogBowl(true)], ['plain', 'stripe', 'check', 'herringbone', 'dot'], {
    detail: { zoom: 2.1, focus: [0.4, 0.5] },
  }),
}
