import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type InboxTables = Own<'inbox_messages'>

export const inboxTables = ownTables<InboxTables>()
