import { putOffers as put } from '#flows/sellers/offer-files/put-offers.ts'
import { endKey, makeKey, showKeys } from '#flows/sellers/seller-keys.ts'
import { endMerchantKey, listMerchantKeys, makeMerchantKey } from '#modules/merchants/merchant-keys.paths.ts'
import { putOffers } from '#modules/offers/selling/put-offers.paths.ts'
import { type Call, defineCall } from '#platform/call.server.ts'

/** Keys of merchants' programs, and what programs do with them. */
export const sellerKeyCalls: Call[] = [
  defineCall(listMerchantKeys, ({ tx, caller }) => showKeys(tx, caller.seller)),
  defineCall(makeMerchantKey, ({ tx, caller }, wanted) => makeKey(tx, caller.seller, wanted)),
  defineCall(endMerchantKey, ({ tx, caller }, { keyId }) => endKey(tx, caller.seller, keyId)),
  defineCall(putOffers, ({ tx, caller, language }, { offers }) => put(tx, caller.seller, offers, language)),
]
