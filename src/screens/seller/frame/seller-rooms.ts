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
import { sellerReviewsText } from '#language/seller/seller-reviews.text.ts'
import { sellerSecurityText } from '#language/seller/seller-security.text.ts'
import { sellerTeamText } from '#language/seller/seller-team.text.ts'
import { sellerTodayText } from '#language/seller/seller.text.ts'
import { sellerListingsText } from '#language/sellers/proposals.text.ts'
import { sellerSourcingText } from '#language/sourcing/seller-sourcing.text.ts'
import type { SellerScope } from '#platform/access/permissions.ts'
import type { IconName } from '#ui/icons/any-icon.tsx'
import type { MerchantRoom } from '#modules/merchants/merchant-kinds.contract.ts'
import type { MaySell, OwnMerchant } from './seller-session.ts'

/** What each room needs; the shop decides again at every call. Rooms with an icon are at the foot of a phone. */
export type SellerRoom = {
  path: string
  name: Record<Language, string>
  needs: SellerScope | undefined
  /** For its own people, and not for an operator who only helps. */
  isOwn?: true
  /** Which of the rooms that an operator gives to kinds of merchants; none for those every kind has. */
  room?: MerchantRoom
  /** The very work of merchants of this kind, and of no others. */
  of?: OwnMerchant['kind']
  icon?: IconName
}

/** The seller centre as its rail shows it, in groups with a line between. A new room is one line of its group. */
const GROUPS: readonly (readonly SellerRoom[])[] = [
  [
    { path: '/seller', name: sellerTodayText.title, needs: undefined, icon: 'info' },
    { path: '/seller/offers', name: sellerOffersText.title, needs: 'offer', room: 'offers', icon: 'edit' },
    { path: '/seller/listings', name: sellerListingsText.title, needs: 'offer', room: 'offers', isOwn: true },
    { path: '/seller/orders', name: sellerOrdersText.title, needs: 'ship', room: 'orders', icon: 'bag' },
    { path: '/seller/sourcing', name: sellerSourcingText.title, needs: 'ship', of: 'global-buyer', icon: 'search' },
    { path: '/seller/questions', name: sellerQuestionsText.title, needs: 'talk', room: 'questions' },
    { path: '/seller/reviews', name: sellerReviewsText.title, needs: 'talk', room: 'questions' },
    { path: '/seller/cases', name: sellerAnswersText.title, needs: 'ship', room: 'orders' },
    { path: '/seller/links', name: sellerLinksText.title, needs: 'offer', of: 'influencer', icon: 'forward' },
    { path: '/seller/picks', name: sellerPicksText.title, needs: 'offer', of: 'influencer', icon: 'heart' },
  ],
  [
    { path: '/seller/money', name: sellerMoneyText.title, needs: 'money', room: 'money', icon: 'key' },
    { path: '/seller/health', name: sellerHealthText.title, needs: 'ship', room: 'health' },
  ],
  [
    { path: '/seller/team', name: sellerTeamText.title, needs: 'team', room: 'team', icon: 'account' },
    { path: '/seller/keys', name: sellerKeysText.title, needs: 'offer', room: 'offers', isOwn: true },
    { path: '/seller/documents', name: sellerDocumentsText.title, needs: 'team', room: 'documents' },
    { path: '/seller/security', name: sellerSecurityText.title, needs: undefined, isOwn: true },
    { path: '/seller/holidays', name: sellerHolidaysText.title, needs: 'offer', room: 'offers' },
  ],
]

/** The room of a page of the seller centre. `path`: without the language. */
export const roomOfPage = (path: string): SellerRoom | undefined =>
  GROUPS.flat().find((room) => room.path === path || (room.path !== '/seller' && path.startsWith(`${room.path}/`)))

type Kept = Pick<OwnMerchant, 'kind' | 'rooms'>

export const sellerRoomsFor = (may: MaySell, isVisit: boolean, merchant: Kept | undefined): SellerRoom[][] =>
  GROUPS.map((group) =>
    group.filter(
      ({ needs, isOwn, room, of }) =>
        (needs === undefined || may(needs)) &&
        !(isVisit && isOwn) &&
        (room === undefined || merchant?.rooms.includes(room) === true) &&
        (of === undefined || of === merchant?.kind),
    ),
  ).filter((group) => group.length > 0)
