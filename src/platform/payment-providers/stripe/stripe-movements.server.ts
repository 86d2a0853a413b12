import type Stripe from 'stripe'
import type { ProviderMovement } from '../payment-provider.server.ts'

type Ask = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>
type BalanceMovement = Stripe.BalanceTransaction

/** What Stripe books for itself, or pays out to the shop's bank, is about no payment. A refund may come back weeks after it went. */
const ABOUT_PAYMENTS: ReadonlySet<string> = new Set([
  'charge',
  'payment',
  'refund',
  'payment_refund',
  'refund_failure',
  'adjustment',
])
const PAGE = 100

/** Stripe's own report of what came and went, payment by payment, before its fees. */
export async function stripeMovements(ask: Ask, from: Date, to: Date): Promise<ProviderMovement[]> {
  const created = { gte: Math.floor(from.getTime() / 1000), lt: Math.floor(to.getTime() / 1000) }
  const found: ProviderMovement[] = []
  for (let after: string | undefined, isMore = true; isMore; ) {
    const starting_after = after
    const { data, has_more } = await ask((stripe) =>
      stripe.balanceTransactions.list({
        created,
        limit: PAGE,
        expand: ['data.source', 'data.source.payment_intent'],
        ...(starting_after ? { starting_after } : {}),
      }),
    )
    found.push(...data.filter(({ type }) => ABOUT_PAYMENTS.has(type)).map(movementOf))
    after = data.at(-1)?.id
    isMore = has_more && after !== undefined
  }
  return found
}

const movementOf = (told: BalanceMovement): ProviderMovement => ({
  reference: referenceOf(told),
  amount: told.amount,
  at: new Date(told.created * 1000),
})

/** Charges, refunds and disputes alike name the payment they are about, which has our own name for it. */
function referenceOf({ id, source }: BalanceMovement): string {
  if (source === null || typeof source === 'string' || !('payment_intent' in source)) return id
  const { payment_intent: payment } = source
  return (payment !== null && typeof payment === 'object' ? payment.metadata?.['reference'] : undefined) ?? id
}
