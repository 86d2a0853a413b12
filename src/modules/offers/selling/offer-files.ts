import { sql } from 'kysely'
import { z } from 'zod'
import type { Seller } from '#platform/access/memberships.ts'
import { clock } from '#platform/clock.ts'
import { lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { offerTables } from '../offers.tables.ts'
import {
  changedFields,
  offerFileStates,
  type RowChange,
  type RowOutcome,
  rowOutcomes,
  type RowProblem,
} from './offer-files.rules.ts'

export const FILE_PAGE = 50
const ROWS_AT_ONCE = 1_000
/** How long a file is kept with what came of it. */
const KEPT_DAYS = 30

export type Cell = string | number
/** What becomes of a row. `settled`: it is decided, and the file may go on. */
export type RowResult = { row: number; outcome: RowOutcome; settled: boolean; changes: RowChange[]; problems: RowProblem[] }
export type NewRow = RowResult & { cells: readonly Cell[]; item: string }

const Mark = z.enum(['.', ',', 'mixed']).optional()
/** Which mark stands before the decimals of each column, and in which order its days are written. */
export const JudgedOffers = z.object({
  price: Mark,
  list_price: Mark,
  stock: Mark,
  last_day: z.enum(['day-first', 'month-first', 'mixed']).optional(),
})
export type JudgedOffers = z.output<typeof JudgedOffers>

type FileToKeep = { fileName: string; header: readonly string[]; judged: JudgedOffers; rows: readonly NewRow[] }

/** Keeps a file with what each of its rows would do. */
export async function keepOfferFile(tx: Tx, { merchantId, accountId }: Seller, file: FileToKeep): Promise<string> {
  const fileId = newId()
  await offerTables(tx)
    .insertInto('offer_files')
    .values({
      file_id: fileId,
      merchant_id: merchantId,
      account_id: accountId,
      file_name: file.fileName,
      header: [...file.header],
      judged: JSON.stringify(file.judged),
      created_at: clock.now(),
    })
    .execute()
  for (let at = 0; at < file.rows.length; at += ROWS_AT_ONCE) {
    const some = JSON.stringify(file.rows.slice(at, at + ROWS_AT_ONCE))
    await sql`insert into offer_file_rows (file_id, row_no, cells, item, outcome, settled, changes, problems)
      select ${fileId}::uuid, "row", cells, item, outcome, settled, changes, problems from jsonb_to_recordset(${some}::jsonb)
        as t ("row" int, cells jsonb, item text, outcome text, settled boolean, changes jsonb, problems jsonb)`.execute(tx)
  }
  return fileId
}

const StoredFile = z.object({
  fileId: z.string(),
  merchantId: z.string(),
  accountId: z.string(),
  fileName: z.string(),
  header: z.array(z.string()),
  judged: JudgedOffers,
  state: z.enum(offerFileStates),
  createdAt: z.date(),
})
export type StoredOfferFile = z.output<typeof StoredFile>

const FILE = sql`file_id as "fileId", merchant_id as "merchantId", account_id as "accountId", file_name as "fileName", header, judged, state,
  created_at as "createdAt"`

/** A file of this merchant. Refuses NOT_FOUND, for another's too. */
export async function getOwnFile(tx: Read, { merchantId }: Seller, fileId: string): Promise<StoredOfferFile> {
  const query = sql`select ${FILE} from offer_files where file_id = ${fileId} and merchant_id = ${merchantId}`
  const [file] = await readRows(tx, StoredFile, query)
  return file ?? refuse('NOT_FOUND')
}

/** Nobody else works on it before the transaction ends; undefined once it is gone. */
export async function lockOfferFile(tx: Tx, fileId: string): Promise<StoredOfferFile | undefined> {
  await lockRows(tx, offerTables(tx).selectFrom('offer_files').select('file_id').where('file_id', '=', fileId))
  const [file] = await readRows(tx, StoredFile, sql`select ${FILE} from offer_files where file_id = ${fileId}`)
  return file
}

export async function moveOfferFile(tx: Tx, fileId: string, state: 'running' | 'done', accountId?: string): Promise<void> {
  await offerTables(tx)
    .updateTable('offer_files')
    .set({
      state,
      ...(state === 'done' ? { finished_at: clock.now() } : {}),
      ...(accountId === undefined ? {} : { account_id: accountId }),
    })
    .where('file_id', '=', fileId)
    .execute()
}

const OpenRow = z.object({ row: z.int(), cells: z.array(z.union([z.string(), z.number()])) })

/** The next rows that are not decided, in their order. */
export const nextOfferRows = (tx: Read, fileId: string, limit: number) =>
  readRows(
    tx,
    OpenRow,
    sql`select row_no as row, cells from offer_file_rows where file_id = ${fileId} and not settled order by row_no limit ${limit}`,
  )

/** What has become of rows. */
export async function settleOfferRows(tx: Tx, fileId: string, results: readonly RowResult[]): Promise<void> {
  if (results.length === 0) return
  await sql`update offer_file_rows r set outcome = t.outcome, settled = t.settled, changes = t.changes, problems = t.problems
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      as t ("row" int, outcome text, settled boolean, changes jsonb, problems jsonb)
    where r.file_id = ${fileId} and r.row_no = t."row"`.execute(tx)
}

const Counted = z.object({ fileId: z.string(), outcome: z.enum(rowOutcomes), num: z.int(), settled: z.int() })
export type OfferCounts = { counts: Record<RowOutcome, number>; settled: number }

/** How many rows of these files come to what. */
export async function countOfferRows(tx: Read, fileIds: readonly string[]): Promise<(fileId: string) => OfferCounts> {
  const rows = await readRows(
    tx,
    Counted,
    sql`select file_id as "fileId", outcome, count(*)::int as num, count(*) filter (where settled)::int as settled
      from offer_file_rows where file_id = any(${[...fileIds]}::uuid[]) group by 1, 2`,
  )
  const ofFile = Map.groupBy(rows, ({ fileId }) => fileId)
  return (fileId) => {
    const counts = { new: 0, changed: 0, same: 0, refused: 0 }
    const own = ofFile.get(fileId) ?? []
    for (const { outcome, num } of own) counts[outcome] = num
    return { counts, settled: own.reduce((sum, { settled }) => sum + settled, 0) }
  }
}

/** A merchant's files, the newest first. */
export async function listOwnFiles(
  tx: Read,
  { merchantId }: Seller,
  pageNum: number,
): Promise<{ total: number; files: StoredOfferFile[] }> {
  const [count] = await readRows(
    tx,
    z.object({ total: z.int() }),
    sql`select count(*)::int as total from offer_files where merchant_id = ${merchantId}`,
  )
  const files = await readRows(
    tx,
    StoredFile,
    sql`select ${FILE} from offer_files where merchant_id = ${merchantId} order by created_at desc, file_id desc
      limit ${FILE_PAGE} offset ${(pageNum - 1) * FILE_PAGE}`,
  )
  return { total: count?.total ?? 0, files }
}

const KeptRow = OpenRow.extend({
  item: z.string(),
  outcome: z.enum(rowOutcomes),
  changes: z.array(z.object({ field: z.enum(changedFields), before: z.string(), after: z.string() })),
  problems: z.array(z.custom<RowProblem>((value) => typeof value === 'object' && value !== null && 'problem' in value)),
})
type RowsWanted = { outcome: RowOutcome | ''; limit: number; offset: number }

/** Rows of a file with what becomes of them, in their order. */
export const listOfferRows = (tx: Read, fileId: string, { outcome, limit, offset }: RowsWanted) =>
  readRows(
    tx,
    KeptRow,
    sql`select row_no as row, cells, item, outcome, changes, problems from offer_file_rows
      where file_id = ${fileId} and (${outcome} = '' or outcome = ${outcome}) order by row_no limit ${limit} offset ${offset}`,
  )

/** Files are kept for a month; answers how many have gone. */
export async function purgeOfferFiles(tx: Tx): Promise<number> {
  const gone = await offerTables(tx)
    .deleteFrom('offer_files')
    .where('created_at', '<', sql<Date>`now() - ${KEPT_DAYS} * interval '1 day'`)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
