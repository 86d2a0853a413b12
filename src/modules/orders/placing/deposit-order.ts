import { clock, MINUTE } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import type { Cents } from '#platform/money.ts'
import { PAYMENT_WINDOW_MINUTES } from '../orders.rules.ts'
import type { PayType } from '../payments/pay-types.rules.ts'
import { type OrderRow, orderTables, type ReceiverRecord } from '../orders.tables.ts'

type NewDeposit = Pick<OrderRow, 'owner_id' | 'language' | 'network'> & {
  /** Whom the item is to go to. */
  receiver: ReceiverRecord
  email: string
  payType: PayType
  cents: Cents
}

/** An order of no items that is paid as every order is; it holds nothing but its window. */
export async function insertDeposit(tx: Tx, { receiver, email, payType, cents, ...given }: NewDeposit): Promise<OrderRow> {
  const now = clock.now()
  const state = 'payment-pending'
  const order = await orderTables(tx)
    .insertInto('orders')
    .values({
      ...given,
      ...{ order_id: newId(), order_number: `P${newSpokenCode(9)}`, purpose: 'deposit', state, logistics_type: 2 },
      ...{ pay_type: payType, receiver: JSON.stringify(receiver), contact_email: email, from_bag: false },
      contact_phone: receiver.areaNum + receiver.mobile,
      ...{ parts: JSON.stringify({ deposit: cents }), total_cents: cents, zone: null },
      ...{ placed_at: now, expires_at: new Date(now.getTime() + PAYMENT_WINDOW_MINUTES * MINUTE) },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { order_id, owner_id: actor_id } = order
  const steps = { from_state: state, to_state: state, move: 'place' } as const
  await orderTables(tx)
    .insertInto('order_history')
    .values({ ...steps, entry_id: newId(), order_id, actor: '', actor_kind: 'shopper', actor_id, happened_at: now })
    .execute()
  return order
}
