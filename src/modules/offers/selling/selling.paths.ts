import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  EndedOffersWire,
  EndOffersInput,
  FindItemsInput,
  FoundItemsWire,
  OfferCountsWire,
  OwnOffersInput,
  OwnOffersWire,
  RestOffersInput,
  SavedOffersWire,
  SaveOfferInput,
  SaveOffersInput,
} from './selling.contract.ts'

const access = { seller: 'offer' } as const

export const listOwnOffers = getCall('/seller/offer/list', { access, input: OwnOffersInput, output: OwnOffersWire })
export const countOwnOffers = getCall('/seller/offer/counts', { access, output: OfferCountsWire })
export const findItems = getCall('/seller/offer/find', { access, input: FindItemsInput, output: FoundItemsWire })
export const saveOffer = postCall('/seller/offer/save', { access, once: true, input: SaveOfferInput, output: SavedOffersWire })
export const saveOffers = postCall('/seller/offer/saveMany', {
  access,
  once: true,
  mostBytes: 1_000_000,
  input: SaveOffersInput,
  output: SavedOffersWire,
})
export const endOffers = postCall('/seller/offer/end', { access, once: true, input: EndOffersInput, output: EndedOffersWire })
/** All offers wait while the merchant is away, and are sold again when it is back. */
export const restOffers = postCall('/seller/offer/rest', { access, once: true, input: RestOffersInput, output: OfferCountsWire })
