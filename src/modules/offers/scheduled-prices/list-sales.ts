import { sql } from 'kysely'
import type { Language } from '#language/languages.ts'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { offerTables } from '../offers.tables.ts'
import type { SaleDetailWire, SalesWire, SaleWire } from './scheduled-prices.contract.ts'
import { type SaleState, saleState } from './scheduled-prices.rules.ts'

const PAGE_SIZE = 50

/** Sales that were set, the one that begins last first. */
export async function listSales(
  tx: Read,
  { state, pageNum }: { state: SaleState | ''; pageNum: number },
  language: Language,
): Promise<SalesWire> {
  const { total } = await inState(tx, state)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await withNames(inState(tx, state), language)
    .orderBy('s.starts_at', 'desc')
    .orderBy('s.sale_id', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  return { total, pageNum, pageSize: PAGE_SIZE, list: rows.map(present) }
}

function inState(tx: Read, state: SaleState | '') {
  const sales = offerTables(tx).selectFrom('price_sales as s')
  const now = clock.now()
  if (state === 'coming') return sales.where('s.starts_at', '>', now)
  if (state === 'running') return sales.where('s.starts_at', '<=', now).where('s.ends_at', '>', now)
  return state === 'over' ? sales.where('s.ends_at', '<=', now) : sales
}

const withNames = (sales: ReturnType<typeof inState>, language: Language) =>
  sales
    .select(['s.sale_id as saleId', 's.name', 's.percent', 's.price_cents as priceCents', 's.starts_at as startsAt'])
    .select(['s.ends_at as endsAt', 's.created_by as createdBy', 's.ended_by as endedBy', 's.spu_code as product'])
    .select(({ selectFrom }) => [
      selectFrom('brand_card as b').select('b.name').whereRef('b.brand_code', '=', 's.brand_code').as('brandName'),
      selectFrom('category_card as c')
        .select(language === 'zh' ? 'c.name_zh' : 'c.name_en')
        .whereRef('c.path', '=', 's.category')
        .as('category'),
      sql<string | null>`(select f.title ->> ${language} from collection_titles f where f.code = s.collection)`.as('collection'),
      selectFrom('scheduled_prices as d')
        .select(sql<number>`count(*)`.as('prices'))
        .whereRef('d.sale_id', '=', 's.sale_id')
        .as('prices'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number]

const present = (row: Row): SaleWire => ({
  saleId: row.saleId,
  name: row.name,
  state: saleState({ from: row.startsAt, until: row.endsAt }, clock.now()),
  brandName: row.brandName ?? '',
  category: row.category ?? '',
  productTitle: row.product,
  collection: row.collection ?? '',
  percent: row.percent ?? 0,
  price: row.priceCents === null ? '' : toWire(row.priceCents),
  from: row.startsAt.toISOString(),
  until: row.endsAt.toISOString(),
  prices: row.prices ?? 0,
  createdBy: row.createdBy,
  endedBy: row.endedBy ?? '',
})

/** One sale with its prices: what they are usually, by date, and now. Refuses NOT_FOUND. */
export async function getSale(
  tx: Read,
  { saleId, pageNum }: { saleId: string; pageNum: number },
  language: Language,
): Promise<SaleDetailWire> {
  const one = offerTables(tx).selectFrom('price_sales as s').where('s.sale_id', '=', saleId)
  const row = (await withNames(one, language).executeTakeFirst()) ?? refuse('NOT_FOUND')
  const rows = await pricesOf(tx, saleId, pageNum)
  const zh = language === 'zh'
  const list = rows.map((price) => ({
    itemNumber: price.itemNumber,
    productTitle: zh ? price.nameZh : price.nameEn,
    brandName: price.brandName,
    look: [zh ? price.colourZh : price.colourEn, price.size].filter(Boolean).join(zh ? '，' : ', '),
    listPrice: toWire(price.listCents),
    usual: toWire(price.usualCents ?? price.askedCents),
    price: toWire(price.datedCents),
    asked: toWire(price.askedCents),
  }))
  return { sale: present(row), total: row.prices ?? 0, pageNum, pageSize: PAGE_SIZE, list }
}

const pricesOf = (tx: Read, saleId: string, pageNum: number) =>
  offerTables(tx)
    .selectFrom('scheduled_prices as d')
    .innerJoin('offers as o', 'o.offer_id', 'd.offer_id')
    .innerJoin('variant_card as v', 'v.sku_id', 'o.sku_id')
    .innerJoin('colour_card as c', 'c.colour_row_id', 'v.colour_row_id')
    .innerJoin('product_card as p', 'p.product_id', 'v.product_id')
    .innerJoin('brand_card as b', 'b.brand_code', 'p.brand_code')
    .select(['v.item_number as itemNumber', 'v.size', 'p.name_en as nameEn', 'p.name_zh as nameZh', 'b.name as brandName'])
    .select(['c.name_en as colourEn', 'c.name_zh as colourZh', 'o.list_price_cents as listCents'])
    .select(['o.usual_price_cents as usualCents', 'o.sale_price_cents as askedCents', 'd.sale_price_cents as datedCents'])
    .where('d.sale_id', '=', saleId)
    .orderBy('v.item_number')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
