// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type ShortLinksTableRows = {
  short_links: {
    code: string
    target: string
    note: Generated<string>
    created_by: string
    created_at: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ShortLinksTableRows {}
}
