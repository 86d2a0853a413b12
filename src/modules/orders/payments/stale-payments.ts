import { sql } from 'kysely'
import { clock, DAY, MINUTE } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { type PaymentRow, type PaymentState, orderTables } from '../orders.tables.ts'

/**
 * Payments at providers that have gone quiet and may yet have succeeded there: so many that somebody may still wait for, and so many that
 * have ended here, which keep none of the others waiting. Of each those looked at longest ago.
 */
export const claimStalePayments = async (tx: Tx): Promise<PaymentRow[]> => [
  ...(await claimStale(tx, ['started', 'under-review'], 100)),
  ...(await claimStale(tx, ['failed', 'cancelled'], 50)),
]

function claimStale(tx: Tx, states: PaymentState[], most: number): Promise<PaymentRow[]> {
  const now = clock.now().getTime()
  const quiet = orderTables(tx)
    .selectFrom('payments')
    .select('payment_id')
    .where('state', 'in', states)
    .where('provider_id', 'is not', null)
    .where('created_at', '<', new Date(now - 2 * MINUTE))
    .where(({ eb, or }) => or([eb('created_at', '>', new Date(now - 2 * DAY)), eb('state', '=', sql.lit('under-review'))]))
    .orderBy('looked_at', (order) => order.asc().nullsFirst())
    .limit(most)
    .forUpdate()
    .skipLocked()
  return orderTables(tx)
    .updateTable('payments')
    .set({ looked_at: clock.now() })
    .where('payment_id', 'in', quiet)
    .returningAll()
    .execute()
}
