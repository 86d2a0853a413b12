import { adminPointsText } from '#language/admin/rewards/admin-points.text.ts'
import { adminBannersText } from '#language/admin/front/admin-banners.text.ts'
import { adminCollectionsText } from '#language/admin/front/admin-collections.text.ts'
import { adminListOrdersText } from '#language/admin/front/admin-list-orders.text.ts'
import { adminMenuText } from '#language/admin/front/admin-menu.text.ts'
import { adminBalancesText } from '#language/admin/books/admin-balances.text.ts'
import { adminLedgerText } from '#language/admin/books/admin-ledger.text.ts'
import { adminAuditText } from '#language/admin/admin-audit.text.ts'
import { adminBenchText } from '#language/admin/admin-bench.text.ts'
import { adminCareText } from '#language/admin/admin-care.text.ts'
import { adminSourcingText } from '#language/sourcing/admin-sourcing.text.ts'
import { adminAnswersText } from '#language/admin/admin-seller-answers.text.ts'
import { adminCasesText } from '#language/admin/cases/admin-bench-cases.text.ts'
import { adminClaimsText } from '#language/admin/cases/admin-claims.text.ts'
import { adminConversationsText } from '#language/admin/cases/admin-conversations.text.ts'
import { adminDispatchText } from '#language/admin/admin-dispatch.text.ts'
import { adminKeysText } from '#language/admin/admin-keys.text.ts'
import { adminMembersText } from '#language/admin/admin-members.text.ts'
import { adminOperatorsText } from '#language/admin/admin-operators.text.ts'
import { adminPagesText } from '#language/admin/front/admin-pages.text.ts'
import { adminPayoutText } from '#language/admin/admin-payouts.text.ts'
import { adminReportsText } from '#language/admin/admin-reports.text.ts'
import { adminReturnsText } from '#language/admin/cases/admin-returns.text.ts'
import { adminReviewsText } from '#language/admin/admin-reviews.text.ts'
import { adminSettingsText } from '#language/admin/admin-settings.text.ts'
import { adminStartText } from '#language/admin/admin-start.text.ts'
import { adminStatementsText } from '#language/admin/admin-statements.text.ts'
import { adminTodayText } from '#language/admin/admin-today.text.ts'
import { adminWebhooksText } from '#language/admin/admin-webhooks.text.ts'
import { adminCampaignsText } from '#language/admin/campaigns/admin-campaigns.text.ts'
import { adminInvitationsText } from '#language/admin/campaigns/admin-invitations.text.ts'
import { adminText } from '#language/admin/admin.text.ts'
import { adminBrandsText } from '#language/admin/products/admin-brands.text.ts'
import { adminCategoriesText } from '#language/admin/products/admin-categories.text.ts'
import { adminCountsText } from '#language/admin/products/admin-counts.text.ts'
import { adminImportsText } from '#language/admin/products/admin-imports.text.ts'
import { adminListingsText } from '#language/sellers/proposals.text.ts'
import { adminApplicationsText } from '#language/sellers/admin-applications.text.ts'
import { adminReferralsText } from '#language/sellers/admin-referrals.text.ts'
import { keptMerchantsText } from '#language/sellers/kept-merchants.text.ts'
import { adminCommissionsText } from '#language/admin/books/admin-commissions.text.ts'
import { adminDebtsText, adminMerchantStatementsText } from '#language/admin/books/admin-merchant-statements.text.ts'
import { adminApprovalsText } from '#language/admin/books/admin-approvals.text.ts'
import { adminPriceChangesText } from '#language/admin/products/admin-price-changes.text.ts'
import { adminPricesText } from '#language/admin/products/admin-prices.text.ts'
import { adminStockText } from '#language/admin/products/admin-stock.text.ts'
import { adminTermsText } from '#language/admin/products/admin-terms.text.ts'
import { adminModerationText } from '#language/moderation/admin-moderation.text.ts'
import { adminNewsText } from '#language/admin/front/admin-news.text.ts'
import { moderationWordsText } from '#language/moderation/moderation-words.text.ts'
import { roomGroupText } from '#language/admin/admin-rooms.text.ts'
import type { Language } from '#language/languages.ts'
import type { Permission } from '#platform/access/permissions.ts'
import type { May } from '#screens/admin/session/session.ts'

/** What each room needs; the shop decides again at every call. */
export type Room = { path: string; name: Record<Language, string>; needs: Permission | undefined }
/** Rooms under one heading; `id` is how a browser remembers that it is folded. */
export type RoomGroup = { id: string; name: Record<Language, string>; rooms: readonly Room[] }

/** The back office as its rail shows it. A new room is one line of its group. */
const GROUPS: readonly RoomGroup[] = [
  {
    id: 'today',
    name: roomGroupText.today,
    rooms: [
      { path: '/admin/start', name: adminStartText.title, needs: 'change-settings' },
      { path: '/admin/today', name: adminTodayText.title, needs: undefined },
      { path: '/admin/reports', name: adminReportsText.title, needs: 'read-reports' },
    ],
  },
  {
    id: 'orders',
    name: roomGroupText.orders,
    rooms: [
      { path: '/admin', name: adminText.orders, needs: 'read-orders' },
      { path: '/admin/bench', name: adminBenchText.title, needs: 'authenticate' },
      { path: '/admin/benchCases', name: adminCasesText.title, needs: 'read-orders' },
      { path: '/admin/dispatch', name: adminDispatchText.title, needs: 'move-orders' },
    ],
  },
  {
    id: 'aftersales',
    name: roomGroupText.afterSales,
    rooms: [
      { path: '/admin/returns', name: adminReturnsText.title, needs: 'read-orders' },
      { path: '/admin/claims', name: adminClaimsText.title, needs: 'read-orders' },
      { path: '/admin/sellerAnswers', name: adminAnswersText.title, needs: 'read-orders' },
      { path: '/admin/sourcing', name: adminSourcingText.title, needs: 'read-orders' },
      { path: '/admin/care', name: adminCareText.title, needs: 'read-orders' },
      { path: '/admin/conversations', name: adminConversationsText.title, needs: 'answer-members' },
      { path: '/admin/reviews', name: adminReviewsText.title, needs: 'keep-reviews' },
    ],
  },
  {
    id: 'community',
    name: roomGroupText.community,
    rooms: [
      { path: '/admin/moderation', name: adminModerationText.title, needs: 'moderate' },
      { path: '/admin/moderationWords', name: moderationWordsText.title, needs: 'moderate' },
      { path: '/admin/news', name: adminNewsText.title, needs: 'write-news' },
    ],
  },
  {
    id: 'catalogue',
    name: roomGroupText.catalogue,
    rooms: [
      { path: '/admin/products', name: adminText.products, needs: 'read-products' },
      { path: '/admin/brands', name: adminBrandsText.title, needs: 'keep-shelves' },
      { path: '/admin/categories', name: adminCategoriesText.title, needs: 'keep-shelves' },
      { path: '/admin/attributes', name: adminTermsText.title, needs: 'keep-shelves' },
      { path: '/admin/imports', name: adminImportsText.title, needs: 'import-products' },
    ],
  },
  {
    id: 'front',
    name: roomGroupText.front,
    rooms: [
      { path: '/admin/home', name: adminText.home, needs: 'arrange-home' },
      { path: '/admin/menu', name: adminMenuText.title, needs: 'arrange-home' },
      { path: '/admin/collections', name: adminCollectionsText.title, needs: 'arrange-home' },
      { path: '/admin/listOrders', name: adminListOrdersText.title, needs: 'arrange-home' },
      { path: '/admin/banners', name: adminBannersText.title, needs: 'arrange-home' },
      { path: '/admin/announcements', name: adminText.announcements, needs: 'arrange-home' },
      { path: '/admin/pages', name: adminPagesText.title, needs: 'edit-pages' },
      { path: '/admin/links', name: adminText.links, needs: 'keep-links' },
      { path: '/admin/search', name: adminText.searchWords, needs: 'keep-search' },
    ],
  },
  {
    id: 'stock',
    name: roomGroupText.stock,
    rooms: [
      { path: '/admin/stock', name: adminStockText.title, needs: 'read-products' },
      { path: '/admin/counts', name: adminCountsText.title, needs: 'read-products' },
      { path: '/admin/prices', name: adminPricesText.title, needs: 'read-products' },
      { path: '/admin/price-changes', name: adminPriceChangesText.title, needs: 'approve-prices' },
    ],
  },
  {
    id: 'rewards',
    name: roomGroupText.rewards,
    rooms: [
      { path: '/admin/campaigns', name: adminCampaignsText.title, needs: 'keep-campaigns' },
      { path: '/admin/points', name: adminPointsText.title, needs: 'correct-points' },
      { path: '/admin/invitations', name: adminInvitationsText.title, needs: 'keep-invitations' },
    ],
  },
  {
    id: 'money',
    name: roomGroupText.money,
    rooms: [
      { path: '/admin/money', name: adminText.money, needs: 'handle-money' },
      { path: '/admin/approvals', name: adminApprovalsText.title, needs: undefined },
      { path: '/admin/payouts', name: adminPayoutText.title, needs: 'pay-out' },
      { path: '/admin/statements', name: adminStatementsText.title, needs: 'handle-money' },
      { path: '/admin/merchant-statements', name: adminMerchantStatementsText.title, needs: 'approve-statements' },
      { path: '/admin/money/debts', name: adminDebtsText.title, needs: 'approve-statements' },
      { path: '/admin/referrals', name: adminReferralsText.title, needs: 'keep-commissions' },
      { path: '/admin/commissions', name: adminCommissionsText.title, needs: 'keep-commissions' },
      { path: '/admin/money/balances', name: adminBalancesText.title, needs: 'handle-money' },
      { path: '/admin/money/ledger', name: adminLedgerText.title, needs: 'handle-money' },
    ],
  },
  {
    id: 'members',
    name: roomGroupText.members,
    rooms: [
      { path: '/admin/members', name: adminMembersText.title, needs: 'keep-members' },
      { path: '/admin/merchants', name: keptMerchantsText.title, needs: 'keep-merchants' },
      { path: '/admin/applications', name: adminApplicationsText.title, needs: 'review-applications' },
      { path: '/admin/listings', name: adminListingsText.title, needs: 'approve-listings' },
    ],
  },
  {
    id: 'house',
    name: roomGroupText.house,
    rooms: [
      { path: '/admin/operators', name: adminOperatorsText.title, needs: 'keep-operators' },
      { path: '/admin/keys', name: adminKeysText.title, needs: 'keep-keys' },
      { path: '/admin/webhooks', name: adminWebhooksText.title, needs: 'keep-webhooks' },
      { path: '/admin/audit', name: adminAuditText.title, needs: 'read-audit' },
      { path: '/admin/work', name: adminText.work, needs: 'keep-work' },
      { path: '/admin/outbox', name: adminText.outbox, needs: 'read-mails' },
      { path: '/admin/settings', name: adminSettingsText.title, needs: 'change-settings' },
    ],
  },
]

/** What somebody may enter; a heading without a room is left out. */
export const groupsFor = (may: May, hidden: (path: string) => boolean): RoomGroup[] =>
  GROUPS.map((group) => ({
    ...group,
    rooms: group.rooms.filter(({ path, needs }) => (needs === undefined || may(needs)) && !hidden(path)),
  })).filter(({ rooms }) => rooms.length > 0)
