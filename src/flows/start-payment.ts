import { lockOrder, type OrderRow, requireViewer, setPayType } from '#modules/orders/index.server.ts'
import type { PayType } from '#modules/orders/orders.rules.ts'
import {
  findPaymentAtProvider,
  getPayment,
  listPayments,
  nameAtProvider,
  openPayment,
  type PaymentRow,
  presentPayment,
} from '#modules/payments/index.server.ts'
import type { PaymentWire } from '#modules/payments/payments.contract.ts'
import { priceOrder } from '#modules/pricing/index.server.ts'
import type { ReadSettings } from '#modules/shop-settings/index.server.ts'
import type { CardGateway } from '#platform/card-gateway.server.ts'
import { clock } from '#platform/clock.ts'
import type { Database, Locked, Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'

export type Payer = { ownerId: string; language: Language }
export type PaymentServices = {
  gateway: CardGateway
  settings: ReadSettings
  /** Where the shop lives for everybody outside. */
  publicUrl: () => string
}

/**
 * Opens a payment of the chosen way for an unpaid order. The fee follows the way that really pays, so choosing another
 * way changes the order's total; a payment that is already open is answered again, never doubled.
 */
export async function startPayment(
  tx: Tx,
  payer: Payer,
  wanted: { orderNo: string; payType: PayType },
  services: PaymentServices,
): Promise<PaymentWire> {
  const order = await requireUnpaid(tx, payer, wanted.orderNo)
  const payments = await listPayments(tx, order.order_id)
  const underReview = payments.find((payment) => payment.state === 'under-review')
  if (underReview && underReview.method !== wanted.payType) refuse('ORDER_MOVED_ON')
  const payable = await chargeFor(tx, order, wanted.payType)
  const provider = wanted.payType === 'card' ? services.gateway.name : wanted.payType
  const payment = await openPayment(tx, payable, {
    payType: wanted.payType,
    amountCents: payable.total_cents,
    provider,
  })
  // Money goes to the account of today, whenever the order was placed.
  const { payee } = await services.settings(tx)
  return presentPayment(payment, { orderNumber: order.order_number, expiresAt: order.expires_at }, payee, payer.language)
}

async function requireUnpaid(tx: Tx, payer: Payer, orderNumber: string): Promise<Locked<OrderRow>> {
  const order = await lockOrder(tx, { orderNumber })
  await requireViewer(tx, order, payer.ownerId)
  if (order.state === 'closed' || (order.state === 'payment-pending' && order.expires_at <= clock.now())) refuse('ORDER_CLOSED')
  if (order.state !== 'payment-pending') refuse('PAYMENT_DONE')
  return order
}

async function chargeFor(tx: Tx, order: Locked<OrderRow>, payType: PayType): Promise<Locked<OrderRow>> {
  if (order.pay_type === payType) return order
  const { paymentFeeCents } = priceOrder([{ unitCents: order.goods_cents, quantity: 1 }], payType)
  return setPayType(tx, order, payType, paymentFeeCents)
}

/** After the commit: makes the provider know the card payment, under our payment's id so that a repeat finds the same. */
export async function announceToProvider(
  database: Database,
  payment: PaymentWire,
  language: Language,
  services: PaymentServices,
): Promise<PaymentWire> {
  if (payment.payType !== 'card' || payment.cardUrl) return payment
  const row: PaymentRow = await getPayment(database.pool, payment.paymentId)
  const prefix = language === 'zh' ? '/zh' : ''
  const returnUrl = `${services.publicUrl()}${prefix}/payment/card?orderNo=${payment.orderNo}`
  const intent = await services.gateway.createIntent({
    idempotencyKey: row.payment_id,
    amountCents: row.amount_cents,
    reference: row.reference,
    returnUrl,
  })
  // The built-in provider lives under our own roof: by path alone the shopper keeps the host name and with it the session.
  const roof = `${services.publicUrl()}/`
  const url = intent.url.startsWith(roof) ? intent.url.slice(roof.length - 1) : intent.url
  await database.inTransaction(async (tx) => {
    if (!(await findPaymentAtProvider(tx, intent.id))) await nameAtProvider(tx, row.payment_id, intent.id, url)
  })
  return { ...payment, cardUrl: url }
}
