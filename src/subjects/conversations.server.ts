import { deskTalkCalls } from '#calls/conversations/desk-talk.calls.server.ts'
import { ownConversationCalls } from '#calls/conversations/own-conversations.calls.server.ts'
import { sellerTalkCalls } from '#calls/conversations/seller-talk.calls.server.ts'
import { mailAwayReaders } from '#flows/conversations/mail-away-readers.ts'
import { forgetTalkBlocks, forgetWritten } from '#modules/conversations/index.server.ts'
import { BATCH, type Subject, untilDone } from './subject.ts'

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'answers-saved': true
    'read-answer': true
    'read-conversation': true
  }
}

/** What buyers, merchants and the shop write to each other. */
export const conversations: Subject = {
  person: {
    kept: {
      'conversations.account_id': 'what was written to them stays with who wrote it; their own words go',
      'conversation_messages.author_id': 'belongs to the conversation; the words of a buyer who leaves go',
    },
    forgotten: ['conversation_blocks.account_id'],
    ofStaff: ['conversations.assigned_to', 'conversation_notes.author_id'],
    forget: async (tx, { accountId }) => {
      await forgetTalkBlocks(tx, accountId)
      await forgetWritten(tx, accountId)
    },
  },
  calls: (services) => [...ownConversationCalls(services), ...sellerTalkCalls(services), ...deskTalkCalls(services)],
  timed: ({ database }) => [
    {
      task: 'mail-away-readers',
      lane: 'fast',
      everySeconds: 60,
      run: () => untilDone(() => database.inTransaction((tx) => mailAwayReaders(tx, BATCH))),
    },
  ],
}
