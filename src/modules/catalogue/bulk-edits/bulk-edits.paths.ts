import { getCall, postCall } from '#platform/wire/call-path.ts'
import type { AdminProductWire } from '../admin-list/admin-list.contract.ts'
import type {
  BulkEditInput,
  BulkEditPreviewWire,
  BulkEditRestWire,
  BulkEditsInput,
  BulkEditsWire,
  BulkEditWire,
  ChangeProductInput,
  PreviewBulkEditInput,
  StartBulkEditInput,
  TakeBackInput,
} from './bulk-edits.contract.ts'

export const changeProduct = postCall<ChangeProductInput, AdminProductWire>('/admin/product/change')
export const takeBackChange = postCall<TakeBackInput, AdminProductWire>('/admin/product/takeBack')
export const previewBulkEdit = postCall<PreviewBulkEditInput, BulkEditPreviewWire>('/admin/product/bulk/preview')
export const startBulkEdit = postCall<StartBulkEditInput, BulkEditWire>('/admin/product/bulk/start', { once: true })
export const stopBulkEdit = postCall<BulkEditInput, BulkEditWire>('/admin/product/bulk/stop')
export const resumeBulkEdit = postCall<BulkEditInput, BulkEditWire>('/admin/product/bulk/resume')
export const undoBulkEdit = postCall<BulkEditInput, BulkEditWire>('/admin/product/bulk/undo')
export const listBulkEdits = getCall<BulkEditsInput, BulkEditsWire>('/admin/product/bulk/list')
export const listBulkEditRest = getCall<BulkEditInput, BulkEditRestWire>('/admin/product/bulk/rest')
