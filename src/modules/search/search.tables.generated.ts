// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type SearchTableRows = {
  synonym_groups: {
    group_id: string
    words: string[]
    one_way: Generated<boolean>
    changed_by: string
    changed_at: Generated<Date>
    version: Generated<number>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends SearchTableRows {}
}
