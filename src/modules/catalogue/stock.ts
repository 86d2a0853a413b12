import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { emit } from '#events/events.server.ts'
import { newId } from '#platform/ids.server.ts'
import { changeRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from './catalogue.tables.ts'
import { FEW_LEFT } from './stock.rules.ts'

export type StockLine = { offerId: string; quantity: number }

const Moved = z.object({ productId: z.string(), available: z.int() })

/**
 * Takes units of each offer, or refuses all of it with SOLD_OUT or STOCK_SHORT naming `offerId`, `skuId` and `available`.
 * Call it among the last statements of the transaction: from here on other buyers of the same offers wait.
 */
export async function takeStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  const touched = new Set<string>()
  for (const { offerId, quantity } of inLockOrder(lines)) {
    const taken = sql`update offers set available = available - ${quantity}
      where offer_id = ${offerId} and available >= ${quantity} and not withdrawn
      returning available, (select product_id from variants where variants.sku_id = offers.sku_id) as "productId"`
    const [row] = await changeRows(tx, Moved, taken)
    if (!row) return refuseShort(tx, offerId)
    if (row.available <= FEW_LEFT) touched.add(row.productId)
  }
  await emitStockChange(tx, touched)
}

/** Puts units back, also onto an offer that was withdrawn meanwhile. */
export async function giveBackStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  const touched = new Set<string>()
  for (const { offerId, quantity } of inLockOrder(lines)) {
    const given = sql`update offers set available = available + ${quantity} where offer_id = ${offerId}
      returning available, (select product_id from variants where variants.sku_id = offers.sku_id) as "productId"`
    const [row] = await changeRows(tx, Moved, given)
    if (row && row.available - quantity <= FEW_LEFT) touched.add(row.productId)
  }
  await emitStockChange(tx, touched)
}

export type StockPiece = { offerId: string; unitId: string }

/**
 * Pieces that were ordered are for sale again, or never will be, because somebody says so; who and why is kept. Stock is locked last: so
 * is this called.
 */
export async function settlePieces(
  tx: Tx,
  pieces: readonly StockPiece[],
  kind: 'returned' | 'damaged',
  by: Actor & { note: string },
): Promise<void> {
  const change = kind === 'returned' ? 1 : 0
  await catalogueTables(tx)
    .insertInto('stock_changes')
    .values(
      pieces.map(({ offerId, unitId }) => ({
        change_id: newId(),
        offer_id: offerId,
        kind,
        change,
        unit_id: unitId,
        reason: by.note,
        actor: by.actor,
        actor_id: by.actorId ?? null,
        changed_at: clock.now(),
      })),
    )
    .execute()
  if (change > 0)
    await giveBackStock(
      tx,
      pieces.map(({ offerId }) => ({ offerId, quantity: change })),
    )
}

/** Everyone locks offers in ascending order, so that two orders over the same offers queue instead of deadlocking. */
function inLockOrder(lines: readonly StockLine[]): StockLine[] {
  const byOffer = new Map<string, number>()
  for (const { offerId, quantity } of lines) {
    if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`)
    const id = offerId.toLowerCase()
    byOffer.set(id, (byOffer.get(id) ?? 0) + quantity)
  }
  return [...byOffer]
    .map(([offerId, quantity]) => ({ offerId, quantity }))
    .sort((one, other) => (one.offerId < other.offerId ? -1 : 1))
}

async function refuseShort(tx: Tx, offerId: string): Promise<never> {
  const offer = await catalogueTables(tx)
    .selectFrom('offers')
    .select(['sku_id as skuId', 'available', 'withdrawn'])
    .where('offer_id', '=', offerId)
    .executeTakeFirst()
  const available = offer && !offer.withdrawn ? offer.available : 0
  return refuse(available === 0 ? 'SOLD_OUT' : 'STOCK_SHORT', { offerId, skuId: offer?.skuId ?? '', available })
}

/**
 * What is shown is a sum over offers, and such a sum can only reach or leave "few left" when the offer that moved holds few
 * itself. A product with plenty is therefore silent however fast it sells.
 */
async function emitStockChange(tx: Tx, productIds: Set<string>): Promise<void> {
  if (productIds.size > 0) await emit(tx, 'stock-changed', { productIds: [...productIds] })
}
