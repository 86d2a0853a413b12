import { getCall, postCall } from '#platform/wire/call-path.ts'
import { AdminProductWire } from '#modules/catalogue/admin-list/admin-list.contract.ts'
import {
  BulkEditInput,
  BulkEditPreviewWire,
  BulkEditRestWire,
  BulkEditWire,
  BulkEditsInput,
  BulkEditsWire,
  ChangeProductInput,
  PreviewBulkEditInput,
  StartBulkEditInput,
  TakeBackInput,
} from './bulk-edits.contract.ts'

// Prices are set by whoever may, all else is changed by whoever publishes.

export const changeProduct = postCall('/admin/product/change', {
  access: ['publish-products', 'change-prices'],
  input: ChangeProductInput,
  output: AdminProductWire,
})
export const takeBackChange = postCall('/admin/product/takeBack', {
  access: ['publish-products', 'change-prices'],
  input: TakeBackInput,
  output: AdminProductWire,
})
export const previewBulkEdit = postCall('/admin/product/bulk/preview', {
  access: ['publish-products', 'change-prices'],
  reads: true,
  input: PreviewBulkEditInput,
  output: BulkEditPreviewWire,
})
export const startBulkEdit = postCall('/admin/product/bulk/start', {
  access: ['publish-products', 'change-prices'],
  once: true,
  input: StartBulkEditInput,
  output: BulkEditWire,
})
export const stopBulkEdit = postCall('/admin/product/bulk/stop', {
  access: ['publish-products', 'change-prices'],
  input: BulkEditInput,
  output: BulkEditWire,
})
export const resumeBulkEdit = postCall('/admin/product/bulk/resume', {
  access: ['publish-products', 'change-prices'],
  input: BulkEditInput,
  output: BulkEditWire,
})
export const undoBulkEdit = postCall('/admin/product/bulk/undo', {
  access: ['publish-products', 'change-prices'],
  input: BulkEditInput,
  output: BulkEditWire,
})
export const listBulkEdits = getCall('/admin/product/bulk/list', {
  access: 'read-products',
  input: BulkEditsInput,
  output: BulkEditsWire,
})
export const listBulkEditRest = getCall('/admin/product/bulk/rest', {
  access: 'read-products',
  input: BulkEditInput,
  output: BulkEditRestWire,
})
