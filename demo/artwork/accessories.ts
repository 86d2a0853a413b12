/** Shoes, bags and accessories the demo catalogue draws. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { backpackKinds } from './backpack-artwork.ts'
import { smallBagKinds } from './bag-small-artwork.ts'
import { travelBagKinds } from './bag-travel-artwork.ts'
import { workBagKinds } from './bag-work-artwork.ts'
import { beltKinds } from './belt-artwork.ts'
import { broochKinds } from './brooch-pin-artwork.ts'
import { caseKinds } from './case-artwork.ts'
import { dressWatchKinds } from './dress-watch-artwork.ts'
import { espadrilleKinds } from './espadrille-artwork.ts'
import { eyewearKinds } from './eyewear-artwork.ts'
import { hairKinds } from './hair-ornament-artwork.ts'
import { hatKinds } from './hat-artwork.ts'
import { hosieryKinds } from './hosiery-artwork.ts'
import { knitwearKinds } from './knitwear-artwork.ts'
import { luggageKinds } from './luggage-artwork.ts'
import { menJewelKinds } from './men-jewel-artwork.ts'
import { neckwearKinds } from './neckwear-artwork.ts'
import { pouchKinds } from './pouch-artwork.ts'
import { sandalKinds } from './sandal-artwork.ts'
import { bootKinds } from './shoe-boot-artwork.ts'
import { closedShoeKinds } from './shoe-closed-artwork.ts'
import { flatShoeKinds } from './shoe-flat-artwork.ts'
import { openShoeKinds } from './shoe-open-artwork.ts'
import { toteKinds } from './tote-artwork.ts'
import { trinketKinds } from './trinket-artwork.ts'
import { umbrellaKinds } from './umbrella-artwork.ts'
import { watchKinds } from './watch-artwork.ts'
import { watchStorageKinds } from './watch-storage-artwork.ts'

export const accessoryKinds: Record<string, ArtworkKind> = {
  ...backpackKinds,
  ...smallBagKinds,
  ...travelBagKinds,
  ...workBagKinds,
  ...beltKinds,
  ...broochKinds,
  ...caseKinds,
  ...dressWatchKinds,
  ...espadrilleKinds,
  ...eyewearKinds,
  ...hairKinds,
  ...hatKinds,
  ...hosieryKinds,
  ...knitwearKinds,
  ...luggageKinds,
  ...menJewelKinds,
  ...neckwearKinds,
  ...pouchKinds,
  ...sandalKinds,
  ...bootKinds,
  ...closedShoeKinds,
  ...flatShoeKinds,
  ...openShoeKinds,
  ...toteKinds,
  ...trinketKinds,
  ...umbrellaKinds,
  ...watchKinds,
  ...watchStorageKinds,
}
