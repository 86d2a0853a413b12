import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type InboxTables = Own<'inbox_messages' | 'member_notices' | 'message_times' | 'message_ways'>

export const inboxTables = ownTables<InboxTables>()
