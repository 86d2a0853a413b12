import { useState } from 'react'
import { showMoment } from '#language/dates.ts'
import { cardFailureText, officeActionText, officePaymentText } from '#language/office-order-actions.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { OfficeOrderWire } from '#modules/orders/orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import type { OfficeAction, OfficePayment } from './office-order-actions.ts'
import { OfficeReceipt } from './office-receipt.tsx'
import { mayHandleMoney } from './office-roles.ts'
import { useRoles } from './office-session.ts'
import { usePaymentWords } from './office-state.tsx'

type Payments = { order: OfficeOrderWire; onAct: (action: OfficeAction) => void }

/** Every try at paying, newest first, each with what finance can do about it. */
export function OfficePayments({ order, onAct }: Payments) {
  const texts = useTexts(officePaymentText)
  const [receipt, setReceipt] = useState<OfficePayment>()
  const [shown, setShown] = useState(false)
  const showReceipt = (payment: OfficePayment) => {
    setReceipt(payment)
    setShown(true)
  }
  return (
    <section aria-labelledby="office-payments">
      <h2 id="office-payments">{texts.payments}</h2>
      {order.payments.length === 0 ? <p className="mute">{texts.none}</p> : null}
      <ul className="office-payments">
        {order.payments.map((payment) => (
          <Payment key={payment.paymentId} payment={payment} onAct={onAct} onReceipt={() => showReceipt(payment)} />
        ))}
      </ul>
      {receipt ? <OfficeReceipt open={shown} onClose={() => setShown(false)} payment={receipt} orderNo={order.orderNo} /> : null}
    </section>
  )
}

function Payment({
  payment,
  onAct,
  onReceipt,
}: {
  payment: OfficePayment
  onAct: (action: OfficeAction) => void
  onReceipt: () => void
}) {
  const language = useLanguage()
  const texts = useTexts(officePaymentText)
  const words = usePaymentWords()
  const facts: [string, string][] = [
    [texts.amount, showHkdExactly(fromWire(payment.amount))],
    [texts.reference, payment.reference],
    [texts.time, showMoment(payment.createTime, language)],
  ]
  return (
    <li className="office-payment">
      <p className="office-payment-head">
        <b>{words.way(payment.payType)}</b>
        <span
          className={
            payment.state === 'under-review' || payment.state === 'refund-pending'
              ? 'office-state office-state-waiting'
              : 'office-state'
          }
        >
          {words.state(payment.state)}
        </span>
      </p>
      <dl className="office-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FailureReason payment={payment} />
      <PaymentActions payment={payment} onAct={onAct} onReceipt={onReceipt} />
    </li>
  )
}

const isCardFailure = (reason: string): reason is keyof typeof cardFailureText => reason in cardFailureText

function FailureReason({ payment }: { payment: OfficePayment }) {
  const texts = useTexts(officePaymentText)
  const known = useTexts(cardFailureText)
  const { rejectReason: reason } = payment
  if (reason === '') return null
  return (
    <p className="office-note">
      {texts.rejectedBecause(payment.payType === 'card' && isCardFailure(reason) ? known[reason] : reason)}
    </p>
  )
}

function PaymentActions({
  payment,
  onAct,
  onReceipt,
}: {
  payment: OfficePayment
  onAct: (action: OfficeAction) => void
  onReceipt: () => void
}) {
  const texts = useTexts(officePaymentText)
  const actions = useTexts(officeActionText)
  const mayAct = mayHandleMoney(useRoles())
  const reviewable = payment.payType !== 'card' && (payment.state === 'started' || payment.state === 'under-review')
  const returnable = payment.state === 'refund-pending'
  return (
    <div className="office-buttons">
      {payment.receiptUploadId ? (
        <Button look="line" onClick={onReceipt}>
          {texts.showReceipt}
        </Button>
      ) : null}
      {reviewable && mayAct ? (
        <>
          <Button onClick={() => onAct({ kind: 'confirm', payment })}>{texts.confirm}</Button>
          <Button look="line" onClick={() => onAct({ kind: 'reject', payment })}>
            {texts.reject}
          </Button>
        </>
      ) : null}
      {returnable && mayAct ? <Button onClick={() => onAct({ kind: 'money-back', payment })}>{texts.moneyBack}</Button> : null}
      {(reviewable || returnable) && !mayAct ? <span className="mute">{actions.onlyFinance}</span> : null}
    </div>
  )
}
