import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { getOrder } from '#modules/orders/orders.paths.ts'
import type { PayType } from '#modules/orders/payments/pay-types.rules.ts'
import type { PaymentStateWire } from '#modules/orders/payments/payments.contract.ts'
import { getPaymentState, startPayment } from '#modules/orders/payments/payments.paths.ts'
import type { LoadOwn } from '../../own-page.tsx'
import type { Opened } from './use-payment.ts'

type Refused = Opened['refused']
type SentTransfer = { orderNo: string; opened: Opened; state: PaymentStateWire | undefined }
export type SentOrder = { orderNo: string; order?: OrderWire; refused?: Refused; state?: PaymentStateWire }

/** The payment of this way as the server opens it: opened again it is the same one. */
export const loadTransfer =
  (payType: PayType): LoadOwn<SentTransfer> =>
  async (call, { search }) => {
    const orderNo = search.get('orderNo') ?? ''
    const opened = await call(startPayment, { orderNo, payType })
    if (!opened.ok) return { orderNo, opened: { refused: { code: opened.code, msg: opened.msg } }, state: undefined }
    const state = await call(getPaymentState, { orderNo })
    return { orderNo, opened: { payment: opened.data }, state: state.ok ? state.data : undefined }
  }

/** The order that a page of its payment is about, and how its payment stands. */
export const loadPaidOrder: LoadOwn<SentOrder> = async (call, { search }) => {
  const orderNo = search.get('orderNo') ?? ''
  const order = await call(getOrder, { orderNo })
  if (!order.ok) return { orderNo, refused: { code: order.code, msg: order.msg } }
  const state = await call(getPaymentState, { orderNo })
  return { orderNo, order: order.data, ...(state.ok && { state: state.data }) }
}
