/** For rooms: objects, frames, trays and boxes, lamps, books, scent for rooms. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { bookOpen, bookPair, bookStack } from './book-artwork.ts'
import { archObject, globe, knotObject, stones } from './decor-artwork.ts'
import { ovalFrame, rectFrame } from './frame-artwork.ts'
import { column, drumLamp, globeLamp, mushroom } from './lamp-artwork.ts'
import { objectKind } from './object-kind.ts'
import { ceramicDiffuser, diffuserOf, facetMist, roomMist } from './room-scent-artwork.ts'
import { lidded, nestedBoxes, roundTray, trayCut } from './tray-artwork.ts'

const list: ArtworkKind['patterns'] = ['plain', 'marble', 'check', 'monogram', 'colourblock']

export const homewareKinds: Record<string, ArtworkKind> = {
  'decorative-object': objectKind([knotObject, stones, archObject, globe], list),
  'photo-frame': objectKind(
    [rectFrame(74, 98, 7), rectFrame(88, 88, 13), ovalFrame, rectFrame(110, 82, 9)],
    ['plain', 'marble', 'check', 'stripe', 'colourblock'],
    { angle: { yaw: -34 }, detail: { zoom: 2.2, focus: [0.28, 0.25] } },
  ),
  'tray-box': objectKind([trayCut, roundTray, lidded, nestedBoxes], ['plain', 'marble', 'herringbone', 'check', 'colourblock'], {
    detail: { focus: [0.3, 0.4] },
  }),
  lamp: objectKind([drumLamp, mushroom, column, globeLamp], ['plain', 'marble', 'check', 'stripe', 'colourblock'], {
    angle: { pitch: 14 },
  }),
  book: objectKind([bookStack, bookOpen, bookPair], ['plain', 'marble', 'floral', 'stripe', 'herringbone', 'monogram'], {
    detail: { zoom: 2.2, focus: [0.4, 0.5] },
  }),
  diffuser: objectKind(
    [diffuserOf(25, 62, false), diffuserOf(23, 58, true), ceramicDiffuser],
    ['plain', 'stripe', 'marble', 'check', 'colourblock'],
    { detail: { focus: [0.5, 0.62] } },
  ),
  'room-spray': objectKind(
    [roomMist(20, 88, true), roomMist(22, 92, false), facetMist],
    ['plain', 'stripe', 'marble', 'check', 'colourblock'],
  ),
}
