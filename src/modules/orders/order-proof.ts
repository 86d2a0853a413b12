import { sql } from 'kysely'
import type { Read, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { PROOF_MINUTES } from './orders.rules.ts'
import { type OrderRow, orderTables } from './orders.tables.ts'

/**
 * Who may do more with an order than read it: the session that placed it, or one that has lately typed the code sent to its contact.
 * To everybody else who may read it, the refusal says where a code would go.
 */
export async function requireProven(tx: Read, order: OrderRow, ownerId: string): Promise<void> {
  if (order.owner_id === ownerId) return
  const grant = await orderTables(tx)
    .selectFrom('order_grants')
    .select(sql<boolean>`coalesce(proven_until > now(), false)`.as('isProven'))
    .where('owner_id', '=', ownerId)
    .where('order_id', '=', order.order_id)
    .executeTakeFirst()
  if (!grant) return refuse('NOT_FOUND')
  if (!grant.isProven) refuse('ORDER_CODE_NEEDED', { sentTo: maskedEmail(order.contact_email) })
}

/** From now on, and for a while, this session may do what the one that placed the order may. */
export async function recordProof(tx: Tx, order: OrderRow, ownerId: string): Promise<void> {
  await orderTables(tx)
    .updateTable('order_grants')
    .set({ proven_until: sql<Date>`now() + ${PROOF_MINUTES} * interval '1 minute'` })
    .where('owner_id', '=', ownerId)
    .where('order_id', '=', order.order_id)
    .execute()
}

/** Enough for its owner to know it, and too little for anybody else. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*(?=@)/, '$1•••')
