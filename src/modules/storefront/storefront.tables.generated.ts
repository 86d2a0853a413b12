// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type StorefrontTableRows = {
  storefront_parts: {
    kind: 'collection' | 'list-order' | 'banner'
    code: string
    document: Json
    version: Generated<number>
    changed_by: string
    changed_at: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends StorefrontTableRows {}
}
