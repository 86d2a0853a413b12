import { addNote, assign, lockConversation } from '#modules/conversations/index.server.ts'
import type { Said, SentWire } from '#modules/conversations/conversations.contract.ts'
import type { Tx } from '#platform/database.server.ts'
import { deskParty, say } from './talk.ts'

/** A colleague answers; what no one sees to is theirs from then on. */
export async function answerAtDesk(tx: Tx, operatorId: string, said: Said, publicUrl: string): Promise<SentWire> {
  const party = deskParty(operatorId)
  const conversation = await lockConversation(tx, party, said.conversationId)
  if (conversation.assigned_to === null) await assign(tx, conversation, operatorId)
  return say(tx, party, said, publicUrl)
}

export async function assignAtDesk(tx: Tx, operatorId: string, conversationId: string, isMine: boolean): Promise<void> {
  await assign(tx, await lockConversation(tx, deskParty(operatorId), conversationId), isMine ? operatorId : null)
}

export async function noteAtDesk(tx: Tx, operatorId: string, conversationId: string, words: string): Promise<void> {
  await addNote(tx, await lockConversation(tx, deskParty(operatorId), conversationId), operatorId, words)
}
