import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import { conversationTables } from './conversations.tables.ts'

/** What a member wrote goes with the account; what was written to them stays with who wrote it, and so does that there was a question. */
export async function forgetWritten(tx: Tx, accountId: string): Promise<void> {
  const theirs = sql<boolean>`side = 'buyer' and conversation_id in (select c.conversation_id from conversations c where c.account_id = ${accountId})`
  await conversationTables(tx)
    .deleteFrom('conversation_pictures')
    .where(
      sql<boolean>`(conversation_id, position) in (select s.conversation_id, s.position from conversation_messages s where ${theirs})`,
    )
    .execute()
  await conversationTables(tx)
    .updateTable('conversation_messages')
    .set({ body: '', masked: [], is_gone: true })
    .where(theirs)
    .execute()
}
