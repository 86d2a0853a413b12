import { findWaysOfCoupons } from '#modules/coupons/index.server.ts'
import {
  lockOrder,
  type OrderRow,
  requireViewer,
  requireWay,
  findOpen,
  findPaymentAtProvider,
  getPayment,
  listPayments,
  nameAtProvider,
  openPayment,
  type PaymentRow,
  presentPayment,
} from '#modules/orders/index.server.ts'
import { isTransfer, type PayType } from '#modules/orders/payments/pay-types.rules.ts'
import { listHeld, sumHeld } from '#modules/treasury/index.server.ts'
import type { PaymentWire } from '#modules/orders/payments/payments.contract.ts'
import { paymentFee } from '#modules/orders/placing/price.rules.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import { clock } from '#platform/clock.ts'
import type { Database, Locked, Tx } from '#platform/database.server.ts'
import { readTogether } from '#platform/database/together.server.ts'
import type { Log } from '#platform/log.server.ts'
import { paymentOpenCall } from '#platform/outside/payment-calls.server.ts'
import { findOutside, requestOutside, type Settlement } from '#platform/outside/outside-calls.server.ts'
import type { OutsideWork } from '#platform/outside/outside-work.server.ts'
import type { PaymentIntent, PaymentProvider, ProviderWay } from '#platform/payment-providers/payment-provider.server.ts'
import type { PaymentProviders } from '#platform/payment-providers/providers.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'

export type Payer = { ownerId: string; language: Language; network: string }
export type PaymentServices = {
  payments: PaymentProviders
  outside: OutsideWork
  settings: ReadSettings
  /** Multiplies what one address may do. */
  limitScale: number
  /** Where a transfer can be practised, in a demo. */
  practiceTransferPage?: ((payment: Pick<PaymentWire, 'amount' | 'reference'>) => string) | undefined
  /** Where the shop lives for everybody outside. */
  publicUrl: () => string
}

/**
 * Opens a payment of the chosen way for an unpaid order; one that is already open is answered again, never doubled. The order itself
 * is not changed by looking at ways to pay it: the payment that pays fixes way and fee. A transfer under review stays open as long as its
 * receipt holds the order, past the time to pay.
 */
export async function startPayment(
  tx: Tx,
  payer: Payer,
  wanted: { orderNo: string; payType: PayType },
  services: PaymentServices,
): Promise<PaymentWire> {
  const order = await requireUnpaid(tx, payer, wanted.orderNo)
  // Money goes to the account of today, whenever the order was placed.
  const [payments, { payee }] = await readTogether(tx, (read) =>
    Promise.all([listPayments(read, order.order_id), services.settings(read)]),
  )
  const underReview = payments.find((payment) => payment.state === 'under-review')
  if (!underReview && order.expires_at <= clock.now()) refuse('ORDER_CLOSED')
  if (underReview && underReview.method !== wanted.payType) refuse('ORDER_MOVED_ON')
  const feeCents = paymentFee(wanted.payType, order.total_cents)
  const amountCents = order.total_cents + feeCents
  const provider = requireWay(services.payments, wanted.payType, order.total_cents, await findWaysOfCoupons(tx, order))
  const opened = { payType: wanted.payType, amountCents, feeCents, provider: provider?.name ?? wanted.payType }
  const known = findOpen(payments, opened)
  const payment =
    known ?? (await openPayment(tx, order, opened, { payer: { ...payer, limitScale: services.limitScale }, others: payments }))
  if (provider && payment.provider_id === null) await requestIntent(tx, provider, payment, order, payer, services)
  const dueCents = payment.amount_cents - (known ? sumHeld(await listHeld(tx, known.payment_id)) : 0)
  return presentPayment(
    payment,
    { orderNumber: order.order_number, expiresAt: order.expires_at, dueCents },
    payee,
    payer.language,
  )
}

async function requireUnpaid(tx: Tx, payer: Payer, orderNumber: string): Promise<Locked<OrderRow>> {
  const order = await lockOrder(tx, { orderNumber })
  await requireViewer(tx, order, payer.ownerId)
  if (order.state === 'closed') refuse('ORDER_CLOSED')
  if (order.state !== 'payment-pending') refuse('PAYMENT_DONE')
  return order
}

/** Longer than the shopper's own request takes, which says it first. */
const IF_NOT_SAID_SECONDS = 15

/** The page that asks how it went. */
const RETURNS: Record<ProviderWay, string> = { card: '/payment/card', paypal: '/payment/paypalH5' }

/** The provider is to know the payment, under our payment's id, so that a repeat finds the same. */
async function requestIntent(
  tx: Tx,
  provider: PaymentProvider,
  payment: PaymentRow,
  order: OrderRow,
  { language }: Payer,
  { publicUrl }: PaymentServices,
): Promise<void> {
  const prefix = language === 'zh' ? '/zh' : ''
  const { order_number: orderNumber } = order
  const { amount_cents: amountCents, reference } = payment
  const returnUrl = `${publicUrl()}${prefix}${RETURNS[provider.payType]}?orderNo=${orderNumber}`
  await requestOutside(tx, paymentOpenCall, {
    subject: payment.payment_id,
    payload: { provider: payment.provider, amountCents, reference, orderNumber, language, returnUrl },
    idempotencyKey: payment.payment_id,
    afterSeconds: IF_NOT_SAID_SECONDS,
  })
}

/** The provider knows the payment; which page of it the shopper is sent to. */
export async function recordIntentMade(
  tx: Tx,
  { subject: paymentId }: { subject: string },
  end: Settlement<PaymentIntent>,
): Promise<void> {
  if (end.state !== 'confirmed') return
  const { order_id: orderId } = await getPayment(tx, paymentId)
  const order = await lockOrder(tx, { orderId })
  if (!(await findPaymentAtProvider(tx, end.answer.id))) await nameAtProvider(tx, order, paymentId, end.answer)
}

/** After the commit: the shopper waits for the provider's page. If it does not answer, the payment stays open and is announced later. */
export async function announceToProvider(
  within: { database: Database; log: Log },
  payment: PaymentWire,
  { outside, publicUrl, practiceTransferPage }: PaymentServices,
): Promise<PaymentWire> {
  if (isTransfer(payment.payType))
    return practiceTransferPage ? { ...payment, providerUrl: practiceTransferPage(payment) } : payment
  // The built-in provider lives under our own roof: by path alone the shopper keeps the host name and with it the session.
  const roof = `${publicUrl()}/`
  const pageAt = (url: string) => ({ ...payment, providerUrl: url.startsWith(roof) ? url.slice(roof.length - 1) : url })
  if (payment.providerUrl) return pageAt(payment.providerUrl)
  const { pool } = within.database
  const call = await findOutside(pool, paymentOpenCall, payment.paymentId)
  if (call) await outside.dispatchNow(within, call.callId)
  const { url } = (await getPayment(pool, payment.paymentId)).detail
  return url ? pageAt(url) : refuse('PAYMENT_PROVIDER_DOWN')
}
