import {
  countDecline,
  failPayment,
  findPaymentAtProvider,
  findPaymentByReference,
  getPayment,
  holdMoney,
  isNewWebhook,
  nameAtProvider,
  noteCard,
  type PaymentRow,
  reviewPayment,
  takeQuietPayments,
} from '#modules/payments/index.server.ts'
import { giveFreshWindow, holdForReview, postHeld } from '#modules/orders/index.server.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Settlement } from '#platform/outside/outside-calls.server.ts'
import type { PaymentIntent, PaymentProvider, ProviderWebhook } from '#platform/payment-providers/payment-provider.server.ts'
import type { PaymentProviders } from '#platform/payment-providers/providers.server.ts'
import { refuse } from '#platform/refusal.ts'
import { recordDispute } from './dispute.ts'
import { lockBoth, recordSuccess } from './settle-payment.ts'

type Asking = { database: Database; provider: PaymentProvider }

/** Asks the provider how a payment stands, and writes it down: the only way in which a shopper's payment comes to be paid. */
export async function askProvider(asking: Asking, payment: PaymentRow): Promise<PaymentIntent> {
  const found = await asking.provider.findIntent(payment.provider_id ?? refuse('NOT_FOUND'))
  const intent = await takeApproved(asking, payment, found)
  await asking.database.inTransaction((tx) => recordIntent(tx, payment, intent, asking.provider))
  return intent
}

/**
 * What the shopper has approved is taken, if it is what was asked and the order still waits for it. Taken twice at once, it comes once;
 * an order that closes in that very moment gives it back, as all that comes late.
 */
async function takeApproved({ database, provider }: Asking, payment: PaymentRow, intent: PaymentIntent): Promise<PaymentIntent> {
  if (intent.status !== 'approved' || !provider.captureIntent) return intent
  requireOurs(payment, intent, provider)
  if (intent.amount !== payment.amount_cents) refuse('WEBHOOK_NOT_GENUINE')
  const isAwaited = await database.inTransaction(async (tx) => {
    const now = await lockBoth(tx, payment.payment_id)
    return now.payment.state === 'started' && now.order.state === 'payment-pending'
  })
  return isAwaited ? provider.captureIntent(intent.id) : intent
}

/** What a provider's look-up says of a payment; it must be ours. What was paid counts, not what was asked. */
async function recordIntent(tx: Tx, payment: PaymentRow, intent: PaymentIntent, provider?: PaymentProvider): Promise<void> {
  requireOurs(payment, intent, provider)
  if (intent.card) await noteCard(tx, payment.payment_id, intent.card)
  if (intent.status === 'succeeded')
    return recordSuccess(tx, payment.payment_id, { actor: payment.provider }, { amountCents: intent.amount })
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

function requireOurs(payment: PaymentRow, { id, reference, currency, payee }: PaymentIntent, provider?: PaymentProvider): void {
  const isOurPayee = provider?.payee === undefined || payee === provider.payee
  if (reference !== payment.reference || id !== payment.provider_id || currency !== 'hkd' || !isOurPayee)
    refuse('WEBHOOK_NOT_GENUINE')
}

/**
 * A genuine webhook says only that something happened; what, is looked up at the provider, so that webhooks may come
 * twice, late or out of order. One about a payment we do not know, on which nobody has paid yet, is refused, so that it is sent again.
 */
export async function handleWebhook(asking: Asking, webhook: ProviderWebhook): Promise<void> {
  const { database, provider } = asking
  const { id, type, intentId, disputeId } = webhook
  if (disputeId !== undefined && provider.findDispute) {
    const dispute = await provider.findDispute(disputeId)
    return database.inTransaction(async (tx) => {
      await recordDispute(tx, provider, dispute)
      await isNewWebhook(tx, provider.name, id, type)
    })
  }
  const found = intentId === undefined ? undefined : await provider.findIntent(intentId)
  const known = found && (await findPaymentAtProvider(database.pool, found.id))
  const intent = found && known ? await takeApproved(asking, known, found) : found
  await database.inTransaction(async (tx) => {
    const payment = intent && (await findPaymentAtProvider(tx, intent.id))
    if (payment) await recordIntent(tx, payment, intent, provider)
    else if (intent) await recordUnknownIntent(tx, provider, intent)
    const isNew = await isNewWebhook(tx, provider.name, id, type)
    if (isNew && payment && webhook.declined) {
      const { order } = await lockBoth(tx, payment.payment_id)
      await countDecline(tx, order, payment.payment_id)
    }
  })
}

/** One we asked for, whose answer has not arrived yet, or money that no order of ours asked for. */
async function recordUnknownIntent(tx: Tx, provider: PaymentProvider, intent: PaymentIntent): Promise<void> {
  if (intent.status !== 'succeeded') refuse('NOT_FOUND')
  const asked = await findPaymentByReference(tx, intent.reference)
  if (asked?.provider_id === null && asked.provider === provider.name) {
    const { order } = await lockBoth(tx, asked.payment_id)
    await nameAtProvider(tx, order, asked.payment_id, intent)
    return recordIntent(tx, await getPayment(tx, asked.payment_id), intent, provider)
  }
  if (intent.currency !== 'hkd' || (provider.payee !== undefined && intent.payee !== provider.payee))
    refuse('WEBHOOK_NOT_GENUINE')
  const held = await holdMoney(tx, {
    method: provider.payType,
    amountCents: intent.amount,
    reference: intent.reference,
    payer: '',
    provider: provider.name,
    providerId: intent.id,
  })
  if (held) await postHeld(tx, held)
}

/**
 * Payments without an answer are looked up at their providers: a webhook that never came loses no order. One that cannot be
 * looked up or recorded holds up no other, and comes last the next time.
 */
export async function reconcilePayments(database: Database, providers: PaymentProviders, log: Log): Promise<void> {
  for (const payment of await database.inTransaction(takeQuietPayments)) {
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
  if (end.state === 'confirmed') await recordIntent(tx, await getPayment(tx, subject), end.answer)
}
