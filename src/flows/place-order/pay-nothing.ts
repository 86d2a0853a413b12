import type { RawBuilder } from 'kysely'
import { useCoupons } from '#modules/coupons/index.server.ts'
import { lockOrder, moveOrder, postPayment, addPayment, readForPaying, succeedPayment } from '#modules/orders/index.server.ts'
import { dispatchDue } from '#modules/fulfilment/arrival.rules.ts'
import { listDaysAwayOf } from '#modules/merchants/index.server.ts'
import { findHolidays } from '#modules/shop-settings/index.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'

/** An order of which nothing is left to be paid is paid at once, by a payment of nothing: nobody outside is asked. */
export async function payNothing(tx: Tx, ownerId: string, orderId: string): Promise<void> {
  const order = await lockOrder(tx, { orderId })
  const nothing = { payType: 'balance', amountCents: 0, feeCents: 0, provider: 'none' } as const
  const payment = await addPayment(tx, order, nothing)
  await succeedPayment(tx, order, payment, { receivedCents: 0, acceptedCents: 0 })
  const { due, shares } = await readForPaying(tx, orderId, calendarOf)
  await moveOrder(tx, order, 'pay', { kind: 'shopper', id: ownerId }, { pay_type: 'balance', payment_fee_cents: 0, due })
  await postPayment(tx, order, payment, { receivedCents: 0, shares })
  if (order.has_coupons) await useCoupons(tx, orderId)
}

/** The days on which merchants send. */
async function calendarOf(read: Read, merchants: RawBuilder<string[]>) {
  const now = clock.now()
  const [holidays, away] = await Promise.all([findHolidays(read), listDaysAwayOf(read, merchants, dayInHongKong(now))])
  return (days: number, merchantId: string) => dispatchDue(now, days, holidays, away.get(merchantId))
}
