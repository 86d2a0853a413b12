import { referralCalls } from '#calls/referrals/referrals.calls.server.ts'
import { bookCommissions } from '#flows/referrals/book-commissions.ts'
import { judgePaidOrder } from '#flows/referrals/judge-sales.ts'
import { forgetTouches, purgeTouches } from '#modules/referrals/index.server.ts'
import { DAY } from '#platform/clock.ts'
import { HOUR_SECONDS, inOne, since, type Subject } from './subject.ts'

/** Longer than any window that can be set. */
const LONGEST_WINDOW = 366 * DAY

/** Influencers' links and codes, and what is earned by them. */
export const referrals: Subject = {
  person: {
    forgotten: ['referral_touches.account_id'],
    kept: { 'referral_links.created_by': 'who made a link for an influencer' },
    forget: (tx, { accountId }) => forgetTouches(tx, accountId),
  },
  calls: (services) => referralCalls(services),
  timed: ({ database, log }) => [
    { task: 'book-commissions', lane: 'slow', everySeconds: HOUR_SECONDS, run: () => bookCommissions({ database, log }) },
  ],
  purges: [inOne((tx) => purgeTouches(tx, since(LONGEST_WINDOW)))],
  effects: () => ({ referrals: (tx, { payload }) => judgePaidOrder(tx, payload.orderId) }),
}
