import type { z } from 'zod'
import { clock, DAY, MINUTE } from '#platform/clock.ts'
import type { PaymentProvider, ProviderBack } from '../payment-provider.server.ts'
import { Capture, centsOf, Order, Refund, unitOf } from './paypal-answers.server.ts'
import { type AskPayPal, PayPalRefusal } from './paypal-client.server.ts'
import { listTransactions } from './paypal-movements.server.ts'

type BackTold = z.output<typeof Refund>

/** Given back from the shop's account, and taken back by PayPal. */
const GIVEN = 'T1107'
const TAKEN = 'T1106'
/** PayPal's report lags behind by some hours. */
const LAG_MS = 12 * 60 * MINUTE
/** Of one report. */
const MOST_MS = 30 * DAY

type Backs = Pick<PaymentProvider, 'listBacks' | 'listNewBacks'> & {
  /** What a webhook is about: a refund, or money that PayPal has taken back. */
  backsOf: (told: { id: string; isReversal: boolean }) => Promise<ProviderBack[]>
}

/** Refunds of payments of ours, also those from PayPal's own pages, and what PayPal has taken back without a case. */
export function payPalBacks(ask: AskPayPal): Backs {
  const ofOrder = async (intentId: string): Promise<ProviderBack[]> => {
    const order = Order.parse(await ask(`/v2/checkout/orders/${encodeURIComponent(intentId)}`))
    return (unitOf(order).payments?.refunds ?? []).map((refund) => backOf(refund, { intentId }))
  }
  const orderOf = async (captureId: string): Promise<string | undefined> => {
    const found = await findOr(ask, `/v2/payments/captures/${encodeURIComponent(captureId)}`)
    return found === undefined ? undefined : Capture.parse(found).supplementary_data?.related_ids?.order_id
  }
  return {
    listBacks: ofOrder,
    backsOf: async ({ id, isReversal }) => {
      const found = await findOr(ask, `/v2/payments/refunds/${encodeURIComponent(id)}`)
      // Some are told with the payment itself: then all that has gone back of it is looked up.
      const refund = found === undefined ? undefined : Refund.parse(found)
      const captureId = refund ? captureOf(refund) : id
      const intentId = captureId === undefined ? undefined : await orderOf(captureId)
      if (refund) return [backOf(refund, { intentId, isReversal })]
      return intentId === undefined ? [] : ofOrder(intentId)
    },
    listNewBacks: async (since) => {
      const now = clock.now()
      const from = new Date(Math.max(since.getTime() - LAG_MS, now.getTime() - MOST_MS))
      const told = await listTransactions(ask, from, now)
      const found: ProviderBack[] = []
      const orders = new Set<string>()
      for (const one of told) {
        const code = one.transaction_event_code
        if ((code !== GIVEN && code !== TAKEN) || one.paypal_reference_id === undefined) continue
        const intentId = await orderOf(one.paypal_reference_id)
        if (code === GIVEN && intentId !== undefined) orders.add(intentId)
        else if (one.transaction_status === 'S')
          found.push({
            id: one.transaction_id,
            kind: code === TAKEN ? 'reversal' : 'refund',
            ...(intentId === undefined ? {} : { intentId }),
            reference: one.paypal_reference_id,
            status: 'succeeded',
            amount: Math.abs(centsOf(one.transaction_amount)),
            currency: one.transaction_amount.currency_code.toLowerCase(),
            at: new Date(one.transaction_initiation_date),
          })
      }
      for (const intentId of orders) found.push(...(await ofOrder(intentId)))
      return found
    },
  }
}

async function findOr(ask: AskPayPal, path: string): Promise<unknown> {
  try {
    return await ask(path)
  } catch (problem) {
    if (problem instanceof PayPalRefusal && problem.kind === 'refused') return undefined
    throw problem
  }
}

/** The payment stands among the links of what went back of it. */
function captureOf({ links }: BackTold): string | undefined {
  const href = links.find(({ rel }) => rel === 'up')?.href ?? ''
  return /\/captures\/([^/?]+)/.exec(href)?.[1]
}

const ENDED: Record<string, ProviderBack['status']> = { COMPLETED: 'succeeded', FAILED: 'declined', CANCELLED: 'declined' }
export const refundStatus = (status: string): ProviderBack['status'] => ENDED[status] ?? 'processing'

function backOf(
  refund: BackTold,
  { intentId, isReversal = false }: { intentId: string | undefined; isReversal?: boolean },
): ProviderBack {
  return {
    id: refund.id,
    kind: isReversal ? 'reversal' : 'refund',
    ...(intentId === undefined ? {} : { intentId }),
    reference: captureOf(refund) ?? '',
    ...(refund.custom_id ? { key: refund.custom_id } : {}),
    status: refundStatus(refund.status),
    amount: Math.abs(centsOf(refund.amount)),
    currency: refund.amount.currency_code.toLowerCase(),
    at: refund.create_time === undefined ? clock.now() : new Date(refund.create_time),
  }
}
