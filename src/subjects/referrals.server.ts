import { referralCalls } from '#calls/referrals/referrals.calls.server.ts'
import { bookCommissions } from '#flows/referrals/book-commissions.ts'
import { judgePaidOrder } from '#flows/referrals/judge-sales.ts'
import { forgetTouches, purgeTouches } from '#modules/referrals/index.server.ts'
import { DAY } from '#platform/clock.ts'
import { HOUR_SECONDS, inOne, since, type Subject } from './subject.ts'

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'book-commissions': true
  }
}

/** Longer than any window that can be set. */
const LONGEST_WINDOW = 366 * DAY

/** Influencers' links and codes, and what is earned by them. */
export const referrals: Subject = {
  person: {
    forgotten: ['referral_touches.account_id'],
    kept: { 'referral_links.created_by': 'who made a link for an influencer' },
    exported: {
      followedLinks: {
        table: 'referral_touches',
        account: 'account_id',
        only: ['touched_at'],
        with: { link: { table: 'referral_links', on: 'link_id', one: true, only: ['target', 'code'] } },
      },
    },
    notExported: {
      referral_visits: 'a fingerprint of a browser that followed a link; it cannot be read',
      referral_picks: 'what an influencer shows and earns, which is the influencer’s',
      referral_sales: 'what an influencer shows and earns, which is the influencer’s',
    },
    forget: (tx, { accountId }) => forgetTouches(tx, accountId),
  },
  calls: (services) => referralCalls(services),
  timed: ({ database, log }) => [
    { task: 'book-commissions', lane: 'slow', everySeconds: HOUR_SECONDS, run: () => bookCommissions({ database, log }) },
  ],
  purges: [inOne((tx) => purgeTouches(tx, since(LONGEST_WINDOW)))],
  effects: () => ({ referrals: (tx, { payload }) => judgePaidOrder(tx, payload.orderId) }),
}
