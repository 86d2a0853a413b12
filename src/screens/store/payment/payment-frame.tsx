import type { ReactNode } from 'react'
import { showMoment } from '#language/dates.ts'
import { orderText } from '#language/buying/order.text.ts'
import { orderStateText } from '#language/buying/order-state.text.ts'
import { paymentText } from '#language/buying/payment.text.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { uiText } from '#language/frame/ui.text.ts'
import type { OrderState } from '#modules/orders/orders.rules.ts'
import type { PriceRow } from '#modules/orders/placing/price-rows.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { PriceLine } from '#screens/price-list.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { OrderMissing } from '../order/order-missing.tsx'
import { clockFace, useTimeLeft } from './use-payment.ts'
import './payment.css'

/** What every payment screen shows: its title, the order, what is to be paid and how long there is. */
export function PaymentFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap payment">
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  )
}

type Sums = { orderNo: string; amount: string; paid?: boolean; rows?: readonly PriceRow[] }

export function PaymentSums({ orderNo, amount, paid = false, rows = [] }: Sums) {
  const texts = useTexts(paymentText)
  return (
    <dl className="payment-sums">
      <div>
        <dt>{texts.order}</dt>
        <dd>{orderNo}</dd>
      </div>
      {rows.map(({ key, name, amount: off }) => (
        <PriceLine key={key} name={name} amount={off} />
      ))}
      <div>
        <dt>{paid ? texts.paid : texts.amount}</dt>
        <dd className="payment-amount">{showHkdExactly(fromWire(amount))}</dd>
      </div>
    </dl>
  )
}

export function TimeLeft({ expiresAt, serverTime }: { expiresAt: string; serverTime: string }) {
  const texts = useTexts(paymentText)
  const orders = useTexts(orderText)
  const language = useLanguage()
  const left = useTimeLeft(expiresAt, serverTime)
  if (left === undefined)
    return (
      <p className="payment-time">
        {' '}
        <noscript>{orders.heldUntil(showMoment(expiresAt, language))}</noscript>
      </p>
    )
  if (left === 0) return <p className="payment-time">{texts.timeOver}</p>
  return (
    <p className="payment-time" role="timer" aria-live="off">
      {texts.timeLeft(clockFace(left))}
    </p>
  )
}

export function OtherWay({ orderNo }: { orderNo: string }) {
  const language = useLanguage()
  const texts = useTexts(paymentText)
  return (
    <a className="link" href={localPath(language, `/payment?orderNo=${orderNo}`)}>
      {texts.otherWay}
    </a>
  )
}

export function ToOrder({ orderNo }: { orderNo: string }) {
  const language = useLanguage()
  const texts = useTexts(paymentText)
  return (
    <a className="link" href={localPath(language, `/myaccount/orders/orderDetail?orderNo=${orderNo}`)}>
      {texts.toOrder}
    </a>
  )
}

/** Why there is nothing to pay here, with the way on for each case. */
export function PaymentRefused({ code, msg, orderNo, retry }: { code: number; msg: string; orderNo: string; retry: () => void }) {
  const language = useLanguage()
  const texts = useTexts(paymentText)
  const ui = useTexts(uiText)
  if (code === screenCodes.ORDER_CLOSED) return <OrderClosed orderNo={orderNo} />
  if (code === screenCodes.PAYMENT_DONE) {
    return (
      <EmptyState
        title={msg}
        action={
          <a className="btn" href={localPath(language, `/myaccount/orders/orderDetail?orderNo=${orderNo}`)}>
            {texts.toOrder}
          </a>
        }
      />
    )
  }
  if (code === screenCodes.NOT_FOUND || code === screenCodes.BAD_INPUT) return <NoOrder />
  return (
    <EmptyState
      title={texts.failed}
      action={
        <>
          <Button className="by-script" onClick={retry}>
            {ui.retry}
          </Button>
          <OtherWay orderNo={orderNo} />
        </>
      }
    >
      {msg}
    </EmptyState>
  )
}

function NoOrder() {
  const language = useLanguage()
  const texts = useTexts(paymentText)
  return (
    <EmptyState
      title={texts.noOrder}
      action={
        <a className="btn" href={localPath(language, '/order/find')}>
          {texts.findOrder}
        </a>
      }
    >
      {texts.noOrderWords}
    </EmptyState>
  )
}

/** Money that goes back, or is being looked at: the order itself says where it is. */
export function SeeOrder({ orderNo, state, children }: { orderNo: string; state: OrderState; children?: ReactNode }) {
  const states = useTexts(orderStateText)
  return (
    <EmptyState title={states[state]} action={<ToOrder orderNo={orderNo} />}>
      {children}
    </EmptyState>
  )
}

/** Closed unpaid; or what came, came too late or was asked back, and returns. */
export function PaymentOver(order: { orderNo: string; state: OrderState; children?: ReactNode }) {
  return order.state === 'closed' ? <OrderClosed orderNo={order.orderNo} /> : <SeeOrder {...order} />
}

/** Says what is true of deposits, too: the order's own page knows which it is, and the way on. */
function OrderClosed({ orderNo }: { orderNo: string }) {
  const language = useLanguage()
  const texts = useTexts(paymentText)
  return (
    <EmptyState
      title={texts.closedTitle}
      action={
        <>
          <a className="btn" href={localPath(language, '/bags')}>
            {texts.toBag}
          </a>
          <ToOrder orderNo={orderNo} />
        </>
      }
    >
      {texts.closedWords}
    </EmptyState>
  )
}

/** Without script the server draws what there is: what it sends to everybody is that of whoever has no order here. */
export function PaymentSkeleton({ without = <OrderMissing level={2} /> }: { without?: ReactNode }) {
  return (
    <>
      <noscript>{without}</noscript>
      <div className="skeleton payment-skeleton" aria-busy="true" />
    </>
  )
}
