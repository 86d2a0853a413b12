import {
  countDecline,
  findPaymentAtProvider,
  findPaymentByReference,
  getPayment,
  isNewWebhook,
  nameAtProvider,
  postHeld,
} from '#modules/orders/index.server.ts'
import { holdMoney } from '#modules/treasury/index.server.ts'
import type { Tx } from '#platform/database.server.ts'
import type { PaymentIntent, PaymentProvider, ProviderWebhook } from '#platform/payment-providers/payment-provider.server.ts'
import { refuse } from '#platform/refusal.ts'
import { tellOfDeclines } from './card-floods.ts'
import { recordDispute } from './dispute.ts'
import { currencyOrPayee, keepMisfit, keepMisfitAlone, misfitOf } from './outside/keep-report.ts'
import { recordBacks } from './outside/look-at-refunds.ts'
import { type Asking, recordIntent, takeApproved } from './provider-reports.ts'
import { lockBoth } from './settle-payment.ts'

/**
 * A genuine webhook says only that something happened; what, is looked up at the provider, so that webhooks may come
 * twice, late or out of order. One about a payment we do not know, on which nobody has paid yet, is refused, so that it is sent again.
 */
export async function handleWebhook(asking: Asking, webhook: ProviderWebhook): Promise<void> {
  const { database, provider } = asking
  const { id, type, intentId, disputeId, backs } = webhook
  if (disputeId !== undefined && provider.findDispute) {
    const dispute = await provider.findDispute(disputeId)
    return database.inTransaction(async (tx) => {
      await recordDispute(tx, provider, dispute)
      await isNewWebhook(tx, provider.name, id, type)
    })
  }
  if (backs) {
    await recordBacks(asking, backs)
    await database.inTransaction((tx) => isNewWebhook(tx, provider.name, id, type))
    return
  }
  const intent = intentId === undefined ? undefined : await understand(asking, await provider.findIntent(intentId))
  await database.inTransaction(async (tx) => {
    const payment = intent && (await findPaymentAtProvider(tx, intent.id))
    if (payment) await recordIntent(tx, payment, intent)
    else if (intent) await recordUnknownIntent(tx, provider, intent)
    const isNew = await isNewWebhook(tx, provider.name, id, type)
    if (isNew && payment && webhook.declined) {
      const { order } = await lockBoth(tx, payment.payment_id)
      await countDecline(tx, order, payment.payment_id, intent?.card?.fingerprint)
    }
  })
  if (webhook.declined) await tellOfDeclines(database)
}

/** As it is once what was approved is taken; undefined for what is not as asked, which is kept for finance. */
async function understand(asking: Asking, found: PaymentIntent): Promise<PaymentIntent | undefined> {
  const { database, provider } = asking
  const known = await findPaymentAtProvider(database.pool, found.id)
  if (!known) return found
  const about = { paymentId: known.payment_id }
  const before = misfitOf(known, found, provider)
  const intent = before ? found : await takeApproved(asking, known, found)
  const problem = before ?? misfitOf(known, intent, provider)
  if (problem) await keepMisfitAlone(database, provider.name, intent, { ...about, problem })
  return problem ? undefined : intent
}

/** One we asked for, whose answer has not arrived yet, or money that no order of ours asked for. */
async function recordUnknownIntent(tx: Tx, provider: PaymentProvider, intent: PaymentIntent): Promise<void> {
  if (intent.status !== 'succeeded') refuse('NOT_FOUND')
  const asked = await findPaymentByReference(tx, intent.reference)
  if (asked?.provider_id === null && asked.provider === provider.name) {
    const { order } = await lockBoth(tx, asked.payment_id)
    await nameAtProvider(tx, order, asked.payment_id, intent)
    const payment = await getPayment(tx, asked.payment_id)
    const problem = misfitOf(payment, intent, provider)
    if (problem) return keepMisfit(tx, provider.name, intent, { problem, paymentId: payment.payment_id })
    return recordIntent(tx, payment, intent)
  }
  const problem = currencyOrPayee(intent, provider)
  if (problem) return keepMisfit(tx, provider.name, intent, { problem })
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
