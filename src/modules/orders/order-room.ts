import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { MOST_HELD_PIECES, MOST_UNPAID_AT_ADDRESS, MOST_UNPAID_ORDERS } from './orders.rules.ts'

const Counted = z.object({ own: z.number(), atAddress: z.number(), skuId: z.string().nullable(), pieces: z.number().nullable() })

/**
 * Refuses an order that was just written when its shopper or address holds too many unpaid ones, or its address too many pieces of
 * one offer: those held now, and those let go unpaid within a day. Counted under a lock, so that many at once are no more than many
 * in turn. A phone counts for nothing: anybody may type anybody's. `scale` widens what is allowed to an address.
 */
export async function requireRoomForOrder(
  tx: Tx,
  order: { orderId: string; ownerId: string; network: string },
  scale: number,
): Promise<void> {
  const { orderId, ownerId, network } = order
  await lockNames(tx, [`unpaid orders of ${ownerId}`, `unpaid orders from ${network}`])
  const [counted] = await readRows(
    tx,
    Counted,
    sql`select unpaid.own, unpaid."atAddress", held."skuId", held.pieces
      from (select count(*) filter (where owner_id = ${ownerId}) as own, count(*) filter (where network = ${network}) as "atAddress"
        from orders where state = 'payment-pending'
          and (owner_id = ${ownerId} or (network = ${network} and placed_at > now() - interval '7 days'))) unpaid
      left join (select l.sku_id as "skuId", sum(l.quantity) as pieces
        from order_lines l join orders o on o.order_id = l.order_id
        where o.network = ${network} and o.placed_at > now() - interval '1 day' and o.paid_at is null
          and l.offer_id in (select offer_id from order_lines where order_id = ${orderId})
        group by l.offer_id, l.sku_id order by pieces desc limit 1) held on true`,
  )
  if (!counted) throw new Error('a count has no answer')
  const { own, atAddress, skuId, pieces } = counted
  if (own > MOST_UNPAID_ORDERS || atAddress > MOST_UNPAID_AT_ADDRESS * scale) refuse('TOO_MANY_UNPAID')
  if (skuId && (pieces ?? 0) > MOST_HELD_PIECES * scale) refuse('HELD_TOO_OFTEN', { skuId })
}
