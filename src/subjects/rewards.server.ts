import { takeOverCoupons } from '#modules/coupons/index.server.ts'
import { accountCalls } from '#calls/balance/account.calls.server.ts'
import { balanceCalls } from '#calls/balance/balances.calls.server.ts'
import { ledgerCalls } from '#calls/balance/ledger.calls.server.ts'
import { campaignCalls } from '#calls/coupons/campaigns.calls.server.ts'
import { couponCalls } from '#calls/coupons/coupons.calls.server.ts'
import { memberCouponCalls } from '#calls/coupons/member-coupons.calls.server.ts'
import { invitationCalls } from '#calls/invitations/invitations.calls.server.ts'
import { pointsPageCalls } from '#calls/points/points-page.calls.server.ts'
import { pointCalls } from '#calls/points/points.calls.server.ts'
import { giveForBags } from '#flows/coupons/give-for-bags.ts'
import { remindOfCoupons } from '#flows/coupons/remind-of-coupons.ts'
import { rewardInvitation } from '#flows/members/invitations/reward-invitation.ts'
import { creditReceived } from '#flows/points/earn.ts'
import { remindOfPoints } from '#flows/points/end-points.ts'
import { purgeFollowed } from '#modules/invitations/index.server.ts'
import { expireLots, purgeMisses, forgetPoints } from '#modules/points/index.server.ts'
import { DAY } from '#platform/clock.ts'
import { BATCH, HOUR_SECONDS, inOne, since, untilDone, type Subject } from './subject.ts'
import { ORDER_NUMBER } from './exported-rows.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    /** Gives members points and takes them, with a second person who agrees. */
    'correct-points': 'people'
    /** Who has invited whom: gives what is held, and ends what is misused. */
    'keep-invitations': 'people'
    /** What the shop gives: campaigns, their coupons and codes. */
    'keep-campaigns': 'anyone'
    /** Hands one member a coupon of a campaign that is given. */
    'give-coupons': 'people'
  }
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'balance-goodwill-asked': true
    'balance-goodwill-declined': true
    'balance-goodwill-given': true
    'campaign-added': true
    'campaign-asked': true
    'campaign-changed': true
    'campaign-ended': true
    'campaign-paused': true
    'campaign-running': true
    'codes-exported': true
    'codes-made': true
    'coupon-asked': true
    'coupon-given': true
    'invitation-asked': true
    'invitation-declined': true
    'invitation-released': true
    'invitations-voided': true
    'points-correction-asked': true
    'points-correction-declined': true
    'points-correction-made': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'expire-points': true
    'remind-of-points': true
    'remind-of-coupons': true
  }
}

/** Balance, points, coupons and invitations. */
export const rewards: Subject = {
  person: {
    forgotten: ['point_gift_misses.giver_id'],
    kept: {
      'coupons.owner_id': 'orders were paid with them',
      'goodwills.member_id': 'the books',
      'barred_inviters.member_id': 'nobody invites on under a new name',
      'invitation_visits.visitor_id': 'swept out after a month',
      'invitations.friend_id': 'what was given for whom',
      'invitations.inviter_id': 'what was given for whom',
      'point_corrections.member_id': 'the books',
      'point_gifts.friend_id': 'the books; the words are gone',
      'point_gifts.giver_id': 'the books; the words are gone',
      'point_lots.owner_id': 'the books',
    },
    ofStaff: [
      'barred_inviters.barred_by',
      'goodwills.asked_by',
      'goodwills.decided_by',
      'invitations.decided_by',
      'point_corrections.asked_by',
      'point_corrections.decided_by',
    ],
    exported: {
      balanceAndPoints: {
        table: 'ledger_accounts',
        account: 'owner_id',
        counted: true,
        with: {
          entries: {
            table: 'ledger_entries',
            on: 'ledger_account_id',
            only: ['amount', 'lot'],
            with: {
              posting: { table: 'ledger_postings', on: 'posting_id', one: true, only: ['kind', 'posted_at'] },
              order: ORDER_NUMBER,
            },
          },
        },
      },
      goodwill: { table: 'goodwills', account: 'member_id' },
      coupons: {
        table: 'coupons',
        account: 'owner_id',
        with: { campaign: { table: 'campaigns', on: 'campaign_id', one: true, only: ['name_en', 'name_zh'] } },
      },
      points: { table: 'point_lots', account: 'owner_id' },
      pointsGiven: { table: 'point_gifts', account: 'giver_id', without: ['friend_id'] },
      pointsReceived: { table: 'point_gifts', account: 'friend_id', only: ['points', 'message', 'given_at'] },
      pointCorrections: { table: 'point_corrections', account: 'member_id' },
      invitations: { table: 'invitations', account: 'inviter_id', only: ['joined_at', 'promise', 'state', 'given_at'] },
      invitedBy: { table: 'invitations', account: 'friend_id', only: ['joined_at', 'promise', 'state', 'given_at', 'reason'] },
      invitationFollowed: { table: 'invitation_visits', account: 'visitor_id' },
      invitationsStopped: { table: 'barred_inviters', account: 'member_id' },
    },
    notExported: {
      coupon_traces: 'a fingerprint of contacts and addresses; it cannot be read',
      point_gift_misses: 'a count of tries, kept for a day or two',
    },
    forget: (tx, { accountId }) => forgetPoints(tx, accountId),
    merge: (tx, visitorId, { accountId }) => takeOverCoupons(tx, visitorId, accountId),
  },
  calls: (services) => [
    ...balanceCalls(),
    ...accountCalls(services),
    ...ledgerCalls,
    ...pointCalls,
    ...pointsPageCalls,
    ...couponCalls,
    ...campaignCalls,
    ...memberCouponCalls,
    ...invitationCalls,
  ],
  timed: ({ database }) => [
    {
      task: 'expire-points',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => expireLots(tx, BATCH))),
    },
    {
      task: 'remind-of-points',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => remindOfPoints(tx, BATCH))),
    },
    {
      task: 'remind-of-coupons',
      lane: 'slow',
      everySeconds: HOUR_SECONDS,
      run: () => untilDone(() => database.inTransaction((tx) => remindOfCoupons(tx, BATCH))),
    },
  ],
  purges: [inOne((tx) => purgeMisses(tx, since(2 * DAY))), inOne((tx) => purgeFollowed(tx, since(30 * DAY)))],
  effects: () => ({
    points: (tx, { payload }) => creditReceived(tx, payload.orderId),
    'bag-coupons': (tx, { payload }) => giveForBags(tx, payload.orderId),
    invitations: (tx, { payload }) => rewardInvitation(tx, payload.orderId),
  }),
}
