import type { EventFor } from '#events/events.server.ts'
import { mailAboutOrder } from '#modules/messages/index.server.ts'
import { getOrderById, getParcel, shownTotal } from '#modules/orders/index.server.ts'
import { getPayment } from '#modules/payments/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** Turns an order's event into a mail to the shopper, in the transaction that records the effect. */
export async function sendOrderMail(tx: Tx, event: EventFor<'order-mail'>, publicUrl: string): Promise<void> {
  const { orderId } = event.payload
  const order = await getOrderById(tx, orderId)
  const mailed = {
    orderNumber: order.order_number,
    language: order.language,
    email: order.contact_email,
    // A mail about one payment names what came by it.
    totalCents:
      event.topic === 'payment-surplus'
        ? ((await getPayment(tx, event.payload.paymentId)).received_cents ?? 0)
        : shownTotal(order),
    expiresAt: order.expires_at,
    parcel: event.topic === 'order-dispatched' ? await getParcel(tx, event.payload.parcelId) : null,
  }
  await mailAboutOrder(tx, event, mailed, publicUrl)
}
