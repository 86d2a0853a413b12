import { sql } from 'kysely'
import { clock } from '#platform/clock.ts'
import { type Locked, lockRows, type Tx } from '#platform/database.server.ts'
import { orderMoves, PICK_UP } from '../orders.rules.ts'
import { unitsArrived } from './parcels.ts'
import { type OrderRow, orderTables } from '../orders.tables.ts'

/** The first receipt of a transfer holds its order so long; another one changes nothing about that. */
export async function holdForReceipt(tx: Tx, order: Locked<OrderRow>, until: Date): Promise<void> {
  await orderTables(tx)
    .updateTable('orders')
    .set({ receipt_holds_until: until })
    .where('order_id', '=', order.order_id)
    .where('receipt_holds_until', 'is', null)
    .execute()
}

/** A provider that looks at a payment has all of its time, whatever held the order before. */
export async function holdForReview(tx: Tx, order: Locked<OrderRow>, until: Date): Promise<void> {
  await orderTables(tx)
    .updateTable('orders')
    .set({ receipt_holds_until: sql<Date>`greatest(receipt_holds_until, ${until})` })
    .where('order_id', '=', order.order_id)
    .execute()
}

/**
 * Unpaid orders past their window that nobody else is closing; a transfer under review keeps its order open as long as its receipt
 * may. A receipt that came while the lock was being taken is seen by looking again under it.
 */
export async function lockExpiredOrders(tx: Tx, most: number): Promise<Locked<OrderRow>[]> {
  const now = clock.now()
  const expired = orderTables(tx)
    .selectFrom('orders as o')
    .where('o.state', '=', 'payment-pending')
    .where('o.expires_at', '<=', now)
    .where(({ not, and, exists, selectFrom }) =>
      not(
        and([
          sql<boolean>`o.receipt_holds_until > ${now}`,
          exists(
            selectFrom('payments as p')
              .select('p.payment_id')
              .whereRef('p.order_id', '=', 'o.order_id')
              .where('p.state', '=', 'under-review'),
          ),
        ]),
      ),
    )
  const locked = await lockRows(tx, expired.selectAll('o').orderBy('o.expires_at').limit(most), 'skip')
  if (locked.length === 0) return []
  const ids = locked.map(({ order_id }) => order_id)
  const still = new Set((await expired.select('o.order_id').where('o.order_id', 'in', ids).execute()).map((row) => row.order_id))
  return locked.filter(({ order_id }) => still.has(order_id))
}

/**
 * Unpaid orders with pieces of a merchant. Where somebody says that the transfer is made the order goes on: the money may be here already. A
 * receipt that came while the lock was being taken is seen by looking again under it.
 */
export async function lockUnpaidOf(tx: Tx, merchantId: string): Promise<Locked<OrderRow>[]> {
  const unpaid = orderTables(tx)
    .selectFrom('orders as o')
    .where('o.state', '=', 'payment-pending')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('consignments as c')
          .select('c.consignment_id')
          .whereRef('c.order_id', '=', 'o.order_id')
          .where('c.merchant_id', '=', merchantId),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments as p')
            .select('p.payment_id')
            .whereRef('p.order_id', '=', 'o.order_id')
            .where('p.state', '=', 'under-review'),
        ),
      ),
    )
  const locked = await lockRows(tx, unpaid.selectAll('o').orderBy('o.order_id'))
  if (locked.length === 0) return []
  const ids = locked.map(({ order_id }) => order_id)
  const still = new Set((await unpaid.select('o.order_id').where('o.order_id', 'in', ids).execute()).map((row) => row.order_id))
  return locked.filter(({ order_id }) => still.has(order_id))
}

/** A parcel of theirs left fourteen days ago, and nobody has said yet that it arrived. What waits in a store is nobody's until it is fetched. */
export function lockArrivedOrders(tx: Tx, most: number): Promise<Locked<OrderRow>[]> {
  const arrived = orderTables(tx)
    .selectFrom('orders as o')
    .selectAll()
    .where('o.state', 'in', orderMoves.receive.from)
    .where('o.logistics_type', '<>', PICK_UP)
    .where('o.order_id', 'in', unitsArrived(tx).select('u.order_id'))
    .limit(most)
  return lockRows(tx, arrived, 'skip')
}
