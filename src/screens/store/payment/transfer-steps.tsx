import { type ReactNode, useEffect, useRef, useState } from 'react'
import { paymentText } from '#language/buying/payment.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { PayType } from '#modules/orders/payments/pay-types.rules.ts'
import type { PaymentWire } from '#modules/orders/payments/payments.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { useSent } from '../../own-page.tsx'
import type { loadTransfer } from './load-payment.ts'
import { OtherWay, PaymentOver, PaymentRefused, PaymentSkeleton, PaymentSums, TimeLeft } from './payment-frame.tsx'
import { ReceiptUpload } from './receipt-upload.tsx'
import { isOver, useOpenPayment, useOrderNumber, usePaymentState } from './use-payment.ts'

/** A payment the shopper makes at the bank: what to pay, then the receipt, while the page watches for the result. */
export function TransferSteps({ payType, children }: { payType: PayType; children: (payment: PaymentWire) => ReactNode }) {
  const texts = useTexts(paymentText)
  const drawn = useSent<ReturnType<typeof loadTransfer>>()
  const orderNo = useOrderNumber()
  const { payment, refused, retry } = useOpenPayment(orderNo, payType, drawn?.opened)
  const { state, set } = usePaymentState(payment ? orderNo : undefined, { drawn: drawn?.state })
  const named = orderNo ?? drawn?.orderNo
  if (refused && named !== undefined) return <PaymentRefused {...refused} orderNo={named} retry={retry} />
  if (!payment) return <PaymentSkeleton />
  if (state && isOver(state.orderState)) return <PaymentOver orderNo={payment.orderNo} state={state.orderState} />
  const uploaded = state ? state.paymentState === 'under-review' : payment.receiptUploaded
  const rejectReason = state ? state.rejectReason : payment.rejectReason
  return (
    <div className="payment-columns">
      <div>
        <PaymentSums orderNo={payment.orderNo} amount={payment.amount} />
        {uploaded ? null : (
          <TimeLeft expiresAt={state?.expiresAt ?? payment.expiresAt} serverTime={state?.serverTime ?? payment.serverTime} />
        )}
        {rejectReason ? (
          <p className="payment-told" role="alert">
            {texts.rejected(rejectReason)}
          </p>
        ) : null}
        <Short came={state?.came} due={payment.amount} onMore={retry} />
        {children(payment)}
        {uploaded ? null : <Transferred payment={payment} />}
        <p className="payment-other">
          <OtherWay orderNo={payment.orderNo} />
        </p>
      </div>
      <ReceiptUpload
        orderNo={payment.orderNo}
        payType={payType}
        rejected={state?.paymentState === 'failed'}
        uploaded={uploaded}
        onUploaded={set}
      />
    </div>
  )
}

/** A part has come: what is still to be paid is asked for anew, so that amount and code are right. */
function Short({ came, due, onMore }: { came: string | undefined; due: string; onMore: () => void }) {
  const texts = useTexts(paymentText)
  const before = useRef(came)
  useEffect(() => {
    if (before.current !== undefined && came !== before.current) onMore()
    before.current = came
  })
  if (came === undefined || fromWire(came) === 0) return null
  return (
    <p className="payment-told" role="status">
      {texts.short(showHkdExactly(fromWire(came)), showHkdExactly(fromWire(due)))}
    </p>
  )
}

/** Which order's transfer this tab has made; the page may be loaded anew, or left for the bank, while the bank is at it. */
const TRANSFERRED = 'transferred'
/** Banks here show a transfer within three minutes. */
const USUAL_MS = 180_000

/** From the shopper's word on we wait for the bank's; the page moves on by what the bank says, never by a clock. */
function Transferred({ payment: { orderNo, payType, providerUrl } }: { payment: PaymentWire }) {
  const language = useLanguage()
  const texts = useTexts(paymentText)
  const [said, setSaid] = useState(false)
  useEffect(() => setSaid(sessionStorage.getItem(TRANSFERRED) === orderNo), [orderNo])
  const say = () => {
    sessionStorage.setItem(TRANSFERRED, orderNo)
    setSaid(true)
  }
  const back = localPath(language, `/payment/${payType}?orderNo=${orderNo}`)
  return (
    <div className="payment-said">
      {said ? (
        <Looking />
      ) : (
        <>
          <Button full className="by-script" onClick={say}>
            {texts.transferred}
          </Button>
          <noscript>
            <p>
              {texts.lookAgain}{' '}
              <a className="link" href={back}>
                {texts.reload}
              </a>
            </p>
          </noscript>
        </>
      )}
      {providerUrl ? (
        <p className="payment-practise">
          <a className="link" href={`${providerUrl}&back=${encodeURIComponent(back)}`} data-reload onClick={say}>
            {texts.practise}
          </a>
        </p>
      ) : null}
    </div>
  )
}

function Looking() {
  const texts = useTexts(paymentText)
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), USUAL_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <section className="payment-looking" role="status">
      <h2>{texts.lookingTitle}</h2>
      <p>{isLong ? texts.lookingLong : texts.looking}</p>
      <span className="payment-squares" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
    </section>
  )
}

/** One detail of an account with a button that copies it. */
export function CopyRow({ name, value }: { name: string; value: string }) {
  const texts = useTexts(paymentText)
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value).catch(() => undefined)
    setCopied(true)
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd>
        <Button look="text" className="by-script" onClick={() => void copy()} aria-label={texts.copyOf(name)}>
          {copied ? texts.copied : texts.copy}
        </Button>
      </dd>
    </div>
  )
}
