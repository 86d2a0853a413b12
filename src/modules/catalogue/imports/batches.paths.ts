import { postCall } from '#platform/wire/call-path.ts'
import { BatchWire, PutPricesInput, PutProductsInput, PutStockInput } from './batches.contract.ts'

export const putProducts = postCall('/admin/product/putMany', {
  // A thousand products in both languages.
  mostBytes: 4 * 2 ** 20,
  access: 'edit-products',
  // In transactions of its own.
  reads: true,
  input: PutProductsInput,
  output: BatchWire,
})
export const putPrices = postCall('/admin/product/putPrices', {
  access: 'change-prices',
  reads: true,
  input: PutPricesInput,
  output: BatchWire,
})
export const putStock = postCall('/admin/stock/putMany', {
  access: 'move-stock',
  reads: true,
  input: PutStockInput,
  output: BatchWire,
})
