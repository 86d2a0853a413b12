import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import { orderTables } from './orders.tables.ts'

/**
 * What a visitor ordered becomes the member's where one of the member's proven contacts stands in it, and so does what the visitor was let see.
 * Other orders of that device may be somebody else's: they are found by their number and contact, as by any guest.
 */
export async function takeOverOrders(tx: Tx, visitorId: string, memberId: string, proven: readonly string[]): Promise<void> {
  if (proven.length > 0)
    await orderTables(tx)
      .updateTable('orders')
      .set({ owner_id: memberId })
      .where('owner_id', '=', visitorId)
      .where((order) =>
        order.or([
          order(sql<string>`lower(contact_email)`, 'in', proven),
          order(sql<string>`regexp_replace(contact_phone, '[^+0-9]', '', 'g')`, 'in', proven),
        ]),
      )
      .execute()
  const seen = orderTables(tx)
    .selectFrom('order_grants')
    .select(({ val }) => [val(memberId).as('owner_id'), 'order_id', 'granted_at', 'proven_until'])
    .where('owner_id', '=', visitorId)
  await orderTables(tx)
    .insertInto('order_grants')
    .columns(['owner_id', 'order_id', 'granted_at', 'proven_until'])
    .expression(seen)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await orderTables(tx).deleteFrom('order_grants').where('owner_id', '=', visitorId).execute()
}
