import { postCall } from '#platform/wire/call-path.ts'
import type { BatchWire, PutPricesInput, PutProductsInput, PutStockInput } from './batches.contract.ts'

export const putProducts = postCall<PutProductsInput, BatchWire>('/admin/product/putMany')
export const putPrices = postCall<PutPricesInput, BatchWire>('/admin/product/putPrices')
export const putStock = postCall<PutStockInput, BatchWire>('/admin/stock/putMany')
