// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from './column-types.ts'

export type SearchRows = {
  synonym_groups: {
    group_id: string
    words: string[]
    one_way: Generated<boolean>
    changed_by: string
    changed_at: Generated<Date>
    version: Generated<number>
  }
}
