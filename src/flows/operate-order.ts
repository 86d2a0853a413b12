import {
  getOrder,
  listUnitsArrived,
  lockArrivedOrders,
  lockOrder,
  moveOrder,
  type OrderRow,
  postRefund,
  requireViewer,
} from '#modules/orders/index.server.ts'
import type { OperatorMove } from '#modules/orders/orders.rules.ts'
import {
  getPayment,
  getRefund,
  isOutstanding,
  listPayments,
  listRefunds,
  moveRefund,
  type RefundRow,
  refundableCents,
  requestRefund,
} from '#modules/payments/index.server.ts'
import { type Actor, recordAudit } from '#platform/audit-trail.server.ts'
import type { CardRefund } from '#platform/card-gateway.server.ts'
import type { Database, Locked, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { cardRefundCall } from '#platform/outside/card-calls.server.ts'
import { findOutside, requestOutside, type Settlement } from '#platform/outside/outside-calls.server.ts'
import type { OutsideWork } from '#platform/outside/outside-work.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Role } from '#platform/sessions.server.ts'

export type WantedMove = {
  orderNo: string
  move: OperatorMove
  note: string
  courier: string
  trackingNumber: string
  unitIds?: readonly string[] | undefined
}

/** An operator moves an order on; money and pieces follow the move, and the trail says who did it. Only finance says that money goes back. */
export async function operateOrder(tx: Tx, operator: Actor, roles: readonly Role[], wanted: WantedMove): Promise<OrderRow> {
  if (wanted.move === 'refund' && !roles.includes('finance') && !roles.includes('administrator')) refuse('NOT_PERMITTED')
  const order = await lockOrder(tx, { orderNumber: wanted.orderNo })
  if (wanted.move === 'refund') return refundOrder(tx, operator, order)
  const { courier, trackingNumber } = wanted
  const parcel = wanted.move === 'dispatch' ? { courier, trackingNumber } : undefined
  if (wanted.move === 'request-refund') await requestWholeRefund(tx, operator, order, wanted.note)
  const moved = await moveOrder(
    tx,
    order,
    wanted.move,
    { ...operator, note: wanted.note },
    { unitIds: wanted.unitIds, ...(parcel ? { parcel } : {}) },
  )
  await recordAudit(tx, {
    ...operator,
    action: `order-${wanted.move}`,
    subject: 'order',
    subjectId: order.order_number,
    before: { state: order.state },
    after: { state: moved.state, note: wanted.note, ...parcel },
  })
  return moved
}

/** Everything that was asked back of an order goes back. */
async function refundOrder(tx: Tx, operator: Actor, order: Locked<OrderRow>): Promise<OrderRow> {
  if (order.state !== 'refund-pending') refuse('ORDER_MOVED_ON', { state: order.state })
  await approveRefunds(tx, operator, order, () => true)
  return getOrder(tx, order.order_number)
}

/** What was asked back of one payment goes back; the last of an order that is being refunded completes it. */
export async function refundOfPayment(tx: Tx, operator: Actor, paymentId: string): Promise<OrderRow> {
  const { order_id } = await getPayment(tx, paymentId)
  const order = await lockOrder(tx, { orderId: order_id })
  const approved = await approveRefunds(tx, operator, order, (refund) => refund.payment_id === paymentId)
  if (approved === 0) refuse('ORDER_MOVED_ON')
  return getOrder(tx, order.order_number)
}

async function requestWholeRefund(tx: Tx, operator: Actor, order: Locked<OrderRow>, reason: string): Promise<void> {
  const refunds = await listRefunds(tx, order.order_id)
  for (const payment of await listPayments(tx, order.order_id)) {
    const amountCents = refundableCents(payment, refunds)
    if (amountCents > 0)
      await requestRefund(tx, order, payment, {
        kind: 'refund',
        amountCents,
        reason,
        requestedBy: operator.actorId,
      })
  }
}

/** A transfer is back once finance has sent it; a card's money once the provider says so. Answers how many were approved. */
async function approveRefunds(
  tx: Tx,
  operator: Actor,
  order: Locked<OrderRow>,
  wanted: (refund: RefundRow) => boolean,
): Promise<number> {
  let approved = 0
  for (const refund of (await listRefunds(tx, order.order_id)).filter(wanted)) {
    const now = await moveRefund(tx, order, refund, 'approved', { approvedBy: operator.actorId })
    if (!now) continue
    approved += 1
    await recordAudit(tx, {
      ...operator,
      action: 'refund-approved',
      subject: 'order',
      subjectId: order.order_number,
      after: { refundId: refund.refund_id, kind: refund.kind, amountCents: refund.amount_cents },
    })
    await giveBack(tx, operator, order, now)
  }
  return approved
}

/** Longer than the desk's own request takes, which says it first. */
const IF_NOT_SAID_SECONDS = 15
/** Approved again after the provider refused it for good, it is asked afresh. */
const refundKey = (refund: RefundRow): string => `refund-${refund.refund_id}-${refund.approvals}`

async function giveBack(tx: Tx, operator: Actor, order: Locked<OrderRow>, refund: RefundRow): Promise<void> {
  const payment = await getPayment(tx, refund.payment_id)
  if (payment.method !== 'card' || payment.provider_id === null) return confirmRefund(tx, operator, order, refund)
  await requestOutside(tx, cardRefundCall, {
    subject: refund.refund_id,
    payload: { intentId: payment.provider_id, amountCents: refund.amount_cents },
    idempotencyKey: refundKey(refund),
    afterSeconds: IF_NOT_SAID_SECONDS,
  })
}

/** What the provider has said of a refund. One it refuses for good is finance's to look at; one that was given up may yet be asked again. */
export async function recordCardRefund(tx: Tx, { subject }: { subject: string }, end: Settlement<CardRefund>): Promise<void> {
  if (end.state === 'given-up') return
  const { order_id } = await getRefund(tx, subject)
  const order = await lockOrder(tx, { orderId: order_id })
  const refund = await getRefund(tx, subject)
  if (end.state === 'failed') await moveRefund(tx, order, refund, 'failed', { failure: end.reason })
  else await confirmRefund(tx, { actor: (await getPayment(tx, refund.payment_id)).provider }, order, refund)
}

/** After the commit: somebody at the desk waits for the provider's answer. What it does not answer now is asked again later. */
export async function sayCardRefunds(
  within: { database: Database; log: Log },
  outside: OutsideWork,
  orderNumber: string,
): Promise<void> {
  const { pool } = within.database
  const order = await getOrder(pool, orderNumber)
  for (const refund of await listRefunds(pool, order.order_id)) {
    const call = refund.state === 'approved' ? await findOutside(pool, cardRefundCall, refundKey(refund)) : undefined
    if (call) await outside.sayNow(within, call.callId)
  }
}

/** The money is back, as finance or the provider says. Repeating it changes nothing. */
async function confirmRefund(tx: Tx, by: Actor, order: Locked<OrderRow>, refund: RefundRow): Promise<void> {
  if (!(await moveRefund(tx, order, refund, 'confirmed'))) return
  await postRefund(tx, order, await getPayment(tx, refund.payment_id), refund)
  const isBack = !(await listRefunds(tx, order.order_id)).some(isOutstanding)
  if (order.state === 'refund-pending' && isBack) await moveOrder(tx, order, 'refund', by)
}

/** The shopper has the parcel. */
export async function confirmOrderReceipt(tx: Tx, ownerId: string, orderNumber: string): Promise<void> {
  const order = await lockOrder(tx, { orderNumber })
  await requireViewer(tx, order, ownerId)
  await moveOrder(tx, order, 'receive', { actor: 'shopper', actorId: ownerId })
}

/** Fourteen days after a parcel has left it counts as received. Answers how many orders that moved. */
export async function receiveArrivedOrders(tx: Tx, most: number): Promise<number> {
  const orders = await lockArrivedOrders(tx, most)
  for (const order of orders) {
    const unitIds = await listUnitsArrived(tx, order.order_id)
    await moveOrder(tx, order, 'receive', { actor: 'clock' }, { unitIds })
  }
  return orders.length
}
