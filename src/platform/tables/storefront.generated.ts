// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from './column-types.ts'

export type StorefrontRows = {
  storefront_parts: {
    kind: 'collection' | 'list-order' | 'banner'
    code: string
    document: Json
    version: Generated<number>
    changed_by: string
    changed_at: Date
  }
}
