import { getCall, postCall } from '#platform/wire/call-path.ts'
import type {
  SaleDetailInput,
  SaleDetailWire,
  SaleIdInput,
  SalePreviewWire,
  SalesInput,
  SalesWire,
  SetSaleInput,
} from './dated-prices.contract.ts'

export const listSales = getCall<SalesInput, SalesWire>('/admin/price/sales')
export const getSale = getCall<SaleDetailInput, SaleDetailWire>('/admin/price/sale')
/** What would become of it: changes nothing. */
export const previewSale = postCall<SetSaleInput, SalePreviewWire>('/admin/price/previewSale')
export const setSale = postCall<SetSaleInput, SaleIdInput>('/admin/price/setSale', { once: true })
/** One that has not begun is gone; one that runs ends now. */
export const endSale = postCall<SaleIdInput, Record<string, never>>('/admin/price/endSale')
