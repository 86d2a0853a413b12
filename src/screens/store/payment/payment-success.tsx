import { useEffect, useState } from 'react'
import { showDay } from '#language/dates.ts'
import { paymentText } from '#language/buying/payment.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { getOrder } from '#modules/orders/orders.paths.ts'
import { rowsBeforeTotal } from '#modules/orders/placing/price-rows.rules.ts'
import { PICK_UP } from '#modules/fulfilment/address.rules.ts'
import { call } from '#platform/wire/call-client.ts'
import { AccountOffer } from '../member/account-offer.tsx'
import { placeLines } from '../order/order-place.ts'
import { useSent } from '../../own-page.tsx'
import { loadPaidOrder } from './load-payment.ts'
import { PaymentFrame, PaymentOver, PaymentRefused, PaymentSkeleton, PaymentSums, SeeOrder } from './payment-frame.tsx'
import { paymentMeta } from './payment-meta.ts'
import { isOver, useOrderNumber } from './use-payment.ts'

export const meta = paymentMeta('plainTitle')
export { loadPaidOrder as own } from './load-payment.ts'

/** Paid. Opened by hand it shows what is true of the order, and nothing of an order that is not the visitor's. */
export default function PaymentSuccess() {
  const texts = useTexts(paymentText)
  const drawn = useSent(loadPaidOrder)
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
    <PaymentFrame title={order && isPaid(order) ? texts.successTitle : texts.plainTitle}>
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
  if (isPaid(order)) return <Paid order={order} />
  if (isOver(state)) return <PaymentOver orderNo={orderNo} state={state} />
  if (state === 'failed' || isLookedAt(order)) return <SeeOrder orderNo={orderNo} state={state} />
  return <StillWaiting order={order} />
}

function Paid({ order }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(paymentText)
  const say = order.logisticsType === PICK_UP ? texts.ready : texts.arrives
  return (
    <div className="payment-narrow">
      <PaymentSums orderNo={order.orderNo} amount={order.total} paid rows={rowsBeforeTotal(order, language)} />
      <p className="payment-arrives">{say(showDay(order.arrivesBy, language))}</p>
      <p className="payment-place">
        {placeLines(order, language).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p className="mute">{texts.confirmation(order.billEmail)}</p>
      <div className="payment-ways">
        <a className="btn" href={localPath(language, `/myaccount/orders/orderDetail?orderNo=${order.orderNo}`)}>
          {texts.toOrder}
        </a>
        <a className="btn btn-line" href={localPath(language, '/')}>
          {texts.toHome}
        </a>
      </div>
      {order.contactMasked ? null : <AccountOffer email={order.billEmail} />}
    </div>
  )
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
