import type { EventFor } from '#events/events.server.ts'
import { mailAboutOrder } from '#modules/messages/index.server.ts'
import { getOrderById } from '#modules/orders/index.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** Turns an order's event into a mail to the shopper, in the transaction that records the effect. */
export async function sendOrderMail(tx: Tx, event: EventFor<'order-mail'>, publicUrl: string): Promise<void> {
  const order = await getOrderById(tx, event.payload.orderId)
  const mailed = {
    orderNumber: order.order_number,
    language: order.language,
    email: order.contact_email,
    totalCents: order.total_cents,
    expiresAt: order.expires_at,
    parcel: { courier: order.courier ?? '', trackingNumber: order.tracking_number ?? '' },
  }
  await mailAboutOrder(tx, event, mailed, publicUrl)
}
