import { fileCall, formCall, getCall, postCall } from '#platform/wire/call-path.ts'
import type {
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

export const listImports = getCall<ImportsInput, ImportsWire>('/admin/import/list')
export const getImport = getCall<ImportIdInput, ImportDetailWire>('/admin/import/detail')
export const listImportItems = getCall<ImportItemsInput, ImportItemsWire>('/admin/import/items')
export const sendImport = formCall<SendImportInput, ImportIdInput>('/admin/import/send')
export const matchColumns = postCall<MatchColumnsInput, ImportDetailWire>('/admin/import/match')
export const sayWords = postCall<SayWordsInput, ImportDetailWire>('/admin/import/words')
/** What is said once for all rows: what they leave out, the currency, and how decimals are written. */
export const sayWays = postCall<SayWaysInput, ImportDetailWire>('/admin/import/ways')
export const moveImport = postCall<MoveImportInput, ImportIdInput>('/admin/import/move')
/** Pictures in an archive, found by the names that the file has for them. */
export const sendImportPictures = formCall<ImportIdInput, ImportIdInput>('/admin/import/pictures')
/** What was refused, each row with its reason, to be mended and sent again. */
export const refusedRows = fileCall<ImportIdInput>('/admin/import/refused')
/** What shoppers can see, as a file that imports to the same. */
export const exportProducts = fileCall<ExportProductsInput>('/admin/product/export')
