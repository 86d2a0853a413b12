import { z } from 'zod'
import {
  SaleDetailInput,
  SaleDetailWire,
  SaleIdInput,
  SalePreviewWire,
  SalesInput,
  SalesWire,
  SetSaleInput,
} from '#modules/offers/dated-prices/dated-prices.contract.ts'
import { endSale, getSale, listSales, previewSale, setSale } from '#modules/offers/dated-prices/dated-prices.paths.ts'
import {
  endSale as end,
  getSale as readSale,
  listSales as readSales,
  previewSale as preview,
  setSale as set,
} from '#modules/offers/index.server.ts'
import { withPieces } from '#flows/shelves/pieces-of-sale.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'

export const datedPriceCalls: Call[] = [
  defineCall(listSales, {
    access: 'read-products',
    input: SalesInput,
    output: SalesWire,
    run: ({ tx, language }, wanted) => readSales(tx, wanted, language),
  }),
  defineCall(getSale, {
    access: 'read-products',
    input: SaleDetailInput,
    output: SaleDetailWire,
    run: ({ tx, language }, wanted) => readSale(tx, wanted, language),
  }),
  defineCall(previewSale, {
    access: 'change-prices',
    input: SetSaleInput,
    output: SalePreviewWire,
    reads: true,
    run: async ({ tx, language }, wanted) => preview(tx, await withPieces(tx, wanted), language),
  }),
  defineCall(setSale, {
    access: 'change-prices',
    input: SetSaleInput,
    output: SaleIdInput,
    run: async ({ tx, caller }, wanted) => set(tx, actorOf(caller), await withPieces(tx, wanted)),
  }),
  defineCall(endSale, {
    access: 'change-prices',
    input: SaleIdInput,
    output: z.object({}),
    run: async ({ tx, caller }, { saleId }) => {
      await end(tx, actorOf(caller), saleId)
      return {}
    },
  }),
]
