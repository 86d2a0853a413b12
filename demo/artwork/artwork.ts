/** Every kind of product picture the demo catalogue can draw instead of photographing. */
import type { ArtworkKind } from '../catalogue/demo-types.ts'
import { accessoryKinds } from './accessories.ts'
import { clothingKinds } from './clothing.ts'
import { objectKinds } from './objects.ts'

export const artworkKinds: Record<string, ArtworkKind> = { ...clothingKinds, ...accessoryKinds, ...objectKinds }
