import {
  failPayment,
  getPayment,
  noteCard,
  type PaymentRow,
  reviewPayment,
  settleMisfit,
  claimStalePayments,
  giveFreshWindow,
  holdForReview,
} from '#modules/orders/index.server.ts'
import { providerActor } from '#platform/actor.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Settlement } from '#platform/outside/outside-calls.server.ts'
import type { PaymentIntent, PaymentProvider } from '#platform/payment-providers/payment-provider.server.ts'
import type { PaymentProviders } from '#platform/payment-providers/providers.server.ts'
import { refuse } from '#platform/refusal.ts'
import { keepMisfit, keepMisfitAlone, misfitOf } from './outside/keep-report.ts'
import { lockBoth, recordSuccess } from './settle-payment.ts'

export type Asking = { database: Database; provider: PaymentProvider }

/** Asks the provider how a payment stands, and writes it down: the only way in which a shopper's payment comes to be paid. */
export async function askProvider(asking: Asking, payment: PaymentRow): Promise<PaymentIntent> {
  const found = await asking.provider.findIntent(payment.provider_id ?? refuse('NOT_FOUND'))
  await requireOurs(asking, payment, found)
  const intent = await takeApproved(asking, payment, found)
  await requireOurs(asking, payment, intent)
  await asking.database.inTransaction((tx) => recordIntent(tx, payment, intent))
  return intent
}

/**
 * What the shopper has approved is taken, if it is what was asked and the order still waits for it. Taken twice at once, it comes once;
 * an order that closes in that very moment gives it back, as all that comes late.
 */
export async function takeApproved(
  { database, provider }: Asking,
  payment: PaymentRow,
  intent: PaymentIntent,
): Promise<PaymentIntent> {
  if (intent.status !== 'approved' || !provider.captureIntent) return intent
  const isAwaited = await database.inTransaction(async (tx) => {
    const now = await lockBoth(tx, payment.payment_id)
    return now.payment.state === 'started' && now.order.state === 'payment-pending'
  })
  return isAwaited ? provider.captureIntent(intent.id) : intent
}

/** What a provider's look-up says of a payment; it must be ours. What was paid counts, not what was asked. */
export async function recordIntent(tx: Tx, payment: PaymentRow, intent: PaymentIntent): Promise<void> {
  if (intent.card) await noteCard(tx, payment.payment_id, intent.card)
  if (intent.status === 'succeeded') await settleMisfit(tx, payment.provider, intent.id)
  if (intent.status === 'succeeded')
    return recordSuccess(tx, payment.payment_id, providerActor(payment.provider), { amountCents: intent.amount })
  if (intent.status === 'under-review') return recordReview(tx, payment)
  if (intent.status !== 'declined' && intent.status !== 'cancelled') return
  const locked = await lockBoth(tx, payment.payment_id)
  const isNew = await failPayment(tx, locked.order, locked.payment, intent.status)
  // The half hour went by while the provider looked.
  if (isNew && locked.payment.state === 'under-review' && locked.order.state === 'payment-pending')
    await giveFreshWindow(tx, locked.order)
}

/** For so long an order waits for a provider that looks at its payment; what comes later goes back. */
const REVIEW_HOLDS_DAYS = 3

/** The provider takes its time: meanwhile the order is held, and nobody is to pay it another way. */
async function recordReview(tx: Tx, { payment_id: paymentId }: PaymentRow): Promise<void> {
  const { order, payment } = await lockBoth(tx, paymentId)
  if (payment.state !== 'started' || order.state !== 'payment-pending') return
  await reviewPayment(tx, order, payment)
  await holdForReview(tx, order, new Date(clock.now().getTime() + REVIEW_HOLDS_DAYS * DAY))
}

/** What is not as asked is kept for finance, and pays nothing. */
async function requireOurs({ database, provider }: Asking, payment: PaymentRow, intent: PaymentIntent): Promise<void> {
  const problem = misfitOf(payment, intent, provider)
  if (!problem) return
  await keepMisfitAlone(database, provider.name, intent, { problem, paymentId: payment.payment_id })
  refuse('WEBHOOK_NOT_GENUINE')
}

/**
 * Payments without an answer are looked up at their providers: a webhook that never came loses no order. One that cannot be
 * looked up or recorded holds up no other, and comes last the next time.
 */
export async function reconcilePayments(database: Database, providers: PaymentProviders, log: Log): Promise<void> {
  for (const payment of await database.inTransaction(claimStalePayments)) {
    const provider = providers.find(({ name }) => name === payment.provider)
    if (!provider) continue
    try {
      await askProvider({ database, provider }, payment)
    } catch (problem) {
      log.warn({ err: problem, payment: payment.payment_id }, 'a payment could not be reconciled')
    }
  }
}

/** A payment was to be ended at the provider; it may have been paid in the last moment. */
export async function recordIntentEnd(tx: Tx, { subject }: { subject: string }, end: Settlement<PaymentIntent>): Promise<void> {
  if (end.state !== 'confirmed') return
  const payment = await getPayment(tx, subject)
  const problem = misfitOf(payment, end.answer)
  if (problem) await keepMisfit(tx, payment.provider, end.answer, { problem, paymentId: subject })
  else await recordIntent(tx, payment, end.answer)
}
