import type Stripe from 'stripe'
import type { PaymentProvider, ProviderBack } from '../payment-provider.server.ts'

type Ask = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>
type IntentReference = { payment_intent?: string | { id: string } | null }

/** What Stripe tells of refunds. Whether they are a charge's or a refund's, the payment they are about is what is looked up. */
export const REFUND_EVENTS: readonly string[] = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
]
const PAGE = 100

type Backs = Pick<PaymentProvider, 'listBacks' | 'listNewBacks'> & {
  /** Of the payment that an event's object is about. */
  backsOf: (told: IntentReference) => Promise<ProviderBack[]>
}

/** Refunds of payments of ours, also those from Stripe's own dashboard. */
export function stripeBacks(
  ask: Ask,
  sessionOf: (paymentId: string) => Promise<string | undefined>,
  paymentOf: (sessionId: string) => Promise<string | undefined>,
): Backs {
  const list = async (payment_intent: string, intentId: string | undefined): Promise<ProviderBack[]> => {
    const { data } = await ask((stripe) => stripe.refunds.list({ payment_intent, limit: PAGE }))
    return data.map((refund) => backOf(refund, intentId))
  }
  const backsOf = async (told: IntentReference): Promise<ProviderBack[]> => {
    const paymentId = paymentIdOf(told)
    return paymentId === undefined ? [] : list(paymentId, await sessionOf(paymentId))
  }
  return {
    backsOf,
    listBacks: async (intentId) => {
      const paymentId = await paymentOf(intentId)
      return paymentId === undefined ? [] : list(paymentId, intentId)
    },
    listNewBacks: async (since) => {
      const about = new Set<string>()
      const created = { gte: Math.floor(since.getTime() / 1000) }
      for (let after: string | undefined, isMore = true; isMore; ) {
        const page = { created, types: [...REFUND_EVENTS], limit: PAGE, ...(after ? { starting_after: after } : {}) }
        const { data, has_more } = await ask((stripe) => stripe.events.list(page))
        for (const { data: told } of data) about.add(paymentIdOf(told.object as IntentReference) ?? '')
        after = data.at(-1)?.id
        isMore = has_more && after !== undefined
      }
      const found: ProviderBack[] = []
      for (const payment_intent of about) if (payment_intent) found.push(...(await backsOf({ payment_intent })))
      return found
    },
  }
}

const paymentIdOf = ({ payment_intent: found }: IntentReference): string | undefined =>
  typeof found === 'string' ? found : (found?.id ?? undefined)

function backOf(refund: Stripe.Refund, intentId: string | undefined): ProviderBack {
  const { id, amount, currency, created, metadata } = refund
  const key = metadata?.['key']
  return {
    id,
    kind: 'refund',
    ...(intentId === undefined ? {} : { intentId }),
    reference: paymentIdOf(refund) ?? '',
    ...(key ? { key } : {}),
    status: refundStatus(refund),
    amount,
    currency,
    at: new Date(created * 1000),
  }
}

const ENDED: Record<string, ProviderBack['status']> = { succeeded: 'succeeded', failed: 'declined', canceled: 'declined' }
export const refundStatus = ({ status }: Stripe.Refund): ProviderBack['status'] => ENDED[status ?? ''] ?? 'processing'
