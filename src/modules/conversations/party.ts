import { type RawBuilder, sql } from 'kysely'
import { type Locked, lockRows, type Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Side } from './conversations.rules.ts'
import { type ConversationRow, conversationTables } from './conversations.tables.ts'

/** Who reads and writes: a buyer, a merchant through one of its people, the shop through one of its own. */
export type Party = { side: Side; accountId: string; merchantId?: string }

/** What of the conversations `c` somebody is a party to; the rest is not there for them. */
export function isParty({ side, accountId, merchantId = '' }: Party): RawBuilder<boolean> {
  if (side === 'buyer') return sql<boolean>`c.account_id = ${accountId}`
  if (side === 'merchant') return sql<boolean>`c.merchant_id = ${merchantId}`
  return sql<boolean>`c.kind <> 'seller'`
}

/** Refuses NOT_FOUND for a conversation of others, whether there is one or not. */
export async function lockConversation(tx: Tx, party: Party, conversationId: string): Promise<Locked<ConversationRow>> {
  const [found] = await lockRows(
    tx,
    conversationTables(tx)
      .selectFrom('conversations as c')
      .selectAll('c')
      .where('c.conversation_id', '=', conversationId)
      .where(isParty(party)),
  )
  return found ?? refuse('NOT_FOUND')
}
