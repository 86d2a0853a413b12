import { careCalls } from '#calls/aftercare/care.calls.server.ts'
import { claimCalls } from '#calls/aftercare/claims.calls.server.ts'
import { returnCalls } from '#calls/aftercare/returns.calls.server.ts'
import { reviewCalls } from '#calls/aftercare/reviews.calls.server.ts'
import { endCare, remindOfCare } from '#flows/aftercare/book-care.ts'
import { notifyOfClaim } from '#flows/aftercare/notify-of-claim.ts'
import { lapseReturns, notifyOfReturn } from '#flows/aftercare/notify-of-return.ts'
import { remindOfPickUps } from '#flows/aftercare/uncollected.ts'
import { BATCH, HOUR_SECONDS, untilDone, type Subject } from './subject.ts'

/** Claims, returns, reviews, care, and what is not collected. */
export const aftercare: Subject = {
  person: {
    kept: { 'claim_steps.actor_id': 'belongs to the order', 'return_steps.actor_id': 'belongs to the order' },
  },
  calls: (services) => [...claimCalls, ...careCalls(services), ...reviewCalls(services), ...returnCalls(services)],
  timed: ({ database, publicUrl }) => [
    {
      task: 'lapse-returns',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => lapseReturns(tx, BATCH, publicUrl()))),
    },
    {
      task: 'remind-of-care',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => remindOfCare(tx, publicUrl(), BATCH))),
    },
    {
      task: 'remind-of-pick-ups',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => remindOfPickUps(tx, BATCH, publicUrl()))),
    },
  ],
  effects: ({ publicUrl }) => ({
    'claim-news': (tx, event) => notifyOfClaim(tx, event, publicUrl()),
    'return-news': (tx, event, others) => notifyOfReturn(tx, [event, ...others], publicUrl()),
    care: (tx, { payload }) => endCare(tx, payload.unitId, publicUrl()),
  }),
}
