// Made by `npm run tables` from the migrations. Never changed by hand.
import type { GeneratedAlways } from 'kysely'
import type { Generated } from '#platform/tables/column-types.ts'

export type InteractionsTableRows = {
  interactions: {
    interaction_id: GeneratedAlways<number>
    kind: 'like' | 'comment' | 'answer' | 'mention' | 'follow' | 'asked' | 'let-in'
    owner_id: string
    actor_id: string
    post_id: string | null
    happened_at: Date
  }
  told_people: {
    kind: Generated<'comment' | 'follow'>
    subject_id: string
    actor_id: string
    told_on: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends InteractionsTableRows {}
}
