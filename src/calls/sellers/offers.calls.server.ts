import { endOffersOf, restOffersOf, saveOfferOf, saveOffersOf } from '#flows/sellers/change-offers.ts'
import { countOwnOffersOf, findItemsFor, showOwnOffers } from '#flows/sellers/show-offers.ts'
import {
  countOwnOffers,
  endOffers,
  findItems,
  listOwnOffers,
  restOffers,
  saveOffer,
  saveOffers,
} from '#modules/offers/selling/selling.paths.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

type Host = { settings: ReadSettings }

/** What merchants ask for what the shop lists. */
export const offerCalls = ({ settings }: Host): Call[] => [
  defineCall(listOwnOffers, async ({ tx, caller: { seller }, language }, wanted) =>
    showOwnOffers(tx, { seller, language, settlement: (await settings(tx)).settlement }, wanted),
  ),
  defineCall(countOwnOffers, ({ tx, caller }) => countOwnOffersOf(tx, caller.seller)),
  defineCall(findItems, async ({ tx, caller: { seller }, language }, { word }) =>
    findItemsFor(tx, { seller, language, settlement: (await settings(tx)).settlement }, word),
  ),
  defineCall(saveOffer, ({ tx, caller }, typed) => saveOfferOf(tx, caller.seller, typed)),
  defineCall(saveOffers, ({ tx, caller, language }, { list }) => saveOffersOf(tx, caller.seller, list, language)),
  defineCall(endOffers, ({ tx, caller }, { offerIds }) => endOffersOf(tx, caller.seller, offerIds)),
  defineCall(restOffers, async ({ tx, caller }, { rests }) => {
    await restOffersOf(tx, caller.seller, rests)
    return countOwnOffersOf(tx, caller.seller)
  }),
]
