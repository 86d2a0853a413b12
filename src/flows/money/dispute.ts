import { emit } from '#events/events.server.ts'
import {
  askBack,
  askDepositBack,
  moveOrder,
  type OrderRow,
  endDispute,
  endReport,
  findPaymentAtProvider,
  listOpenDisputes,
  listPayments,
  listRefunds,
  mainPayment,
  type PaymentRow,
  refundableCents,
  type RefundRow,
  seeDispute,
  sumReversed,
  reserveForDispute,
} from '#modules/orders/index.server.ts'
import { type Covered, isOnTop, leftOf, moneyOf, sumOf, type UnitShares, wholeOf } from '#modules/orders/refunds/refund.rules.ts'
import { lockUnsentPayout } from '#modules/treasury/index.server.ts'
import { type Actor, providerActor } from '#platform/actor.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Database, Locked, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { PaymentProvider, ProviderDispute } from '#platform/payment-providers/payment-provider.server.ts'
import type { PaymentProviders } from '#platform/payment-providers/providers.server.ts'
import { refuse } from '#platform/refusal.ts'
import { holdForDispute, keepDispute } from './outside/keep-report.ts'
import { settleReversals } from './outside/refund-outside.ts'
import { confirmGone, splitWhatIsMissing, takeFrom } from './gone-already.ts'
import { lockBoth } from './settle-payment.ts'

/**
 * What the provider says of a dispute, which is the truth, is written down: what it holds back, what it charges, until when evidence is
 * taken, and how it ended. Told again, late or out of order, it changes nothing twice. One about a payment that is not known as paid yet is
 * refused, so that it is told again.
 */
export async function recordDispute(tx: Tx, provider: PaymentProvider, found: ProviderDispute): Promise<void> {
  const known = found.intentId === undefined ? undefined : await findPaymentAtProvider(tx, found.intentId)
  const isKnown = known?.provider === provider.name
  if (found.currency !== 'hkd')
    return keepDispute(tx, provider.name, found, { problem: 'currency', paymentId: isKnown ? known.payment_id : undefined })
  if (!isKnown) return keepDispute(tx, provider.name, found, { problem: 'reference' })
  const { order, payment } = await lockBoth(tx, known.payment_id)
  if (payment.state !== 'succeeded') refuse('NOT_FOUND')
  const { dispute, takenBefore, isLate } = await seeDispute(tx, order, payment, {
    provider: provider.name,
    providerId: found.id,
    amountCents: found.amount,
    feeCents: found.fee,
    withheldCents: found.withheld,
    reason: found.reason,
    dueAt: found.dueAt,
    url: found.url,
    openedAt: found.openedAt,
    changedAt: found.changedAt,
    status: found.status,
  })
  if (order.purpose === 'deposit') await emit(tx, 'deposit-moved', { orderId: order.order_id })
  if (dispute.state !== 'open' || isLate) return
  if (found.status === 'open' && found.withheld > 0) await holdForDispute(tx, provider.name, payment, found)
  if (found.status === 'open') return reserveForDispute(tx, order, dispute, payment, Math.max(0, found.withheld - takenBefore))
  // What the provider had taken before anybody told of the case is of it.
  const reversed = takenBefore === 0 ? await sumReversed(tx, payment.payment_id) : 0
  const takenCents = (found.status === 'lost' ? Math.max(0, found.lost - reversed) : 0) - takenBefore
  await endReport(tx, provider.name, found.id)
  await endDispute(tx, order, dispute, payment, {
    state: found.status,
    takenCents,
    lossCents:
      takenCents > 0 ? await chargeBack(tx, providerActor(provider.name), order, payment, { id: found.id, lost: takenCents }) : 0,
    changedAt: found.changedAt,
  })
  await settleReversals(tx, providerActor(provider.name), payment.payment_id)
}

/**
 * The issuer has taken the money for good. What was asked back of this payment and has not left yet has gone with it; then what is left of
 * the price; answers what was taken beyond that.
 */
async function chargeBack(
  tx: Tx,
  by: Actor,
  order: Locked<OrderRow>,
  payment: PaymentRow,
  { id, lost }: Pick<ProviderDispute, 'id' | 'lost'>,
): Promise<number> {
  const refunds = await listRefunds(tx, order.order_id)
  const room = refundableCents(payment, refunds)
  const asked = refunds.filter(
    ({ payment_id, kind, state }) => payment_id === payment.payment_id && !isOnTop(kind) && state !== 'confirmed',
  )
  // What is under way may come or not: the dispute is told again once that is known. A payout that has not left is none of it.
  for (const { refund_id, state } of asked)
    if (state === 'approved' && !(await lockUnsentPayout(tx, refund_id))) refuse('ORDER_MOVED_ON', { state: order.state })
  let rest = lost
  let now = order
  const larger: RefundRow[] = []
  for (const refund of asked) {
    if (refund.amount_cents > rest) {
      larger.push(refund)
      continue
    }
    now = await confirmGone(tx, by, now, refund)
    rest -= refund.amount_cents
  }
  const part = await splitWhatIsMissing(tx, now, larger, { rest, room })
  if (part) now = await confirmGone(tx, by, now, part)
  rest -= part?.amount_cents ?? 0
  const main = mainPayment(await listPayments(tx, order.order_id), await listRefunds(tx, order.order_id))
  if (main?.payment_id !== payment.payment_id) return rest
  if (order.purpose === 'deposit') return rest - (await chargeBackDeposit(tx, by, now, { id, lost: rest }))
  const ofMoney = (all: UnitShares): Covered[] => {
    const parts = takeFrom(moneyOf(all), rest)
    return sumOf(parts) > 0 ? parts : []
  }
  const { refund, parts, amountCents: taken, left } = await askBack(tx, now, ofMoney, { kind: 'chargeback', reason: id })
  if (!refund) return rest
  // With the last of the money nothing goes out any more.
  const unitIds = sumOf(wholeOf(leftOf(moneyOf(left), parts))) === 0 ? undefined : []
  now = await moveOrder(tx, now, 'request-part', { ...by, note: id }, { unitIds })
  await confirmGone(tx, by, now, refund)
  return rest - taken
}

/** Of a deposit that is not used yet; what was used is the shop's loss. Answers how much it was. */
async function chargeBackDeposit(
  tx: Tx,
  by: Actor,
  order: Locked<OrderRow>,
  { id, lost }: Pick<ProviderDispute, 'id' | 'lost'>,
): Promise<number> {
  // Money that came for a deposit after its order had closed is none of it.
  if (order.completed_at !== null || order.paid_at === null) return 0
  const refund = await askDepositBack(tx, order, { kind: 'chargeback', reason: id, mostCents: lost })
  if (!refund) return 0
  await confirmGone(tx, by, await moveOrder(tx, order, 'request-part', { ...by, note: id }), refund)
  return refund.amount_cents
}

type Asking = { database: Database; payments: PaymentProviders; log: Log }
/** A webhook may be lost for good; providers list what they have. */
const LISTED_DAYS = 14

/** Open disputes are looked up, and new ones listed: none is missed, whatever became of its webhooks. */
export async function reconcileDisputes({ database, payments, log }: Asking): Promise<void> {
  const open = await listOpenDisputes(database.pool)
  for (const provider of payments) {
    const { findDispute, listDisputes } = provider
    if (!findDispute || !listDisputes) continue
    const own = open.filter((dispute) => dispute.provider === provider.name)
    try {
      const listed = await listDisputes(new Date(clock.now().getTime() - LISTED_DAYS * DAY))
      const unlisted = own.filter(({ providerId }) => !listed.some(({ id }) => id === providerId))
      const found = [...listed, ...(await Promise.all(unlisted.map(({ providerId }) => findDispute(providerId))))]
      for (const dispute of found) await recordAlone(database, provider, dispute, log)
    } catch (problem) {
      log.warn({ err: problem, provider: provider.name }, 'disputes could not be looked up')
    }
  }
}

async function recordAlone(database: Database, provider: PaymentProvider, dispute: ProviderDispute, log: Log): Promise<void> {
  try {
    await database.inTransaction((tx) => recordDispute(tx, provider, dispute))
  } catch (problem) {
    log.warn({ err: problem, dispute: dispute.id }, 'a dispute could not be recorded')
  }
}
