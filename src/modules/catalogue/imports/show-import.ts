import { sql } from 'kysely'
import { z } from 'zod'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { readAttributes } from '../attributes/index.server.ts'
import { countItems } from './import-items.ts'
import { textOfCell } from './import-fields.rules.ts'
import { findImport, readRawRows } from './import-store.ts'
import type { ImportDetailWire, ImportItemsInput, ImportItemsWire, ImportsWire, ImportWire } from './imports.contract.ts'
import { asksCurrency } from './reading/reading.rules.ts'
import { findUnmappedValues } from './unmapped-values.ts'

const PAGE_SIZE = 20
const ITEMS_A_PAGE = 50
const EXAMPLES = 3

const rowsOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('product_imports')
    .select(['import_id as importId', 'file_name as fileName', 'kind', 'state', 'failure', 'rows_read as rows', 'items'])
    .select(['created_by as by', 'created_at as createdAt', 'publish', 'count_stock as countStock', 'new_stock as newStock'])
    .select(['archive_key as archiveKey', 'archive_done as unpacked'])

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

/** Files that were brought in, the newest first. */
export async function listImports(tx: Read, pageNum: number): Promise<ImportsWire> {
  const { total } = await catalogueTables(tx)
    .selectFrom('product_imports')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await rowsOf(tx)
    .orderBy('created_at', 'desc')
    .orderBy('import_id', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  return { total, pageNum, pageSize: PAGE_SIZE, list: await Promise.all(rows.map((row) => present(tx, row))) }
}

async function present(tx: Read, row: Row): Promise<ImportWire> {
  const groups = await countItems(tx, row.importId)
  const sum = (fits: (group: (typeof groups)[number]) => boolean): number =>
    groups.filter(fits).reduce((all, { num }) => all + num, 0)
  const of = (outcome: string): number => sum((group) => group.outcome === outcome)
  const isLooking = row.state === 'checking' || row.state === 'reading'
  return {
    importId: row.importId,
    fileName: row.fileName,
    kind: row.kind,
    state: row.state,
    failure: row.failure ?? '',
    rows: row.rows,
    products: row.items,
    done: sum(({ state }) => (isLooking ? state !== 'open' : state === 'settled')),
    waiting: sum(({ state }) => state === 'waiting'),
    counts: { new: of('new'), changed: of('changed'), same: of('same'), refused: of('refused') },
    whole: sum(({ outcome, whole }) => whole && (outcome === 'new' || outcome === 'changed')),
    by: row.by,
    createTime: row.createdAt.toISOString(),
  }
}

const NUM = z.number().default(0)
const Sums = z.object({
  ...{ stockToNone: NUM, priceFar: NUM, stockLater: NUM, stockCounted: NUM, noStock: NUM },
  ...{ live: NUM, drafts: NUM, variants: NUM, pieces: NUM, pictures: NUM, unsure: NUM },
})

/** What a file brings and what is worth a look. Once it is done, what has not changed is in the shop all the same. */
const sumsOf = (tx: Read, importId: string) =>
  readRows(
    tx,
    Sums,
    sql`select count(*) filter (where 'stock-to-none' = any(marks)) as "stockToNone", count(*) filter (where 'price-far' = any(marks)) as "priceFar",
      count(*) filter (where 'stock-later' = any(marks)) as "stockLater", count(*) filter (where 'stock-counted' = any(marks)) as "stockCounted",
      count(*) filter (where 'no-stock' = any(marks)) as "noStock",
      count(*) filter (where is_live) as live, count(*) filter (where not is_live) as drafts,
      coalesce(sum(variants), 0)::int as variants, coalesce(sum(pieces), 0)::int as pieces, coalesce(sum(pictures), 0)::int as pictures,
      (select count(*) from import_items u where u.import_id = ${importId} and u.problems @> '[{"problem": "unsure"}]') as unsure
      from import_items where import_id = ${importId} and outcome <> 'refused'`,
  )

/** One file: how it is read, what it would do, and what is still open. Refuses NOT_FOUND. */
export async function getImport(tx: Read, importId: string): Promise<ImportDetailWire> {
  const row = await rowsOf(tx).where('import_id', '=', importId).executeTakeFirst()
  const work = await findImport(tx, importId)
  if (!row || !work) return refuse('NOT_FOUND')
  const first = await readRawRows(tx, importId, 0, EXAMPLES)
  const hasPrices = work.columns.includes('list_price') || work.columns.includes('sale_price')
  const [sums = Sums.parse({})] = await sumsOf(tx, importId)
  const { stockToNone, priceFar, stockLater, stockCounted, noStock, unsure, ...made } = sums
  return {
    ...(await present(tx, row)),
    columns: work.header.map((head, at) => ({
      head,
      examples: [...new Set(first.map(({ cells }) => textOfCell(work.columns[at] ?? null, cells[at] ?? '').slice(0, 80)))].filter(
        Boolean,
      ),
      field: work.columns[at] ?? null,
    })),
    attributes: (await readAttributes(tx)).map(({ id, name }) => ({ id, name })),
    unmappedValues:
      row.state === 'checked' || row.state === 'done' || row.state === 'stopped' ? await findUnmappedValues(tx, work) : [],
    marks: { stockToNone, priceFar, stockLater, stockCounted, noStock },
    made,
    unsure,
    ways: work.ways,
    asksCurrency: hasPrices && asksCurrency(work.kind === 'praya', work.judged, work.ways),
    currencies: [...new Set([work.judged.head, ...work.judged.currencies])].filter(Boolean),
    oneLanguage: work.oneLanguage,
    publish: row.publish,
    countStock: row.countStock,
    newStock: row.newStock,
    farPrices: work.farPrices,
    hasStock: work.columns.includes('stock') || work.columns.includes('in_stock'),
    takesPrices: work.takesPrices,
    hasPrices,
    isUnpacking: row.archiveKey !== null,
    unpacked: row.unpacked,
  }
}

/** What becomes of each product, in the order of the file. */
export async function listImportItems(
  tx: Read,
  {
    importId,
    outcome,
    pageNum,
  }: Required<Pick<ImportItemsInput, 'importId'>> & { outcome?: ImportItemsInput['outcome']; pageNum: number },
  language: Language,
): Promise<ImportItemsWire> {
  let found = catalogueTables(tx).selectFrom('import_items').where('import_id', '=', importId).where('state', '<>', 'open')
  if (outcome) found = found.where('outcome', '=', outcome)
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select([
      'item_no as itemNo',
      'first_row as row',
      `title_${language} as title`,
      'outcome',
      'state',
      'is_live as isWhole',
      'product_id as productId',
    ])
    .select(['problems', 'changes'])
    .orderBy('item_no')
    .limit(ITEMS_A_PAGE)
    .offset((pageNum - 1) * ITEMS_A_PAGE)
    .execute()
  return {
    total,
    pageNum,
    pageSize: ITEMS_A_PAGE,
    list: rows.map(({ outcome: became, state, isWhole, productId, ...row }) => ({
      ...row,
      outcome: became ?? 'same',
      state: state === 'open' ? 'planned' : state,
      isWhole: isWhole ?? false,
      productId: productId ?? '',
    })),
  }
}
