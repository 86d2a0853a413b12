import { putPrices as prices, putProducts as products, putStock as stock } from '#flows/products/put-many.ts'
import { BatchWire, PutPricesInput, PutProductsInput, PutStockInput } from '#modules/catalogue/imports/batches.contract.ts'
import { putPrices, putProducts, putStock } from '#modules/catalogue/imports/batches.paths.ts'
import { holds } from '#platform/access/permissions.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import { refuse } from '#platform/refusal.ts'

/** A thousand products in both languages. */
const MOST_BYTES = 4 * 2 ** 20

const putProductsCall = defineCall(putProducts, {
  access: 'edit-products',
  input: PutProductsInput,
  output: BatchWire,
  // In transactions of its own.
  reads: true,
  run: ({ database, caller }, { products: wanted, publish }) =>
    publish && !holds(caller, 'publish-products')
      ? refuse('NOT_PERMITTED')
      : products(database, actorOf(caller), wanted, { publish, setPrices: holds(caller, 'change-prices') }),
})

/** For programs with keys: many at a time, an answer for each. What is sent is what is to be, so that a call can be repeated. */
export const batchCalls: Call[] = [
  { ...putProductsCall, mostBytes: MOST_BYTES },
  defineCall(putPrices, {
    access: 'change-prices',
    input: PutPricesInput,
    output: BatchWire,
    reads: true,
    run: ({ database, caller }, { prices: wanted }) => prices(database, actorOf(caller), wanted),
  }),
  defineCall(putStock, {
    access: 'move-stock',
    input: PutStockInput,
    output: BatchWire,
    reads: true,
    run: ({ database, caller }, input) => stock(database, actorOf(caller), input),
  }),
]
