import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ConversationsTableRows } from './conversations.tables.generated.ts'

/** The tables only this module may write. */
export type ConversationTables = Own<
  ConversationsTableRows,
  | 'conversations'
  | 'conversation_blocks'
  | 'conversation_messages'
  | 'conversation_pictures'
  | 'conversation_reads'
  | 'conversation_waits'
  | 'conversation_notes'
  | 'answer_books'
>
export type ConversationRow = Selectable<ConversationTables['conversations']>

export const conversationTables = ownTables<ConversationTables>()
