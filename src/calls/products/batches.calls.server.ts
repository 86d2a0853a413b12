import { putPrices as prices, putProducts as products, putStock as stock } from '#flows/products/put-many.ts'
import { putPrices, putProducts, putStock } from '#modules/catalogue/imports/batches.paths.ts'
import { holds } from '#platform/access/permissions.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import { refuse } from '#platform/refusal.ts'

/** For programs with keys: many at a time, an answer for each. What is sent is what is to be, so that a call can be repeated. */
export const batchCalls: Call[] = [
  defineCall(putProducts, ({ database, caller }, { products: wanted, publish }) =>
    publish && !holds(caller, 'publish-products')
      ? refuse('NOT_PERMITTED')
      : products(database, actorOf(caller), wanted, { publish, setPrices: holds(caller, 'change-prices') }),
  ),
  defineCall(putPrices, ({ database, caller }, { prices: wanted }) => prices(database, actorOf(caller), wanted)),
  defineCall(putStock, ({ database, caller }, input) => stock(database, actorOf(caller), input)),
]
