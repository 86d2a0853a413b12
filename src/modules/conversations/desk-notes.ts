import { clock } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { type ConversationRow, conversationTables } from './conversations.tables.ts'

/** Who of the shop sees to it from now on; null: no one in particular. */
export async function assign(tx: Tx, { conversation_id }: Locked<ConversationRow>, operatorId: string | null): Promise<void> {
  await conversationTables(tx)
    .updateTable('conversations')
    .set({ assigned_to: operatorId })
    .where('conversation_id', '=', conversation_id)
    .execute()
}

export async function addNote(
  tx: Tx,
  { conversation_id }: Locked<ConversationRow>,
  authorId: string,
  body: string,
): Promise<void> {
  await conversationTables(tx)
    .insertInto('conversation_notes')
    .values({ note_id: newId(), conversation_id, author_id: authorId, body, written_at: clock.now() })
    .execute()
}

/** What colleagues say to each other about it, the newest first. */
export const listNotes = (tx: Read, conversationId: string) =>
  conversationTables(tx)
    .selectFrom('conversation_notes as n')
    .leftJoin('operator_card as a', 'a.operator_id', 'n.author_id')
    .select(['n.note_id as noteId', 'n.body as words', 'a.name as author', 'n.written_at as time'])
    .where('n.conversation_id', '=', conversationId)
    .orderBy('n.note_id', 'desc')
    .execute()
