import type { Tx } from '#platform/database.server.ts'
import { orderTables } from './orders.tables.ts'

/** What a visitor ordered, and what the visitor was let see, becomes the member's. */
export async function takeOverOrders(tx: Tx, visitorId: string, memberId: string): Promise<void> {
  await orderTables(tx).updateTable('orders').set({ owner_id: memberId }).where('owner_id', '=', visitorId).execute()
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
