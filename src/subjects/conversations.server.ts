import { sql } from 'kysely'
import type { PurposesOf } from '#modules/uploads/uploads.paths.ts'
import { MB, photographs, type UploadPolicy } from '#modules/uploads/index.server.ts'
import { inRoom } from '#calls/sellers/in-room.server.ts'
import { deskTalkCalls } from '#calls/conversations/desk-talk.calls.server.ts'
import { ownConversationCalls } from '#calls/conversations/own-conversations.calls.server.ts'
import { sellerTalkCalls } from '#calls/conversations/seller-talk.calls.server.ts'
import { mailAwayReaders } from '#flows/conversations/mail-away-readers.ts'
import { forgetTalkBlocks, forgetWritten } from '#modules/conversations/index.server.ts'
import { BATCH, type Subject, untilDone } from './subject.ts'
import { MERCHANT, ORDER_NUMBER, PRODUCT } from './exported-rows.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    /** What members and sellers ask the shop. */
    'answer-members': 'people'
  }
}

const IN_A_CASE = sql<boolean>`exists (select from pictures_of_cases c where c.upload_id = u.upload_id)`

const uploads = {
  /** Of a buyer, and of who acts for a merchant: read in the conversation, and where it was reported by who moderates. */
  conversation: {
    ...photographs,
    sentBy: 'member',
    readers: 'moderate',
    readOnly: IN_A_CASE,
    alsoUsedBy: [IN_A_CASE],
    loose: { files: 12, bytes: 60 * MB },
    perNetwork: 400,
    unusedDays: 1,
  },
  answer: {
    ...photographs,
    sentBy: 'answer-members',
    readers: 'nobody',
    loose: { files: 60, bytes: 200 * MB },
    perNetwork: 5_000,
    unusedDays: 1,
  },
} as const satisfies Record<string, UploadPolicy>
declare module '#modules/uploads/uploads.paths.ts' {
  interface UploadPurposes extends PurposesOf<typeof uploads> {}
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'answers-saved': true
    'read-answer': true
    'read-conversation': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'mail-away-readers': true
  }
}

/** What buyers, merchants and the shop write to each other. */
export const conversations: Subject = {
  uploads,
  person: {
    kept: {
      'conversations.account_id': 'what was written to them stays with who wrote it; their own words go',
      'conversation_messages.author_id': 'belongs to the conversation; the words of a buyer who leaves go',
    },
    forgotten: ['conversation_blocks.account_id'],
    ofStaff: ['conversations.assigned_to', 'conversation_notes.author_id'],
    exported: {
      conversations: {
        table: 'conversations',
        account: 'account_id',
        without: ['assigned_to', 'last_position'],
        with: {
          seller: MERCHANT,
          order: ORDER_NUMBER,
          request: { table: 'sourcing_requests', on: 'request_id', one: true, only: ['request_number'] },
          product: PRODUCT,
          messages: {
            table: 'conversation_messages',
            on: 'conversation_id',
            only: ['position', 'side', 'body', 'masked', 'sent_at'],
          },
          pictures: { table: 'conversation_pictures', on: 'conversation_id', only: ['position', 'upload_id'] },
          readUpTo: { table: 'conversation_reads', on: 'conversation_id', only: ['side', 'read_position'] },
          waits: { table: 'conversation_waits', on: 'conversation_id', only: ['began_at', 'due_at', 'ended_at'] },
          notes: { table: 'conversation_notes', on: 'conversation_id', only: ['body', 'written_at'] },
        },
      },
      endedConversations: {
        table: 'conversation_blocks',
        account: 'account_id',
        only: ['by_side', 'blocked_at'],
        with: { seller: MERCHANT },
      },
    },
    forget: async (tx, { accountId }) => {
      await forgetTalkBlocks(tx, accountId)
      await forgetWritten(tx, accountId)
    },
  },
  calls: (services) => [
    ...ownConversationCalls(services),
    ...inRoom('questions', sellerTalkCalls(services)),
    ...deskTalkCalls(services),
  ],
  timed: ({ database }) => [
    {
      task: 'mail-away-readers',
      lane: 'fast',
      everySeconds: 60,
      run: () => untilDone(() => database.inTransaction((tx) => mailAwayReaders(tx, BATCH))),
    },
  ],
}
