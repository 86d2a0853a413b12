import { giveBackStock } from '#modules/catalogue/index.server.ts'
import {
  getOrder,
  listLines,
  lockArrivedOrders,
  lockOrder,
  moveOrder,
  type OrderRow,
  requireViewer,
} from '#modules/orders/index.server.ts'
import type { OperatorMove } from '#modules/orders/orders.rules.ts'
import { getPayment, listPayments, type PaymentRow, settlePayment } from '#modules/payments/index.server.ts'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { CardGateway } from '#platform/card-gateway.server.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { emit } from '#platform/outbox.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Role } from '#platform/sessions.server.ts'

export type WantedMove = { orderNo: string; move: OperatorMove; note: string; courier: string; trackingNumber: string }

/** An operator moves an order on; money and stock follow the move, and the trail says who did it. Only finance says that money went back. */
export async function operateOrder(tx: Tx, operator: string, roles: readonly Role[], wanted: WantedMove): Promise<OrderRow> {
  if (wanted.move === 'refund' && !roles.includes('finance') && !roles.includes('administrator')) refuse('NOT_PERMITTED')
  const order = await lockOrder(tx, { orderNumber: wanted.orderNo })
  const parcel =
    wanted.move === 'dispatch' ? { courier: wanted.courier || null, tracking_number: wanted.trackingNumber || null } : {}
  const moved = await moveOrder(tx, order, wanted.move, { actor: operator, note: wanted.note }, parcel)
  if (wanted.move === 'request-refund') await settleAll(tx, order, 'succeeded', 'refund-pending')
  if (wanted.move === 'refund') await settleAll(tx, order, 'refund-pending', 'refunded')
  await emit(tx, `order-${wanted.move}`, { orderId: order.order_id })
  await recordAudit(tx, {
    actor: operator,
    action: `order-${wanted.move}`,
    subject: 'order',
    subjectId: order.order_number,
    before: { state: order.state },
    after: { state: moved.state, note: wanted.note, ...parcel },
  })
  if (wanted.move === 'request-refund' && order.dispatched_at === null) await returnToShelf(tx, order)
  return moved
}

/** The money of one payment has gone back; the last one of an order that is being refunded completes it. */
export async function markRefunded(tx: Tx, operator: string, paymentId: string): Promise<OrderRow> {
  const { order_id } = await getPayment(tx, paymentId)
  const order = await lockOrder(tx, { orderId: order_id })
  const payment = await getPayment(tx, paymentId)
  if (payment.state !== 'refund-pending') refuse('ORDER_MOVED_ON')
  await settlePayment(tx, order, payment, 'refunded')
  await recordAudit(tx, {
    actor: operator,
    action: 'payment-refunded',
    subject: 'order',
    subjectId: order.order_number,
    before: { payment: payment.state },
    after: { amountCents: payment.amount_cents },
  })
  const others = (await listPayments(tx, order.order_id)).filter((other) => other.state === 'refund-pending')
  if (order.state === 'refund-pending' && others.length === 0) {
    await moveOrder(tx, order, 'refund', { actor: operator })
    await emit(tx, 'order-refund', { orderId: order.order_id })
  }
  return getOrder(tx, order.order_number)
}

/** The shopper has the parcel. */
export async function confirmOrderReceipt(tx: Tx, ownerId: string, orderNumber: string): Promise<void> {
  const order = await lockOrder(tx, { orderNumber })
  await requireViewer(tx, order, ownerId)
  await moveOrder(tx, order, 'receive', { actor: 'shopper' })
}

/** Fourteen days after dispatch an order counts as received. Answers how many. */
export async function receiveArrivedOrders(tx: Tx, most: number): Promise<number> {
  const orders = await lockArrivedOrders(tx, most)
  for (const order of orders) await moveOrder(tx, order, 'receive', { actor: 'clock' })
  return orders.length
}

/** After the commit: the provider gives back an order's refunded card payments, each under its own id, so that a repeat does nothing. */
export async function refundCards(tx: Read, gateway: CardGateway, orderNumber: string): Promise<void> {
  const order = await getOrder(tx, orderNumber)
  for (const payment of await listPayments(tx, order.order_id)) {
    if (payment.method !== 'card' || payment.state !== 'refunded' || payment.provider_id === null) continue
    await gateway.refund(payment.provider_id, payment.amount_cents, `refund-${payment.payment_id}`)
  }
}

async function settleAll(tx: Tx, order: Locked<OrderRow>, from: PaymentRow['state'], to: PaymentRow['state']): Promise<void> {
  for (const payment of await listPayments(tx, order.order_id)) {
    if (payment.state === from) await settlePayment(tx, order, payment, to)
  }
}

/** What never left is for sale again. */
async function returnToShelf(tx: Tx, order: OrderRow): Promise<void> {
  const lines = await listLines(tx, order.order_id)
  await giveBackStock(
    tx,
    lines.map((line) => ({ offerId: line.offer_id, quantity: line.quantity })),
  )
}
