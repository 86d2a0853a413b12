// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Json } from '#platform/tables/column-types.ts'

export type StorefrontViewRows = {
  collection_titles: {
    code: string
    title: Json
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends StorefrontViewRows {}
}
