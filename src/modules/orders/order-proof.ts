import { sql } from 'kysely'
import { z } from 'zod'
import type { Key, Read, Tx } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { maskedEmail } from './masked-contact.rules.ts'
import { PROOF_MINUTES } from './orders.rules.ts'
import { type OrderRow, orderTables } from './orders.tables.ts'

/**
 * Who may do more with an order than read it: the session that placed it, or one that has lately typed the code sent to its contact.
 * To everybody else who may read it, the refusal says where a code would go.
 */
export async function requireProven(tx: Read, order: OrderRow, ownerId: string): Promise<void> {
  const standing = await findStanding(tx, order, ownerId)
  if (!standing) refuse('NOT_FOUND')
  if (standing === 'finder') refuse('ORDER_CODE_NEEDED', { sentTo: maskedEmail(order.contact_email) })
}

/** A finder knows an order's number and one of its contacts, and no more; undefined for whoever may not read it. */
async function findStanding(tx: Read, order: OrderRow, ownerId: string): Promise<'shopper' | 'finder' | undefined> {
  return standingOf(order, ownerId, order.owner_id === ownerId ? [] : await listGrants(tx, order.order_id, ownerId))
}

type Grant = { isProven: boolean }

export function standingOf(order: OrderRow, ownerId: string, [grant]: readonly Grant[]): 'shopper' | 'finder' | undefined {
  if (order.owner_id === ownerId || grant?.isProven) return 'shopper'
  return grant && 'finder'
}

/** What somebody has found of an order that is not theirs: at most one. */
export const listGrants = (tx: Read, orderId: Key, ownerId: string): Promise<Grant[]> =>
  readRows(
    tx,
    z.object({ isProven: z.boolean() }),
    sql`select coalesce(proven_until > now(), false) as "isProven" from order_grants
      where owner_id = ${ownerId} and order_id = ${orderId}`,
  )

/** From now on, and for a while, this session may do what the one that placed the order may. */
export async function recordProof(tx: Tx, order: OrderRow, ownerId: string): Promise<void> {
  await orderTables(tx)
    .updateTable('order_grants')
    .set({ proven_until: sql<Date>`now() + ${PROOF_MINUTES} * interval '1 minute'` })
    .where('owner_id', '=', ownerId)
    .where('order_id', '=', order.order_id)
    .execute()
}
