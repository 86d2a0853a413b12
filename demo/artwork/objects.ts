/** Beauty, home and jewellery: everything that is modelled in the round and photographed. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { bathingKinds } from './bathing-artwork.ts'
import { fragranceKinds } from './fragrance-artwork.ts'
import { homewareKinds } from './homeware-artwork.ts'
import { linenKinds } from './linen-artwork.ts'
import { makeUpKinds } from './make-up-artwork.ts'
import { necklaceKinds } from './necklace-artwork.ts'
import { pearlKinds } from './pearl-artwork.ts'
import { playKinds } from './play-artwork.ts'
import { ringKinds } from './ring-artwork.ts'
import { robeKinds } from './robe-artwork.ts'
import { skincareKinds } from './skincare-artwork.ts'
import { tablewareKinds } from './tableware-artwork.ts'

export const objectKinds: Record<string, ArtworkKind> = {
  ...fragranceKinds,
  ...skincareKinds,
  ...makeUpKinds,
  ...bathingKinds,
  ...tablewareKinds,
  ...linenKinds,
  ...homewareKinds,
  ...ringKinds,
  ...necklaceKinds,
  ...pearlKinds,
  ...playKinds,
  ...robeKinds,
}
