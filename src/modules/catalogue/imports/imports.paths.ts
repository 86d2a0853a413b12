import { fileCall, formCall, getCall, postCall } from '#platform/wire/call-path.ts'
import {
  ExportProductsInput,
  ImportDetailWire,
  ImportIdInput,
  ImportItemsInput,
  ImportItemsWire,
  ImportsInput,
  ImportsWire,
  MatchColumnsInput,
  MoveImportInput,
  SayWaysInput,
  SayWordsInput,
  SendImportInput,
} from './imports.contract.ts'

export const listImports = getCall('/admin/import/list', {
  access: 'import-products',
  lags: true,
  input: ImportsInput,
  output: ImportsWire,
})
export const getImport = getCall('/admin/import/detail', {
  access: 'import-products',
  input: ImportIdInput,
  output: ImportDetailWire,
})
export const listImportItems = getCall('/admin/import/items', {
  access: 'import-products',
  lags: true,
  input: ImportItemsInput,
  output: ImportItemsWire,
})
export const sendImport = formCall('/admin/import/send', {
  access: 'import-products',
  // The file may take its time: no transaction waits for it.
  reads: true,
  perMinute: 20,
  input: SendImportInput,
  output: ImportIdInput,
})
export const matchColumns = postCall('/admin/import/match', {
  access: 'import-products',
  // Rows are grouped anew in transactions of their own.
  reads: true,
  input: MatchColumnsInput,
  output: ImportDetailWire,
})
export const sayWords = postCall('/admin/import/words', {
  access: 'import-products',
  input: SayWordsInput,
  output: ImportDetailWire,
})
/** What is said once for all rows: what they leave out, the currency, and how decimals are written. */
export const sayWays = postCall('/admin/import/ways', {
  access: 'import-products',
  input: SayWaysInput,
  output: ImportDetailWire,
})
export const moveImport = postCall('/admin/import/move', {
  access: 'import-products',
  input: MoveImportInput,
  output: ImportIdInput,
})
/** Pictures in an archive, found by the names that the file has for them. */
export const sendImportPictures = formCall('/admin/import/pictures', {
  access: 'import-products',
  reads: true,
  perMinute: 20,
  input: ImportIdInput,
  output: ImportIdInput,
})
/** What was refused, each row with its reason, to be mended and sent again. */
export const refusedRows = fileCall('/admin/import/refused', { access: 'import-products', input: ImportIdInput })
/** What shoppers can see, as a file that imports to the same. */
export const exportProducts = fileCall('/admin/product/export', {
  access: 'import-products',
  lags: true,
  perMinute: 12,
  input: ExportProductsInput,
})
