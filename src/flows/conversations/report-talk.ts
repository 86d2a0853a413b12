import { lockConversation, type Party, readEvidence, setTalkBlock } from '#modules/conversations/index.server.ts'
import type { ReportedTalk } from '#modules/conversations/conversations.contract.ts'
import { openCase } from '#modules/moderation/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { tellBoth } from './talk.ts'

/**
 * A buyer or a merchant says that the other does not behave: what was written last goes before the moderators, as it is now, and nobody else
 * learns of it. Who blocks hears no more of the other.
 */
export async function reportTalk(tx: Tx, party: Party, { conversationId, reason, words, block }: ReportedTalk): Promise<void> {
  const conversation = await lockConversation(tx, party, conversationId)
  const { kind, last_position } = conversation
  if (kind !== 'seller') refuse('NOT_FOUND')
  const reported = party.side === 'buyer' ? 'merchant' : 'buyer'
  const evidence = await readEvidence(tx, conversationId, reported)
  const subjectId = `${conversationId} ${reported}`
  const subject = { kind: 'conversation' as const, subjectId, version: Math.max(1, last_position), link: '', ...evidence }
  const { accountId } = party
  const signal = { source: 'member' as const, reason, words, reporterId: accountId }
  await openCase(tx, subject, { by: { kind: 'shopper', id: accountId }, signals: [signal] })
  if (block) await blockTalk(tx, party, conversationId, true)
}

/** From now on neither writes to the other, or they do again. */
export async function blockTalk(tx: Tx, party: Party, conversationId: string, block: boolean): Promise<void> {
  const conversation = await lockConversation(tx, party, conversationId)
  await setTalkBlock(tx, conversation, party.side, block)
  await tellBoth(tx, conversation)
}
