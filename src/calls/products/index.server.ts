import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { Call } from '#platform/call.server.ts'
import { bulkEditCalls } from './bulk-edits.calls.server.ts'
import { countCalls } from './counts.calls.server.ts'
import { scheduledPriceCalls } from './scheduled-prices.calls.server.ts'
import { importCalls } from './imports.calls.server.ts'
import { adminListCalls } from './admin-list.calls.server.ts'
import { productEditingCalls } from './product-editing.calls.server.ts'
import { productPreviewCalls } from './product-previews.calls.server.ts'
import { waitingPriceCalls } from './waiting-prices.calls.server.ts'
import { stockCalls } from './stock.calls.server.ts'

/** What the back office does with products. */
export const productCalls = (services: { settings: ReadSettings } & Parameters<typeof importCalls>[0]): Call[] => [
  ...adminListCalls,
  ...bulkEditCalls(services),
  ...productEditingCalls,
  ...productPreviewCalls,
  ...importCalls(services),
  ...stockCalls(services),
  ...scheduledPriceCalls,
  ...waitingPriceCalls,
  ...countCalls,
]
