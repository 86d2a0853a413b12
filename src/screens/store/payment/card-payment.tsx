import { useCallback, useEffect, useState } from 'react'
import { paymentText } from '#language/buying/payment.text.ts'
import { useTexts } from '#language/texts.ts'
import { startPayment } from '#modules/payments/payments.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { OrderClosed, OtherWay, PaymentFrame, PaymentRefused, PaymentSkeleton } from './payment-frame.tsx'
import { paymentMeta } from './payment-meta.ts'
import { useOrderNumber, usePaymentState } from './use-payment.ts'

export const meta = paymentMeta('cardTitle')

const GONE = 'praya.card.sent'

/** On the way to the card provider, and back from it: what happened is asked of the provider, never of the address. */
export default function CardPayment() {
  const texts = useTexts(paymentText)
  const orderNo = useOrderNumber()
  const [back, setBack] = useState<boolean>()
  useEffect(() => {
    if (orderNo !== undefined) setBack(sessionStorage.getItem(GONE) === orderNo)
  }, [orderNo])
  return (
    <PaymentFrame title={texts.cardTitle}>
      {orderNo === undefined || back === undefined ? (
        <PaymentSkeleton />
      ) : back ? (
        <AfterProvider orderNo={orderNo} onAgain={() => setBack(false)} />
      ) : (
        <ToProvider orderNo={orderNo} />
      )}
    </PaymentFrame>
  )
}

function ToProvider({ orderNo }: { orderNo: string }) {
  const texts = useTexts(paymentText)
  const [refused, setRefused] = useState<{ code: number; msg: string }>()
  const go = useCallback(async () => {
    setRefused(undefined)
    const result = await call(startPayment, { orderNo, payType: 'card' }, { quiet: true })
    if (!result.ok) return setRefused({ code: result.code, msg: result.msg })
    sessionStorage.setItem(GONE, orderNo)
    if (result.data.cardUrl) location.replace(result.data.cardUrl)
  }, [orderNo])
  useEffect(() => void go(), [go])
  if (refused) return <PaymentRefused {...refused} orderNo={orderNo} retry={() => void go()} />
  return (
    <p className="payment-wait" role="status">
      {texts.toProvider}
    </p>
  )
}

function AfterProvider({ orderNo, onAgain }: { orderNo: string; onAgain: () => void }) {
  const texts = useTexts(paymentText)
  const { state } = usePaymentState(orderNo, { capture: true })
  if (!state || state.paymentState === 'succeeded') {
    return (
      <p className="payment-wait" role="status">
        {texts.cardWaiting}
      </p>
    )
  }
  if (state.orderState === 'closed') return <OrderClosed />
  const declined = state.paymentState === 'failed'
  return (
    <div className="payment-narrow">
      <p className="payment-told" role="alert">
        {declined ? texts.cardDeclined : state.processing ? texts.cardLate : texts.cardOpen}
      </p>
      {state.processing ? null : (
        <Button full onClick={onAgain}>
          {texts.cardAgain}
        </Button>
      )}
      <p className="payment-other">
        <OtherWay orderNo={orderNo} />
      </p>
    </div>
  )
}
