import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

/** What the pieces of an order `o` that were received and kept came to, less coupons and points. */
const merchandise = sql`(select coalesce(sum(greatest(0, u.merchandise_cents)), 0)
  from order_pieces u where u.order_id = o.order_id and u.state = 'received')::bigint`

/** Of an order `o` of a friend of the invitation `i`: what it has to be for the invitation. */
export const counts = sql`o.owner_id = i.friend_id and o.placed_at >= i.joined_at and ${merchandise} > 0
  and ${merchandise} >= (i.promise ->> 'fromCents')::bigint`

/** Whose invitation this order is a reason for; undefined for nobody's. */
export async function findByOrder(tx: Read, orderId: string): Promise<{ friendId: string; inviterId: string } | undefined> {
  const [found] = await readRows(
    tx,
    z.object({ friendId: z.string(), inviterId: z.string() }),
    sql`select i.friend_id as "friendId", i.inviter_id as "inviterId" from order_card o join invitations i on ${counts}
      where o.order_id = ${orderId} and o.state = 'successful' and i.state = 'open'`,
  )
  return found
}
