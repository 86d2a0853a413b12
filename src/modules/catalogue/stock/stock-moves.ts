import { emit } from '#events/events.server.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import { lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import type { MoveStockWire, StockHistoryWire, StockMove } from './stock-moves.contract.ts'

const KIND = { received: 'received', counted: 'corrected', damaged: 'damaged' } as const

/**
 * Pieces of the shop's own come, go or are counted; who and why is kept. What orders hold that wait for payment is not for sale and so not
 * counted here. Refuses NOT_FOUND for what the shop does not offer, and STOCK_SHORT where fewer are there.
 */
export async function moveStock(tx: Tx, by: Operator, { itemNumber, kind, pieces, reason }: StockMove): Promise<MoveStockWire> {
  const [offer] = await lockRows(
    tx,
    catalogueTables(tx)
      .selectFrom('offers')
      .select(['offer_id as offerId', 'available'])
      .select(({ selectFrom }) =>
        selectFrom('variants as v')
          .select('v.product_id')
          .whereRef('v.sku_id', '=', 'offers.sku_id')
          .$asScalar()
          .$notNull()
          .as('productId'),
      )
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('variants as v')
            .innerJoin('merchants as m', (join) => join.on('m.is_house', '=', true))
            .select('v.sku_id')
            .whereRef('v.sku_id', '=', 'offers.sku_id')
            .whereRef('m.merchant_id', '=', 'offers.merchant_id')
            .where('v.item_number', '=', itemNumber),
        ),
      ),
  )
  const { offerId, productId, available } = offer ?? refuse('NOT_FOUND', { field: 'itemNumber' })
  const change = kind === 'received' ? pieces : kind === 'damaged' ? -pieces : pieces - available
  if (available + change < 0) refuse('STOCK_SHORT', { field: 'pieces', available })
  if (change === 0) return { itemNumber, available }
  await catalogueTables(tx)
    .insertInto('stock_changes')
    .values({
      change_id: newId(),
      offer_id: offerId,
      kind: KIND[kind],
      change,
      reason,
      actor: by.actor,
      actor_id: by.actorId,
      changed_at: clock.now(),
    })
    .execute()
  await catalogueTables(tx)
    .updateTable('offers')
    .set({ available: available + change })
    .where('offer_id', '=', offerId)
    .execute()
  await emit(tx, 'stock-changed', { productIds: [productId] })
  return { itemNumber, available: available + change }
}

const PAGE_SIZE = 20

/** What somebody said about the pieces of a product, newest first; what orders took is not among it. */
export async function listStockHistory(tx: Read, productId: string, pageNum: number): Promise<StockHistoryWire> {
  const changes = catalogueTables(tx)
    .selectFrom('stock_changes as s')
    .innerJoin('offers as o', 'o.offer_id', 's.offer_id')
    .innerJoin('variants as v', 'v.sku_id', 'o.sku_id')
    .where('v.product_id', '=', productId)
  const { total } = await changes.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await changes
    .select(['s.change_id as changeId', 'v.item_number as itemNumber', 's.kind', 's.change', 's.reason'])
    .select(['s.actor as changedBy', 's.changed_at as changedAt'])
    .orderBy('s.changed_at', 'desc')
    .orderBy('s.change_id', 'desc')
    .limit(PAGE_SIZE)
    .offset((pageNum - 1) * PAGE_SIZE)
    .execute()
  return {
    total,
    pageNum,
    pageSize: PAGE_SIZE,
    list: rows.map(({ kind, changedAt, ...row }) => ({
      ...row,
      kind,
      changeTime: changedAt.toISOString(),
    })),
  }
}
