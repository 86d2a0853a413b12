import type { EventFor } from '#events/events.server.ts'
import { mailAboutOrder } from '#modules/messages/index.server.ts'
import { getOrderById, getParcel, type OrderRow, shownTotal } from '#modules/orders/index.server.ts'
import { getRefund, listHeldOfOrder, sumHeld } from '#modules/payments/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** Turns an order's event into a mail to the shopper, in the transaction that records the effect. */
export async function sendOrderMail(tx: Tx, event: EventFor<'order-mail'>, publicUrl: string): Promise<void> {
  const { orderId } = event.payload
  const order = await getOrderById(tx, orderId)
  const heldCents = event.topic === 'order-closed' ? sumHeld(await listHeldOfOrder(tx, orderId)) : 0
  const mailed = {
    orderNumber: order.order_number,
    language: order.language,
    email: order.contact_email,
    totalCents: heldCents > 0 ? heldCents : await amountOf(tx, event, order),
    missingCents: event.topic === 'payment-short' ? event.payload.missingCents : 0,
    isPartlyPaid: heldCents > 0,
    expiresAt: order.expires_at,
    parcel: event.topic === 'order-dispatched' ? await getParcel(tx, event.payload.parcelId) : null,
  }
  await mailAboutOrder(tx, event, mailed, publicUrl)
}

/** A mail about one payment or refund names what came or went by it. */
async function amountOf(tx: Tx, event: EventFor<'order-mail'>, order: OrderRow): Promise<number> {
  if (event.topic === 'payment-surplus') return event.payload.amountCents
  if (event.topic === 'payment-short') return event.payload.cameCents
  if (event.topic === 'part-refunded' || event.topic === 'extra-paid')
    return (await getRefund(tx, event.payload.refundId)).amount_cents
  return shownTotal(order)
}
