import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { CommentsTableRows } from './comments.tables.generated.ts'

/** The tables only this module may write. */
export type CommentTables = Own<CommentsTableRows, 'comments'>

export const commentTables = ownTables<CommentTables>()
