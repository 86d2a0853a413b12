import type { Cents } from '#platform/money.ts'
import type { MerchantKind } from '../offers.contract.ts'
import { maySell, type ProductSellers } from '../offers.rules.ts'

export const MOST_PIECES = 9_999
/** Up to four working days where the item is in Hong Kong or Macau; five days and more elsewhere. */
export const DISPATCH_DAYS_MOST = 18
/** Of what an offer says nothing else of. */
export const USUAL_DISPATCH_DAYS = 4
export const CONDITIONS = ['new', 'like-new', 'very-good', 'good'] as const
/** Of each item that is not new. */
export const PHOTOS = { least: 3, most: 10 }
/** Offers end soon that end within so many days. */
export const ENDING_DAYS = 7

/**
 * `applying`: its application is not approved yet; `closing`: its owners close it, or have; `lapsed`: a document of it has ended; `away`: on holiday; `full`: as many orders are open as a new one may have; `sold-up`: it has sold as
 * many items as its kind may in a month.
 */
export const sellingStates = [
  'active',
  'applying',
  'closing',
  'resting',
  'suspended',
  'lapsed',
  'away',
  'full',
  'sold-up',
] as const
type SellingState = (typeof sellingStates)[number]

/** How many items a merchant may sell in a month of Hong Kong, and how many of them are left. */
export type MonthLimit = { most: number; left: number }

/**
 * A merchant as far as its offers go. `placesOffers`: what the rules of its kind say; `isDealer`: it may offer precious pieces;
 * `sellsUsed`: the shop takes offers of items that are not new.
 */
export type OfferingMerchant = {
  kind: MerchantKind
  isHouse: boolean
  /** Those it was accepted with. */
  brands: readonly string[]
  state: SellingState
  placesOffers: boolean
  isDealer: boolean
  sellsUsed: boolean
  limit?: MonthLimit
}
type Offered = { brandCode: string; listed: boolean; sellers: ProductSellers; precious: boolean }

export type OfferProblem =
  | 'OFFERS_NOT_OF_KIND'
  | 'OFFERS_SUSPENDED'
  | 'SHOP_CLOSES'
  | 'OFFER_NO_ITEM'
  | 'OFFER_FOR_STORES'
  | 'OFFER_FOR_BRAND'
  | 'OFFER_OF_OTHER_BRAND'
  | 'OFFER_CONDITION_OFF'
  | 'OFFER_NEEDS_PHOTOS'
  | 'OFFER_NEEDS_DEALER'
  | 'OFFER_MONTH_LIMIT'

/** Why a merchant may not offer this; undefined when it may. */
export function offerProblem(merchant: OfferingMerchant, item: Offered | undefined, condition: string): OfferProblem | undefined {
  if (merchant.state === 'closing') return 'SHOP_CLOSES'
  if (merchant.state === 'suspended') return 'OFFERS_SUSPENDED'
  if (!merchant.placesOffers) return 'OFFERS_NOT_OF_KIND'
  if (!item?.listed) return 'OFFER_NO_ITEM'
  if (!maySell(item.sellers, { ...merchant, hasBrand: merchant.brands.includes(item.brandCode) })) {
    if (merchant.kind === 'brand') return 'OFFER_OF_OTHER_BRAND'
    return item.sellers === 'stores' ? 'OFFER_FOR_STORES' : 'OFFER_FOR_BRAND'
  }
  if (item.precious && !merchant.isDealer) return 'OFFER_NEEDS_DEALER'
  return condition === 'new' || merchant.sellsUsed ? undefined : 'OFFER_CONDITION_OFF'
}

/** More may not be offered of an item than may still be sold; what is there already stays, so that a price can change. */
export const isAboveLimit = ({ limit }: OfferingMerchant, stock: { before: number; after: number }): boolean =>
  limit !== undefined && stock.after > stock.before && stock.after > limit.left

/** Where an offer would stand at a price: behind all that ask less, and behind those that ask the same already. */
export const rankAt = (price: Cents, rivals: readonly { cents: Cents; num: number }[]): number =>
  1 + rivals.reduce((before, { cents, num }) => before + (cents <= price ? num : 0), 0)
