import { sql } from 'kysely'
import { z } from 'zod'
import { actorColumns } from '#platform/actor.ts'
import type { Actor } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { unseenArray } from '#platform/database/unseen-array.server.ts'
import { emit } from '#events/events.server.ts'
import { newId } from '#platform/ids.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { offerTables } from '../offers.tables.ts'
import { FEW_LEFT } from '../offers.contract.ts'
import { tellRestocked } from '../selling/undercuts.ts'

export type StockLine = { offerId: string; quantity: number }

const Moved = z.object({ productId: z.string(), available: z.int() })

/** Stock of some offers that nobody else can take or give until the transaction ends. */
export type LockedStock = {
  /** Units for one buyer, or a refusal of all of it: SOLD_OUT or STOCK_SHORT, naming `offerId`, `skuId` and `available`. */
  take: (lines: readonly StockLine[]) => void
  /** Writes down what was taken. */
  write: () => Promise<void>
}

const Held = z.object({ offerId: z.string(), skuId: z.string(), productId: z.string(), available: z.int() })

/** From here on other buyers of these offers wait: call it among the last of the transaction. */
export async function lockStock(tx: Tx, offerIds: readonly string[]): Promise<LockedStock> {
  // As an update locks it: a bag or an order line that names the offer waits for nobody.
  const rows = await readRows(
    tx,
    Held,
    sql`select offer_id as "offerId", sku_id as "skuId", case when withdrawn or expires_at <= now()
          or (select state from merchant_card m where m.merchant_id = offers.merchant_id) <> 'active' then 0 else available end as available,
        (select product_id from variant_card where variant_card.sku_id = offers.sku_id) as "productId"
      from offers where offer_id = any(${unseenArray('uuid', offerIds)}) order by offer_id for no key update`,
  )
  const offers = new Map(rows.map((row) => [row.offerId, { ...row, taken: 0 }]))
  return {
    take: (lines) => {
      const wanted = perOffer(lines)
      for (const { offerId, quantity } of wanted) {
        const { available = 0, skuId = '' } = offers.get(offerId) ?? {}
        if (available < quantity) refuse(available === 0 ? 'SOLD_OUT' : 'STOCK_SHORT', { offerId, skuId, available })
      }
      for (const { offerId, quantity } of wanted) {
        const offer = offers.get(offerId)
        if (!offer) continue
        offer.available -= quantity
        offer.taken += quantity
      }
    },
    write: async () => {
      const moved = [...offers.values()].filter(({ taken }) => taken > 0)
      if (moved.length === 0) return
      const ids = moved.map(({ offerId }) => offerId)
      const counts = moved.map(({ taken }) => taken)
      await sql`update offers set available = available - taken
        from unnest(${unseenArray('uuid', ids)}, ${unseenArray('int', counts)}) t (id, taken) where offer_id = id`.execute(tx)
      await emitStockChange(tx, new Set(moved.filter(({ available }) => available <= FEW_LEFT).map(({ productId }) => productId)))
    },
  }
}

/** Puts units back, also onto an offer that was withdrawn meanwhile. */
export async function giveBackStock(tx: Tx, lines: readonly StockLine[]): Promise<void> {
  const touched = new Set<string>()
  const restocked: string[] = []
  // Everyone locks offers in ascending order, so that two orders over the same offers queue instead of deadlocking.
  for (const { offerId, quantity } of perOffer(lines).sort((one, other) => (one.offerId < other.offerId ? -1 : 1))) {
    const given = sql`update offers set available = available + ${quantity} where offer_id = ${offerId}
      returning available, (select product_id from variant_card where variant_card.sku_id = offers.sku_id) as "productId"`
    const [row] = await changeRows(tx, Moved, given)
    if (row && row.available - quantity <= FEW_LEFT) touched.add(row.productId)
    if (row?.available === quantity) restocked.push(offerId)
  }
  await emitStockChange(tx, touched)
  await tellRestocked(tx, restocked)
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
  await offerTables(tx)
    .insertInto('stock_changes')
    .values(
      pieces.map(({ offerId, unitId }) => ({
        change_id: newId(),
        offer_id: offerId,
        kind,
        change,
        unit_id: unitId,
        reason: by.note,
        ...actorColumns(by),
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

/** The same offer on two lines is one. */
function perOffer(lines: readonly StockLine[]): StockLine[] {
  const byOffer = new Map<string, number>()
  for (const { offerId, quantity } of lines) {
    if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`)
    const id = offerId.toLowerCase()
    byOffer.set(id, (byOffer.get(id) ?? 0) + quantity)
  }
  return [...byOffer].map(([offerId, quantity]) => ({ offerId, quantity }))
}

/**
 * What is shown is a sum over offers, and such a sum can only reach or leave "few left" when the offer that moved holds few
 * itself. A product with plenty is therefore silent however fast it sells.
 */
async function emitStockChange(tx: Tx, productIds: Set<string>): Promise<void> {
  if (productIds.size > 0) await emit(tx, 'stock-changed', { productIds: [...productIds] })
}
