import { attachArchive } from '#flows/products/attach-pictures.ts'
import { bringFile, matchImport, moveImport as move, sayImportWays, sayImportWords } from '#flows/products/import-products.ts'
import {
  getImport as read,
  listImportItems as readItems,
  listImports as list,
  streamCsv,
  writeRefusedRows,
  writeXlsx,
} from '#modules/catalogue/imports/index.server.ts'
import {
  exportProducts,
  getImport,
  listImportItems,
  listImports,
  matchColumns,
  moveImport,
  refusedRows,
  sayWays,
  sayWords,
  sendImport,
  sendImportPictures,
} from '#modules/catalogue/imports/imports.paths.ts'
import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { holds } from '#platform/access/permissions.ts'
import type { Uploads } from '#modules/uploads/index.server.ts'
import { actorOf, type Call, defineCall } from '#platform/call.server.ts'
import { refuse } from '#platform/refusal.ts'
import { editorOf } from './editor-of.ts'
import { batchCalls } from './batches.calls.server.ts'

const MOST_BYTES = 100 * 2 ** 20
const MOST_ARCHIVE_BYTES = 200 * 2 ** 20

type ImportServices = { uploads: Uploads; publicUrl: () => string }

/** What a file would do, and what is decided about it. */
const decidingCalls: Call[] = [
  defineCall(listImports, ({ tx }, { pageNum }) => list(tx, pageNum)),
  defineCall(getImport, ({ tx }, { importId }) => read(tx, importId)),
  defineCall(listImportItems, ({ tx, language }, input) => readItems(tx, input, language)),
  defineCall(matchColumns, ({ database, caller }, input) => matchImport(database, editorOf(caller), input)),
  defineCall(sayWords, ({ tx, caller }, input) =>
    input.words.some(({ make }) => make) && !holds(caller, 'keep-shelves')
      ? refuse('NOT_PERMITTED')
      : sayImportWords(tx, editorOf(caller), input),
  ),
  defineCall(sayWays, ({ tx, caller }, input) => sayImportWays(tx, editorOf(caller), input)),
  defineCall(moveImport, ({ tx, caller }, input) => {
    if (
      input.move === 'run' &&
      ((input.publish && !holds(caller, 'publish-products')) ||
        ((input.countStock || input.newStock === true) && !holds(caller, 'move-stock')))
    )
      return refuse('NOT_PERMITTED')
    return move(tx, editorOf(caller), input)
  }),
  defineCall(refusedRows, ({ tx, language }, { importId }) => writeRefusedRows(tx, importId, language)),
]

/** Files of products that come in and go out, and what programs put. */
export const importCalls = ({ uploads: { storage }, publicUrl }: ImportServices): Call[] => [
  ...batchCalls,
  ...decidingCalls,
  defineCall(sendImport, async ({ database, caller, file }, { name }) =>
    bringFile({ database, storage }, editorOf(caller), name, await file(MOST_BYTES)),
  ),
  defineCall(sendImportPictures, async ({ database, file }, { importId }) =>
    attachArchive({ database, storage }, importId, await file(MOST_ARCHIVE_BYTES)),
  ),
  defineCall(exportProducts, async ({ tx, database, caller }, { format, what, word }) => {
    await database.inTransaction((own) => noteExport(own, actorOf(caller), { what, word }))
    const name = `${what === 'live' ? 'products' : 'drafts'}-${dayInHongKong(clock.now())}`
    const wanted = { what, word, publicUrl: publicUrl() }
    return format === 'csv'
      ? { content: await streamCsv(tx, wanted), type: 'text/csv; charset=utf-8', name: `${name}.csv` }
      : { content: await writeXlsx(tx, wanted), type: XLSX, name: `${name}.xlsx` }
  }),
]

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const noteExport = (tx: Tx, by: Operator, after: { what: string; word: string }): Promise<void> =>
  recordAudit(tx, { by, action: 'products-exported', subject: 'product', subjectId: '', after })
