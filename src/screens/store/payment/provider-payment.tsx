import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { orderNextText } from '#language/buying/order-state.text.ts'
import { paymentText } from '#language/buying/payment.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { PaymentStateWire, PaymentWire } from '#modules/orders/payments/payments.contract.ts'
import { getPaymentState, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { call } from '#platform/wire/call-client.ts'
import type { CallResult } from '#platform/wire/call-path.ts'
import { Button } from '#ui/button.tsx'
import {
  OtherWay,
  PaymentFrame,
  PaymentOver,
  PaymentRefused,
  PaymentSkeleton,
  PaymentSums,
  TimeLeft,
  ToOrder,
} from './payment-frame.tsx'
import { isOver, useOrderNumber, usePaymentState } from './use-payment.ts'

type Way = 'card' | 'paypal'

/** Fetched only once the shop asks for a person. */
const PayAsPerson = lazy(() => import('./pay-as-person.tsx'))

/** Who has left for a provider's page is asked about on the way back, whichever button brought them. */
const sentKey = (payType: string): string => `praya.${payType}.sent`
export const forgetSent = (payType: string): void => sessionStorage.removeItem(sentKey(payType))

/** What the screens of each way say. */
function useWayTexts(payType: Way) {
  const texts = useTexts(paymentText)
  const ways = {
    card: {
      title: texts.cardTitle,
      leaving: texts.toProvider,
      waiting: texts.cardWaiting,
      late: texts.cardLate,
      declined: texts.cardDeclined,
      again: texts.cardAgain,
    },
    paypal: {
      title: texts.paypalTitle,
      leaving: texts.toPaypal,
      waiting: texts.paypalWaiting,
      late: texts.paypalReview,
      declined: texts.paypalDeclined,
      again: texts.paypalAgain,
    },
  }
  return { ...ways[payType], open: texts.cardOpen, rests: texts.cardRests }
}

/** On the way to a provider, and back from it (`returned`): what happened is asked of the provider, never of the address. */
export function ProviderPayment({ payType, returned = false }: { payType: Way; returned?: boolean }) {
  const texts = useWayTexts(payType)
  const orderNo = useOrderNumber()
  const [back, setBack] = useWayBack(orderNo, payType, returned)
  return (
    <PaymentFrame title={texts.title}>
      {orderNo === undefined || back === undefined ? (
        <PaymentSkeleton without={<ScriptWay />} />
      ) : back ? (
        <AfterProvider orderNo={orderNo} payType={payType} onAgain={() => setBack(false)} />
      ) : (
        <ToProvider orderNo={orderNo} payType={payType} />
      )}
    </PaymentFrame>
  )
}

/** Without script it is paid another way. */
function ScriptWay() {
  const language = useLanguage()
  const texts = useTexts(paymentText)
  const { search } = useLocation()
  return (
    <p>
      {texts.scriptWay}{' '}
      <a className="link" href={localPath(language, `/payment${search}`)}>
        {texts.otherWay}
      </a>
    </p>
  )
}

/**
 * Whether somebody is back from the provider. Where this tab does not remember, and the page was loaded as a document, as on the way
 * back, the order is asked whether such a payment has begun: to send them there once more would be a loop without a way out.
 */
function useWayBack(orderNo: string | undefined, payType: Way, returned: boolean) {
  const [back, setBack] = useState<boolean>()
  useEffect(() => {
    if (orderNo === undefined) return
    if (returned || sessionStorage.getItem(sentKey(payType)) === orderNo) return setBack(true)
    if (!isLoaded()) return setBack(false)
    let left = false
    void call(getPaymentState, { orderNo }, { quiet: true }).then((found) => {
      if (!left) setBack(found.ok && found.data.payType === payType && found.data.paymentState !== '')
    })
    return () => {
      left = true
    }
  }, [orderNo, payType, returned])
  return [back, setBack] as const
}

/** This page is the one the browser has loaded, and no other page of the shop has led here since. */
const isLoaded = (): boolean => performance.getEntriesByType('navigation').some(({ name }) => name === location.href)

function ToProvider({ orderNo, payType }: { orderNo: string; payType: Way }) {
  const texts = useWayTexts(payType)
  const [asked, setAsked] = useState(false)
  const [refused, setRefused] = useState<{ code: number; msg: string }>()
  const leave = useCallback(
    (result: CallResult<PaymentWire>) => {
      if (!result.ok) return setRefused({ code: result.code, msg: result.msg })
      sessionStorage.setItem(sentKey(payType), orderNo)
      if (result.data.providerUrl) location.replace(result.data.providerUrl)
    },
    [orderNo, payType],
  )
  const go = useCallback(async () => {
    setRefused(undefined)
    const result = await call(startPayment, { orderNo, payType }, { quiet: true })
    if (!result.ok && result.code === screenCodes.CHALLENGE_NEEDED) return setAsked(true)
    leave(result)
  }, [orderNo, payType, leave])
  useEffect(() => void go(), [go])
  const answered = useCallback(
    (result: CallResult<PaymentWire>) => {
      setAsked(false)
      leave(result)
    },
    [leave],
  )
  if (refused) return <PaymentRefused {...refused} orderNo={orderNo} retry={() => void go()} />
  return (
    <>
      <p className="payment-wait" role="status">
        {texts.leaving}
      </p>
      <Suspense>{asked ? <PayAsPerson orderNo={orderNo} payType={payType} onAnswer={answered} /> : null}</Suspense>
    </>
  )
}

function AfterProvider({ orderNo, payType, onAgain }: { orderNo: string; payType: Way; onAgain: () => void }) {
  const texts = useWayTexts(payType)
  const next = useTexts(orderNextText)
  const { state, refused } = usePaymentState(orderNo, { capture: true })
  if (refused) return <PaymentRefused {...refused} orderNo={orderNo} retry={() => location.reload()} />
  if (!state || state.paymentState === 'succeeded') {
    return (
      <p className="payment-wait" role="status">
        {texts.waiting}
      </p>
    )
  }
  if (isOver(state.orderState)) {
    return (
      <PaymentOver orderNo={orderNo} state={state.orderState}>
        {next[state.orderState]}
      </PaymentOver>
    )
  }
  const undecided = state.processing || state.paymentState === 'under-review'
  return (
    <div className="payment-narrow">
      <StillHeld orderNo={orderNo} state={state} />
      <p className="payment-told" role="alert">
        {state.paymentState === 'failed' ? (state.cardRests ? texts.rests : texts.declined) : undecided ? texts.late : texts.open}
      </p>
      {undecided ? null : (
        <Button full onClick={onAgain}>
          {texts.again}
        </Button>
      )}
      <p className="payment-other">
        {state.paymentState === 'under-review' ? null : (
          <>
            <OtherWay orderNo={orderNo} />
            {' · '}
          </>
        )}
        <ToOrder orderNo={orderNo} />
      </p>
    </div>
  )
}

/** Which order it is, what it costs and how long it is still held: what was declined has changed none of it. */
function StillHeld({ orderNo, state }: { orderNo: string; state: PaymentStateWire }) {
  return (
    <div>
      <PaymentSums orderNo={orderNo} amount={state.amount} />
      <TimeLeft expiresAt={state.expiresAt} serverTime={state.serverTime} />
    </div>
  )
}
