import type { RawBuilder } from 'kysely'
import { emit } from '#events/events.server.ts'
import {
  giveFreshWindow,
  lockOrder,
  moveOrder,
  type OrderRow,
  postHeld,
  postHeldEnd,
  postPayment,
  postSurplus,
  readForPaying,
  failPayment,
  giveUpOpenPayments,
  listPayments,
  type PaymentRow,
  requestRefund,
  succeedPayment,
} from '#modules/orders/index.server.ts'
import { holdMoney, listReceived, moveHeld, type UnallocatedReceipt, sumHeld } from '#modules/treasury/index.server.ts'
import { type Decider, findPerson, mayAccept } from '#modules/approvals/index.server.ts'
import { useCoupons } from '#modules/coupons/index.server.ts'
import { isTransfer } from '#modules/orders/payments/pay-types.rules.ts'
import { dispatchDue } from '#modules/fulfilment/arrival.rules.ts'
import { listDaysAwayOf } from '#modules/merchants/index.server.ts'
import { findHolidays } from '#modules/shop-settings/index.server.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import { isOfShop } from '#platform/actor.ts'
import { type Actor, type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { readTogether } from '#platform/database/together.server.ts'
import { refuse } from '#platform/refusal.ts'

type Came = { amountCents?: number | undefined; payer?: string; acceptsLess?: boolean }

/**
 * Money has arrived for a payment. An order that waits for it is paid, and its way and fee are those of this payment, whichever page
 * was opened last. Less than was asked is held until the rest comes or finance decides; what is too much, money for a closed order and
 * a second payment of a paid one are recorded and go back. Repeating the call changes nothing.
 */
export async function recordSuccess(tx: Tx, paymentId: string, by: Actor, came: Came = {}): Promise<void> {
  const both = await lockBoth(tx, paymentId)
  if (both.payment.state !== 'succeeded') await receive(tx, both, by, came)
}

async function receive(tx: Tx, { order, payment, others, held, isHeard }: Both, by: Actor, came: Came): Promise<void> {
  // A provider that tells twice of the same money is heard once, also when it has been given back meanwhile.
  if (!isTransfer(payment.method) && isHeard && !came.acceptsLess) return
  const cameCents = came.amountCents ?? payment.amount_cents - sumHeld(held)
  const receivedCents = sumHeld(held) + cameCents
  const isAwaited = order.state === 'payment-pending'
  const acceptedCents = isAwaited ? Math.max(payment.amount_cents - receivedCents, 0) : 0
  if (acceptedCents > 0 && !came.acceptsLess) return holdShort(tx, order, payment, held, { ...came, cameCents, by })
  const paid = (await succeedPayment(tx, order, payment, { receivedCents, acceptedCents })) ?? payment
  for (const one of held) await bookHeld(tx, one)
  if (isAwaited) return payOrder(tx, { order, payment: paid, others }, receivedCents, by)
  await postSurplus(tx, order, paid, receivedCents)
  await giveBackSurplus(tx, order, paid, receivedCents, { reason: order.state === 'closed' ? 'late' : 'twice', by })
  if (order.state === 'closed') await moveOrder(tx, order, 'pay-late', by)
  if (order.state === 'refunded') await moveOrder(tx, order, 'pay-again', by)
}

async function payOrder(
  tx: Tx,
  { order, payment, others }: Pick<Both, 'order' | 'payment' | 'others'>,
  receivedCents: number,
  by: Actor,
): Promise<void> {
  const { due, shares } = await readForPaying(tx, order.order_id, calendarOf)
  await moveOrder(tx, order, 'pay', by, { pay_type: payment.method, payment_fee_cents: payment.fee_cents, due })
  await giveUpOpenPayments(tx, order, others)
  await postPayment(tx, order, payment, { receivedCents, shares })
  if (order.has_coupons) await useCoupons(tx, order.order_id)
  const tooMuch = receivedCents - payment.amount_cents
  if (tooMuch > 0) await giveBackSurplus(tx, order, payment, tooMuch, { reason: 'too-much', by })
}

/** The days on which merchants send. */
async function calendarOf(read: Read, merchants: RawBuilder<string[]>) {
  const now = clock.now()
  const [holidays, away] = await Promise.all([findHolidays(read), listDaysAwayOf(read, merchants, dayInHongKong(now))])
  return (days: number, merchantId: string) => dispatchDue(now, days, holidays, away.get(merchantId))
}

async function giveBackSurplus(
  tx: Tx,
  order: Locked<OrderRow>,
  payment: PaymentRow,
  amountCents: number,
  // Anyone in the shop who says that it has come does not approve that it goes back.
  { reason, by }: { reason: 'late' | 'twice' | 'too-much'; by: Actor },
): Promise<void> {
  const requestedBy = isOfShop(by) ? (await findPerson(tx, by.id)).person : undefined
  await requestRefund(tx, order, payment, { kind: 'surplus', amountCents, reason, requestedBy })
  await emit(tx, 'payment-surplus', { orderId: order.order_id, paymentId: payment.payment_id, amountCents })
}

/** The shopper is told what is missing, and has a fresh window to send it. */
async function holdShort(
  tx: Tx,
  order: Locked<OrderRow>,
  payment: PaymentRow,
  before: readonly UnallocatedReceipt[],
  { cameCents, payer = '', by }: { cameCents: number; payer?: string; by: Actor },
): Promise<void> {
  const held = await holdMoney(tx, {
    method: payment.method,
    amountCents: cameCents,
    reference: isTransfer(payment.method) ? order.order_number : payment.reference,
    payer,
    paymentId: payment.payment_id,
    recordedBy: isOfShop(by) ? by.id : undefined,
  })
  if (held) await postHeld(tx, held)
  await giveFreshWindow(tx, order)
  const whole = sumHeld(before) + cameCents
  await emit(tx, 'payment-short', {
    orderId: order.order_id,
    cameCents: whole,
    missingCents: payment.amount_cents - whole,
  })
}

export async function bookHeld(tx: Tx, held: UnallocatedReceipt): Promise<void> {
  if (!(await moveHeld(tx, held.held_id, 'held', 'booked'))) refuse('MONEY_IS_SETTLED')
  await postHeldEnd(tx, held, 'held-booked')
}

/**
 * An operator says that the transfer has come; without an amount, all that is missing. A second person may have to agree. Refuses ORDER_MOVED_ON when a
 * colleague has recorded some of it meanwhile, so that no line of the statement counts twice. Answers the order's number.
 */
export async function confirmTransfer(
  tx: Tx,
  operator: Decider,
  paymentId: string,
  { amountCents, beforeCents }: { amountCents: number | undefined; beforeCents: number },
): Promise<string> {
  const both = await lockBoth(tx, paymentId)
  const { order, payment, held } = both
  requireTransfer(payment)
  if (sumHeld(held) !== beforeCents) refuse('ORDER_MOVED_ON')
  const about = {
    subjectId: paymentId,
    amountCents: amountCents ?? payment.amount_cents - beforeCents,
    orderId: order.order_id,
    wanted: { amountCents, beforeCents },
  }
  if (!(await mayAccept(tx, operator, { kind: 'payment', ...about }))) return order.order_number
  await receive(tx, both, operator, { amountCents })
  await recordAudit(tx, {
    by: operator,
    action: 'payment-confirmed',
    subject: 'order',
    subjectId: order.order_number,
    before: { payment: payment.state, order: order.state },
    after: { amountCents: amountCents ?? payment.amount_cents },
  })
  return order.order_number
}

/** The transfer is not there, or is not right: the shopper learns why and may try again. Answers the order's number. */
export async function rejectTransfer(tx: Tx, operator: Operator, paymentId: string, reason: string): Promise<string> {
  const { order, payment } = await lockBoth(tx, paymentId)
  requireTransfer(payment)
  if (!(await failPayment(tx, order, payment, reason))) refuse('ORDER_MOVED_ON')
  if (order.state === 'payment-pending') await giveFreshWindow(tx, order)
  await emit(tx, 'transfer-rejected', { orderId: order.order_id, reason })
  await recordAudit(tx, {
    by: operator,
    action: 'payment-rejected',
    subject: 'order',
    subjectId: order.order_number,
    before: { payment: payment.state },
    after: { reason },
  })
  return order.order_number
}

function requireTransfer(payment: PaymentRow): void {
  if (!isTransfer(payment.method) || payment.state === 'succeeded') refuse('ORDER_MOVED_ON')
}

type Both = {
  order: Locked<OrderRow>
  payment: PaymentRow
  /** Of the same order. */
  others: readonly PaymentRow[]
  /** What has come for this payment and is not booked. */
  held: readonly UnallocatedReceipt[]
  /** Something has come for this payment before. */
  isHeard: boolean
}

/** Orders are always locked before their payments, no matter who comes. */
export async function lockBoth(tx: Tx, paymentId: string): Promise<Both> {
  const order = await lockOrder(tx, { paymentId })
  const [payments, received] = await readTogether(tx, (read) =>
    Promise.all([listPayments(read, order.order_id), listReceived(read, paymentId)]),
  )
  const isThis = ({ payment_id }: PaymentRow): boolean => payment_id === paymentId
  const payment = payments.find(isThis) ?? refuse('NOT_FOUND')
  const held = received.filter(({ state }) => state === 'held')
  return { order, payment, others: payments.filter((one) => !isThis(one)), held, isHeard: received.length > 0 }
}
