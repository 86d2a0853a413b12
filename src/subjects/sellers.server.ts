import type { PurposesOf } from '#modules/uploads/uploads.paths.ts'
import { MB, photographs, type UploadPolicy } from '#modules/uploads/index.server.ts'
import { tellEndedOffers } from '#flows/sellers/tell-ended-offers.ts'
import { tellUndercut } from '#flows/sellers/tell-undercut.ts'
import { releaseUnpaidOf } from '#flows/close-order.ts'
import { followKinds } from '#flows/sellers/follow-kinds.ts'
import { followFull, followSellersOf } from '#flows/sellers/follow-new-sellers.ts'
import { watchHealth } from '#flows/sellers/watch-health.ts'
import { followClosing } from '#flows/sellers/people/close-shop.ts'
import { liftDueHolds } from '#flows/sellers/hold-merchant.ts'
import { endMemberships, purgeInvitations, regroupOwners } from '#modules/merchants/index.server.ts'
import { inRoom } from '#calls/sellers/in-room.server.ts'
import { keptMerchantCalls } from '#calls/sellers/kept-merchants.calls.server.ts'
import { purgeOfferFiles, wakeUndercuts } from '#modules/offers/index.server.ts'
import { offerFileCalls } from '#calls/sellers/offer-files.calls.server.ts'
import { sellerKeyCalls } from '#calls/sellers/seller-keys.calls.server.ts'
import { sellerWebhookCalls } from '#calls/sellers/seller-webhooks.calls.server.ts'
import { offerCalls } from '#calls/sellers/offers.calls.server.ts'
import { holidayCalls, merchantPageCalls, teamCalls } from '#calls/sellers/team.calls.server.ts'
import { followDays } from '#flows/sellers/merchant-holidays.ts'
import { HOUR_SECONDS, inOne, type Subject, TEN_MINUTES } from './subject.ts'
import { MERCHANT, OF_STAFF } from './exported-rows.ts'

declare module '#platform/access/permissions.ts' {
  interface Permissions {
    /** Who sells here: what holds them, and whom they share something with. */
    'keep-merchants': 'people'
  }
}

const uploads = {
  // Of the very item that is offered, where it is not new.
  'offer-picture': {
    ...photographs,
    sentBy: { seller: 'offer' },
    readers: 'everybody',
    mostBytes: 10 * MB,
    loose: { files: 60, bytes: 200 * MB },
    perNetwork: 2_000,
    unusedDays: 2,
  },
} as const satisfies Record<string, UploadPolicy>
declare module '#modules/uploads/uploads.paths.ts' {
  interface UploadPurposes extends PurposesOf<typeof uploads> {}
}

declare module '#platform/audit-trail.server.ts' {
  interface AuditActions {
    'merchant-health-reviewed': true
    'merchant-held': true
    'merchant-left': true
    'merchant-visited': true
    'merchant-lifted': true
    'offers-imported': true
    'read-offer-picture': true
    'seller-holiday-ended': true
    'seller-holiday-named': true
    'seller-invitation-ended': true
    'seller-key-ended': true
    'seller-key-made': true
    'seller-person-changed': true
    'seller-person-ended': true
    'seller-person-invited': true
    'seller-owner-added': true
    'seller-person-joined': true
    'seller-person-left': true
    'seller-shop-closing': true
    'seller-shop-kept': true
  }
}

declare module '#platform/jobs/timed-tasks.server.ts' {
  interface WorkKinds {
    'lift-merchant-holds': true
    'begin-and-end-merchant-holidays': true
    'tell-waiting-undercuts': true
    'regroup-owners': true
    'watch-merchant-health': true
    'follow-new-sellers': true
    'follow-closing-shops': true
  }
}

/** People of merchants, and what they offer. */
export const sellers: Subject = {
  uploads,
  person: {
    kept: {
      'merchant_people.account_id': 'who acted for a merchant, and until when',
      'merchant_invitations.invited_by': 'who asked somebody to act for a merchant; gone after a month',
      'offer_files.account_id': 'who brought a file of offers in; gone after a month',
      'merchant_holidays.named_by': 'when a merchant was away, and who said so',
      'merchant_holidays.ended_by': 'when a merchant was away, and who said so',
      'merchants.merchant_id': 'a merchant is no person',
      'merchant_steps.actor_id': 'belongs to the merchant',
    },
    ofStaff: ['merchant_health.reviewed_by', 'merchant_holds.begun_by', 'merchant_visits.operator_id'],
    exported: {
      merchants: {
        table: 'merchant_people',
        account: 'account_id',
        only: ['role', 'scopes', 'since', 'ended_at'],
        with: { merchant: MERCHANT },
      },
    },
    notExported: {
      merchants: OF_STAFF,
      merchant_health: OF_STAFF,
      merchant_visits: OF_STAFF,
      offer_files: OF_STAFF,
      offer_history: OF_STAFF,
      merchant_invitations: 'an address a seller typed to ask a colleague; gone after a month',
      merchant_holds: 'what the shop has held of its sellers and why, told to their people',
      merchant_steps: 'what the shop has held of its sellers and why, told to their people',
      merchant_holidays: 'when a seller was away, which is of the seller',
      merchant_bank_accounts: 'where the shop pays its sellers',
      offer_pictures: 'photographs of what a seller offers, shown to every buyer',
    },
    forget: (tx, { accountId }) => endMemberships(tx, accountId),
  },
  purges: [inOne(purgeInvitations), inOne(purgeOfferFiles)],
  calls: (services) => [
    ...teamCalls(services),
    ...inRoom('offers', holidayCalls),
    ...merchantPageCalls,
    ...inRoom('offers', offerCalls(services)),
    ...keptMerchantCalls,
    ...inRoom('offers', [...offerFileCalls, ...sellerKeyCalls, ...sellerWebhookCalls(services)]),
  ],
  timed: ({ database }) => [
    { task: 'lift-merchant-holds', lane: 'fast', everySeconds: 60, run: () => liftDueHolds(database) },
    {
      task: 'begin-and-end-merchant-holidays',
      lane: 'slow',
      everySeconds: TEN_MINUTES,
      run: () => database.inTransaction((tx) => followDays(tx)),
    },
    { task: 'tell-waiting-undercuts', lane: 'fast', everySeconds: 60, run: () => database.inTransaction(wakeUndercuts) },
    // Whoever has left is nobody's owner any more.
    { task: 'regroup-owners', lane: 'slow', everySeconds: TEN_MINUTES, run: () => database.inTransaction(regroupOwners) },
    { task: 'watch-merchant-health', lane: 'slow', everySeconds: 6 * HOUR_SECONDS, run: () => watchHealth(database) },
    { task: 'follow-closing-shops', lane: 'slow', everySeconds: HOUR_SECONDS, run: () => followClosing(database) },
    { task: 'follow-new-sellers', lane: 'slow', everySeconds: TEN_MINUTES, run: () => database.inTransaction(followFull) },
  ],
  effects: () => ({
    undercuts: (tx, event) => tellUndercut(tx, event),
    'offer-endings': (tx, event) => tellEndedOffers(tx, event),
    'new-sellers': (tx, { payload }) => followSellersOf(tx, payload),
    'rules-of-kinds': (tx, event) => followKinds(tx, event),
    'release-unpaid': (tx, { payload }) => releaseUnpaidOf(tx, payload),
  }),
}
