import { moveReport, type PaymentRow, seeFit, seeReport } from '#modules/orders/index.server.ts'
import { clock } from '#platform/clock.ts'
import type { Database, Tx } from '#platform/database.server.ts'
import type { PaymentIntent, PaymentProvider, ProviderDispute } from '#platform/payment-providers/payment-provider.server.ts'

type Misfit = 'currency' | 'reference' | 'payee' | 'amount'
type Payee = Pick<PaymentProvider, 'payee'>

/** What of a provider's answer is not as the shop has asked; undefined where all of it is. */
export function misfitOf(payment: PaymentRow, intent: PaymentIntent, to?: Payee): Misfit | undefined {
  const { id, status, amount, reference, currency, payee } = intent
  if (reference !== payment.reference || id !== payment.provider_id) return 'reference'
  // What has been agreed to and is of another amount is not taken.
  if (status === 'approved' && amount !== payment.amount_cents) return 'amount'
  return currencyOrPayee({ currency, payee }, to)
}

export function currencyOrPayee({ currency, payee }: Pick<PaymentIntent, 'currency' | 'payee'>, to?: Payee): Misfit | undefined {
  if (currency !== 'hkd') return 'currency'
  return to?.payee === undefined || payee === to.payee ? undefined : 'payee'
}

/** A payment that is paid and is not as asked books nothing, and is kept until finance has looked at it. */
export async function keepMisfit(
  tx: Tx,
  provider: string,
  intent: PaymentIntent,
  { problem, paymentId }: { problem: Misfit; paymentId?: string | undefined },
): Promise<void> {
  if (intent.status !== 'succeeded' && intent.status !== 'approved') return
  await seeReport(tx, {
    provider,
    kind: 'payment',
    providerId: intent.id,
    paymentId,
    amountCents: intent.amount,
    currency: intent.currency,
    reference: intent.reference,
    happenedAt: clock.now(),
    problem,
  })
}

/** The same in a transaction of its own: what asked about it is refused. */
export const keepMisfitAlone = (
  database: Database,
  provider: string,
  intent: PaymentIntent,
  misfit: { problem: Misfit; paymentId?: string | undefined },
): Promise<void> => database.inTransaction((tx) => keepMisfit(tx, provider, intent, misfit))

/** Money is asked back of something that is no payment of the shop's, or in another currency. */
export async function keepDispute(
  tx: Tx,
  provider: string,
  found: ProviderDispute,
  { problem, paymentId }: { problem: Misfit; paymentId?: string | undefined },
): Promise<void> {
  await seeReport(tx, {
    provider,
    kind: 'dispute',
    providerId: found.id,
    paymentId,
    amountCents: found.amount,
    currency: found.currency,
    reference: found.intentId ?? found.reason,
    happenedAt: found.openedAt,
    problem,
  })
}

/** While money is held back in a dispute its order does not leave, until it is decided or finance says to send all the same. */
export async function holdForDispute(tx: Tx, provider: string, payment: PaymentRow, found: ProviderDispute): Promise<void> {
  const report = await seeFit(tx, {
    provider,
    kind: 'dispute',
    providerId: found.id,
    paymentId: payment.payment_id,
    amountCents: found.amount,
    currency: found.currency,
    reference: payment.reference,
    happenedAt: found.openedAt,
  })
  if (report.state === 'processing') await moveReport(tx, report, { state: 'booked' })
}
