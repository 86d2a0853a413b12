import type { PurposesOf } from '#modules/uploads/uploads.paths.ts'
import { KEPT_AS_RECORDS, MB, photographs, type UploadPolicy } from '#modules/uploads/index.server.ts'
import { inRoom } from '#calls/sellers/in-room.server.ts'
import { sellerAnswerCalls } from '#calls/sellers/seller-answers.calls.server.ts'
import { followSubject } from '#flows/aftercare/seller-answers/follow-subject.ts'
import { notifyOfAnswer, remindOfAnswers } from '#flows/aftercare/seller-answers/notify-of-answer.ts'
import { BATCH, HOUR_SECONDS, type Subject, untilDone } from './subject.ts'

const uploads = {
  'seller-answer': {
    ...photographs,
    sentBy: { seller: 'ship' },
    readers: 'read-orders',
    loose: { files: 24, bytes: 120 * MB },
    perNetwork: 400,
    unusedDays: 2,
    keptDays: KEPT_AS_RECORDS,
  },
  // As it was when its merchant sent it, to be compared when it is authenticated.
  'sent-item': {
    ...photographs,
    sentBy: { seller: 'ship' },
    readers: 'authenticate',
    loose: { files: 60, bytes: 300 * MB },
    perNetwork: 400,
    unusedDays: 2,
    keptDays: KEPT_AS_RECORDS,
  },
} as const satisfies Record<string, UploadPolicy>
declare module '#modules/uploads/uploads.paths.ts' {
  interface UploadPurposes extends PurposesOf<typeof uploads> {}
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'read-seller-answer': true
    'read-sent-item': true
    'seller-answer-answer': true
    'seller-answer-appeal': true
    'seller-appeal-decline': true
    'seller-appeal-grant': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'remind-of-seller-answers': true
  }
}

const OF_SELLER = 'what a seller has said and shown of a return or claim; that it was asked is in the download'

/** What merchants say of returns and claims about their pieces. */
export const sellerAnswers: Subject = {
  uploads,
  person: {
    kept: { 'seller_answer_steps.actor_id': 'belongs to the order' },
    ofStaff: ['seller_answers.decided_by'],
    exportedWithin: {
      orders: {
        sellersAnswers: { table: 'seller_answers', on: 'order_id', only: ['return_id', 'claim_id', 'state', 'opened_at'] },
      },
    },
    notExported: {
      seller_answer_pictures: OF_SELLER,
      seller_answer_steps: OF_SELLER,
      seller_answer_units: OF_SELLER,
    },
  },
  calls: (services) => inRoom('orders', sellerAnswerCalls(services)),
  timed: ({ database }) => [
    {
      task: 'remind-of-seller-answers',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => remindOfAnswers(tx, BATCH))),
    },
  ],
  effects: () => ({
    'seller-answers': (tx, event) => followSubject(tx, event),
    'seller-answer-news': (tx, event) => notifyOfAnswer(tx, event),
  }),
}
