import { z } from 'zod'
import { isGivenUp, recordProviderRefund } from '../refund-money.ts'
import { confirmGone, splitWhatIsMissing, takeFrom } from '../gone-already.ts'
import { confirmReturns } from '../repair-money.ts'
import { lockBoth } from '../settle-payment.ts'
import { isOfHeld, recordOwnReturn, recordReturnBack } from './held-came-back.ts'
import { takeBackRefund } from './refund-came-back.ts'
import {
  askBack,
  askDepositBack,
  moveOrder,
  type OrderRow,
  postTwiceRefunded,
  findPaymentAtProvider,
  getPayment,
  getRefund,
  findCaseAt,
  isGoneByReport,
  isReported,
  listPayments,
  listRefunds,
  listRefundsOfReport,
  lockReversals,
  mainPayment,
  moveReport,
  nameReport,
  type PaymentRow,
  refundableCents,
  type RefundRow,
  type ReportRow,
  seeFit,
  seeReport,
} from '#modules/orders/index.server.ts'
import { type Covered, isOnTop, leftOf, moneyOf, sumOf, type UnitShares, wholeOf } from '#modules/orders/refunds/refund.rules.ts'
import {
  findHeldAtProvider,
  listHeld,
  listPayoutsOf,
  listReceived,
  lockUnsentPayout,
  moveHeld,
  sumHeld,
} from '#modules/treasury/index.server.ts'
import { type Actor, providerActor } from '#platform/actor.ts'
import type { Locked, Tx } from '#platform/database.server.ts'
import type { Settlement } from '#platform/outside/outside-calls.server.ts'
import { ProviderBack, type ProviderRefund } from '#platform/payment-providers/payment-provider.server.ts'
import { refuse } from '#platform/refusal.ts'

type Provider = { name: string }
/** What the shop has asked for carries its own name, of the refund and of the try. */
const OWN = /^refund-([0-9a-f-]{36})-(\d+)$/
/** Who asked for it, and why, is not known here. */
export const AT_PROVIDER = 'at-provider'

/**
 * Money of a payment has gone back, or has come back after it had gone, as its provider has it. What the shop has asked for is known by its
 * name; all else was done at the provider's own desk, by somebody we do not know. Told again, late or out of order, it changes nothing twice.
 */
export async function recordBack(tx: Tx, provider: Provider, back: ProviderBack): Promise<void> {
  if (isOfHeld(back)) return recordOwnReturn(tx, back)
  const seen = {
    provider: provider.name,
    kind: back.kind,
    providerId: back.id,
    amountCents: back.amount,
    currency: back.currency,
    happenedAt: back.at,
    reference: back.intentId ?? '',
  }
  const known = back.intentId === undefined ? undefined : await findPaymentAtProvider(tx, back.intentId)
  if (!known || known.provider !== provider.name) return recordOfNoPayment(tx, back, seen)
  const { order, payment } = await lockBoth(tx, known.payment_id)
  if (await isRecordedAsOwn(tx, provider, order, payment, back)) return
  const about = { ...seen, paymentId: payment.payment_id, reference: payment.reference }
  if (back.currency !== 'hkd') return void (await seeReport(tx, { ...about, problem: 'currency' }))
  if (payment.state !== 'succeeded') return recordOfHeld(tx, await cameOf(tx, payment, back), back, about)
  const report = await seeFit(tx, about)
  // Lists tell of it as any refund: it stays what it was when it was first told of.
  const isTaken = report.state === 'processing' && report.kind === 'reversal' && back.status !== 'declined'
  if (isTaken && (await isOfCase(tx, payment, report))) return
  await recordForeign(tx, providerActor(provider.name), { order, payment, report }, back.status)
}

/** What PayPal takes for a buyer is the case's to say, which tells of it by itself; until it has ended it is not known. */
async function isOfCase(tx: Tx, payment: PaymentRow, report: Locked<ReportRow>): Promise<boolean> {
  const found = await findCaseAt(tx, payment.payment_id, report.happened_at)
  if (found === 'lost') await moveReport(tx, report, { state: 'declined', isSettled: true })
  return found !== undefined
}

/**
 * A case of the payment has ended, and no list tells again of what was taken meanwhile: it was the case's, or it is none's and is booked.
 * While a refund is at the provider, which may be this very money, the case is refused, so that it is told again.
 */
export async function settleReversals(tx: Tx, by: Actor, paymentId: string): Promise<void> {
  for (const report of await lockReversals(tx, paymentId)) {
    // As the case, or the one before, has left it.
    const { order, payment } = await lockBoth(tx, paymentId)
    if (await isOfCase(tx, payment, report)) continue
    if (!(await bookReport(tx, by, { order, payment, report }))) refuse('ORDER_MOVED_ON', { state: order.state })
  }
}

/** Of a payment that has not succeeded: what may go back, or what may be here again. */
const cameOf = (tx: Tx, { payment_id: paymentId }: PaymentRow, { status }: ProviderBack) =>
  status === 'declined' ? listReceived(tx, paymentId) : listHeld(tx, paymentId)

type About = Parameters<typeof seeReport>[1]

/** Of money that was never anybody's order, or of nothing the shop knows at all. */
async function recordOfNoPayment(tx: Tx, back: ProviderBack, about: About): Promise<void> {
  const held = back.intentId === undefined ? undefined : await findHeldAtProvider(tx, back.intentId)
  if (held?.state === 'booked') refuse('NOT_FOUND')
  return recordOfHeld(tx, held ? [held] : [], back, about)
}

/** Money that was held until somebody knows whose it is has gone back as a whole; of anything else a person is to say what it was. */
async function recordOfHeld(tx: Tx, held: Awaited<ReturnType<typeof listHeld>>, back: ProviderBack, about: About): Promise<void> {
  if (back.status === 'declined') return recordReturnBack(tx, held, about)
  if (back.status !== 'succeeded') return
  const isWhole = back.currency === 'hkd' && held.length > 0 && sumHeld(held) === back.amount
  const problem = held.length === 0 ? 'reference' : 'amount'
  const report = await seeReport(tx, isWhole ? about : { ...about, problem: back.currency === 'hkd' ? problem : 'currency' })
  if (!isWhole || report.state !== 'processing') return
  const heldIds = held.map(({ held_id }) => held_id)
  for (const id of heldIds) await moveHeld(tx, id, 'held', 'returning')
  await confirmReturns(tx, heldIds, report.report_id)
  await moveReport(tx, report, { state: 'booked', isSettled: true })
}

/** A refund that the shop has asked for: what its provider says of it now, also when it had gone and is here again. */
async function isRecordedAsOwn(
  tx: Tx,
  { name }: Provider,
  order: Locked<OrderRow>,
  payment: PaymentRow,
  back: ProviderBack,
): Promise<boolean> {
  const [, refundId, time] = OWN.exec(back.key ?? '') ?? []
  const refund = (await listRefunds(tx, order.order_id)).find(({ refund_id }) => refund_id === refundId)
  if (!refund || refund.payment_id !== payment.payment_id) return false
  if (await isReported(tx, name, back.id)) return false
  // What an earlier try has brought is over: it was said again since, or has gone another way.
  const isLast = Number(time) === refund.approvals
  if (!isLast || back.amount !== refund.amount_cents) return true
  // It has gone by other money: this is beside it, or has come to nothing, and is a report of its own.
  if (await isGoneByReport(tx, refund)) return false
  const isOpen = refund.state === 'approved' || refund.state === 'failed'
  if (back.status === 'succeeded' && isOpen) await confirmGone(tx, providerActor(name), order, refund)
  if (back.status === 'declined' && refund.state === 'confirmed') await takeBackRefund(tx, providerActor(name), order, refund)
  return true
}

type ReportedOrder = { order: Locked<OrderRow>; payment: PaymentRow; report: Locked<ReportRow> }

async function recordForeign(tx: Tx, by: Actor, found: ReportedOrder, status: ProviderBack['status']): Promise<void> {
  const { order, report } = found
  if (status === 'processing') return
  if (status === 'declined') {
    if (report.state === 'processing') await moveReport(tx, report, { state: 'declined', isSettled: true })
    if (report.state === 'booked') await takeBackReport(tx, by, order, report)
    return
  }
  if (report.state === 'processing') await bookReport(tx, by, found)
}

/** The provider's own refund has come back: what had gone by it is owed again. */
async function takeBackReport(tx: Tx, by: Actor, order: Locked<OrderRow>, report: Locked<ReportRow>): Promise<void> {
  let now = order
  for (const refund of await listRefundsOfReport(tx, report.report_id))
    if (refund.state === 'confirmed') now = await takeBackRefund(tx, by, now, refund)
  const { method } = await getPayment(tx, report.payment_id ?? '')
  await postTwiceRefunded(tx, method, report.report_id, -report.loss_cents)
  await moveReport(tx, report, { state: 'came-back', lossCents: 0 })
}

/**
 * What was asked back of the payment and has not gone yet has gone with it, if it is this much; then what is left of the price; and what is
 * beyond all of it is the shop's loss. One that is at the provider in this moment is waited for: it may be this very money. Answers whether
 * it is booked.
 */
export async function bookReport(tx: Tx, by: Actor, found: ReportedOrder): Promise<boolean> {
  const { payment, report } = found
  const open = await listOpen(tx, found)
  if (open === undefined) return false
  const settled = await settleAgainst(tx, by, found, open)
  const taken = settled.rest === 0 ? 0 : await takeOfPrice(tx, by, { ...found, order: settled.order }, settled.rest)
  const lossCents = settled.rest - taken
  await postTwiceRefunded(tx, payment.method, report.report_id, lossCents)
  // What the shop had asked for itself has its reason already.
  await moveReport(tx, report, { state: 'booked', lossCents, isSettled: settled.rest === 0 })
  return true
}

const FIRST: readonly RefundRow['state'][] = ['failed', 'approved', 'requested']

/** Refunds of the payment that have not gone, those the provider has refused first; undefined while one of them is being said. */
async function listOpen(tx: Tx, { order, payment }: ReportedOrder): Promise<RefundRow[] | undefined> {
  const payouts = await listPayoutsOf(tx, order.order_id)
  const open: RefundRow[] = []
  for (const refund of await listRefunds(tx, order.order_id)) {
    if (refund.payment_id !== payment.payment_id || isOnTop(refund.kind) || refund.state === 'confirmed') continue
    const isPaidOut = payouts.some(({ refund_id: id, state }) => id === refund.refund_id && state !== 'returned')
    // What the bank has in hand is none of it.
    if (refund.state === 'approved' && isPaidOut && !(await lockUnsentPayout(tx, refund.refund_id))) continue
    if (refund.state === 'approved' && !isPaidOut && !(await isGivenUp(tx, refund))) return undefined
    open.push(refund)
  }
  return open.toSorted((one, other) => FIRST.indexOf(one.state) - FIRST.indexOf(other.state))
}

type Settled = { order: Locked<OrderRow>; rest: number }

/** One of just this much is it. Else those the provider has refused, and as many others as it takes for the rest to fit what is left. */
async function settleAgainst(tx: Tx, by: Actor, { order, payment, report }: ReportedOrder, open: RefundRow[]): Promise<Settled> {
  const exact = open.find(({ amount_cents: cents }) => cents === report.amount_cents)
  const room = refundableCents(payment, await listRefunds(tx, order.order_id))
  const settled: Settled = { order, rest: report.amount_cents }
  const gone = new Set<RefundRow>()
  const settle = async (refund: RefundRow): Promise<void> => {
    gone.add(refund)
    settled.order = await confirmGone(tx, by, settled.order, refund)
    settled.rest -= refund.amount_cents
    await nameReport(tx, refund.refund_id, report.report_id)
  }
  for (const refund of exact ? [exact] : open) {
    const isNeeded = refund.state === 'failed' || settled.rest > room
    if (refund === exact || (isNeeded && refund.amount_cents <= settled.rest)) await settle(refund)
  }
  if (exact) return settled
  const others = open.filter((refund) => !gone.has(refund))
  const part = await splitWhatIsMissing(tx, settled.order, others, { rest: settled.rest, room })
  if (part) await settle(part)
  return settled
}

/** The rest is of the price: all that is left of it, with what coupons, points and balance have paid, or an amount of it. */
async function takeOfPrice(tx: Tx, by: Actor, { order, payment, report }: ReportedOrder, rest: number): Promise<number> {
  const refunds = await listRefunds(tx, order.order_id)
  const main = mainPayment(await listPayments(tx, order.order_id), refunds)
  if (main?.payment_id !== payment.payment_id || order.paid_at === null) return 0
  const cents = Math.min(rest, refundableCents(payment, refunds))
  if (order.purpose === 'deposit') return takeOfDeposit(tx, by, order, report, cents)
  const upTo = (all: UnitShares): Covered[] => {
    const whole = wholeOf(all)
    const chosen = sumOf(whole) <= cents ? whole : takeFrom(moneyOf(all), cents)
    return sumOf(chosen) > 0 ? chosen : []
  }
  const why = { reason: AT_PROVIDER, reportId: report.report_id }
  const { refund, parts, amountCents: taken, left } = await askBack(tx, order, upTo, why)
  if (!refund) return 0
  // With the last of the money nothing goes out any more.
  const unitIds = wholeOf(moneyOf(leftOf(left, parts))).length === 0 ? undefined : []
  const moved = await moveOrder(tx, order, 'request-part', { ...by, note: report.provider_id }, { unitIds })
  await confirmGone(tx, by, moved, refund)
  return taken
}

/** Of a deposit that is not used yet; its request follows. */
async function takeOfDeposit(tx: Tx, by: Actor, order: Locked<OrderRow>, report: ReportRow, mostCents: number): Promise<number> {
  if (order.completed_at !== null) return 0
  const refund = await askDepositBack(tx, order, { reason: AT_PROVIDER, reportId: report.report_id, mostCents })
  if (!refund) return 0
  await confirmGone(tx, by, await moveOrder(tx, order, 'request-part', { ...by, note: report.provider_id }), refund)
  return refund.amount_cents
}

const Beside = z.array(ProviderBack)

/** How a refund of ours has ended. With its no the provider has told what has gone of the payment: it may be this very money. */
export async function recordRefundEnd(tx: Tx, about: { subject: string }, end: Settlement<ProviderRefund>): Promise<void> {
  await recordProviderRefund(tx, about, end)
  const beside = end.state === 'failed' ? Beside.safeParse(end.beside) : undefined
  if (!beside?.success || beside.data.length === 0) return
  const { payment_id: paymentId } = await getRefund(tx, about.subject)
  const { provider: name } = await getPayment(tx, paymentId)
  for (const back of beside.data) await recordBack(tx, { name }, back)
}
