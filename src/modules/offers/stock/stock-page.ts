import { sql } from 'kysely'
import type { Language } from '#language/languages.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { offerTables } from '../offers.tables.ts'
import { marginOf } from './shelf.rules.ts'
import { MOST_COUNTED, type StockPageWire, type StockRowWire } from './stock-page.contract.ts'
import type { StockView } from './stock-views.rules.ts'

const PAGE_SIZE = 50
const SOLD_WITHIN = 30 * DAY

/** What an operator has decided counts as low, and as never sold. */
export type StockLimits = { lowAt: number; neverDays: number }
type Wanted = { word: string; view: StockView | ''; pageNum: number }
/** In which language, and whether costs are told. */
export type StockViewer = { language: Language; seesMargin: boolean }

/** Variants the shop itself offers, newest first, the fewest first where they are few; counted no further than anybody reads. */
export async function listStock(tx: Read, wanted: Wanted, limits: StockLimits, viewer: StockViewer): Promise<StockPageWire> {
  const { total } = await offerTables(tx)
    .selectFrom(
      matching(tx, wanted, limits)
        .select('o.offer_id')
        .limit(MOST_COUNTED + 1)
        .as('found'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = matching(tx, wanted, limits)
    .select('o.offer_id as offerId')
    .$if(wanted.view === 'low', (query) => query.orderBy('o.available'))
    .orderBy('o.created_at', 'desc')
    .orderBy('o.offer_id', 'desc')
    .limit(PAGE_SIZE)
    .offset((wanted.pageNum - 1) * PAGE_SIZE)
  const ids = (await page.execute()).map(({ offerId }) => offerId)
  const rows = new Map((await readStockRows(tx, ids, viewer)).map(({ offerId, row }) => [offerId, row]))
  const list = ids.flatMap((offerId) => rows.get(offerId) ?? [])
  return { total, pageNum: wanted.pageNum, pageSize: PAGE_SIZE, ...limits, list }
}

/** Offers of the shop itself for variants that are still part of their product. */
const houseOffers = (tx: Read) =>
  offerTables(tx)
    .selectFrom('offers as o')
    .innerJoin('variant_card as v', 'v.sku_id', 'o.sku_id')
    .where('o.merchant_id', '=', ({ selectFrom }) =>
      selectFrom('merchant_card').select('merchant_id').where('is_house', '=', true).limit(1),
    )
    .where('o.withdrawn', '=', false)
    .where('v.retired', '=', false)

const matching = (tx: Read, { word, view }: Wanted, limits: StockLimits) => {
  const found = word === '' ? houseOffers(tx) : houseOffers(tx).where('v.sku_id', 'in', namedSkus(tx, word))
  if (view === 'low') return found.where('o.available', '>', 0).where('o.available', '<=', limits.lowAt)
  if (view === 'none') return found.where('o.available', '=', 0)
  if (view === 'held') return found.where('o.offer_id', 'in', heldOffers(tx))
  if (view === 'never') return found.where(sql<boolean>`${neverSold(limits)}`)
  return found
}

/** By a part of an item number, or of what the product is found by. */
const namedSkus = (tx: Read, word: string) => {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return offerTables(tx)
    .selectFrom('variant_card')
    .select('sku_id')
    .where('item_number', 'ilike', like)
    .union(({ selectFrom }) =>
      selectFrom('variant_card as n')
        .innerJoin('product_card as p', 'p.product_id', 'n.product_id')
        .select('n.sku_id')
        .where('p.search_text', 'like', like.toLowerCase()),
    )
    .union(({ selectFrom }) =>
      selectFrom('variant_card as n')
        .innerJoin('product_card as p', 'p.product_id', 'n.product_id')
        .innerJoin('brand_card as b', 'b.brand_code', 'p.brand_code')
        .select('n.sku_id')
        .where('b.name', 'ilike', like),
    )
}

const heldOffers = (tx: Read) =>
  offerTables(tx).selectFrom('ordered_lines').select('offer_id').where('order_state', '=', 'payment-pending')

const neverSold = ({ neverDays }: StockLimits) => sql`o.created_at < ${new Date(clock.now().getTime() - neverDays * DAY)}
  and not exists (select from ordered_lines l where l.offer_id = o.offer_id and l.paid_at is not null)`

/** How variants stand now, by their offers. */
export async function readStockRows(
  tx: Read,
  offerIds: readonly string[],
  { language, seesMargin }: StockViewer,
): Promise<{ offerId: string; row: StockRowWire }[]> {
  if (offerIds.length === 0) return []
  const rows = await selectRows(tx, offerIds)
  const zh = language === 'zh'
  return rows.map((row) => ({
    offerId: row.offerId,
    row: {
      itemNumber: row.itemNumber,
      brandName: row.brandName,
      productTitle: zh ? row.nameZh : row.nameEn,
      colour: zh ? row.colourZh : row.colourEn,
      size: row.size,
      available: row.available,
      held: row.held ?? 0,
      sold: row.sold ?? 0,
      salesPrice: toWire(row.salePriceCents),
      moveTime: row.movedAt?.toISOString() ?? '',
      moveKind: row.kind ?? '',
      moveChange: row.change ?? 0,
      ...(seesMargin ? costOf(row) : {}),
    },
  }))
}

const costOf = ({ costCents, salePriceCents }: { costCents: number | null; salePriceCents: number }) => ({
  cost: costCents === null ? '' : toWire(costCents),
  margin: costCents === null ? null : marginOf(salePriceCents, costCents),
})

const selectRows = (tx: Read, offerIds: readonly string[]) =>
  offerTables(tx)
    .selectFrom('offers as o')
    .innerJoin('variant_card as v', 'v.sku_id', 'o.sku_id')
    .innerJoin('colour_card as c', 'c.colour_row_id', 'v.colour_row_id')
    .innerJoin('product_card as p', 'p.product_id', 'v.product_id')
    .innerJoin('brand_card as b', 'b.brand_code', 'p.brand_code')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('stock_changes as s')
          .select(['s.kind', 's.change', 's.changed_at as movedAt'])
          .whereRef('s.offer_id', '=', 'o.offer_id')
          .orderBy('s.changed_at', 'desc')
          .limit(1)
          .as('m'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('ordered_lines as l')
          .select([
            sql<number>`sum(l.quantity) filter (where l.order_state = 'payment-pending')`.as('held'),
            sql<number>`sum(l.quantity) filter (where l.paid_at > ${new Date(clock.now().getTime() - SOLD_WITHIN)})`.as('sold'),
          ])
          .whereRef('l.offer_id', '=', 'o.offer_id')
          .as('h'),
      (join) => join.onTrue(),
    )
    .select(['o.offer_id as offerId', 'o.available', 'o.sale_price_cents as salePriceCents', 'v.item_number as itemNumber'])
    .select(['o.cost_cents as costCents', 'v.size', 'b.name as brandName', 'p.name_en as nameEn', 'p.name_zh as nameZh'])
    .select(['c.name_en as colourEn', 'c.name_zh as colourZh', 'm.kind', 'm.change', 'm.movedAt', 'h.held', 'h.sold'])
    .where('o.offer_id', 'in', offerIds)
    .execute()
