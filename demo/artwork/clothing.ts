/** Every garment the artwork can draw. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { dressKinds } from './clothing-dresses.ts'
import { womenKnits } from './clothing-knit-women.ts'
import { legKinds } from './clothing-legs.ts'
import { lightKinds } from './clothing-light.ts'
import { menKinds } from './clothing-men.ts'
import { menOuterwear } from './clothing-outer-men.ts'
import { womenOuterwear } from './clothing-outer-women.ts'
import { setKinds } from './clothing-sets.ts'
import { activeKinds } from './clothing-sport.ts'
import { suitKinds } from './clothing-suits.ts'
import { menTailored } from './clothing-tailored-men.ts'
import { womenTops } from './clothing-tops-women.ts'
import { menLightKinds } from './clothing-underwear-men.ts'

export const clothingKinds: Record<string, ArtworkKind> = {
  ...womenTops,
  ...womenKnits,
  ...womenOuterwear,
  ...dressKinds,
  ...legKinds,
  ...suitKinds,
  ...activeKinds,
  ...setKinds,
  ...lightKinds,
  ...menKinds,
  ...menOuterwear,
  ...menTailored,
  ...menLightKinds,
}
