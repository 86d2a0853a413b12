import { type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { offerTables } from '../offers.tables.ts'
import { countedChange, onShelf, type Shelf } from './shelf.rules.ts'
import { lockOffers, readShelves, writeStockChanges } from './stock-changes.ts'
import { findHouseOffer } from './stock-ledger.ts'
import type { MoveStockWire, StockHistoryWire, StockMove } from './stock-moves.contract.ts'

/**
 * Pieces of the shop's own come, go or are counted; who and why is kept. What is counted is what lies on the shelf: with the pieces that
 * orders have taken and nobody has fetched yet; that the books were found right is kept, too, for the counts that are still open. Refuses
 * NOT_FOUND for what the shop does not offer, and STOCK_SHORT where fewer are there.
 */
export async function moveStock(tx: Tx, by: Operator, { itemNumber, kind, pieces, reason }: StockMove): Promise<MoveStockWire> {
  const { offerId } = (await findHouseOffer(tx, itemNumber)) ?? refuse('NOT_FOUND', { field: 'itemNumber' })
  await lockOffers(tx, [offerId])
  const shelf = (await readShelves(tx, [offerId])).get(offerId) ?? refuse('NOT_FOUND', { field: 'itemNumber' })
  const { change, missing } = changeBy(kind, pieces, shelf)
  const available = shelf.available + change
  if (available < 0) refuse('STOCK_SHORT', { field: 'pieces', available: shelf.available })
  await writeStockChanges(tx, by, [{ offerId, kind, change, reason }])
  await recordAudit(tx, {
    by,
    action: 'stock-moved',
    subject: 'variant',
    subjectId: itemNumber,
    before: { available: shelf.available },
    after: { available, kind, reason },
  })
  return { itemNumber, available, missing }
}

function changeBy(kind: StockMove['kind'], pieces: number, shelf: Shelf): { change: number; missing: number } {
  if (kind === 'counted') return countedChange(pieces, onShelf(shelf), shelf.available)
  return { change: kind === 'received' ? pieces : -pieces, missing: 0 }
}

const PAGE_SIZE = 20

/** What somebody said about the pieces of a product, newest first; what orders took is not among it. */
export async function listStockHistory(tx: Read, productId: string, pageNum: number): Promise<StockHistoryWire> {
  const changes = offerTables(tx)
    .selectFrom('stock_changes as s')
    .innerJoin('offers as o', 'o.offer_id', 's.offer_id')
    .innerJoin('variant_card as v', 'v.sku_id', 'o.sku_id')
    .where('v.product_id', '=', productId)
  const { total } = await changes.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await changes
    .select(['s.change_id as changeId', 'v.item_number as itemNumber', 's.kind', 's.change', 's.reason'])
    .select(['s.actor as changedBy', 's.actor_kind as changedKind', 's.changed_at as changedAt'])
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
