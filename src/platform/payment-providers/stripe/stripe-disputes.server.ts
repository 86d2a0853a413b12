import type Stripe from 'stripe'
import type { PaymentProvider, ProviderDispute } from '../payment-provider.server.ts'

type Ask = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>

/** What issuers ask back, as Stripe knows it: the disputes of payments of ours, and the page where evidence is given. */
export function stripeDisputes(
  ask: Ask,
  sessionOf: (paymentId: string) => Promise<string | undefined>,
  url: () => string,
): Required<Pick<PaymentProvider, 'findDispute' | 'listDisputes'>> {
  const present = async (dispute: Stripe.Dispute): Promise<ProviderDispute> => {
    const { payment_intent: paid } = dispute
    const paymentId = typeof paid === 'string' ? paid : paid?.id
    return disputeOf(dispute, paymentId === undefined ? undefined : await sessionOf(paymentId), url())
  }
  return {
    findDispute: async (id) => present(await ask((stripe) => stripe.disputes.retrieve(id))),
    listDisputes: async (since) => {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const { data } = await ask((stripe) => stripe.disputes.list({ limit: 100, created }))
      return Promise.all(data.map(present))
    },
  }
}

const ENDED: Record<string, ProviderDispute['status']> = {
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
}

function disputeOf(dispute: Stripe.Dispute, intentId: string | undefined, url: string): ProviderDispute {
  const moved = dispute.balance_transactions
  const dueBy = dispute.evidence_details.due_by
  return {
    id: dispute.id,
    intentId,
    status: ENDED[dispute.status] ?? 'open',
    amount: dispute.amount,
    currency: dispute.currency,
    withheld: Math.max(0, -moved.reduce((sum, { amount }) => sum + amount, 0)),
    lost: dispute.amount,
    fee: Math.max(
      0,
      moved.reduce((sum, { fee }) => sum + fee, 0),
    ),
    reason: dispute.reason,
    dueAt: dueBy === null ? undefined : new Date(dueBy * 1000),
    openedAt: new Date(dispute.created * 1000),
    url: pageOf(dispute, url),
  }
}

/** Stripe's own dashboard; of a stand-in, its page. */
function pageOf({ id, livemode }: Stripe.Dispute, url: string): string {
  if (new URL(url).hostname !== 'api.stripe.com') return `/sandbox/stripe/dispute/${id}`
  return `https://dashboard.stripe.com/${livemode ? '' : 'test/'}disputes/${id}`
}
