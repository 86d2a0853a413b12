export { checkSome, gatherRows, importSome } from './import-steps.ts'
export {
  type Archive,
  findArchive,
  keepArchive,
  keepPicture,
  markArchive,
  noteUnread,
  UNREAD,
  putOffPicture,
  sourceKey,
  takeDuePicture,
  untilNextPicture,
  wakeItems,
} from './import-pictures.ts'
export { reopenItems } from './import-items.ts'
export { changeColumns, findImport, keepImport, lockImport, moveImport, removeImport } from './import-store.ts'
export { streamCsv, writeXlsx } from './export-products.ts'
export { ensureColour, makeMissing } from './make-missing.ts'
export { folded, guardedCell } from './reading/cell-values.rules.ts'
export { REASON_HEAD } from './reading/column-aliases.rules.ts'
export { type Judged, isRounded, judgeFigures, readAmount, readPieces } from './reading/figures.rules.ts'
export { readTable } from './reading/read-table.ts'
export { asksCurrency } from './reading/reading.rules.ts'
export { documentsWithPrices, planDocuments, refusePrices, type WantedPrice } from './plan-documents.ts'
export type { Plan } from './import-plan.ts'
export { readHeader, readSome } from './read-import.ts'
export { writeRefusedRows } from './refused-rows.ts'
export { getImport, listImportItems, listImports } from './show-import.ts'
export { picturesIn } from './unpack.ts'
export { writePlans } from './write-plans.ts'
export { csvOf, xlsxOf } from './write-table.ts'
export { keepWord } from './word-meanings.ts'
