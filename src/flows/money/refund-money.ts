import { isOpenMember } from '#modules/members/index.server.ts'
import type { z } from 'zod'
import { emit } from '#events/events.server.ts'
import {
  askBack,
  askOnTop,
  getOrder,
  lockOrder,
  moveOrder,
  type OrderRow,
  postDifferenceUndone,
  postRefund,
  postRefundAgain,
  countOpenDisputes,
  endReturn,
  getPayment,
  getRefund,
  listCovered,
  listRefunds,
  moveRefund,
  type RefundRow,
} from '#modules/orders/index.server.ts'
import {
  amountOf,
  type Covered,
  isOfPrice,
  isOnTop,
  sumOf,
  type UnitShares,
  wholeOf,
} from '#modules/orders/refunds/refund.rules.ts'
import { recordRepair, requestPayout, payoutMethod } from '#modules/treasury/index.server.ts'
import { askFor, type Decider, endApproval, isApproved, type Matter, mayGo } from '#modules/approvals/index.server.ts'
import { requireGoodwill } from './goodwill-limits.ts'
import { lockSellers } from './merchants/lock-sellers.ts'
import { reduceReferrals } from './merchants/reduce-referrals.ts'
import { returnRewards } from './return-rewards.ts'
import { reduceMerchantPayable } from '#modules/settlement/index.server.ts'
import type { RefundInput } from '#modules/orders/payments/payments.contract.ts'
import { providerActor } from '#platform/actor.ts'
import { type Actor, type Operator, recordAudit } from '#platform/audit-trail.server.ts'
import type { Database, Locked, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { fromWire } from '#platform/money.ts'
import { paymentRefundCall } from '#platform/outside/payment-calls.server.ts'
import { findOutside, requestOutside, type Settlement } from '#platform/outside/outside-calls.server.ts'
import type { OutsideWork } from '#platform/outside/outside-work.server.ts'
import type { ProviderRefund } from '#platform/payment-providers/payment-provider.server.ts'
import { refuse } from '#platform/refusal.ts'
import { holds, type Permission } from '#platform/access/permissions.ts'

type Holder = { permissions: readonly Permission[] }

export type WantedRefund = z.output<typeof RefundInput>

/** What was asked back of an order goes back. Where several refunds wait, each is approved by itself: refuses REFUND_ONE_BY_ONE. */
export async function refundOrder(tx: Tx, operator: Operator, holder: Holder, orderNumber: string): Promise<OrderRow> {
  if (!holds(holder, 'handle-money')) refuse('NOT_PERMITTED')
  const order = await lockOrder(tx, { orderNumber })
  if (order.state !== 'refund-pending') refuse('ORDER_MOVED_ON', { state: order.state })
  await approveOne(tx, operator, order, () => true)
  return getOrder(tx, order.order_number)
}

/** What was asked back of one payment goes back; the last of an order that is being refunded completes it. */
export async function refundOfPayment(tx: Tx, operator: Operator, paymentId: string): Promise<OrderRow> {
  const { order_id } = await getPayment(tx, paymentId)
  const order = await lockOrder(tx, { orderId: order_id })
  if (!(await approveOne(tx, operator, order, (refund) => refund.payment_id === paymentId))) refuse('ORDER_MOVED_ON')
  return getOrder(tx, order.order_number)
}

const isOpen = ({ state }: RefundRow): boolean => state === 'requested' || state === 'failed'

/** Answers whether there was one. */
async function approveOne(
  tx: Tx,
  by: Decider,
  order: Locked<OrderRow>,
  wanted: (refund: RefundRow) => boolean,
): Promise<boolean> {
  if ((await countOpenDisputes(tx, order.order_id)) > 0) refuse('DISPUTE_OPEN')
  const [refund, ...more] = (await listRefunds(tx, order.order_id)).filter((one) => isOpen(one) && wanted(one))
  if (more.length > 0) refuse('REFUND_ONE_BY_ONE')
  if (refund) await approve(tx, by, order, refund)
  return refund !== undefined
}

/**
 * Somebody asks for money for a shopper: the price of pieces, an amount of one part of it, or something on top, which is never counted as
 * paid back. Finance sees to it that it goes.
 */
export async function requestMoneyBack(tx: Tx, operator: Operator, wanted: WantedRefund): Promise<OrderRow> {
  const { kind, reason, toBalance } = wanted
  const order = await lockOrder(tx, { orderNumber: wanted.orderNo })
  if (toBalance) await requireBalance(tx, order, kind)
  const why = { reason, requestedBy: operator.id, toBalance }
  const { refund, isLast } =
    kind === 'refund'
      ? await askBack(tx, order, (left) => coveredBy(left, wanted), { ...why, kind })
      : {
          refund: await giveOnTop(tx, order, { ...why, kind, amountCents: fromWire(wanted.amount), again: wanted.again }),
          isLast: false,
        }
  if (!refund) return refuse('REFUND_TOO_MUCH')
  const amountCents = refund.amount_cents
  await recordAudit(tx, {
    by: operator,
    action: `${kind}-requested`,
    subject: 'order',
    subjectId: order.order_number,
    after: { refundId: refund.refund_id, amountCents, reason, unitIds: wanted.unitIds, toBalance },
  })
  await askFor(tx, operator, { ...matterOf(order, refund), askedBy: undefined })
  if (kind !== 'refund') return order
  const named = wanted.part ? [] : wanted.unitIds
  const unitIds = isLast ? undefined : named
  return moveOrder(tx, order, 'request-part', { ...operator, note: reason }, { unitIds })
}

type OnTop = Parameters<typeof askOnTop>[2] & { again: boolean }

async function giveOnTop(tx: Tx, order: Locked<OrderRow>, { again, ...given }: OnTop): Promise<RefundRow> {
  if (given.amountCents <= 0) refuse('REFUND_TOO_MUCH')
  await requireGoodwill(tx, order, { kind: given.kind, amountCents: given.amountCents, again })
  return askOnTop(tx, order, given)
}

/** Of pieces all that is left of them, of a part an amount, and without either everything. Refuses REFUND_TOO_MUCH for more than is left. */
function coveredBy(left: UnitShares, { unitIds, part, amount }: WantedRefund): Covered[] {
  if (part) {
    const [cents, whole] = [fromWire(amount), wholeOf(left)]
    // The last of the money takes with it what coupons and points have paid.
    return cents === sumOf(whole) ? whole : (amountOf(left, part, cents) ?? refuse('REFUND_TOO_MUCH'))
  }
  return wholeOf(left, unitIds.length > 0 ? unitIds : undefined)
}

/** One refund goes out, once finance has looked at it: as was asked for, or as finance says. It may wait for a second person then. */
export async function approveRefund(tx: Tx, by: Decider, refundId: string, toBalance?: boolean): Promise<OrderRow> {
  const { order_id, kind } = await getRefund(tx, refundId)
  const order = await lockOrder(tx, { orderId: order_id })
  if (toBalance) await requireBalance(tx, order, kind)
  if ((await countOpenDisputes(tx, order_id)) > 0) refuse('DISPUTE_OPEN')
  const refund = await getRefund(tx, refundId)
  if (!isOpen(refund)) refuse('ORDER_MOVED_ON')
  await approve(tx, by, order, refund, toBalance)
  return getOrder(tx, order.order_number)
}

/** What was asked for on top is not given; what is owed of a price waits on. */
export async function declineRefund(tx: Tx, by: Operator, refundId: string, reason: string): Promise<void> {
  const { order_id } = await getRefund(tx, refundId)
  const order = await lockOrder(tx, { orderId: order_id })
  const refund = await getRefund(tx, refundId)
  if (isOnTop(refund.kind) && !refund.asked_by_owed && !(await moveRefund(tx, order, refund, 'declined', { failure: reason })))
    refuse('APPROVAL_DECIDED')
  await endApproval(tx, by, 'refund', refundId, reason)
  const { amount_cents: amountCents, kind } = refund
  const trail = { by, action: 'refund-declined' as const, subject: 'order', subjectId: order.order_number }
  await recordAudit(tx, { ...trail, after: { refundId, kind, amountCents, reason } })
}

/** The same from the room of money, or again after the provider has refused it or was given up; with a reason that stays. */
export async function repairRefund(tx: Tx, by: Decider, refundId: string, reason: string): Promise<void> {
  const { order_id: orderId } = await getRefund(tx, refundId)
  const order = await lockOrder(tx, { orderId })
  const refund = await getRefund(tx, refundId)
  // Under its old key it is looked up before it is said: harmless beside a dispute, which cannot end before this is known.
  if (refund.state === 'approved' && (await isGivenUp(tx, refund))) await startRefund(tx, by, refund)
  else {
    if ((await countOpenDisputes(tx, orderId)) > 0) refuse('DISPUTE_OPEN')
    if (!isOpen(refund)) refuse('MONEY_IS_SETTLED')
    if (!(await approve(tx, by, order, refund))) return
  }
  await recordRepair(tx, by, {
    subjectId: refundId,
    kind: refund.state === 'requested' ? 'return' : 'retry',
    method: (await getPayment(tx, refund.payment_id)).method,
    amountCents: refund.amount_cents,
    reference: order.order_number,
    reason,
  })
}

export const isGivenUp = async (tx: Tx, refund: RefundRow): Promise<boolean> =>
  (await findOutside(tx, paymentRefundCall, refundKey(refund)))?.state === 'given-up'

/** A refund as the rule of two people sees it. */
const matterOf = (order: OrderRow, refund: RefundRow): Matter => ({
  kind: 'refund',
  subjectId: refund.refund_id,
  amountCents: refund.amount_cents,
  orderId: order.order_id,
  payeeId: order.owner_id,
  reason: refund.reason,
  askedBy: refund.asked_by_owed ? null : refund.requested_by,
})

/** What was decided stays decided when it is tried again, or goes another way; else it may wait for a second person. */
export const mayGoBack = async (tx: Tx, by: Decider, order: OrderRow, refund: RefundRow): Promise<boolean> =>
  (refund.state === 'failed' && (await isApproved(tx, 'refund', refund.refund_id))) || mayGo(tx, by, matterOf(order, refund))

/** A transfer is back once it has been paid out; a provider's money once that says so. Answers whether it goes, or waits for a second person. */
async function approve(tx: Tx, by: Decider, order: Locked<OrderRow>, refund: RefundRow, toBalance?: boolean): Promise<boolean> {
  if (!(await mayGoBack(tx, by, order, refund))) return false
  // A balance that nobody can reach any more is no place for money: it goes the way it came.
  const isToBalance = (toBalance ?? refund.to_balance) && (await isOpenMember(tx, order.owner_id))
  const now = await moveRefund(tx, order, refund, 'approved', { approvedBy: by.id, toBalance: isToBalance })
  if (!now) return refuse('ORDER_MOVED_ON')
  await recordAudit(tx, {
    by,
    action: 'refund-approved',
    subject: 'order',
    subjectId: order.order_number,
    after: { refundId: refund.refund_id, kind: refund.kind, amountCents: refund.amount_cents, toBalance: now.to_balance },
  })
  await startRefund(tx, by, now)
  return true
}

/** Longer than the desk's own request takes, which says it first. */
const IF_NOT_SAID_SECONDS = 15
/** Approved again after the provider refused it for good, it is asked afresh. */
const refundKey = (refund: RefundRow): string => `refund-${refund.refund_id}-${refund.approvals}`

async function startRefund(tx: Tx, operator: Operator, refund: RefundRow): Promise<void> {
  const { method, provider, provider_id: intentId } = await getPayment(tx, refund.payment_id)
  const { refund_id, amount_cents: amountCents } = refund
  // Nobody outside has to do anything: it is theirs with this, or there is nothing to send.
  if (refund.to_balance || amountCents === 0 || refund.kind === 'chargeback') return confirmPaidRefund(tx, operator, refund_id)
  // A provider takes back no more than was paid with it: what is on top is paid out, as a transfer is.
  if (intentId === null || isOnTop(refund.kind))
    return requestPayout(tx, { of: { refund_id }, method, amountCents, requestedBy: operator.id, orderId: refund.order_id })
  await requestOutside(tx, paymentRefundCall, {
    subject: refund_id,
    payload: { provider, intentId, amountCents },
    idempotencyKey: refundKey(refund),
    afterSeconds: IF_NOT_SAID_SECONDS,
  })
}

/** What the provider has said of a refund. One it refuses for good is finance's to look at; one that was given up may yet be asked again. */
export async function recordProviderRefund(
  tx: Tx,
  { subject }: { subject: string },
  end: Settlement<ProviderRefund>,
): Promise<void> {
  if (end.state === 'given-up') return
  const { order_id } = await getRefund(tx, subject)
  const order = await lockOrder(tx, { orderId: order_id })
  const refund = await getRefund(tx, subject)
  if (end.state === 'failed') await moveRefund(tx, order, refund, 'failed', { failure: end.reason })
  else await confirmRefund(tx, providerActor((await getPayment(tx, refund.payment_id)).provider), order, refund)
}

/** After the commit: somebody at the desk waits for the provider's answer. What it does not answer now is asked again later. */
export async function sayRefunds(
  within: { database: Database; log: Log },
  outside: OutsideWork,
  orderNumber: string,
): Promise<void> {
  const { pool } = within.database
  const order = await getOrder(pool, orderNumber)
  for (const refund of await listRefunds(pool, order.order_id)) {
    const call = refund.state === 'approved' ? await findOutside(pool, paymentRefundCall, refundKey(refund)) : undefined
    if (call) await outside.dispatchNow(within, call.callId)
  }
}

/** A payout has arrived, or the balance has it: the refund is done. */
export async function confirmPaidRefund(tx: Tx, by: Actor, refundId: string): Promise<void> {
  const { order_id: orderId } = await getRefund(tx, refundId)
  const order = await lockOrder(tx, { orderId })
  await confirmRefund(tx, by, order, await getRefund(tx, refundId))
}

/** The money is back, or with the shopper, as finance or the provider says. Repeating it changes nothing. */
export async function confirmRefund(tx: Tx, by: Actor, order: Locked<OrderRow>, refund: RefundRow): Promise<Locked<OrderRow>> {
  if (!(await moveRefund(tx, order, refund, 'confirmed'))) return order
  const { refund_id: refundId, payment_id: paymentId, order_id: orderId, kind } = refund
  const payment = await getPayment(tx, paymentId)
  const way = await payoutMethod(tx, payment, refundId)
  const returnId = await endReturn(tx, refundId)
  if (returnId === undefined) await postRefund(tx, order, way, refund, await listCovered(tx, refundId))
  else await postRefundAgain(tx, { order, way }, returnId, refund)
  const isPrice = isOfPrice(kind)
  // What had gone before and came back has brought all else the first time.
  const isFirst = isPrice && returnId === undefined
  if (isFirst) {
    await lockSellers(tx, order)
    await returnRewards(tx, order, refundId)
  }
  const isLate = kind === 'surplus' && order.state === 'refund-pending'
  const next = isPrice || isLate ? await moveOrder(tx, order, 'refund', by) : order
  if (next.state === 'refunded') await postDifferenceUndone(tx, order, payment)
  if (isFirst) {
    await reduceMerchantPayable(tx, order, refundId, next.state === 'refunded')
    await reduceReferrals(tx, order, refundId, next.state === 'refunded')
  }
  if (kind === 'refund' && next.state !== 'refunded') await emit(tx, 'part-refunded', { orderId, refundId })
  if (isOnTop(refund.kind)) await emit(tx, 'extra-paid', { orderId, refundId })
  return next
}

/** Money that came for nothing, and what an issuer has taken, is no member's to keep here. */
async function requireBalance(tx: Tx, { owner_id }: OrderRow, kind: RefundRow['kind']): Promise<void> {
  if (kind === 'surplus' || kind === 'chargeback' || !(await isOpenMember(tx, owner_id))) refuse('BALANCE_NONE')
}
