import {
  asksCurrency,
  changeColumns,
  checkSome,
  ensureColour,
  findImport,
  gatherRows,
  getImport,
  importSome,
  keepImport,
  keepWord,
  lockImport,
  makeMissing,
  moveImport as moveTo,
  readHeader,
  readSome,
  removeImport,
  reopenItems,
  untilNextPicture,
  wakeItems,
} from '#modules/catalogue/imports/index.server.ts'
import type {
  ImportDetailWire,
  MatchColumnsInput,
  MoveImportInput,
  SayWaysInput,
  SayWordsInput,
} from '#modules/catalogue/imports/imports.contract.ts'
import { AS_SHOWN } from '#modules/catalogue/imports/file-ways.contract.ts'
import { findOneLanguage, findPriceGuard } from '#modules/shop-settings/index.server.ts'
import { holdPictures } from '#modules/uploads/index.server.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { type Pace, paceOfWork } from '#platform/jobs/pace-of-work.server.ts'
import { queueJob } from '#platform/jobs/queue-job.server.ts'
import { Refusal, refuse } from '#platform/refusal.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import type { Editor } from './edit-product.ts'

export type ImportHost = { database: Database; storage: Storage }

/** Takes a file in: it lies in the storage until its rows have been read. Refuses what is no table. */
export async function bringFile(
  { database, storage }: ImportHost,
  by: Editor,
  name: string,
  file: Buffer,
): Promise<{ importId: string }> {
  const { header, first } = await readHeader(file)
  const objectKey = `imports/${newId()}`
  await storage.put(objectKey, file, 'application/octet-stream')
  return database.inTransaction(async (tx) => {
    const may = { takesPrices: by.setsPrices, takesCosts: by.seesMargin, oneLanguage: (await findOneLanguage(tx)).imports }
    const importId = await keepImport(tx, by, { fileName: name, header, first, objectKey, ...may })
    await queueImport(tx, importId)
    return { importId }
  })
}

/** Goes on with an import as soon as somebody is free. */
export const queueImport = (tx: Tx, importId: string): Promise<void> => queueJob(tx, 'import', { importId })

const WAYS = { hold: holdPictures, guard: findPriceGuard }

/** How long a job may go on before it makes room: less than one is waited for that has died. */
const TURN_MS = 10_000

/** Does some of what is to be done for an import; what is left is a job of its own, so that it can be stopped and its process can end at any time. */
export async function workOnImport({ database, storage }: ImportHost, importId: string): Promise<void> {
  const pace = paceOfWork(TURN_MS)
  try {
    const isMore = await turn({ database, storage }, importId, pace)
    if (isMore) await database.inTransaction((tx) => queueImport(tx, importId))
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    await database.inTransaction((tx) => moveTo(tx, importId, 'failed', { failure: problem.reason }))
  } finally {
    pace.stop()
  }
}

async function turn(host: ImportHost, importId: string, pace: Pace): Promise<boolean> {
  const { database } = host
  const work = await findImport(database.pool, importId)
  if (!work) return false
  if (work.state === 'reading') return readFile(host, importId, work.objectKey, pace)
  const step =
    work.state === 'checking'
      ? () => checkSome(database, importId, WAYS)
      : work.state === 'running'
        ? () => importSome(database, importId, WAYS)
        : undefined
  if (!step) return false
  if (work.state === 'running') await database.inTransaction(wakeItems)
  while (!pace.isOver()) if (!(await pace.step(step))) return fetchAwaited(database)
  return true
}

/** Pictures are fetched by jobs of their own. */
async function fetchAwaited(database: Database): Promise<false> {
  const isAwaited = (await untilNextPicture(database.pool)) !== undefined
  if (isAwaited) await database.inTransaction((tx) => queueJob(tx, 'import-pictures', {}))
  return false
}

async function readFile(
  { database, storage }: ImportHost,
  importId: string,
  objectKey: string | null,
  pace: Pace,
): Promise<boolean> {
  const file = (objectKey === null ? undefined : await storage.read(objectKey)) ?? refuse('IMPORT_UNREADABLE')
  const isMore = await readSome(database, importId, file, () => pace.isOver())
  if (!isMore && objectKey !== null) await storage.remove(objectKey)
  return true
}

/** Reads the columns as somebody says, now and the next time, and looks at everything anew. Refuses IMPORT_MOVED_ON once it runs. */
export async function matchImport(
  database: Database,
  { setsPrices, seesMargin }: Editor,
  { importId, kind, columns }: MatchColumnsInput,
): Promise<ImportDetailWire> {
  await database.inTransaction(async (tx) => {
    const work = await lockImport(tx, importId)
    if (!['checked', 'stopped', 'done'].includes(work.state)) refuse('IMPORT_MOVED_ON')
    await changeColumns(tx, importId, kind, columns.slice(0, work.header.length), work.header)
    const oneLanguage = (await findOneLanguage(tx)).imports
    await moveTo(tx, importId, 'checking', { takesPrices: setsPrices, takesCosts: seesMargin, oneLanguage })
  })
  await gatherRows(database, importId)
  await database.inTransaction(async (tx) => {
    // Something else may have been said meanwhile, and the rows of before been looked at to the end.
    await moveTo(tx, importId, 'checking', {})
    await queueImport(tx, importId)
  })
  return getImport(database.pool, importId)
}

/** What is said while rows are looked at counts as well: each step holds the file, and all of it is looked at once more. */
const SAYABLE: ReadonlySet<string> = new Set(['checking', 'checked', 'stopped', 'done'])

/** Keeps what somebody says for all rows of a file, and looks at everything anew. Refuses IMPORT_MOVED_ON once it runs. */
export async function sayImportWays(tx: Tx, by: Editor, { importId, ways }: SayWaysInput): Promise<ImportDetailWire> {
  const { state } = await lockImport(tx, importId)
  if (!SAYABLE.has(state)) refuse('IMPORT_MOVED_ON')
  if (ways.colour === AS_SHOWN.id) await ensureColour(tx, by, AS_SHOWN)
  await moveTo(tx, importId, state, { ways })
  await lookAgain(tx, importId, by)
  return getImport(tx, importId)
}

/** Keeps what words of a file mean, makes brands, categories and colours that are wanted, and looks at everything anew. */
export async function sayImportWords(tx: Tx, by: Editor, { importId, words }: SayWordsInput): Promise<ImportDetailWire> {
  const work = await lockImport(tx, importId)
  for (const { about, word, target, make } of words) {
    const code = make ? await makeMissing(tx, by, work, { about, word }) : target
    if (code !== '') await keepWord(tx, about, word, code)
  }
  await lookAgain(tx, importId, by)
  return getImport(tx, importId)
}

/** Everything is looked at anew, with its prices if the caller may set them. Refuses IMPORT_MOVED_ON while it runs. */
export async function lookAgain(tx: Tx, importId: string, by?: Editor): Promise<void> {
  const { state } = await lockImport(tx, importId)
  if (!SAYABLE.has(state)) refuse('IMPORT_MOVED_ON')
  await reopenItems(tx, importId)
  const oneLanguage = (await findOneLanguage(tx)).imports
  const may = by ? { takesPrices: by.setsPrices, takesCosts: by.seesMargin } : {}
  await moveTo(tx, importId, 'checking', { oneLanguage, ...may })
  await queueImport(tx, importId)
}

/** Begins, stops or goes on with an import, looks at it anew, or forgets it. Refuses IMPORT_MOVED_ON when that is no longer to be done. */
export async function moveImport(
  tx: Tx,
  by: Editor,
  { importId, move, publish = false, countStock = false, newStock = countStock, farPrices = 'leave' }: MoveImportInput,
): Promise<{ importId: string }> {
  const work = await lockImport(tx, importId)
  const { state, takesPrices } = work
  if (move === 'check') await lookAgain(tx, importId, by)
  else if (move === 'remove') {
    if (state === 'running') refuse('IMPORT_MOVED_ON')
    await removeImport(tx, importId)
  } else if (move === 'stop') {
    if (state !== 'running') refuse('IMPORT_MOVED_ON')
    await moveTo(tx, importId, 'stopped')
    await recordAudit(tx, {
      by,
      action: 'import-stopped',
      subject: 'import',
      subjectId: importId,
    })
  } else {
    if (state !== 'checked' && state !== 'stopped') refuse('IMPORT_MOVED_ON')
    if (takesPrices && asksCurrency(work.kind === 'praya', work.judged, work.ways))
      refuse('IMPORT_CURRENCY', { field: 'currency' })
    // Somebody else may have had it looked at.
    const takes = takesPrices && by.setsPrices
    const takesCosts = work.takesCosts && by.seesMargin
    await moveTo(tx, importId, 'running', { publish, countStock, newStock, farPrices, takesPrices: takes, takesCosts, by })
    await recordAudit(tx, {
      by,
      action: 'import-begun',
      subject: 'import',
      subjectId: importId,
      after: { publish, countStock, newStock, farPrices },
    })
    await queueImport(tx, importId)
  }
  return { importId }
}
