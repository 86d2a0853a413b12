import { sql } from 'kysely'
import { z } from 'zod'
import { actorKinds } from '#platform/actor.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { offerTables } from '../offers.tables.ts'
import { ledgerKinds, type StockLedgerWire } from './stock-page.contract.ts'
import { readStockRows, type StockViewer } from './stock-page.ts'

const PAGE_SIZE = 50

const Entry = z.object({
  entryId: z.string(),
  kind: z.enum(ledgerKinds),
  change: z.int(),
  reason: z.string(),
  actorKind: z.enum(actorKinds),
  actor: z.string(),
  orderNo: z.string(),
  at: z.date(),
})

/**
 * Everything that has happened to the stock of one variant of the shop itself: what somebody said about it, and what orders took. An
 * order that was never paid has given back what it took and is not there. Refuses NOT_FOUND.
 */
export async function listStockLedger(
  tx: Read,
  { itemNumber, pageNum }: { itemNumber: string; pageNum: number },
  viewer: StockViewer,
): Promise<StockLedgerWire> {
  const { offerId } = (await findHouseOffer(tx, itemNumber)) ?? refuse('NOT_FOUND')
  const [known] = await readStockRows(tx, [offerId], viewer)
  const { row: variant } = known ?? refuse('NOT_FOUND')
  const entries = await readEntries(tx, offerId, pageNum)
  const list = entries.slice(0, PAGE_SIZE).map(({ at, ...entry }) => ({ ...entry, time: at.toISOString() }))
  return { variant, pageNum, isLast: entries.length <= PAGE_SIZE, list }
}

/** What the shop itself offers under an item number. */
export const findHouseOffer = (tx: Read, itemNumber: string) =>
  offerTables(tx)
    .selectFrom('variant_card as v')
    .innerJoin('merchant_card as m', (join) => join.on('m.is_house', '=', true))
    .innerJoin('offers as o', (join) => join.onRef('o.sku_id', '=', 'v.sku_id').onRef('o.merchant_id', '=', 'm.merchant_id'))
    .select('o.offer_id as offerId')
    .where('v.item_number', '=', itemNumber)
    .executeTakeFirst()

/** A page and one entry more. */
const readEntries = (tx: Read, offerId: string, pageNum: number) =>
  readRows(
    tx,
    Entry,
    sql`select * from (
      (select change_id as "entryId", kind, change, reason, actor_kind as "actorKind", actor, coalesce((select u.order_number from order_pieces u
          where u.unit_id = s.unit_id), '') as "orderNo", changed_at as at
        from stock_changes s where offer_id = ${offerId} order by changed_at desc, change_id desc limit ${pageNum * PAGE_SIZE + 1})
      union all
      (select l.line_id, case when l.paid_at is null then 'held' else 'sold' end, -l.quantity, '', 'shopper', '', l.order_number, l.placed_at
        from ordered_lines l
        where l.offer_id = ${offerId} and (l.paid_at is not null or l.order_state = 'payment-pending')
        order by l.placed_at desc, l.line_id desc limit ${pageNum * PAGE_SIZE + 1})
      ) entries order by at desc, "entryId" desc limit ${PAGE_SIZE + 1} offset ${(pageNum - 1) * PAGE_SIZE}`,
  )
