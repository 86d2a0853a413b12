import { emit } from '#events/events.server.ts'
import { oneWorkingDayFrom } from '#modules/fulfilment/arrival.rules.ts'
import {
  getOrder,
  giveFreshWindow,
  holdForReceipt,
  lockOrder,
  moveOrder,
  type OrderRow,
  postPayment,
  postSurplus,
  requireViewer,
} from '#modules/orders/index.server.ts'
import {
  attachReceipt,
  failPayment,
  findPaymentAtProvider,
  getPayment,
  giveUpOpenPayments,
  isNewWebhook,
  listPayments,
  type PaymentRow,
  requestRefund,
  succeedPayment,
  takeQuietCardPayments,
} from '#modules/payments/index.server.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import { type Actor, type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { CardGateway, CardIntent, CardWebhook } from '#platform/card-gateway.server.ts'
import { clock } from '#platform/clock.ts'
import type { Database, Locked, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Settlement } from '#platform/outside/outside-calls.server.ts'
import { refuse } from '#platform/refusal.ts'

/**
 * Money has arrived for a payment. An order that waits for it is paid, and its way and fee are those of this payment, whichever page
 * was opened last; money for a closed order, or a second payment of a paid one, is recorded and goes back. Repeating the call changes
 * nothing.
 */
export async function recordSuccess(tx: Tx, paymentId: string, by: Actor): Promise<void> {
  const { order, payment } = await lockBoth(tx, paymentId)
  const receivedCents = payment.amount_cents
  if (!(await succeedPayment(tx, order, payment, receivedCents))) return
  if (order.state === 'payment-pending') {
    await moveOrder(tx, order, 'pay', by, { pay_type: payment.method, payment_fee_cents: payment.fee_cents })
    await giveUpOpenPayments(tx, order)
    return postPayment(tx, order, payment, receivedCents)
  }
  await postSurplus(tx, order, payment, receivedCents)
  const reason = order.state === 'closed' ? 'late' : 'twice'
  await requestRefund(tx, order, await getPayment(tx, paymentId), { kind: 'surplus', amountCents: receivedCents, reason })
  if (order.state === 'closed') await moveOrder(tx, order, 'pay-late', by)
  await emit(tx, 'payment-surplus', { orderId: order.order_id, paymentId })
}

/** What a provider's look-up says of a card payment; amount, currency and reference must be ours. */
export async function recordIntent(tx: Tx, payment: PaymentRow, intent: CardIntent): Promise<void> {
  if (intent.amount !== payment.amount_cents || intent.reference !== payment.reference || intent.id !== payment.provider_id)
    refuse('WEBHOOK_NOT_GENUINE')
  if (intent.status === 'succeeded') return recordSuccess(tx, payment.payment_id, { actor: payment.provider })
  if (intent.status !== 'declined' && intent.status !== 'cancelled') return
  const locked = await lockBoth(tx, payment.payment_id)
  await failPayment(tx, locked.order, locked.payment, intent.status)
}

/**
 * A genuine webhook says only that something happened; what, is looked up at the provider, so that webhooks may come
 * twice, late or out of order. A webhook for a payment we do not know yet is refused, so that it is sent again.
 */
export async function handleCardWebhook(database: Database, gateway: CardGateway, webhook: CardWebhook): Promise<void> {
  const payment = (await findPaymentAtProvider(database.pool, webhook.data.id)) ?? refuse('NOT_FOUND')
  const intent = await gateway.findIntent(webhook.data.id)
  await database.inTransaction(async (tx) => {
    await recordIntent(tx, payment, intent)
    await isNewWebhook(tx, gateway.name, webhook.id, webhook.type)
  })
}

/**
 * Card payments without an answer are looked up at the provider: a webhook that never came loses no order. One that cannot be
 * looked up or recorded holds up no other, and comes last the next time.
 */
export async function reconcileCardPayments(database: Database, gateway: CardGateway, log: Log): Promise<void> {
  for (const payment of await database.inTransaction(takeQuietCardPayments)) {
    try {
      const intent = await gateway.findIntent(payment.provider_id ?? '')
      await database.inTransaction((tx) => recordIntent(tx, payment, intent))
    } catch (problem) {
      log.warn({ err: problem, payment: payment.payment_id }, 'a card payment could not be reconciled')
    }
  }
}

/** A card payment was to be ended at the provider; it may have been paid in the last moment. */
export async function recordIntentEnd(tx: Tx, { subject }: { subject: string }, end: Settlement<CardIntent>): Promise<void> {
  if (end.state === 'confirmed') await recordIntent(tx, await getPayment(tx, subject), end.answer)
}

/** An operator found the transfer on the bank's statement. */
export async function confirmTransfer(tx: Tx, operator: Operator, paymentId: string): Promise<OrderRow> {
  const { order, payment } = await lockBoth(tx, paymentId)
  requireTransfer(payment)
  await recordSuccess(tx, paymentId, operator)
  await recordAudit(tx, {
    ...operator,
    action: 'payment-confirmed',
    subject: 'order',
    subjectId: order.order_number,
    before: { payment: payment.state, order: order.state },
  })
  return getOrder(tx, order.order_number)
}

/** The transfer is not there, or is not right: the shopper learns why and may try again. */
export async function rejectTransfer(tx: Tx, operator: Operator, paymentId: string, reason: string): Promise<OrderRow> {
  const { order, payment } = await lockBoth(tx, paymentId)
  requireTransfer(payment)
  if (!(await failPayment(tx, order, payment, reason))) refuse('ORDER_MOVED_ON')
  if (order.state === 'payment-pending') await giveFreshWindow(tx, order)
  await emit(tx, 'transfer-rejected', { orderId: order.order_id, reason })
  await recordAudit(tx, {
    ...operator,
    action: 'payment-rejected',
    subject: 'order',
    subjectId: order.order_number,
    before: { payment: payment.state },
    after: { reason },
  })
  return getOrder(tx, order.order_number)
}

function requireTransfer(payment: PaymentRow): void {
  if (payment.method === 'card' || payment.state === 'succeeded') refuse('ORDER_MOVED_ON')
}

/** The shopper shows the receipt of a transfer; the order then stays open until an operator has looked, for a working day at most. */
export async function submitReceipt(tx: Tx, ownerId: string, orderNumber: string, uploadId: string): Promise<void> {
  const order = await lockOrder(tx, { orderNumber })
  await requireViewer(tx, order, ownerId)
  if (order.state === 'closed') refuse('ORDER_CLOSED')
  if (order.state !== 'payment-pending') refuse('PAYMENT_DONE')
  await claimUpload(tx, { uploadId, ownerId, purpose: 'receipt' })
  const payment = (await listPayments(tx, order.order_id)).find(
    (known) => known.method !== 'card' && (known.state === 'started' || known.state === 'under-review'),
  )
  if (!payment) refuse('ORDER_MOVED_ON')
  await attachReceipt(tx, order, payment, uploadId)
  await holdForReceipt(tx, order, oneWorkingDayFrom(clock.now()))
}

/** Orders are always locked before their payments, whoever comes. */
async function lockBoth(tx: Tx, paymentId: string): Promise<{ order: Locked<OrderRow>; payment: PaymentRow }> {
  const { order_id } = await getPayment(tx, paymentId)
  const order = await lockOrder(tx, { orderId: order_id })
  return { order, payment: await getPayment(tx, paymentId) }
}
