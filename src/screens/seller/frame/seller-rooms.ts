import type { Language } from '#language/languages.ts'
import { sellerAnswersText } from '#language/seller/seller-answers.text.ts'
import { sellerDocumentsText } from '#language/seller/seller-documents.text.ts'
import { sellerHealthText } from '#language/seller/seller-health.text.ts'
import { sellerLinksText } from '#language/seller/seller-links.text.ts'
import { sellerPicksText } from '#language/seller/seller-picks.text.ts'
import { sellerHolidaysText } from '#language/seller/seller-holidays.text.ts'
import { sellerKeysText } from '#language/seller/seller-keys.text.ts'
import { sellerMoneyText } from '#language/seller/seller-money.text.ts'
import { sellerOrdersText } from '#language/seller/seller-orders.text.ts'
import { sellerOffersText } from '#language/seller/seller-offers.text.ts'
import { sellerQuestionsText } from '#language/seller/seller-questions.text.ts'
import { sellerSecurityText } from '#language/seller/seller-security.text.ts'
import { sellerTeamText } from '#language/seller/seller-team.text.ts'
import { sellerTodayText } from '#language/seller/seller.text.ts'
import { sellerListingsText } from '#language/sellers/proposals.text.ts'
import { sellerSourcingText } from '#language/sourcing/seller-sourcing.text.ts'
import type { SellerScope } from '#platform/access/permissions.ts'
import type { IconName } from '#ui/icon.tsx'
import type { MaySell, OwnMerchant } from './seller-session.ts'

/** What each room needs; the shop decides again at every call. Rooms with an icon are at the foot of a phone. */
export type SellerRoom = {
  path: string
  name: Record<Language, string>
  needs: SellerScope | undefined
  /** For its own people, and not for an operator who only helps. */
  isOwn?: true
  /** Of merchants of this kind alone. */
  of?: OwnMerchant['kind']
  /** Of no use to merchants of this kind. */
  notOf?: OwnMerchant['kind']
  icon?: IconName
}

/** The seller centre as its rail shows it, in groups with a line between. A new room is one line of its group. */
const GROUPS: readonly (readonly SellerRoom[])[] = [
  [
    { path: '/seller', name: sellerTodayText.title, needs: undefined, icon: 'info' },
    { path: '/seller/offers', name: sellerOffersText.title, needs: 'offer', notOf: 'influencer', icon: 'edit' },
    { path: '/seller/listings', name: sellerListingsText.title, needs: 'offer', notOf: 'influencer', isOwn: true },
    { path: '/seller/orders', name: sellerOrdersText.title, needs: 'ship', notOf: 'influencer', icon: 'bag' },
    { path: '/seller/sourcing', name: sellerSourcingText.title, needs: 'ship', of: 'global-buyer', icon: 'search' },
    { path: '/seller/questions', name: sellerQuestionsText.title, needs: 'talk' },
    { path: '/seller/cases', name: sellerAnswersText.title, needs: 'ship', notOf: 'influencer' },
    { path: '/seller/links', name: sellerLinksText.title, needs: 'offer', of: 'influencer', icon: 'forward' },
    { path: '/seller/picks', name: sellerPicksText.title, needs: 'offer', of: 'influencer', icon: 'heart' },
  ],
  [
    { path: '/seller/money', name: sellerMoneyText.title, needs: 'money', icon: 'key' },
    { path: '/seller/health', name: sellerHealthText.title, needs: 'ship', notOf: 'influencer' },
  ],
  [
    { path: '/seller/team', name: sellerTeamText.title, needs: 'team', icon: 'account' },
    { path: '/seller/keys', name: sellerKeysText.title, needs: 'offer', notOf: 'influencer', isOwn: true },
    { path: '/seller/documents', name: sellerDocumentsText.title, needs: 'team' },
    { path: '/seller/security', name: sellerSecurityText.title, needs: undefined, isOwn: true },
    { path: '/seller/holidays', name: sellerHolidaysText.title, needs: 'offer', notOf: 'influencer' },
  ],
]

/** What somebody needs for a page of the seller centre: what its room needs. `path`: without the language. */
export const scopeOfPage = (path: string): SellerScope | undefined =>
  GROUPS.flat().find((room) => room.path === path || (room.path !== '/seller' && path.startsWith(`${room.path}/`)))?.needs

export const sellerRoomsFor = (may: MaySell, isVisit: boolean, kind: OwnMerchant['kind'] | undefined): SellerRoom[][] =>
  GROUPS.map((group) =>
    group.filter(
      ({ needs, isOwn, of, notOf }) =>
        (needs === undefined || may(needs)) &&
        !(isVisit && isOwn) &&
        (of === undefined || of === kind) &&
        (notOf === undefined || notOf !== kind),
    ),
  ).filter((group) => group.length > 0)
