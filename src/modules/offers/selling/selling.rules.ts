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

/** `lapsed`: a document of it has ended; `away`: on holiday; `full`: as many orders are open as a new one may have. */
export const sellingStates = ['active', 'resting', 'suspended', 'lapsed', 'away', 'full'] as const
type SellingState = (typeof sellingStates)[number]

/**
 * A merchant as far as its offers go. `placesOffers`: what the rules of its kind say; `isDealer`: it may offer precious pieces;
 * `sellsUsed`: the shop takes offers of items that are not new.
 */
export type OfferingMerchant = {
  kind: MerchantKind
  isHouse: boolean
  state: SellingState
  placesOffers: boolean
  isDealer: boolean
  sellsUsed: boolean
}
type Offered = { listed: boolean; sellers: ProductSellers; precious: boolean }

export type OfferProblem =
  | 'OFFERS_NOT_OF_KIND'
  | 'OFFERS_SUSPENDED'
  | 'OFFER_NO_ITEM'
  | 'OFFER_FOR_STORES'
  | 'OFFER_FOR_BRAND'
  | 'OFFER_CONDITION_OFF'
  | 'OFFER_NEEDS_PHOTOS'
  | 'OFFER_NEEDS_DEALER'

/** Why a merchant may not offer this; undefined when it may. */
export function offerProblem(merchant: OfferingMerchant, item: Offered | undefined, condition: string): OfferProblem | undefined {
  if (merchant.state === 'suspended') return 'OFFERS_SUSPENDED'
  if (!merchant.placesOffers) return 'OFFERS_NOT_OF_KIND'
  if (!item?.listed) return 'OFFER_NO_ITEM'
  if (!maySell(item.sellers, merchant)) return item.sellers === 'stores' ? 'OFFER_FOR_STORES' : 'OFFER_FOR_BRAND'
  if (item.precious && !merchant.isDealer) return 'OFFER_NEEDS_DEALER'
  return condition === 'new' || merchant.sellsUsed ? undefined : 'OFFER_CONDITION_OFF'
}

/** Where an offer would stand at a price: behind all that ask less, and behind those that ask the same already. */
export const rankAt = (price: Cents, rivals: readonly { cents: Cents; num: number }[]): number =>
  1 + rivals.reduce((before, { cents, num }) => before + (cents <= price ? num : 0), 0)
