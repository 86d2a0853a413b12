import { lockConversation, type Party, readEvidence, setTalkBlock } from '#modules/conversations/index.server.ts'
import type { ReportedTalk, ThreadWire } from '#modules/conversations/conversations.contract.ts'
import { openCase } from '#modules/moderation/index.server.ts'
import type { Language } from '#language/languages.ts'
import type { Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { showThread } from './show-talk.ts'
import { tellBoth } from './talk.ts'

/**
 * A buyer or a merchant says that the other does not behave: what was written last goes before the moderators, as it is now, and only they
 * learn of it. Who blocks hears no more of the other. Answers what was written, as it is from now on.
 */
export async function reportTalk(tx: Tx, party: Party, wanted: ReportedTalk, language: Language): Promise<ThreadWire> {
  const { conversationId, reason, words, block } = wanted
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
  return block
    ? blockTalk(tx, party, { conversationId, block }, language)
    : showThread(tx, party, { conversationId, before: 0 }, language)
}

type WantedBlock = { conversationId: string; block: boolean }

/** From now on neither writes to the other, or they do again. */
export async function blockTalk(
  tx: Tx,
  party: Party,
  { conversationId, block }: WantedBlock,
  language: Language,
): Promise<ThreadWire> {
  const conversation = await lockConversation(tx, party, conversationId)
  await setTalkBlock(tx, conversation, party.side, block)
  await tellBoth(tx, conversation)
  return showThread(tx, party, { conversationId, before: 0 }, language)
}
