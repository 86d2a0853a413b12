/** Skincare: cleansers, toners, serums, creams, masks, sun care and sets. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { objectKind } from './object-kind.ts'
import { airless, dropperBottle, ovalBottle, pumpBottle, standingTube, tonic } from './skincare-bottle-artwork.ts'
import { duo, openSet, pot, row, sachets, sprayCan, sunStick, tipTube } from './skincare-jar-artwork.ts'

const ribbed = ['plain', 'stripe', 'marble', 'colourblock', 'check'] as const

const list = [...ribbed]

export const skincareKinds: Record<string, ArtworkKind> = {
  cleanser: objectKind([standingTube(19, 92, 20), pumpBottle(22, 92, false), ovalBottle], list),
  toner: objectKind([tonic(20, 104, false), tonic(19, 96, true), pumpBottle(19, 96, true)], list),
  serum: objectKind([dropperBottle(19, 58, false), dropperBottle(18, 62, true), airless], list),
  'eye-cream': objectKind([pot(25, 20, 14, true), tipTube, pot(22, 26, 16, false)], list),
  'face-mask': objectKind([pot(40, 34, 15, false), sachets, standingTube(22, 84, 18)], list),
  'sun-care': objectKind([standingTube(17, 96, 24), sprayCan, sunStick], list),
  'skincare-set': objectKind([row, openSet, duo], list, { front: { yaw: -8, pitch: 13 } }),
  'body-lotion': objectKind([pumpBottle(27, 96, false), standingTube(25, 104, 24), pot(42, 44, 15, true)], list),
}
