import type { EventFor } from '#events/events.server.ts'
import { hasConsented } from '#modules/consents/index.server.ts'
import { messageAboutOrder } from '#modules/inbox/index.server.ts'
import { mailAboutOrder } from '#modules/messages/index.server.ts'
import { getOrderById, getParcel, type OrderRow, shownTotal } from '#modules/orders/index.server.ts'
import { getRefund, listHeldOfOrder, sumHeld } from '#modules/payments/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** Turns an order's event into a mail to the shopper, unless they want none, in the transaction that records the effect. */
export async function sendOrderMail(tx: Tx, event: EventFor<'order-mail'>, publicUrl: string): Promise<void> {
  const order = await getOrderById(tx, event.payload.orderId)
  if (!(await hasConsented(tx, order.owner_id, 'orders-email'))) return
  const told = { language: order.language, email: order.contact_email, ...(await factsOf(tx, event, order)) }
  await mailAboutOrder(tx, event, told, publicUrl)
}

/** And into a message in the inbox of the member whose order it is. */
export async function writeOrderMessage(tx: Tx, event: EventFor<'inbox'>): Promise<void> {
  const order = await getOrderById(tx, event.payload.orderId)
  await messageAboutOrder(tx, event, { ownerId: order.owner_id, ...(await factsOf(tx, event, order)) })
}

type OrderEvent = EventFor<'order-mail' | 'inbox'>

/** What the words about it are made of. */
async function factsOf(tx: Tx, event: OrderEvent, order: OrderRow) {
  const heldCents = event.topic === 'order-closed' ? sumHeld(await listHeldOfOrder(tx, order.order_id)) : 0
  return {
    orderNumber: order.order_number,
    totalCents: heldCents > 0 ? heldCents : await amountOf(tx, event, order),
    missingCents: event.topic === 'payment-short' ? event.payload.missingCents : 0,
    isPartlyPaid: heldCents > 0,
    expiresAt: order.expires_at,
    parcel: event.topic === 'order-dispatched' ? await getParcel(tx, event.payload.parcelId) : null,
  }
}

/** What is told about one payment or refund names what came or went by it. */
async function amountOf(tx: Tx, event: OrderEvent, order: OrderRow): Promise<number> {
  if (event.topic === 'payment-surplus') return event.payload.amountCents
  if (event.topic === 'payment-short') return event.payload.cameCents
  if (event.topic === 'part-refunded' || event.topic === 'extra-paid')
    return (await getRefund(tx, event.payload.refundId)).amount_cents
  return shownTotal(order)
}
