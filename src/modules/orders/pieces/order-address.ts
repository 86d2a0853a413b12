import { actorColumns } from '#platform/actor.ts'
import type { Actor } from '#platform/audit-trail.server.ts'
import { addressLines } from '#language/buying/address-lines.ts'
import { personName } from '#language/person-name.ts'
import { clock } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import { addressChangeOf } from '../orders.present.ts'
import { CHANGE_ADDRESS } from '../orders.rules.ts'
import { listHistory } from '../orders.ts'
import { type OrderRow, type OrderZone, orderTables, type ReceiverRecord } from '../orders.tables.ts'
import { listUnits } from './units.ts'

/** Refuses when the address of a locked order has changed before, or the order is on its way or will not be. */
export async function requireAddressOpen(tx: Read, order: Locked<OrderRow>): Promise<void> {
  const change = addressChangeOf(order, await listUnits(tx, order.order_id), await listHistory(tx, order.order_id))
  if (change !== 'open') refuse('ADDRESS_FINAL', { addressChange: change })
}

/** Writes where an order goes from now on; its history keeps where it would have gone. */
export async function changeReceiver(
  tx: Tx,
  order: Locked<OrderRow>,
  { receiver, zone }: { receiver: ReceiverRecord; zone: OrderZone | null },
  by: Actor,
): Promise<void> {
  await orderTables(tx)
    .insertInto('order_history')
    .values({
      entry_id: newId(),
      order_id: order.order_id,
      move: CHANGE_ADDRESS,
      from_state: order.state,
      to_state: order.state,
      ...actorColumns(by),
      note: asOneLine(order.receiver, order.language),
      happened_at: clock.now(),
    })
    .execute()
  await orderTables(tx)
    .updateTable('orders')
    .set({
      receiver: JSON.stringify(receiver),
      zone: zone && JSON.stringify(zone),
      contact_phone: receiver.areaNum + receiver.mobile,
    })
    .where('order_id', '=', order.order_id)
    .execute()
}

const asOneLine = (receiver: ReceiverRecord, language: OrderRow['language']): string =>
  [personName(receiver), receiver.areaNum + receiver.mobile, ...addressLines(receiver, language)].join(', ')
