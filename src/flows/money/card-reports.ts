import {
  findPaymentAtProvider,
  findPaymentByReference,
  failPayment,
  getPayment,
  holdMoney,
  isNewWebhook,
  nameAtProvider,
  type PaymentRow,
  takeQuietCardPayments,
} from '#modules/payments/index.server.ts'
import { postHeld } from '#modules/orders/index.server.ts'
import type { CardGateway, CardIntent, CardWebhook } from '#platform/card-gateway.server.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Settlement } from '#platform/outside/outside-calls.server.ts'
import { refuse } from '#platform/refusal.ts'
import { lockBoth, recordSuccess } from './settle-payment.ts'

/** What a provider's look-up says of a card payment; it must be ours. What was paid counts, not what was asked. */
export async function recordIntent(tx: Tx, payment: PaymentRow, intent: CardIntent): Promise<void> {
  if (intent.reference !== payment.reference || intent.id !== payment.provider_id) refuse('WEBHOOK_NOT_GENUINE')
  if (intent.status === 'succeeded')
    return recordSuccess(tx, payment.payment_id, { actor: payment.provider }, { amountCents: intent.amount })
  if (intent.status !== 'declined' && intent.status !== 'cancelled') return
  const locked = await lockBoth(tx, payment.payment_id)
  await failPayment(tx, locked.order, locked.payment, intent.status)
}

/**
 * A genuine webhook says only that something happened; what, is looked up at the provider, so that webhooks may come
 * twice, late or out of order. One about a payment we do not know, on which nobody has paid yet, is refused, so that it is sent again.
 */
export async function handleCardWebhook(database: Database, gateway: CardGateway, webhook: CardWebhook): Promise<void> {
  const intent = await gateway.findIntent(webhook.data.id)
  await database.inTransaction(async (tx) => {
    const payment = await findPaymentAtProvider(tx, intent.id)
    if (payment) await recordIntent(tx, payment, intent)
    else await recordUnknownIntent(tx, intent)
    await isNewWebhook(tx, gateway.name, webhook.id, webhook.type)
  })
}

/** One we asked for, whose answer has not arrived yet, or money that no order of ours asked for. */
async function recordUnknownIntent(tx: Tx, intent: CardIntent): Promise<void> {
  if (intent.status !== 'succeeded') refuse('NOT_FOUND')
  const asked = await findPaymentByReference(tx, intent.reference)
  if (asked?.provider_id === null) {
    const { order } = await lockBoth(tx, asked.payment_id)
    await nameAtProvider(tx, order, asked.payment_id, intent)
    return recordIntent(tx, await getPayment(tx, asked.payment_id), intent)
  }
  const held = await holdMoney(tx, {
    method: 'card',
    amountCents: intent.amount,
    reference: intent.reference,
    payer: '',
    providerId: intent.id,
  })
  if (held) await postHeld(tx, held)
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
