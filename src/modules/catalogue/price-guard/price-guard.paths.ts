import { getCall, postCall } from '#platform/wire/call-path.ts'
import { DecidePricesInput, DecidedPricesWire, WaitingPricesInput, WaitingPricesWire } from './price-guard.contract.ts'

/** Changes of price that wait for a second person, or did. */
export const listWaitingPrices = getCall('/admin/price/waiting', {
  access: 'read-products',
  input: WaitingPricesInput,
  output: WaitingPricesWire,
})
export const decidePrices = postCall('/admin/price/decide', {
  access: 'approve-prices',
  input: DecidePricesInput,
  output: DecidedPricesWire,
})
