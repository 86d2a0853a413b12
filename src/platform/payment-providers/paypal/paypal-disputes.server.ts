import { z } from 'zod'
import type { PaymentProvider, ProviderDispute } from '../payment-provider.server.ts'
import { Amount, Capture, centsOf, Order, unitOf } from './paypal-answers.server.ts'
import { type AskPayPal, PayPalRefusal } from './paypal-client.server.ts'

const Movement = z.object({
  affected_party: z.string().optional(),
  amount: Amount.optional(),
  type: z.string().optional(),
  reason: z.string().optional(),
})
const Dispute = z.object({
  dispute_id: z.string(),
  create_time: z.string(),
  update_time: z.string().optional(),
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: z.string().optional(), transaction_status: z.string().optional() }))
    .default([]),
  reason: z.string().default(''),
  status: z.string(),
  dispute_amount: Amount,
  dispute_outcome: z.object({ outcome_code: z.string().optional(), amount_refunded: Amount.optional() }).optional(),
  money_movements: z.array(Movement).default([]),
  seller_response_due_date: z.string().optional(),
})
type Dispute = z.output<typeof Dispute>
const Page = z.object({
  items: z.array(z.object({ dispute_id: z.string() })).default([]),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
})

const PATH = '/v1/customer/disputes'
const MOST_ON_A_PAGE = 50

/** What buyers, or the issuers of their cards, ask back through PayPal. */
export function payPalDisputes(
  ask: AskPayPal,
  url: () => string,
): Required<Pick<PaymentProvider, 'findDispute' | 'listDisputes'>> {
  const find = async (id: string): Promise<ProviderDispute> => {
    const dispute = Dispute.parse(await ask(`${PATH}/${encodeURIComponent(id)}`))
    return disputeOf(dispute, await disputedOrder(ask, dispute), url())
  }
  return {
    findDispute: find,
    listDisputes: async (since) => {
      const found: ProviderDispute[] = []
      const first = `?${new URLSearchParams({ update_time_after: since.toISOString(), page_size: String(MOST_ON_A_PAGE) })}`
      for (let at: string | undefined = first; at !== undefined; ) {
        const { items, links } = Page.parse(await ask(PATH + at))
        // The list tells neither what it is about nor how it ended.
        for (const { dispute_id: id } of items) found.push(await find(id))
        at = items.length > 0 ? nextOf(links) : undefined
      }
      return found
    },
  }
}

/** Of the next page only what is asked: whom we ask stays ours to say. */
function nextOf(links: z.output<typeof Page>['links']): string | undefined {
  const href = links.find(({ rel }) => rel === 'next')?.href
  return href !== undefined && URL.canParse(href) ? new URL(href).search : undefined
}

/** The order of ours whose money it is about; undefined where it is about none. */
async function disputedOrder(ask: AskPayPal, { disputed_transactions: disputed }: Dispute): Promise<Order | undefined> {
  const captureId = disputed[0]?.seller_transaction_id
  if (captureId === undefined) return undefined
  try {
    const { supplementary_data: about } = Capture.parse(await ask(`/v2/payments/captures/${encodeURIComponent(captureId)}`))
    const orderId = about?.related_ids?.order_id
    return orderId === undefined ? undefined : Order.parse(await ask(`/v2/checkout/orders/${encodeURIComponent(orderId)}`))
  } catch (problem) {
    if (problem instanceof PayPalRefusal && problem.issue === 'RESOURCE_NOT_FOUND') return undefined
    throw problem
  }
}

/** Decided against the shop, as far as anything was taken of it. */
const AGAINST: ReadonlySet<string> = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'])

function disputeOf(dispute: Dispute, order: Order | undefined, url: string): ProviderDispute {
  const amount = centsOf(dispute.dispute_amount)
  const isResolved = dispute.status === 'RESOLVED'
  const taken = takenOf(dispute, order)
  const isHeld = dispute.disputed_transactions.some(({ transaction_status: status }) => status === 'HELD')
  const dueBy = dispute.seller_response_due_date
  return {
    id: dispute.dispute_id,
    intentId: order?.id,
    status: isResolved ? endOf(dispute, taken) : 'open',
    amount,
    currency: dispute.dispute_amount.currency_code.toLowerCase(),
    withheld: isResolved ? 0 : isHeld ? amount : taken,
    lost: taken,
    fee: Math.max(
      0,
      sumOf(dispute, (reason) => reason.endsWith('_FEE')),
    ),
    reason: dispute.reason.toLowerCase(),
    dueAt: dueBy === undefined ? undefined : new Date(dueBy),
    openedAt: new Date(dispute.create_time),
    changedAt: dispute.update_time === undefined ? undefined : new Date(dispute.update_time),
    url: pageOf(dispute.dispute_id, url),
  }
}

function endOf({ dispute_outcome: outcome }: Dispute, taken: number): 'won' | 'lost' | 'closed' {
  if (taken > 0) return 'lost'
  const code = outcome?.outcome_code ?? 'NONE'
  // What was for the buyer and has taken nothing was settled with a refund of ours.
  return code === 'NONE' || AGAINST.has(code) ? 'closed' : 'won'
}

/**
 * What has left the shop's account for good. PayPal names the movements; where it has not yet, what the buyer was given back, without
 * what we gave back ourselves since the case was opened.
 */
function takenOf(dispute: Dispute, order: Order | undefined): number {
  const { money_movements: moved, dispute_outcome: outcome, create_time: opened } = dispute
  const amount = centsOf(dispute.dispute_amount)
  if (moved.length > 0)
    return Math.min(
      amount,
      Math.max(
        0,
        sumOf(dispute, (reason) => !reason.endsWith('_FEE')),
      ),
    )
  if (!outcome || !AGAINST.has(outcome.outcome_code ?? '')) return 0
  const given = outcome.amount_refunded ? centsOf(outcome.amount_refunded) : amount
  const refunds = order ? (unitOf(order).payments?.refunds ?? []) : []
  const ours = refunds
    .filter(({ status }) => status !== 'FAILED' && status !== 'CANCELLED')
    .filter(({ create_time: at }) => at !== undefined && Date.parse(at) >= Date.parse(opened))
    .reduce((sum, refund) => sum + centsOf(refund.amount), 0)
  return Math.min(amount, Math.max(0, given - ours))
}

/** Of the seller's account alone: taken is above nothing. */
const sumOf = ({ money_movements: moved }: Dispute, isMeant: (reason: string) => boolean): number =>
  moved
    .filter((one) => one.affected_party === 'SELLER' && isMeant(one.reason ?? ''))
    .reduce((sum, { amount, type }) => sum + (type === 'CREDIT' ? -1 : 1) * (amount ? centsOf(amount) : 0), 0)

/** PayPal's own page of the case; of a stand-in, its page. */
function pageOf(id: string, url: string): string {
  const { hostname } = new URL(url)
  if (!hostname.endsWith('.paypal.com')) return `/sandbox/paypal/dispute/${id}`
  return `https://www.${hostname.includes('sandbox') ? 'sandbox.' : ''}paypal.com/resolutioncenter/view/${id}`
}
