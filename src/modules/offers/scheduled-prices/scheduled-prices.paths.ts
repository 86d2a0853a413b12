import { getCall, postCall } from '#platform/wire/call-path.ts'
import {
  SaleDetailInput,
  SaleDetailWire,
  SaleIdInput,
  SalePreviewWire,
  SalesInput,
  SalesWire,
  SetSaleInput,
} from './scheduled-prices.contract.ts'

export const listSales = getCall('/admin/price/sales', { access: 'read-products', input: SalesInput, output: SalesWire })
export const getSale = getCall('/admin/price/sale', { access: 'read-products', input: SaleDetailInput, output: SaleDetailWire })
/** What would become of it: changes nothing. */
export const previewSale = postCall('/admin/price/previewSale', {
  access: 'change-prices',
  reads: true,
  input: SetSaleInput,
  output: SalePreviewWire,
})
export const setSale = postCall('/admin/price/setSale', {
  access: 'change-prices',
  once: true,
  input: SetSaleInput,
  output: SaleIdInput,
})
/** One that has not begun is gone; one that runs ends now. */
export const endSale = postCall('/admin/price/endSale', { access: 'change-prices', input: SaleIdInput })
