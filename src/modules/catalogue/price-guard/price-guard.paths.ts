import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { DecidedPricesWire, DecidePricesInput, WaitingPricesInput, WaitingPricesWire } from './price-guard.contract.ts'

/** Changes of price that wait for a second person, or did. */
export const listWaitingPrices = getCall<WaitingPricesInput, WaitingPricesWire>('/admin/price/waiting')
export const decidePrices = postCall<DecidePricesInput, DecidedPricesWire>('/admin/price/decide')
