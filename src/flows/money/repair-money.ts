import {
  findOrder,
  lockOrder,
  type OrderRow,
  postHeld,
  postHeldAnew,
  postHeldEnd,
  addPayment,
  getPayment,
  listPayments,
  type PaymentRow,
} from '#modules/orders/index.server.ts'
import { isTransfer } from '#modules/orders/payments/pay-types.rules.ts'
import { paymentFee } from '#modules/orders/placing/price.rules.ts'
import {
  getHeld,
  type UnallocatedReceipt,
  holdMoney,
  isTypedAlready,
  listHeld,
  listReturnsOf,
  lockHeld,
  moveHeld,
  recordRepair,
  requestPayout,
  sumHeld,
  isLineOfHeld,
  isOnStatement,
  nameLineOfHeld,
} from '#modules/treasury/index.server.ts'
import type { PayType } from '#modules/orders/payments/payments.contract.ts'
import { numbersIn } from '#modules/treasury/statements/statement-lines.rules.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { paymentReturnCall } from '#platform/outside/payment-calls.server.ts'
import { requestOutside, type Settlement } from '#platform/outside/outside-calls.server.ts'
import type { ProviderRefund } from '#platform/payment-providers/payment-provider.server.ts'
import { refuse } from '#platform/refusal.ts'
import { bookHeld, lockBoth, recordSuccess } from './settle-payment.ts'
import { type Decider, mayAccept, mayGo } from '#modules/approvals/index.server.ts'

/** `again`: somebody has looked, and the statement does hold this line twice. */
type Statement = { method: PayType; amountCents: number; reference: string; payer: string; again: boolean }

/**
 * A line of the bank's statement: money for the order it names, or held until somebody knows whose it is. The same line a second
 * time is refused unless it is said to be there twice.
 */
export async function recordMoney(tx: Tx, operator: Decider, { again, ...line }: Statement): Promise<void> {
  const number = await orderNamedBy(tx, line.reference)
  await lockNames(tx, [`statement ${line.method} ${line.amountCents} ${line.payer}`])
  const references = number === undefined ? [line.reference] : [line.reference, number]
  const isThere = (await isTypedAlready(tx, { ...line, references })) || (await isOnStatement(tx, { ...line, references }))
  if (!again && isThere) refuse('MONEY_TYPED_ALREADY', { field: 'again' })
  const repair = { kind: 'record' as const, ...line, reason: line.payer }
  if (number === undefined) {
    const held = await holdMoney(tx, { ...line, recordedBy: operator.id })
    if (!held) throw new Error('money of a statement has no id at a provider')
    await postHeld(tx, held)
    return recordRepair(tx, operator, { ...repair, subjectId: held.held_id })
  }
  const order = await lockOrder(tx, { orderNumber: number })
  const about = {
    subjectId: `${number} ${line.amountCents} ${line.payer}`,
    amountCents: line.amountCents,
    orderId: order.order_id,
  }
  if (!(await mayAccept(tx, operator, { kind: 'statement', ...about, wanted: { ...line, again } }))) return
  const { payment_id } = await paymentFor(tx, order, line)
  await recordSuccess(tx, payment_id, operator, line)
  return recordRepair(tx, operator, { ...repair, reference: number, subjectId: payment_id })
}

/** Shoppers write the order's number with spaces, in small letters, or with words around it. */
export async function orderNamedBy(tx: Read, reference: string): Promise<string | undefined> {
  for (const word of numbersIn(reference)) {
    const order = await findOrder(tx, word)
    if (order) return order.order_number
  }
  return undefined
}

/** Held money is for this order after all: it is as if it had come with the right reference. */
export async function bookToOrder(tx: Tx, operator: Decider, heldId: string, orderNo: string, reason: string): Promise<void> {
  if (!(await findOrder(tx, orderNo))) refuse('NO_ORDER_TO_BOOK', { field: 'orderNo' })
  const order = await lockOrder(tx, { orderNumber: orderNo })
  const held = await lockHeld(tx, heldId)
  if (held.payment_id !== null) refuse('MONEY_IS_SETTLED')
  const { method, amount_cents: amountCents, payer } = held
  const about = { subjectId: heldId, amountCents, orderId: order.order_id, reason, wanted: { orderNo } }
  const isTyped = held.recorded_by !== null && !(await isLineOfHeld(tx, heldId))
  if (isTyped && !(await mayAccept(tx, operator, { kind: 'booking', ...about }))) return
  await bookHeld(tx, held)
  await nameLineOfHeld(tx, heldId, orderNo)
  const { payment_id } = await paymentFor(tx, order, {
    method,
    amountCents,
    provider: held.provider ?? undefined,
    providerId: held.provider_id ?? undefined,
  })
  await recordSuccess(tx, payment_id, operator, { amountCents, payer })
  await recordRepair(tx, operator, { subjectId: heldId, kind: 'book', method, amountCents, reference: orderNo, reason })
}

/** The try at paying that money is for: the one that was opened this way, or one of its own. */
export async function paymentFor(
  tx: Tx,
  order: Locked<OrderRow>,
  came: { method: PayType; amountCents: number; provider?: string | undefined; providerId?: string | undefined },
): Promise<PaymentRow> {
  const opened = (await listPayments(tx, order.order_id)).find(
    ({ method, state }) => method === came.method && isTransfer(method) && state !== 'succeeded',
  )
  if (opened) return opened
  const isAwaited = order.state === 'payment-pending'
  const feeCents = isAwaited ? paymentFee(came.method, order.total_cents) : 0
  return addPayment(tx, order, {
    payType: came.method,
    amountCents: isAwaited ? order.total_cents + feeCents : came.amountCents,
    feeCents,
    provider: came.provider ?? came.method,
    providerId: came.providerId,
  })
}

/** The shop takes on itself what is missing: the order is paid with what has come. */
export async function acceptDifference(tx: Tx, operator: Decider, heldId: string, reason: string): Promise<void> {
  const { payment_id: paymentId } = await requireShort(tx, heldId)
  const { order, payment } = await lockBoth(tx, paymentId)
  const held = await listHeld(tx, paymentId)
  if (order.state !== 'payment-pending' || !held.some((one) => one.held_id === heldId)) refuse('MONEY_IS_SETTLED')
  const missingCents = payment.amount_cents - sumHeld(held)
  const about = { subjectId: heldId, amountCents: missingCents, orderId: order.order_id, payeeId: order.owner_id, reason }
  if (!(await mayGo(tx, operator, { kind: 'difference', ...about }))) return
  await recordSuccess(tx, paymentId, operator, { amountCents: 0, acceptsLess: true })
  await recordRepair(tx, operator, {
    subjectId: heldId,
    kind: 'accept',
    method: payment.method,
    amountCents: missingCents,
    reference: order.order_number,
    reason,
  })
}

async function requireShort(tx: Read, heldId: string): Promise<{ payment_id: string }> {
  const held = await getHeld(tx, heldId)
  return held.payment_id === null ? refuse('MONEY_IS_SETTLED') : { payment_id: held.payment_id }
}

/** It is returned to its sender: by its provider, or to a bank account that finance names. */
export async function returnHeld(tx: Tx, operator: Decider, heldId: string, reason: string): Promise<void> {
  const found = await getHeld(tx, heldId)
  if (found.payment_id !== null) await lockBoth(tx, found.payment_id)
  const held = await lockHeld(tx, heldId)
  const { method, amount_cents: amountCents, reference } = held
  const at = await placeOf(tx, held)
  const orderId = held.payment_id === null ? undefined : (await getPayment(tx, held.payment_id)).order_id
  // A payout is approved by itself.
  if (at !== undefined && !(await mayGo(tx, operator, { kind: 'held', subjectId: heldId, amountCents, orderId, reason }))) return
  await moveHeld(tx, heldId, 'held', 'returning')
  if (at === undefined)
    await requestPayout(tx, { of: { held_id: heldId }, method, amountCents, requestedBy: operator.id, orderId })
  else {
    const payload = { ...at, amountCents }
    await requestOutside(tx, paymentReturnCall, { subject: heldId, payload, idempotencyKey: await nextReturnKey(tx, heldId) })
  }
  await recordRepair(tx, operator, { subjectId: heldId, kind: 'return', method, amountCents, reference, reason })
}

/** Returned again after its provider refused it, or after it came back, it is asked for afresh. */
async function nextReturnKey(tx: Read, heldId: string): Promise<string> {
  const before = (await listReturnsOf(tx, heldId)).length
  return before === 0 ? `held-${heldId}` : `held-${heldId}-${before + 1}`
}

/** Where a provider can give it back, if it came through one. */
async function placeOf(tx: Read, held: UnallocatedReceipt): Promise<{ provider: string; intentId: string } | undefined> {
  const payment = held.payment_id === null ? undefined : await getPayment(tx, held.payment_id)
  const intentId = payment ? payment.provider_id : held.provider_id
  const provider = payment?.provider ?? held.provider
  return intentId === null || provider === null ? undefined : { provider, intentId }
}

/** What the provider has said of held money that was to go back; what it refuses is finance's to look at again. */
export async function recordHeldReturn(tx: Tx, { subject }: { subject: string }, end: Settlement<ProviderRefund>): Promise<void> {
  if (end.state === 'confirmed') await confirmHeldReturn(tx, subject)
  else await moveHeld(tx, subject, 'returning', 'held')
}

/** Held money has gone back. Repeating it changes nothing. */
export async function confirmHeldReturn(tx: Tx, heldId: string): Promise<void> {
  const last = (await listReturnsOf(tx, heldId)).at(-1)
  await confirmReturns(tx, [heldId], last ?? heldId)
}

/** The same of all that has gone by one return, under whose name stands what had gone back once before. */
export async function confirmReturns(tx: Tx, heldIds: readonly string[], returnId: string): Promise<void> {
  const again: UnallocatedReceipt[] = []
  for (const heldId of heldIds) {
    if (!(await moveHeld(tx, heldId, 'returning', 'returned'))) continue
    const held = await getHeld(tx, heldId)
    if (!(await postHeldEnd(tx, held, 'held-returned'))) again.push(held)
  }
  const [first] = again
  if (!first) return
  const gone = { method: first.method, cents: sumHeld(again) }
  if (!(await postHeldAnew(tx, 'held-again', returnId, gone))) throw new Error(`return ${returnId} has been posted before`)
}
