import type { z } from 'zod'
import type { NewIntent, PaymentIntent, PaymentProvider, ProviderRefund } from '../payment-provider.server.ts'
import { centsOf, Order, Refund, unitOf } from './paypal-answers.server.ts'
import { type AskPayPal, type PayPalAccount, payPalClient, PayPalRefusal } from './paypal-client.server.ts'
import { payPalBacks, refundStatus } from './paypal-backs.server.ts'
import { payPalDisputes } from './paypal-disputes.server.ts'
import { payPalMovements } from './paypal-movements.server.ts'
import { readWebhook } from './paypal-webhooks.server.ts'

type Options = PayPalAccount & {
  webhookId: string
  /** Our account there, which every payment must be for. */
  merchantId?: string | undefined
}

/**
 * PayPal, Orders v2, by redirect. The shopper approves an order of theirs on their page; the money moves only when we capture it, under
 * the id that we have stored, never under one that an address names.
 */
export function payPalProvider(options: Options): PaymentProvider {
  const ask = payPalClient(options)
  const at = (id: string): string => `/v2/checkout/orders/${encodeURIComponent(id)}`
  const find = async (id: string): Promise<Order> => Order.parse(await ask(at(id)))
  const { backsOf, ...backs } = payPalBacks(ask)
  return {
    name: 'paypal',
    payType: 'paypal',
    limits: { leastCents: 1, mostCents: Number.MAX_SAFE_INTEGER },
    payee: options.merchantId,
    createIntent: async (intent) =>
      intentOf(Order.parse(await ask('/v2/checkout/orders', { body: orderFor(intent), requestId: intent.idempotencyKey }))),
    findIntent: async (id) => intentOf(await find(id)),
    captureIntent: (id) => capture(ask, at(id), () => find(id)),
    // Nobody but us can take the money of an order there: not to capture it is to end it.
    cancelIntent: async (id) => {
      const intent = intentOf(await find(id))
      return intent.status === 'open' || intent.status === 'approved' ? { ...intent, status: 'cancelled' } : intent
    },
    refund: async (id, amountCents, key) => {
      const [paid] = unitOf(await find(id)).payments?.captures ?? []
      // Our books say that it is paid: PayPal is behind, and is asked again.
      if (!paid) throw new PayPalRefusal('not-asked', 'paypal shows nothing captured of this yet', 'NOT_CAPTURED')
      const body = { amount: { currency_code: 'HKD', value: valueOf(amountCents) }, custom_id: key }
      return refundOf(Refund.parse(await ask(`/v2/payments/captures/${paid.id}/refund`, { body, requestId: key })))
    },
    findRefund: async (id, key) => {
      const found = unitOf(await find(id)).payments?.refunds.find(({ custom_id }) => custom_id === key)
      return found && refundOf(found)
    },
    ...backs,
    ...payPalDisputes(ask, options.url),
    listMovements: (from, to) => payPalMovements(ask, from, to),
    readWebhook: (body, header) => readWebhook(ask, { ...options, backsOf }, body, header),
  }
}

const valueOf = (cents: number): string => (cents / 100).toFixed(2)
const orderFor = ({ amountCents, reference, orderNumber, language, returnUrl }: NewIntent) => ({
  intent: 'CAPTURE',
  purchase_units: [
    {
      custom_id: reference,
      // Unique for each try, as an account may demand.
      invoice_id: `${orderNumber}-${reference}`,
      amount: { currency_code: 'HKD', value: valueOf(amountCents) },
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        locale: language === 'zh' ? 'zh-HK' : 'en-GB',
        landing_page: 'LOGIN',
        shipping_preference: 'NO_SHIPPING',
        user_action: 'PAY_NOW',
        payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
        return_url: returnUrl,
        cancel_url: returnUrl,
      },
    },
  },
})

/** An order that is done there is not money yet: its capture is. */
function intentOf(order: Order): PaymentIntent {
  const unit = unitOf(order)
  const taken = unit.payments?.captures.at(-1)
  const amount = taken?.amount ?? unit.amount
  return {
    id: order.id,
    status: taken ? captureStatus(taken.status) : orderStatus(order.status),
    amount: centsOf(amount),
    currency: amount.currency_code.toLowerCase(),
    reference: unit.custom_id,
    payee: unit.payee?.merchant_id,
    url: order.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? '',
  }
}

function captureStatus(status: string): PaymentIntent['status'] {
  if (['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(status)) return 'succeeded'
  return status === 'DECLINED' || status === 'FAILED' ? 'declined' : 'under-review'
}

function orderStatus(status: string): PaymentIntent['status'] {
  if (status === 'APPROVED') return 'approved'
  if (status === 'VOIDED') return 'cancelled'
  return status === 'COMPLETED' ? 'processing' : 'open'
}

const refundOf = ({ id, status, amount }: z.output<typeof Refund>): ProviderRefund => ({
  id,
  amount: centsOf(amount),
  status: refundStatus(status),
})

/** Said no to in a way that leaves the money where it is; the shopper may choose another card there, or pay another way. */
const DECLINES = new Set([
  'INSTRUMENT_DECLINED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'PAYER_ACTION_REQUIRED',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'PAYEE_BLOCKED_TRANSACTION',
  'COMPLIANCE_VIOLATION',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'DUPLICATE_INVOICE_ID',
])

/** The same request id takes the money once; anyone who comes second is told how it stands. */
async function capture(ask: AskPayPal, path: string, find: () => Promise<Order>): Promise<PaymentIntent> {
  try {
    await ask(`${path}/capture`, { body: {}, requestId: `capture-${path.split('/').at(-1)}` })
  } catch (problem) {
    if (!(problem instanceof PayPalRefusal)) throw problem
    if (DECLINES.has(problem.issue)) return { ...intentOf(await find()), status: 'declined' }
    if (problem.issue !== 'ORDER_ALREADY_CAPTURED' && problem.issue !== 'ORDER_NOT_APPROVED') throw problem
  }
  // The answer to a capture names neither the reference nor the payee in every form; the order does.
  return intentOf(await find())
}
