import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { InboxTableRows } from './inbox.tables.generated.ts'

/** The tables only this module may write. */
export type InboxTables = Own<InboxTableRows, 'inbox_messages' | 'member_notices' | 'message_times' | 'message_ways'>

export const inboxTables = ownTables<InboxTables>()
