export {
  getBulkEdit,
  listBulkEditRest,
  listBulkEdits,
  previewBulkEdit,
  resumeBulkEdit,
  startBulkEdit,
  stopBulkEdit,
  undoBulkEdit,
} from './bulk-edits.ts'
export { stepBulkEdit } from './bulk-steps.ts'
export { changeProduct, takeBackChange } from './change-products.ts'
