import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { orderText } from '#language/buying/order.text.ts'
import { paymentText } from '#language/buying/payment.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { screenCodes } from '#language/screen-codes.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { getOrder } from '#modules/orders/orders.paths.ts'
import { isTransfer, type PayType } from '#modules/orders/payments/pay-types.rules.ts'
import { paymentFee } from '#modules/orders/placing/price.rules.ts'
import { fromWire, toWire } from '#platform/money.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceList } from '#ui/choice-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useSent } from '../../own-page.tsx'
import { OwnForm } from '../own-form.tsx'
import type { loadPaidOrder, SentOrder } from './load-payment.ts'
import { PaymentFrame, PaymentOver, PaymentRefused, PaymentSkeleton, PaymentSums, TimeLeft, ToOrder } from './payment-frame.tsx'
import { paymentMeta } from './payment-meta.ts'
import { forgetSent } from './provider-payment.tsx'
import { useOrderNumber, usePaymentState } from './use-payment.ts'

export const meta = paymentMeta('choiceTitle')
export { loadPaidOrder as own } from './load-payment.ts'

/** Another way to pay an order that waits for its money. */
export default function PaymentChoice() {
  const texts = useTexts(paymentText)
  const drawn = useSent<typeof loadPaidOrder>()
  const orderNo = useOrderNumber()
  const { order, refused, load } = useOrder(orderNo, drawn)
  const { state } = usePaymentState(orderNo, { drawn: drawn?.state })
  return (
    <PaymentFrame title={texts.choiceTitle}>
      {order && order.state !== 'payment-pending' ? (
        <PaymentOver orderNo={order.orderNo} state={order.state} />
      ) : order && state?.paymentState === 'under-review' ? (
        <UnderReview order={order} />
      ) : order && state ? (
        <Choice order={order} ways={state.ways} />
      ) : refused ? (
        <PaymentRefused {...refused} orderNo={orderNo ?? ''} retry={load} />
      ) : (
        <PaymentSkeleton />
      )}
    </PaymentFrame>
  )
}

function useOrder(orderNo: string | undefined, drawn: SentOrder | undefined) {
  const navigate = useNavigate()
  const language = useLanguage()
  const [order, setOrder] = useState(drawn?.order)
  const [refused, setRefused] = useState(drawn?.refused)
  const load = useCallback(() => {
    if (orderNo === undefined) return
    void call(getOrder, { orderNo }, { quiet: true }).then((result) => {
      if (!result.ok) return setRefused({ code: result.code, msg: result.msg })
      if (result.data.state === 'payment-pending') return setOrder(result.data)
      if (result.data.state === 'closed') return setRefused({ code: screenCodes.ORDER_CLOSED, msg: '' })
      // There is nothing left to pay: what is wanted now stands with the order.
      void navigate(localPath(language, `/myaccount/orders/orderDetail?orderNo=${orderNo}`), { replace: true })
    })
  }, [orderNo, navigate, language])
  useEffect(load, [load])
  return { order, refused, load }
}

/** A shopper who has sent a receipt has paid, as far as they know: another way would be a second payment. */
function UnderReview({ order: { orderNo, payType } }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(paymentText)
  const orders = useTexts(orderText)
  return (
    <EmptyState
      title={texts.lookingTitle}
      action={
        <>
          <ToOrder orderNo={orderNo} />
          <a className="link" href={localPath(language, `/payment/${payType}?orderNo=${orderNo}`)}>
            {orders.seePayment}
          </a>
        </>
      }
    >
      {texts.receiptDone}
    </EmptyState>
  )
}

function Choice({ order, ways }: { order: OrderWire; ways: readonly PayType[] }) {
  const language = useLanguage()
  const texts = useTexts(paymentText)
  const navigate = useNavigate()
  const [payType, setPayType] = useState<PayType>(ways.includes(order.payType) ? order.payType : (ways[0] ?? 'fps'))
  const dueCents = fromWire(order.total) - fromWire(order.payServiceFee)
  return (
    <OwnForm
      path={`/payment?orderNo=${order.orderNo}`}
      className="payment-narrow"
      onSubmit={(event) => {
        event.preventDefault()
        forgetSent(payType)
        void navigate(localPath(language, `/payment/${payType}?orderNo=${order.orderNo}`))
      }}
    >
      <PaymentSums orderNo={order.orderNo} amount={toWire(dueCents + paymentFee(payType, dueCents))} />
      <TimeLeft expiresAt={order.expiresAt} serverTime={order.serverTime} />
      <ChoiceList
        title={texts.choiceTitle}
        titleUnseen
        name="pay"
        value={payType}
        onChoose={(value) => setPayType(ways.find((known) => known === value) ?? payType)}
        choices={ways.map((value) => ({ value, name: texts[value], byScript: !isTransfer(value) }))}
      />
      <Button type="submit" full>
        {texts.pay}
      </Button>
    </OwnForm>
  )
}
