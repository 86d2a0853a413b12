import { useCoupons } from '#modules/coupons/index.server.ts'
import { lockOrder, moveOrder, postPayment, addPayment, setDispatchDue, succeedPayment } from '#modules/orders/index.server.ts'
import { dispatchDue } from '#modules/fulfilment/arrival.rules.ts'
import { listDaysAway } from '#modules/merchants/index.server.ts'
import { findHolidays } from '#modules/shop-settings/index.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'

/** An order of which nothing is left to be paid is paid at once, by a payment of nothing: nobody outside is asked. */
export async function payNothing(tx: Tx, ownerId: string, orderId: string): Promise<void> {
  const order = await lockOrder(tx, { orderId })
  const nothing = { payType: 'balance', amountCents: 0, feeCents: 0, provider: 'none' } as const
  const payment = await addPayment(tx, order, nothing)
  await succeedPayment(tx, order, payment, { receivedCents: 0, acceptedCents: 0 })
  await moveOrder(tx, order, 'pay', { kind: 'shopper', id: ownerId }, { pay_type: 'balance', payment_fee_cents: 0 })
  const [now, holidays] = [clock.now(), await findHolidays(tx)]
  await setDispatchDue(tx, orderId, async (days, merchantId) =>
    dispatchDue(now, days, holidays, await listDaysAway(tx, merchantId, dayInHongKong(now))),
  )
  await postPayment(tx, order, payment, 0)
  if (order.has_coupons) await useCoupons(tx, orderId)
}
