// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type CommentsTableRows = {
  comments: {
    comment_id: string
    post_id: string
    author_id: string
    parent_id: string | null
    body: string
    written_at: Date
    deleted_at: Date | null
    hidden_at: Date | null
    tells_later: Generated<boolean>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends CommentsTableRows {}
}
