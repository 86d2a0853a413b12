import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { Call } from '#platform/call.server.ts'
import { bulkEditCalls } from './bulk-edits.calls.server.ts'
import { officeListCalls } from './office-list.calls.server.ts'
import { productEditingCalls } from './product-editing.calls.server.ts'
import { productPreviewCalls } from './product-previews.calls.server.ts'
import { stockCalls } from './stock.calls.server.ts'

/** What the back office does with products. */
export const productCalls = (services: { settings: ReadSettings }): Call[] => [
  ...officeListCalls,
  ...bulkEditCalls(services),
  ...productEditingCalls,
  ...productPreviewCalls,
  ...stockCalls,
]
