import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type CommentTables = Own<'comments'>

export const commentTables = ownTables<CommentTables>()
