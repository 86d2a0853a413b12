import { shopSettingsRefusals } from '#modules/shop-settings/shop-settings.refusals.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { addressBookRefusals } from '#modules/address-book/address-book.refusals.ts'
import { approvalsRefusals } from '#modules/approvals/approvals.refusals.ts'
import { applicationsRefusals } from '#modules/applications/applications.refusals.ts'
import { authenticationRefusals } from '#modules/authentication/authentication.refusals.ts'
import { benchCasesRefusals } from '#modules/bench-cases/bench-cases.refusals.ts'
import { balanceRefusals } from '#modules/balance/balance.refusals.ts'
import { bagRefusals } from '#modules/bag/bag.refusals.ts'
import { catalogueRefusals } from '#modules/catalogue/catalogue.refusals.ts'
import { productEditsRefusals } from '#modules/catalogue/product-edits.refusals.ts'
import { careRefusals } from '#modules/care/care.refusals.ts'
import { claimsRefusals } from '#modules/claims/claims.refusals.ts'
import { conversationsRefusals } from '#modules/conversations/conversations.refusals.ts'
import { couponsRefusals } from '#modules/coupons/coupons.refusals.ts'
import { codesRefusals } from '#modules/codes/codes.refusals.ts'
import { invitationsRefusals } from '#modules/invitations/invitations.refusals.ts'
import { membersRefusals } from '#modules/members/members.refusals.ts'
import { merchantsRefusals } from '#modules/merchants/merchants.refusals.ts'
import { operatorsRefusals } from '#modules/operators/operators.refusals.ts'
import { offersRefusals } from '#modules/offers/offers.refusals.ts'
import { ordersRefusals } from '#modules/orders/orders.refusals.ts'
import { paymentsRefusals } from '#modules/orders/payments.refusals.ts'
import { pointsRefusals } from '#modules/points/points.refusals.ts'
import { profilesRefusals } from '#modules/profiles/profiles.refusals.ts'
import { proposalsRefusals } from '#modules/proposals/proposals.refusals.ts'
import { sourcingRefusals } from '#modules/sourcing/sourcing.refusals.ts'
import { referralsRefusals } from '#modules/referrals/referrals.refusals.ts'
import { moderationRefusals } from '#modules/moderation/moderation.refusals.ts'
import { reviewsRefusals } from '#modules/reviews/reviews.refusals.ts'
import { returnsRefusals } from '#modules/returns/returns.refusals.ts'
import { shopNewsRefusals } from '#modules/shop-news/shop-news.refusals.ts'
import { stockAlertsRefusals } from '#modules/stock-alerts/stock-alerts.refusals.ts'
import { treasuryRefusals } from '#modules/treasury/treasury.refusals.ts'
import { settlementRefusals } from '#modules/settlement/settlement.refusals.ts'
import { searchRefusals } from '#modules/search/search.refusals.ts'
import { sellerAnswersRefusals } from '#modules/seller-answers/seller-answers.refusals.ts'
import { secondFactorRefusals } from '#modules/second-factor/second-factor.refusals.ts'
import { uploadsRefusals } from '#modules/uploads/uploads.refusals.ts'
import { webhooksRefusals } from '#modules/webhooks/webhooks.refusals.ts'
import { workRefusals } from '#modules/jobs/jobs.refusals.ts'
import { platformRefusals } from '#platform/platform.refusals.ts'

/**
 * Every refusal of the shop by name: its code and its words in both languages, each written where its subject is. 1000000,
 * 1000001 and 3000010 mean what the specification says (session ended; back to the bag); 9999001, 9999002 and 9999999 are never
 * shown as a message.
 */
export const refusals = {
  ...platformRefusals,
  ...codesRefusals,
  ...conversationsRefusals,
  ...membersRefusals,
  ...merchantsRefusals,
  ...operatorsRefusals,
  ...secondFactorRefusals,
  ...shopSettingsRefusals,
  ...shopNewsRefusals,
  ...catalogueRefusals,
  ...productEditsRefusals,
  ...bagRefusals,
  ...balanceRefusals,
  ...addressBookRefusals,
  ...applicationsRefusals,
  ...approvalsRefusals,
  ...offersRefusals,
  ...ordersRefusals,
  ...profilesRefusals,
  ...proposalsRefusals,
  ...sourcingRefusals,
  ...referralsRefusals,
  ...pointsRefusals,
  ...authenticationRefusals,
  ...benchCasesRefusals,
  ...sellerAnswersRefusals,
  ...claimsRefusals,
  ...careRefusals,
  ...couponsRefusals,
  ...invitationsRefusals,
  ...moderationRefusals,
  ...reviewsRefusals,
  ...paymentsRefusals,
  ...returnsRefusals,
  ...settlementRefusals,
  ...searchRefusals,
  ...treasuryRefusals,
  ...stockAlertsRefusals,
  ...uploadsRefusals,
  ...webhooksRefusals,
  ...workRefusals,
} as const

export type RefusalName = keyof typeof refusals

/** What the browser acts upon is written there once more, without the words; here the two are compared. */
screenCodes satisfies { [Name in keyof typeof screenCodes]: (typeof refusals)[Name]['code'] }
