import { sql } from 'kysely'
import { z } from 'zod'
import { type Operator, operatorKind } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import { lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { type Cell, cellsOf, type Columns, type ImportKind, type ImportRow, isImportField } from './import-fields.rules.ts'
import { guessColumns, headKey, recogniseKind, REASON_HEAD } from './reading/column-aliases.rules.ts'
import { FileWays, NO_WAYS } from './file-ways.contract.ts'
import { JudgedFile } from './reading/reading.rules.ts'
import { rowKeys } from './reading/row-keys.rules.ts'
import { readAttributes } from '../attributes/index.server.ts'

export type StoredImport = {
  importId: string
  kind: ImportKind
  header: string[]
  columns: Columns
  state: 'reading' | 'checking' | 'checked' | 'running' | 'stopped' | 'done' | 'failed'
  objectKey: string | null
  publish: boolean
  countStock: boolean
  farPrices: 'take' | 'leave'
  /** Whoever had it looked at may set prices. */
  takesPrices: boolean
  rowsRead: number
  /** The pieces of what is new are taken over. */
  newStock: boolean
  /** Whoever had it looked at may know what pieces cost. */
  takesCosts: boolean
  oneLanguage: boolean
  judged: JudgedFile
  ways: FileWays
  by: Operator
}

type FileToKeep = {
  fileName: string
  header: string[]
  first: string[]
  objectKey: string
  takesPrices: boolean
  takesCosts: boolean
  oneLanguage: boolean
}

/** Keeps a file whose header is known; its rows are read later. What somebody once said of such columns holds again. */
export async function keepImport(tx: Tx, by: Operator, { fileName, header, first, ...more }: FileToKeep): Promise<string> {
  const importId = newId()
  const kind = recogniseKind(header)
  const remembered = await catalogueTables(tx)
    .selectFrom('import_columns')
    .select('columns')
    .where('head_key', '=', headKey(kind, header))
    .executeTakeFirst()
  await catalogueTables(tx)
    .insertInto('product_imports')
    .values({
      import_id: importId,
      file_name: fileName,
      object_key: more.objectKey,
      takes_prices: more.takesPrices,
      kind,
      header,
      ways: JSON.stringify(await waysBefore(tx, kind, header)),
      one_language: more.oneLanguage,
      takes_costs: more.takesCosts,
      columns: remembered?.columns ?? written(guessColumns(kind, header, first, await readAttributes(tx))),
      state: 'reading',
      created_at: clock.now(),
      created_by: by.name,
      created_by_id: by.id,
    })
    .execute()
  if (header.includes(REASON_HEAD)) await takePicturesAlong(tx, importId, header)
  return importId
}

/** What was said of the last file with these columns holds again; a rate is of its day. */
async function waysBefore(tx: Tx, kind: ImportKind, header: string[]): Promise<FileWays> {
  const before = await catalogueTables(tx)
    .selectFrom('product_imports')
    .select('ways')
    .where('kind', '=', kind)
    .where(sql<boolean>`array_remove(header, ${REASON_HEAD}) = array_remove(${header}::text[], ${REASON_HEAD})`)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const ways = FileWays.catch(NO_WAYS).parse(before?.ways ?? {})
  return header.includes(REASON_HEAD) ? ways : { ...ways, rate: '', currency: ways.rate === '' ? ways.currency : '' }
}

/** Refused rows that come back mended name the pictures of the archive that came with the file they are from. */
async function takePicturesAlong(tx: Tx, importId: string, header: readonly string[]): Promise<void> {
  await sql`insert into import_pictures (source, state, media_hash, width, height)
    select replace(p.source, before.import_id::text, ${importId}), p.state, p.media_hash, p.width, p.height from import_pictures p,
      (select import_id from product_imports where import_id <> ${importId} and array_remove(header, ${REASON_HEAD}) = array_remove(${[...header]}::text[], ${REASON_HEAD})
        order by created_at desc limit 1) before
    where p.state = 'here' and p.source like 'file:' || before.import_id || '/%' on conflict do nothing`.execute(tx)
}

/** An array of a table has no holes of its own: an empty name is a column that is left out. */
const written = (columns: Columns): string[] => columns.map((field) => field ?? '')
const read = (columns: readonly string[]): Columns => columns.map((name) => (isImportField(name) ? name : null))

const imports = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('product_imports')
    .select(['import_id as importId', 'kind', 'header', 'columns', 'state', 'object_key as objectKey', 'publish'])
    .select([
      'far_prices as farPrices',
      'takes_prices as takesPrices',
      'count_stock as countStock',
      'new_stock as newStock',
      'takes_costs as takesCosts',
      'one_language as oneLanguage',
      'judged',
      'ways',
      'rows_read as rowsRead',
      'created_by as name',
      'created_by_id as id',
      operatorKind('created_by_id').as('byKind'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof imports>['execute']>>[number]

const stored = ({ columns, byKind, id, name, judged, ways, ...row }: Row): StoredImport => ({
  ...row,
  judged: JudgedFile.catch(JudgedFile.parse({})).parse(judged),
  ways: FileWays.catch(NO_WAYS).parse(ways),
  columns: read(columns),
  by: { kind: byKind, id, name },
})

export async function findImport(tx: Read, importId: string): Promise<StoredImport | undefined> {
  const row = await imports(tx).where('import_id', '=', importId).executeTakeFirst()
  return row ? stored(row) : undefined
}

/** Nobody else works on it, or stops it, before the transaction ends. Refuses NOT_FOUND. */
export async function lockImport(tx: Tx, importId: string): Promise<StoredImport> {
  const [row] = await lockRows(tx, imports(tx).where('import_id', '=', importId))
  return row ? stored(row) : refuse('NOT_FOUND')
}

export async function moveImport(
  tx: Tx,
  importId: string,
  state: StoredImport['state'],
  more: {
    failure?: string
    objectKey?: null
    publish?: boolean
    countStock?: boolean
    farPrices?: StoredImport['farPrices']
    takesPrices?: boolean
    newStock?: boolean
    takesCosts?: boolean
    oneLanguage?: boolean
    ways?: FileWays
    by?: Operator
  } = {},
): Promise<void> {
  const { failure, objectKey, publish, countStock, farPrices, takesPrices, newStock, takesCosts, oneLanguage, ways, by } = more
  await catalogueTables(tx)
    .updateTable('product_imports')
    .set({
      state,
      ...(failure === undefined ? {} : { failure }),
      ...(objectKey === undefined ? {} : { object_key: objectKey }),
      ...(publish === undefined ? {} : { publish }),
      ...(countStock === undefined ? {} : { count_stock: countStock }),
      ...(farPrices === undefined ? {} : { far_prices: farPrices }),
      ...(takesPrices === undefined ? {} : { takes_prices: takesPrices }),
      ...(newStock === undefined ? {} : { new_stock: newStock }),
      ...(takesCosts === undefined ? {} : { takes_costs: takesCosts }),
      ...(oneLanguage === undefined ? {} : { one_language: oneLanguage }),
      ...(ways === undefined ? {} : { ways: JSON.stringify(ways) }),
      ...(by ? { created_by: by.name, created_by_id: by.id, started_at: clock.now() } : {}),
      ...(state === 'done' || state === 'failed' ? { finished_at: clock.now() } : {}),
    })
    .where('import_id', '=', importId)
    .execute()
}

export type RawRow = { row: number; cells: Cell[] }

/** Adds rows as they stand in the file, each with what tells its product; a row that is there already stays. */
export async function addRows(tx: Tx, { importId, kind, columns }: StoredImport, rows: readonly RawRow[]): Promise<void> {
  const last = rows.at(-1)
  if (!last) return
  const carried = await keyBefore(tx, importId, rows[0]?.row ?? 0)
  const keys = rowKeys(kind, asImportRows(columns, rows), carried)
  await sql`insert into import_rows (import_id, row_no, cells, item_key)
    select ${importId}, t.* from unnest(${rows.map(({ row }) => row)}::int[], ${rows.map(({ cells }) => JSON.stringify(cells))}::jsonb[],
      ${keys}::text[]) t on conflict do nothing`.execute(tx)
  await catalogueTables(tx)
    .updateTable('product_imports')
    .set({ rows_read: last.row })
    .where('import_id', '=', importId)
    .execute()
}

export const asImportRows = (columns: Columns, rows: readonly RawRow[]): ImportRow[] =>
  rows.map(({ row, cells }) => ({ row, cells: cellsOf(columns, cells) }))

async function keyBefore(tx: Read, importId: string, row: number): Promise<string | undefined> {
  const before = await catalogueTables(tx)
    .selectFrom('import_rows')
    .select('item_key as key')
    .where('import_id', '=', importId)
    .where('row_no', '<', row)
    .orderBy('row_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  return before?.key ?? undefined
}

const Raw = z.object({ row: z.number(), cells: z.array(z.union([z.string(), z.number()])), key: z.string().nullable() })

export const readRawRows = (tx: Read, importId: string, after: number, limit: number) =>
  readRows(
    tx,
    Raw,
    sql`select row_no as row, cells, item_key as key from import_rows where import_id = ${importId} and row_no > ${after} order by row_no limit ${limit}`,
  )

export const rowsOfItems = (tx: Read, importId: string, keys: readonly string[]) =>
  readRows(
    tx,
    Raw,
    sql`select row_no as row, cells, item_key as key from import_rows where import_id = ${importId} and item_key = any(${[...keys]}) order by row_no`,
  )

/** What tells the product of each row, by other columns than before. */
export async function keyRows(tx: Tx, { importId, kind, columns }: StoredImport, rows: readonly RawRow[]): Promise<void> {
  const keys = rowKeys(kind, asImportRows(columns, rows), await keyBefore(tx, importId, rows[0]?.row ?? 0))
  await sql`update import_rows r set item_key = t.key
    from unnest(${rows.map(({ row }) => row)}::int[], ${keys}::text[]) t (row_no, key)
    where r.import_id = ${importId} and r.row_no = t.row_no and r.item_key is distinct from t.key`.execute(tx)
}

export async function changeColumns(
  tx: Tx,
  importId: string,
  kind: ImportKind,
  columns: Columns,
  header: string[],
): Promise<void> {
  const names = written(columns)
  await catalogueTables(tx)
    .updateTable('product_imports')
    .set({ kind, columns: names, state: 'checking' })
    .where('import_id', '=', importId)
    .execute()
  await catalogueTables(tx)
    .insertInto('import_columns')
    .values({ head_key: headKey(recogniseKind(header), header), columns: names })
    .onConflict((conflict) => conflict.column('head_key').doUpdateSet({ columns: names }))
    .execute()
}

/** What came of it stays in the shop; the file with all its rows is forgotten. */
export async function removeImport(tx: Tx, importId: string): Promise<void> {
  await catalogueTables(tx).deleteFrom('product_imports').where('import_id', '=', importId).execute()
}
