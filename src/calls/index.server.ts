import { startCalls } from './start.calls.server.ts'
import type { SendingLimits } from '#flows/members/send-code.ts'
import type { AdminHost } from '#flows/operators/own-operator-account.ts'
import type { PaymentServices } from '#flows/start-payment.ts'
import type { Register } from '#modules/certificates/index.server.ts'
import type { Uploads } from '#modules/uploads/index.server.ts'
import type { Call } from '#platform/call.server.ts'
import type { IdentityProviders } from '#platform/identity/identity-provider.server.ts'
import { addressBookCalls } from './members/address-book.calls.server.ts'
import { adminMemberCalls } from './members/admin-members.calls.server.ts'
import { invitationCalls } from './invitations/invitations.calls.server.ts'
import { pointCalls } from './points/points.calls.server.ts'
import { pointsRoomCalls } from './points/points-room.calls.server.ts'
import { ledgerCalls } from './balance/ledger.calls.server.ts'
import { accountCalls } from './balance/account.calls.server.ts'
import { balanceCalls } from './balance/balances.calls.server.ts'
import { bagCalls } from './bag.calls.server.ts'
import { campaignCalls } from './coupons/campaigns.calls.server.ts'
import { couponCalls } from './coupons/coupons.calls.server.ts'
import { memberCouponCalls } from './coupons/member-coupons.calls.server.ts'
import { careCalls } from './aftercare/care.calls.server.ts'
import { returnCalls } from './aftercare/returns.calls.server.ts'
import { claimCalls } from './aftercare/claims.calls.server.ts'
import { catalogueCalls } from './catalogue.calls.server.ts'
import { contentCalls } from './content/content.calls.server.ts'
import { deliveryCalls } from './delivery.calls.server.ts'
import { identityCalls } from './members/identities.calls.server.ts'
import { inboxCalls } from './members/inbox.calls.server.ts'
import { informationCalls } from './content/information.calls.server.ts'
import { challengeCalls } from './members/challenges.calls.server.ts'
import { consentCalls, memberCalls } from './members/members.calls.server.ts'
import { moneyCalls } from './money.calls.server.ts'
import { statementCalls } from './statements.calls.server.ts'
import { newsletterCalls } from './newsletter.calls.server.ts'
import { operatorCalls, outboxCalls } from './operators.calls.server.ts'
import { adminOperatorCalls } from './operators/admin-operators.calls.server.ts'
import { apiKeyCalls } from './operators/api-keys.calls.server.ts'
import { auditCalls } from './operators/audit.calls.server.ts'
import { reportCalls } from './operators/reports.calls.server.ts'
import { ownAccountCalls } from './operators/own-account.calls.server.ts'
import { roleCalls } from './operators/roles.calls.server.ts'
import { orderCalls } from './orders.calls.server.ts'
import { pageWordsCalls } from './content/page-words.calls.server.ts'
import { paperCalls } from './papers.calls.server.ts'
import { passkeyCalls } from './members/passkeys.calls.server.ts'
import { approvalCalls } from './money/approvals.calls.server.ts'
import { payoutCalls } from './money/payouts.calls.server.ts'
import { menuCalls } from './content/menu.calls.server.ts'
import { storefrontCalls } from './shelves/storefront.calls.server.ts'
import { brandShelfCalls } from './shelves/brand-shelves.calls.server.ts'
import { categoryShelfCalls } from './shelves/category-shelves.calls.server.ts'
import { termCalls } from './shelves/terms.calls.server.ts'
import { productCalls } from './products/index.server.ts'
import { reconciliationCalls } from './money/reconciliation.calls.server.ts'
import { reviewCalls } from './aftercare/reviews.calls.server.ts'
import { paymentCalls } from './payments.calls.server.ts'
import { searchCalls } from './search.calls.server.ts'
import { shortLinkCalls } from './short-links.calls.server.ts'
import { shopSettingsCalls } from './shop-settings.calls.server.ts'
import { signInCalls } from './members/sign-in.calls.server.ts'
import { stockAlertCalls } from './stock-alerts.calls.server.ts'
import { teamCalls } from './sellers/team.calls.server.ts'
import { synonymCalls } from './synonyms.calls.server.ts'
import { uploadCalls } from './uploads.calls.server.ts'
import { webhookCalls, type WebhookHost } from './operators/webhooks.calls.server.ts'
import { viewedProductCalls } from './members/viewed-products.calls.server.ts'
import { wishlistCalls } from './wishlist.calls.server.ts'
import { workCalls } from './work.calls.server.ts'

type Services = PaymentServices &
  SendingLimits &
  AdminHost &
  WebhookHost &
  Register & { identities: IdentityProviders; uploads: Uploads; practice: boolean; dev?: boolean }

/** Who works here and what they did, and what everybody there begins with. */
const peopleCalls: Call[] = [...roleCalls, ...apiKeyCalls, ...auditCalls, ...reportCalls]
const shelfCalls: Call[] = [...storefrontCalls, ...menuCalls, ...brandShelfCalls, ...categoryShelfCalls, ...termCalls]

/** What makes a shopper come back. */
const rewardCalls = (services: Services): Call[] => [
  ...balanceCalls(),
  ...accountCalls(services),
  ...ledgerCalls,
  ...pointCalls,
  ...pointsRoomCalls,
  ...couponCalls,
  ...campaignCalls,
  ...memberCouponCalls,
  ...invitationCalls,
]

/** Every /prod-api path, one list. */
export function allCalls(services: Services): Call[] {
  return [
    ...memberCalls(services),
    ...adminMemberCalls,
    ...signInCalls(services),
    ...passkeyCalls(services),
    ...identityCalls(services),
    ...challengeCalls(services),
    ...addressBookCalls(services),
    ...catalogueCalls,
    ...productCalls(services),
    ...shelfCalls,
    ...searchCalls,
    ...stockAlertCalls,
    ...contentCalls,
    ...pageWordsCalls(services.settings),
    ...informationCalls(services.settings, { fresh: services.dev ?? false }),
    ...wishlistCalls,
    ...teamCalls,
    ...viewedProductCalls,
    ...uploadCalls(services.uploads),
    ...bagCalls,
    ...orderCalls(services),
    ...deliveryCalls(services),
    ...claimCalls,
    ...careCalls(services),
    ...reviewCalls(services),
    ...returnCalls(services),
    ...paperCalls(services),
    ...workCalls(services),
    ...paymentCalls(services),
    ...moneyCalls,
    ...payoutCalls(services),
    ...approvalCalls(services),
    ...rewardCalls(services),
    ...reconciliationCalls,
    ...statementCalls,
    ...operatorCalls(services),
    ...peopleCalls,
    ...webhookCalls(services),
    ...adminOperatorCalls(services),
    ...ownAccountCalls(services),
    ...shortLinkCalls,
    ...synonymCalls,
    ...shopSettingsCalls(services.settings),
    ...startCalls(services),
    ...inboxCalls,
    ...consentCalls,
    ...newsletterCalls({ publicUrl: services.publicUrl, settings: services.settings }),
    ...(services.practice ? outboxCalls(services.publicUrl) : []),
  ]
}
