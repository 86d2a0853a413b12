import { useState } from 'react'
import { showMoment } from '#language/dates.ts'
import { cardFailureText, adminActionText, adminPaymentText } from '#language/admin/admin-order-actions.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { isTransfer } from '#modules/orders/payments/pay-types.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import type { AdminAction, AdminPayment } from './order-actions.ts'
import { AdminReceipt } from './receipt.tsx'
import { useMay } from '#screens/admin/session/session.ts'
import { usePaymentWords } from './state.tsx'

type Payments = { order: AdminOrderWire; onAct: (action: AdminAction) => void }

/** Every try at paying, newest first, each with what finance can do about it. */
export function AdminPayments({ order, onAct }: Payments) {
  const texts = useTexts(adminPaymentText)
  const [receipt, setReceipt] = useState<AdminPayment>()
  return (
    <section aria-labelledby="admin-payments">
      <h2 id="admin-payments">{texts.payments}</h2>
      {order.payments.length === 0 ? <p className="mute">{texts.none}</p> : null}
      <ul className="admin-payments">
        {order.payments.map((payment) => (
          <Payment key={payment.paymentId} payment={payment} onAct={onAct} onReceipt={() => setReceipt(payment)} />
        ))}
      </ul>
      {receipt ? <AdminReceipt onClose={() => setReceipt(undefined)} payment={receipt} orderNo={order.orderNo} /> : null}
    </section>
  )
}

function Payment({
  payment,
  onAct,
  onReceipt,
}: {
  payment: AdminPayment
  onAct: (action: AdminAction) => void
  onReceipt: () => void
}) {
  const language = useLanguage()
  const texts = useTexts(adminPaymentText)
  const words = usePaymentWords()
  const facts: [string, string][] = [
    [texts.amount, showHkdExactly(fromWire(payment.amount))],
    [texts.reference, payment.reference],
    [texts.time, showMoment(payment.createTime, language)],
  ]
  return (
    <li className="admin-payment">
      <p className="admin-payment-head">
        <b>{words.way(payment.payType)}</b>
        <span
          className={
            payment.state === 'under-review' || payment.state === 'refund-pending'
              ? 'admin-state admin-state-waiting'
              : 'admin-state'
          }
        >
          {words.state(payment.state)}
        </span>
      </p>
      <dl className="admin-facts">
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

function FailureReason({ payment }: { payment: AdminPayment }) {
  const texts = useTexts(adminPaymentText)
  const known = useTexts(cardFailureText)
  const { rejectReason: reason } = payment
  if (reason === '') return null
  return (
    <p className="admin-note">
      {texts.rejectedBecause(!isTransfer(payment.payType) && isCardFailure(reason) ? known[reason] : reason)}
    </p>
  )
}

function PaymentActions({
  payment,
  onAct,
  onReceipt,
}: {
  payment: AdminPayment
  onAct: (action: AdminAction) => void
  onReceipt: () => void
}) {
  const texts = useTexts(adminPaymentText)
  const actions = useTexts(adminActionText)
  const may = useMay()
  const mayAct = may('handle-money')
  const isOurs = isTransfer(payment.payType)
  const reviewable = isOurs && (payment.state === 'started' || payment.state === 'under-review')
  // Money may come for one that was given up or refused.
  const mayCome = reviewable || (isOurs && (payment.state === 'cancelled' || payment.state === 'failed'))
  return (
    <div className="admin-buttons">
      {payment.receiptUploadId && may('read-receipts') ? (
        <Button look="line" onClick={onReceipt}>
          {texts.showReceipt}
        </Button>
      ) : null}
      {mayCome && mayAct ? (
        <Button look={reviewable ? 'primary' : 'line'} onClick={() => onAct({ kind: 'confirm', payment })}>
          {texts.confirm}
        </Button>
      ) : null}
      {reviewable && mayAct ? (
        <Button look="line" onClick={() => onAct({ kind: 'reject', payment })}>
          {texts.reject}
        </Button>
      ) : null}
      {reviewable && !mayAct ? <span className="mute">{actions.onlyFinance}</span> : null}
    </div>
  )
}
