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
import type { CardRefund } from '#platform/card-gateway.server.ts'
import type { Database, Locked, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { cardRefundCall } from '#platform/outside/card-calls.server.ts'
import { findOutside, requestOutside, type Settlement } from '#platform/outside/outside-calls.server.ts'
import type { OutsideWork } from '#platform/outside/outside-work.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Role } from '#platform/sessions.server.ts'

export type WantedMove = { orderNo: string; move: OperatorMove; note: string; courier: string; trackingNumber: string }

/** An operator moves an order on; money and stock follow the move, and the trail says who did it. Only finance says that money went back. */
export async function operateOrder(tx: Tx, operator: string, roles: readonly Role[], wanted: WantedMove): Promise<OrderRow> {
  if (wanted.move === 'refund' && !roles.includes('finance') && !roles.includes('administrator')) refuse('NOT_PERMITTED')
  const order = await lockOrder(tx, { orderNumber: wanted.orderNo })
  if (wanted.move === 'refund' && !(await giveBackAll(tx, order))) {
    await recordRefundRequest(tx, operator, order, wanted.note)
    return order
  }
  const parcel =
    wanted.move === 'dispatch' ? { courier: wanted.courier || null, tracking_number: wanted.trackingNumber || null } : {}
  const moved = await moveOrder(tx, order, wanted.move, { actor: operator, note: wanted.note }, parcel)
  if (wanted.move === 'request-refund') await settleAll(tx, order, 'succeeded', 'refund-pending')
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

/** The money of one payment goes back: by hand it has, by card the provider is asked. The last one of an order that is being refunded completes it. */
export async function refundPayment(tx: Tx, operator: string, paymentId: string): Promise<OrderRow> {
  const { order, payment } = await lockBoth(tx, paymentId)
  if (payment.state !== 'refund-pending') refuse('ORDER_MOVED_ON')
  if (!(await giveBack(tx, order, payment))) {
    await recordRefundRequest(tx, operator, order, '', payment)
    return order
  }
  await recordAudit(tx, {
    actor: operator,
    action: 'payment-refunded',
    subject: 'order',
    subjectId: order.order_number,
    before: { payment: payment.state },
    after: { amountCents: payment.amount_cents },
  })
  await completeRefund(tx, order, operator)
  return getOrder(tx, order.order_number)
}

/** A card payment is given back when its provider says so, and not before. */
export async function recordCardRefund(tx: Tx, { subject }: { subject: string }, end: Settlement<CardRefund>): Promise<void> {
  if (end.state !== 'confirmed') return
  const { order, payment } = await lockBoth(tx, subject)
  if (!(await settlePayment(tx, order, payment, 'refunded'))) return
  await completeRefund(tx, order, payment.provider)
}

/** After the commit: somebody at the desk waits for the provider's answer. What it does not answer now is asked again later. */
export async function sayCardRefunds(
  within: { database: Database; log: Log },
  outside: OutsideWork,
  orderNumber: string,
): Promise<void> {
  const { pool } = within.database
  const order = await getOrder(pool, orderNumber)
  for (const payment of await listPayments(pool, order.order_id)) {
    if (payment.state !== 'refund-pending') continue
    const call = await findOutside(pool, cardRefundCall, refundKey(payment))
    if (call) await outside.sayNow(within, call.callId)
  }
}

const refundKey = (payment: PaymentRow): string => `refund-${payment.payment_id}`

/** Longer than the desk's own request takes, which says it first. */
const IF_NOT_SAID_SECONDS = 15

/** True when the money has gone back by hand; false when the card provider is asked for it. */
async function giveBack(tx: Tx, order: Locked<OrderRow>, payment: PaymentRow): Promise<boolean> {
  if (payment.method !== 'card' || payment.provider_id === null) return settlePayment(tx, order, payment, 'refunded')
  await requestOutside(tx, cardRefundCall, {
    subject: payment.payment_id,
    payload: { intentId: payment.provider_id, amountCents: payment.amount_cents },
    idempotencyKey: refundKey(payment),
    afterSeconds: IF_NOT_SAID_SECONDS,
  })
  return false
}

async function giveBackAll(tx: Tx, order: Locked<OrderRow>): Promise<boolean> {
  if (order.state !== 'refund-pending') return true
  let isBack = true
  for (const payment of await listPayments(tx, order.order_id))
    if (payment.state === 'refund-pending' && !(await giveBack(tx, order, payment))) isBack = false
  return isBack
}

async function completeRefund(tx: Tx, order: Locked<OrderRow>, actor: string): Promise<void> {
  const waiting = (await listPayments(tx, order.order_id)).some((other) => other.state === 'refund-pending')
  if (order.state !== 'refund-pending' || waiting) return
  await moveOrder(tx, order, 'refund', { actor })
}

function recordRefundRequest(tx: Tx, operator: string, order: OrderRow, note: string, payment?: PaymentRow): Promise<void> {
  return recordAudit(tx, {
    actor: operator,
    action: 'refund-requested-of-provider',
    subject: 'order',
    subjectId: order.order_number,
    before: { state: order.state },
    after: { note, ...(payment ? { payment: payment.payment_id } : {}) },
  })
}

async function lockBoth(tx: Tx, paymentId: string): Promise<{ order: Locked<OrderRow>; payment: PaymentRow }> {
  const { order_id } = await getPayment(tx, paymentId)
  const order = await lockOrder(tx, { orderId: order_id })
  return { order, payment: await getPayment(tx, paymentId) }
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
