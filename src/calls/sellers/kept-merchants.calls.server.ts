import { decideAccount } from '#flows/money/withdrawals/account-of-merchant.ts'
import { holdMerchant as hold, liftHold as lift } from '#flows/sellers/hold-merchant.ts'
import { showKeptMerchant, showKeptMerchants } from '#flows/sellers/show-kept-merchants.ts'
import { reviewHealth, showHealth } from '#flows/sellers/watch-health.ts'
import { enterSellerCentre as enter, leaveSellerCentre as leave, showVisit } from '#flows/sellers/visit-merchant.ts'
import {
  decideMerchantAccount,
  enterSellerCentre,
  getKeptHealth,
  getKeptMerchant,
  getVisit,
  leaveSellerCentre,
  holdMerchant,
  liftHold,
  listKeptMerchants,
  reviewMerchantHealth,
} from '#modules/merchants/kept-merchants.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

/** Merchants as the shop keeps them. */
export const keptMerchantCalls: readonly Call[] = [
  defineCall(listKeptMerchants, ({ tx, language }, wanted) => showKeptMerchants(tx, wanted, language)),
  defineCall(getKeptMerchant, ({ tx, caller, language }, { merchantId }) =>
    showKeptMerchant(tx, merchantId, { operatorId: actorOf(caller).id, language }),
  ),
  defineCall(getKeptHealth, ({ tx, language }, { merchantId, days }) => showHealth(tx, merchantId, days, language)),
  defineCall(holdMerchant, async ({ tx, caller, language }, given) => {
    await hold(tx, actorOf(caller), given)
    return showKeptMerchant(tx, given.merchantId, { operatorId: actorOf(caller).id, language })
  }),
  defineCall(decideMerchantAccount, async ({ tx, caller, language }, given) => {
    await decideAccount(tx, actorOf(caller), given)
    return showKeptMerchant(tx, given.merchantId, { operatorId: actorOf(caller).id, language })
  }),
  defineCall(reviewMerchantHealth, async ({ tx, caller, language }, given) => {
    await reviewHealth(tx, actorOf(caller), given)
    return showKeptMerchant(tx, given.merchantId, { operatorId: actorOf(caller).id, language })
  }),
  defineCall(getVisit, ({ tx, caller, language }) => showVisit(tx, actorOf(caller).id, language)),
  defineCall(enterSellerCentre, async ({ tx, caller, language }, wanted) => {
    await enter(tx, actorOf(caller), wanted)
    return showVisit(tx, actorOf(caller).id, language)
  }),
  defineCall(leaveSellerCentre, async ({ tx, caller, language }) => {
    await leave(tx, actorOf(caller))
    return showVisit(tx, actorOf(caller).id, language)
  }),
  defineCall(liftHold, async ({ tx, caller, language }, given) => {
    await lift(tx, actorOf(caller), given)
    return showKeptMerchant(tx, given.merchantId, { operatorId: actorOf(caller).id, language })
  }),
]
