import { sql } from 'kysely'
import { clock } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Side } from './conversations.rules.ts'
import { type ConversationRow, conversationTables } from './conversations.tables.ts'
import { endWait } from './write-messages.ts'

type Two = Pick<ConversationRow, 'kind' | 'account_id' | 'merchant_id'>

/** Who wants that a buyer and a merchant write no more. */
async function listBlocks(tx: Read, { kind, account_id, merchant_id }: Two): Promise<Side[]> {
  if (kind !== 'seller' || account_id === null || merchant_id === null) return []
  const rows = await conversationTables(tx)
    .selectFrom('conversation_blocks')
    .select('by_side')
    .where('account_id', '=', account_id)
    .where('merchant_id', '=', merchant_id)
    .execute()
  return rows.map(({ by_side }) => by_side)
}

/** As one of the sides sees it. */
export async function findBlock(tx: Read, two: Two, side: Side): Promise<'' | 'own' | 'other'> {
  const sides = await listBlocks(tx, two)
  return sides.includes(side) ? 'own' : sides.length > 0 ? 'other' : ''
}

export async function requireUnblocked(tx: Read, two: Two): Promise<void> {
  if ((await listBlocks(tx, two)).length > 0) refuse('TALK_BLOCKED')
}

/** From now on neither writes to the other, about anything, or they do again. No answer is owed for what is open. */
export async function setTalkBlock(tx: Tx, conversation: Locked<ConversationRow>, by: Side, block: boolean): Promise<void> {
  const { kind, account_id, merchant_id } = conversation
  if (kind !== 'seller' || account_id === null || merchant_id === null) return refuse('NOT_FOUND')
  const blocks = conversationTables(tx)
  if (!block) {
    await blocks
      .deleteFrom('conversation_blocks')
      .where('account_id', '=', account_id)
      .where('merchant_id', '=', merchant_id)
      .where('by_side', '=', by)
      .execute()
    return
  }
  await blocks
    .insertInto('conversation_blocks')
    .values({ account_id, merchant_id, by_side: by, blocked_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const open = await blocks
    .selectFrom('conversations')
    .select('conversation_id')
    .where('kind', '=', 'seller')
    .where('account_id', '=', account_id)
    .where('merchant_id', '=', merchant_id)
    .execute()
  for (const { conversation_id } of open) await endWait(tx, conversation_id, true)
}

/** A conversation by its id alone, for the shop that judges it. */
export async function lockTalk(tx: Tx, conversationId: string): Promise<Locked<ConversationRow> | undefined> {
  const row = await conversationTables(tx)
    .selectFrom('conversations')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .forUpdate()
    .executeTakeFirst()
  return row as Locked<ConversationRow> | undefined
}

/** Forgets whom a member did not want to hear of. */
export async function forgetTalkBlocks(tx: Tx, accountId: string): Promise<void> {
  await conversationTables(tx).deleteFrom('conversation_blocks').where(sql<boolean>`account_id = ${accountId}`).execute()
}
