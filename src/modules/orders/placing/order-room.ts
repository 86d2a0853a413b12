import { sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from '#platform/database.server.ts'
import { unseenArray } from '#platform/database/unseen-array.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { MOST_HELD_PIECES, MOST_UNPAID_AT_ADDRESS, MOST_UNPAID_ORDERS } from '../orders.rules.ts'

type OrderDemand = { ownerId: string; network: string; lines: readonly { offerId: string; skuId: string; quantity: number }[] }

/** How many unpaid orders shoppers and addresses hold, and how many pieces of which offers, that nobody can add to until the transaction ends. */
export type OrderRoom = {
  /** Refuses an order that would be one too many. */
  require: (order: OrderDemand) => void
  /** Counts an order as held. */
  add: (order: OrderDemand) => void
}

const Counted = z.object({ own: z.array(z.number()), atAddress: z.array(z.number()), held: z.array(z.number()) })

const ownersOf = (orders: readonly OrderDemand[]): string[] => [...new Set(orders.map(({ ownerId }) => ownerId))]
const networksOf = (orders: readonly OrderDemand[]): string[] => [...new Set(orders.map(({ network }) => network))]

/** Until the transaction ends no other counts what these shoppers and addresses hold: many orders at once are no more than many in turn. */
export const lockOrderRoom = (tx: Tx, orders: readonly OrderDemand[]): Promise<void> =>
  lockNames(tx, [
    ...ownersOf(orders).map((id) => `unpaid orders of ${id}`),
    ...networksOf(orders).map((one) => `unpaid orders from ${one}`),
  ])

/**
 * Room for orders to be written: their shoppers and addresses may hold so many unpaid ones, and an address so many pieces of
 * one offer: those held now, and those let go unpaid within a day. Counted once `lockOrderRoom` has the lock. A phone counts for
 * nothing: it may be typed by anyone. `scale` widens what is allowed to an address.
 */
export async function countOrderRoom(tx: Read, orders: readonly OrderDemand[], scale: number): Promise<OrderRoom> {
  const [owners, networks] = [ownersOf(orders), networksOf(orders)]
  const pieces = orders.flatMap(({ network, lines }) => lines.map(({ offerId }) => ({ network, offerId })))
  const pieceNetworks = pieces.map(({ network }) => network)
  const pieceOffers = pieces.map(({ offerId }) => offerId)
  const [counted] = await readRows(
    tx,
    Counted,
    sql`select
      array(select (select count(*)::int from orders where owner_id = w.id and state = 'payment-pending')
        from unnest(${unseenArray('uuid', owners)}) with ordinality w (id, n) order by n) as own,
      array(select (select count(*)::int from orders where network = w.id and state = 'payment-pending' and placed_at > now() - interval '7 days')
        from unnest(${unseenArray('text', networks)}) with ordinality w (id, n) order by n) as "atAddress",
      array(select (select coalesce(sum(l.quantity), 0)::int from orders o join order_lines l on l.order_id = o.order_id
          where o.network = w.id and o.placed_at > now() - interval '1 day' and o.paid_at is null and l.offer_id = w.offer_id)
        from unnest(${unseenArray('text', pieceNetworks)}, ${unseenArray('uuid', pieceOffers)})
          with ordinality w (id, offer_id, n) order by n) as held`,
  )
  if (!counted) throw new Error('a count has no answer')
  const own = countsOf(owners, counted.own)
  const atAddress = countsOf(networks, counted.atAddress)
  const held = countsOf(pieces.map(nameOf), counted.held)
  return {
    require: ({ ownerId, network, lines }) => {
      if (own.of(ownerId) >= MOST_UNPAID_ORDERS || atAddress.of(network) >= MOST_UNPAID_AT_ADDRESS * scale)
        refuse('TOO_MANY_UNPAID')
      for (const { offerId, skuId, quantity } of lines)
        if (held.of(nameOf({ network, offerId })) + quantity > MOST_HELD_PIECES * scale) refuse('HELD_TOO_OFTEN', { skuId })
    },
    add: ({ ownerId, network, lines }) => {
      own.add(ownerId, 1)
      atAddress.add(network, 1)
      for (const { offerId, quantity } of lines) held.add(nameOf({ network, offerId }), quantity)
    },
  }
}

const nameOf = ({ network, offerId }: { network: string; offerId: string }): string => `${network} ${offerId}`

function countsOf(names: readonly string[], counts: readonly number[]) {
  const all = new Map(names.map((name, index) => [name, counts[index] ?? 0]))
  const of = (name: string): number => all.get(name) ?? 0
  return { of, add: (name: string, more: number) => all.set(name, of(name) + more) }
}
