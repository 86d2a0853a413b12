import { mailAboutOrder } from '#modules/messages/index.server.ts'
import { getOrderById } from '#modules/orders/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import type { OutboxEvent } from '#platform/outbox.server.ts'

/** Turns an order's event into a mail to the shopper, in the transaction that remembers how far events were read. */
export async function sendOrderMail(tx: Tx, event: OutboxEvent, publicUrl: string): Promise<void> {
  const { orderId, reason } = event.payload
  if (typeof orderId !== 'string') return
  const order = await getOrderById(tx, orderId)
  const mailed = {
    orderNumber: order.order_number,
    language: order.language,
    email: order.contact_email,
    totalCents: order.total_cents,
    expiresAt: order.expires_at,
    parcel: { courier: order.courier ?? '', trackingNumber: order.tracking_number ?? '' },
  }
  await mailAboutOrder(
    tx,
    { eventId: event.eventId, topic: event.topic, reason: typeof reason === 'string' ? reason : '' },
    mailed,
    publicUrl,
  )
}
