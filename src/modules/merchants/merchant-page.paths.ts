import { getCall } from '#platform/wire/call-path.ts'
import { MerchantPageInput, MerchantPageWire } from './merchant-page.contract.ts'

/** A merchant as its public page shows it. */
export const getMerchantPage = getCall('/merchant/detail', {
  access: 'anyone',
  lags: true,
  input: MerchantPageInput,
  output: MerchantPageWire,
})
