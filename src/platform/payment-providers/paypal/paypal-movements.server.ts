import { z } from 'zod'
import type { ProviderMovement } from '../payment-provider.server.ts'
import { Amount, Capture, centsOf } from './paypal-answers.server.ts'
import { type AskPayPal, PayPalRefusal } from './paypal-client.server.ts'

const Told = z.object({
  transaction_id: z.string(),
  paypal_reference_id: z.string().optional(),
  transaction_event_code: z.string(),
  transaction_initiation_date: z.string(),
  transaction_updated_date: z.string().optional(),
  transaction_amount: Amount,
  transaction_status: z.string(),
  custom_field: z.string().optional(),
})
type Told = z.output<typeof Told>
const Page = z.object({
  transaction_details: z.array(z.object({ transaction_info: Told })).default([]),
  total_pages: z.number().int().default(1),
})

const PAYMENT = /^T00/
/** Taken back by PayPal, given back by us, held in a case and let go, asked back by an issuer and given again. */
const ABOUT_PAYMENTS: ReadonlySet<string> = new Set(['T1106', 'T1107', 'T1110', 'T1111', 'T1201', 'T1202'])
const LET_GO = 'T1111'
/** Done, or done and given back later; what is pending or denied has moved nothing. */
const DONE: ReadonlySet<string> = new Set(['S', 'V'])
const MOST_ON_A_PAGE = 500

/** PayPal's own report of what came and went, payment by payment, before its fees. It lags behind by some hours. */
export async function payPalMovements(ask: AskPayPal, from: Date, to: Date): Promise<ProviderMovement[]> {
  const told = await listTransactions(ask, from, to)
  const ours = told.filter(isOurs).filter((one) => timeOf(one) >= from && timeOf(one) < to)
  const references = await referencesOf(ask, ours)
  return ours.map((one) => ({
    reference: references.get(captureOf(one)) ?? one.transaction_id,
    amount: centsOf(one.transaction_amount),
    at: timeOf(one),
  }))
}

/** All that its report holds of these days, by when it was last changed. */
export async function listTransactions(ask: AskPayPal, from: Date, to: Date): Promise<Told[]> {
  const told: Told[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const asked = new URLSearchParams({
      start_date: from.toISOString(),
      end_date: to.toISOString(),
      fields: 'transaction_info',
      page_size: String(MOST_ON_A_PAGE),
      page: String(page),
    })
    const { transaction_details: details, total_pages } = Page.parse(await ask(`/v1/reporting/transactions?${asked}`))
    told.push(...details.map(({ transaction_info }) => transaction_info))
    pages = total_pages
  }
  return told
}

const isOurs = ({ transaction_event_code: code, transaction_status: status, transaction_amount: amount }: Told): boolean =>
  DONE.has(status) && amount.currency_code === 'HKD' && (PAYMENT.test(code) || ABOUT_PAYMENTS.has(code))

/** What is let go is told with the day on which it was held. */
const timeOf = (told: Told): Date =>
  new Date((told.transaction_event_code === LET_GO && told.transaction_updated_date) || told.transaction_initiation_date)

/** The payment it is about: itself, or the one it refers to. */
const captureOf = (told: Told): string =>
  PAYMENT.test(told.transaction_event_code) ? told.transaction_id : (told.paypal_reference_id ?? told.transaction_id)

/** Our own names of payments. What goes back carries its own or none: the payment is asked, which may lie days back. */
async function referencesOf(ask: AskPayPal, told: readonly Told[]): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  for (const one of told)
    if (PAYMENT.test(one.transaction_event_code) && one.custom_field) known.set(one.transaction_id, one.custom_field)
  for (const id of new Set(told.map(captureOf))) {
    if (known.has(id)) continue
    const reference = await referenceOf(ask, id)
    if (reference) known.set(id, reference)
  }
  return known
}

async function referenceOf(ask: AskPayPal, captureId: string): Promise<string | undefined> {
  try {
    return Capture.parse(await ask(`/v2/payments/captures/${encodeURIComponent(captureId)}`)).custom_id
  } catch (problem) {
    // Money that did not come through the shop, such as from another account by hand.
    if (problem instanceof PayPalRefusal && problem.kind === 'refused') return undefined
    throw problem
  }
}
