import { useEffect, useState } from 'react'
import { paymentText } from '#language/buying/payment.text.ts'
import { paidDepositText } from '#language/sourcing/accept-quote.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { getOrder } from '#modules/orders/orders.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { useSent } from '../../own-page.tsx'
import type { loadPaidOrder } from './load-payment.ts'
import { PaidOrder } from './paid-order.tsx'
import { PaymentFrame, PaymentOver, PaymentRefused, PaymentSkeleton, SeeOrder } from './payment-frame.tsx'
import { paymentMeta } from './payment-meta.ts'
import { isOver, useOrderNumber } from './use-payment.ts'

export const meta = paymentMeta('plainTitle')
export { loadPaidOrder as own } from './load-payment.ts'

/** Paid. Opened by hand it shows what is true of the order, and nothing of an order that is not the visitor's. */
export default function PaymentSuccess() {
  const texts = useTexts(paymentText)
  const deposit = useTexts(paidDepositText)
  const drawn = useSent<typeof loadPaidOrder>()
  const orderNo = useOrderNumber()
  const [order, setOrder] = useState(drawn?.order)
  const [refused, setRefused] = useState(drawn?.refused)
  const load = () => {
    if (orderNo === undefined) return
    void call(getOrder, { orderNo }, { quiet: true }).then((result) =>
      result.ok ? setOrder(result.data) : setRefused({ code: result.code, msg: result.msg }),
    )
  }
  useEffect(load, [orderNo])
  return (
    <PaymentFrame title={order && isPaid(order) ? (order.isDeposit ? deposit.title : texts.successTitle) : texts.plainTitle}>
      {order ? (
        <HowItStands order={order} />
      ) : refused ? (
        <PaymentRefused {...refused} orderNo={orderNo ?? ''} retry={load} />
      ) : (
        <PaymentSkeleton />
      )}
    </PaymentFrame>
  )
}

/** Nobody is thanked for money that has not come, or that is going back. */
const isPaid = ({ state }: OrderWire): boolean => state !== 'payment-pending' && state !== 'failed' && !isOver(state)
/** Somebody looks at what has come: nobody is to pay again. */
const isLookedAt = ({ payment, short }: OrderWire): boolean =>
  short !== null || payment?.receiptUploaded === true || payment?.state === 'under-review'

function HowItStands({ order }: { order: OrderWire }) {
  const { orderNo, state } = order
  if (isPaid(order)) return <PaidOrder order={order} />
  if (isOver(state)) return <PaymentOver orderNo={orderNo} state={state} />
  if (state === 'failed' || isLookedAt(order)) return <SeeOrder orderNo={orderNo} state={state} />
  return <StillWaiting order={order} />
}

function StillWaiting({ order }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(paymentText)
  return (
    <div className="payment-narrow">
      <p>{texts.cardOpen}</p>
      <a className="btn" href={localPath(language, `/payment?orderNo=${order.orderNo}`)}>
        {texts.pay}
      </a>
    </div>
  )
}
