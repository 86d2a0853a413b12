import { sql } from 'kysely'
import { z } from 'zod'
import { emit } from '#events/events.server.ts'
import { operatorColumns } from '#platform/actor.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { tellRestocked } from '../selling/undercuts.ts'
import { offerTables } from '../offers.tables.ts'

/** So many are there of this item number; `received` when the shop has them for the first time. */
export type Counted = {
  itemNumber: string
  pieces: number
  /** So many more or fewer than there are now, whatever that is, instead of so many. */
  by?: number
  kind: 'received' | 'counted'
}
/** Whether it was another number before. */
export type CountedOffer = { productId: string; isChanged: boolean }
const Offer = z.object({ offerId: z.string(), productId: z.string(), itemNumber: z.string(), available: z.number() })

/**
 * Counts many of the shop's own pieces at a time, last in a transaction: their buyers wait for it. What is as it was writes nothing:
 * programs repeat themselves, which is no new count. Answers for each that the shop offers.
 */
export async function countStock(
  tx: Tx,
  by: Operator,
  counted: readonly Counted[],
  reason: string,
): Promise<Map<string, CountedOffer>> {
  if (counted.length === 0) return new Map()
  const wanted = new Map(counted.map((one) => [one.itemNumber, one]))
  const offers = await readRows(
    tx,
    Offer,
    sql`select o.offer_id as "offerId", v.product_id as "productId", v.item_number as "itemNumber", o.available
      from offers o join variant_card v on v.sku_id = o.sku_id join merchant_card m on m.merchant_id = o.merchant_id and m.is_house
      where v.item_number = any(${[...wanted.keys()]}) order by o.offer_id for no key update of o`,
  )
  const moved = offers.flatMap((offer) => {
    const { pieces: said, by: more, kind } = wanted.get(offer.itemNumber)!
    const pieces = more === undefined ? said : Math.max(0, offer.available + more)
    const change = pieces - offer.available
    return change === 0
      ? []
      : [{ ...offer, pieces, change, kind: kind === 'received' && change > 0 ? kind : ('counted' as const) }]
  })
  if (moved.length > 0) {
    await offerTables(tx)
      .insertInto('stock_changes')
      .values(
        moved.map(({ offerId, kind, change }) => ({
          change_id: newId(),
          offer_id: offerId,
          kind,
          change,
          reason,
          ...operatorColumns(by),
          changed_at: clock.now(),
        })),
      )
      .execute()
    await sql`update offers set available = pieces
      from unnest(${moved.map(({ offerId }) => offerId)}::uuid[], ${moved.map(({ pieces }) => pieces)}::int[]) t (id, pieces)
      where offer_id = id`.execute(tx)
    await emit(tx, 'stock-changed', { productIds: [...new Set(moved.map(({ productId }) => productId))] })
    await tellRestocked(
      tx,
      moved.filter(({ available, pieces }) => available === 0 && pieces > 0).map(({ offerId }) => offerId),
    )
  }
  const changed = new Set(moved.map(({ offerId }) => offerId))
  return new Map(offers.map(({ itemNumber, productId, offerId }) => [itemNumber, { productId, isChanged: changed.has(offerId) }]))
}
