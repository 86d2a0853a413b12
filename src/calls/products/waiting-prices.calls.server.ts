import { decidePrices as decide, listWaitingPrices as list } from '#modules/catalogue/price-guard/index.server.ts'
import { decidePrices, listWaitingPrices } from '#modules/catalogue/price-guard/price-guard.paths.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

/** Prices that move far and wait for a second person. */
export const waitingPriceCalls: Call[] = [
  defineCall(listWaitingPrices, ({ tx, caller, language }, { decided, pageNum }) =>
    list(tx, { decided, pageNum, own: actorOf(caller).id, language }),
  ),
  defineCall(decidePrices, ({ tx, caller }, input) => decide(tx, actorOf(caller), input)),
]
