import type { BookedBack, BookedOrder } from './paypal-books.server.ts'

export const PAYPAL_PATH = '/sandbox/paypal'
export const STAND_IN_MERCHANT = 'PRAYASTANDIN1'

export const amountOf = (cents: number) => ({ currency_code: 'HKD', value: (cents / 100).toFixed(2) })

export function orderOnWire(order: BookedOrder, all: readonly BookedBack[], publicUrl: string) {
  const back = all.filter(({ is_reversal: isReversal }) => !isReversal)
  const captures = order.capture_id === null ? [] : [captureOnWire(order, all)]
  return {
    id: order.order_id,
    intent: 'CAPTURE',
    status: order.status,
    create_time: order.created_at.toISOString(),
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.custom_id,
        invoice_id: order.invoice_id,
        amount: amountOf(order.amount_cents),
        payee: { merchant_id: STAND_IN_MERCHANT },
        ...(captures.length > 0
          ? { payments: { captures, refunds: back.map((one) => refundOnWire(one, order, publicUrl)) } }
          : {}),
      },
    ],
    links: [{ rel: 'payer-action', href: `${publicUrl}${PAYPAL_PATH}/pay/${order.order_id}`, method: 'GET' }],
  }
}

export function captureOnWire(order: BookedOrder, back: readonly BookedBack[]) {
  const given = back
    .filter(({ failed_at: failedAt }) => failedAt === null)
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const refunded = given === order.amount_cents ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
  const status = order.capture_status === 'COMPLETED' && given > 0 ? refunded : order.capture_status
  return {
    id: order.capture_id,
    status,
    ...(status === 'PENDING' ? { status_details: { reason: 'PENDING_REVIEW' } } : {}),
    amount: amountOf(order.amount_cents),
    custom_id: order.custom_id,
    invoice_id: order.invoice_id,
    final_capture: true,
    supplementary_data: { related_ids: { order_id: order.order_id } },
  }
}

/** What went back names the payment by a link alone. */
export const refundOnWire = (
  { refund_id, amount_cents, custom_id, created_at, failed_at }: BookedBack,
  { capture_id }: Pick<BookedOrder, 'capture_id'>,
  publicUrl: string,
) => ({
  id: refund_id,
  status: failed_at === null ? 'COMPLETED' : 'FAILED',
  amount: amountOf(amount_cents),
  custom_id,
  create_time: created_at.toISOString(),
  links: [{ rel: 'up', href: `${publicUrl}${PAYPAL_PATH}/v2/payments/captures/${capture_id}`, method: 'GET' }],
})

export const problemOnWire = (name: string, issue?: string) => ({
  name,
  message: name,
  debug_id: 'stand-in',
  details: issue ? [{ issue, description: issue }] : [],
})
