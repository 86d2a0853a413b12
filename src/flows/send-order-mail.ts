import type { EventFor } from '#events/events.server.ts'
import { mailAboutOrder } from '#modules/messages/index.server.ts'
import { getOrderById, getParcel, type OrderRow, shownTotal } from '#modules/orders/index.server.ts'
import { getPayment, getRefund } from '#modules/payments/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** Turns an order's event into a mail to the shopper, in the transaction that records the effect. */
export async function sendOrderMail(tx: Tx, event: EventFor<'order-mail'>, publicUrl: string): Promise<void> {
  const { orderId } = event.payload
  const order = await getOrderById(tx, orderId)
  const mailed = {
    orderNumber: order.order_number,
    language: order.language,
    email: order.contact_email,
    totalCents: await amountOf(tx, event, order),
    expiresAt: order.expires_at,
    parcel: event.topic === 'order-dispatched' ? await getParcel(tx, event.payload.parcelId) : null,
  }
  await mailAboutOrder(tx, event, mailed, publicUrl)
}

/** A mail about one payment or refund names what came or went by it. */
async function amountOf(tx: Tx, event: EventFor<'order-mail'>, order: OrderRow): Promise<number> {
  if (event.topic === 'payment-surplus') return (await getPayment(tx, event.payload.paymentId)).received_cents ?? 0
  if (event.topic === 'part-refunded' || event.topic === 'extra-paid')
    return (await getRefund(tx, event.payload.refundId)).amount_cents
  return shownTotal(order)
}
