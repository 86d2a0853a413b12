import { endSale, getSale, listSales, previewSale, setSale } from '#modules/offers/scheduled-prices/scheduled-prices.paths.ts'
import {
  endSale as end,
  getSale as readSale,
  listSales as readSales,
  previewSale as preview,
  setSale as set,
} from '#modules/offers/index.server.ts'
import { withPieces } from '#flows/taxonomy/pieces-of-sale.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const scheduledPriceCalls: Call[] = [
  defineCall(listSales, ({ tx, language }, wanted) => readSales(tx, wanted, language)),
  defineCall(getSale, ({ tx, language }, wanted) => readSale(tx, wanted, language)),
  defineCall(previewSale, async ({ tx, language }, wanted) => preview(tx, await withPieces(tx, wanted), language)),
  defineCall(setSale, async ({ tx, caller }, wanted) => set(tx, actorOf(caller), await withPieces(tx, wanted))),
  defineCall(endSale, async ({ tx, caller }, { saleId }) => {
    await end(tx, actorOf(caller), saleId)
    return {}
  }),
]
