import { sql } from 'kysely'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { offerTables } from '../offers.tables.ts'
import type { CountDetailWire, CountLineWire, CountsWire, CountWire } from './counting.contract.ts'
import type { LineView } from './counting.rules.ts'

const PAGE_SIZE = 50

/** Counts, the latest first. */
export async function listCounts(tx: Read, pageNum: number, language: Language): Promise<CountsWire> {
  const counts = offerTables(tx).selectFrom('stock_counts as s')
  const { total } = await counts.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await selectCounts(tx, language)
    .orderBy('s.begun_at', 'desc')
    .orderBy('s.count_id', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  return { total, pageNum, pageSize: PAGE_SIZE, list: rows.map(presentCount) }
}

const selectCounts = (tx: Read, language: Language) =>
  offerTables(tx)
    .selectFrom('stock_counts as s')
    .select(['s.count_id as countId', 's.name', 's.state', 's.begun_at as begunAt', 's.begun_by as begunBy'])
    .select(['s.ended_at as endedAt', 's.ended_by as endedBy'])
    .select(({ selectFrom }) => [
      selectFrom('brand_card as b').select('b.name').whereRef('b.brand_code', '=', 's.brand_code').as('brandName'),
      selectFrom('category_card as c')
        .select(language === 'zh' ? 'c.name_zh' : 'c.name_en')
        .whereRef('c.path', '=', 's.category')
        .as('category'),
      selectFrom('stock_count_lines as l')
        .select(sql<number>`count(*)`.as('lines'))
        .whereRef('l.count_id', '=', 's.count_id')
        .as('lines'),
      selectFrom('stock_count_lines as l')
        .select(sql<number>`count(*)`.as('counted'))
        .whereRef('l.count_id', '=', 's.count_id')
        .where('l.counted', 'is not', null)
        .as('counted'),
    ])

const presentCount = (row: Awaited<ReturnType<ReturnType<typeof selectCounts>['execute']>>[number]): CountWire => ({
  countId: row.countId,
  name: row.name,
  state: row.state,
  brandName: row.brandName ?? '',
  category: row.category ?? '',
  lines: row.lines ?? 0,
  counted: row.counted ?? 0,
  beginTime: row.begunAt.toISOString(),
  begunBy: row.begunBy,
  endTime: row.endedAt?.toISOString() ?? '',
  endedBy: row.endedBy ?? '',
})

/** One count with its lines, what was scanned last first. Refuses NOT_FOUND. */
export async function getCount(
  tx: Read,
  { countId, view, pageNum }: { countId: string; view: LineView | ''; pageNum: number },
  language: Language,
): Promise<CountDetailWire> {
  const row = (await selectCounts(tx, language).where('s.count_id', '=', countId).executeTakeFirst()) ?? refuse('NOT_FOUND')
  const lines = selectLines(tx, countId)
  const found =
    view === 'unscanned'
      ? lines.where('l.counted', 'is', null)
      : view === 'differs'
        ? lines.whereRef('l.counted', '<>', 'l.last_expected')
        : lines
  const { total } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .orderBy('l.counted_at', (order) => order.desc().nullsLast())
    .orderBy('v.item_number')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  return { count: presentCount(row), total, pageNum, pageSize: PAGE_SIZE, list: rows.map((line) => presentLine(line, language)) }
}

/** What a sheet has room for: its count, and lines by brand and item number. */
export async function readSheet(tx: Read, countId: string, most: number, language: Language) {
  const row = (await selectCounts(tx, language).where('s.count_id', '=', countId).executeTakeFirst()) ?? refuse('NOT_FOUND')
  const lines = await selectLines(tx, countId).orderBy('b.name').orderBy('v.item_number').limit(most).execute()
  return { count: presentCount(row), lines: lines.map((line) => presentLine(line, language)) }
}

/** One line as it stands now. */
export async function readLine(tx: Read, countId: string, offerId: string, language: Language): Promise<CountLineWire> {
  const row = await selectLines(tx, countId).where('l.offer_id', '=', offerId).executeTakeFirstOrThrow()
  return presentLine(row, language)
}

const selectLines = (tx: Read, countId: string) =>
  offerTables(tx)
    .selectFrom('stock_count_lines as l')
    .innerJoin('offers as o', 'o.offer_id', 'l.offer_id')
    .innerJoin('variant_card as v', 'v.sku_id', 'o.sku_id')
    .innerJoin('colour_card as c', 'c.colour_row_id', 'v.colour_row_id')
    .innerJoin('product_card as p', 'p.product_id', 'v.product_id')
    .innerJoin('brand_card as b', 'b.brand_code', 'p.brand_code')
    .select(['v.item_number as itemNumber', 'v.size', 'p.name_en as nameEn', 'p.name_zh as nameZh', 'b.name as brandName'])
    .select(['c.name_en as colourEn', 'c.name_zh as colourZh', 'l.expected', 'l.first_expected as firstExpected'])
    .select(['l.last_expected as lastExpected', 'l.counted', 'l.counted_by as countedBy', 'l.change', 'l.missing'])
    .where('l.count_id', '=', countId)

function presentLine(
  row: Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number],
  language: Language,
): CountLineWire {
  const zh = language === 'zh'
  return {
    itemNumber: row.itemNumber,
    brandName: row.brandName,
    productTitle: zh ? row.nameZh : row.nameEn,
    look: [zh ? row.colourZh : row.colourEn, row.size].filter(Boolean).join(zh ? '，' : ', '),
    expected: row.lastExpected ?? row.expected,
    counted: row.counted,
    isUnsure: row.firstExpected !== row.lastExpected,
    countedBy: row.countedBy ?? '',
    change: row.change ?? 0,
    missing: row.missing ?? 0,
  }
}
