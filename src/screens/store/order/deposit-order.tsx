import { showMoment } from '#language/dates.ts'
import { depositOrderText } from '#language/sourcing/deposit-order.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { PriceLine } from '#screens/price-list.tsx'
import { PayoutNotice } from '../payout/payout-notice.tsx'

/** A deposit: what became of it, and the way to the request it belongs to. */
export function DepositOrder({ order }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(depositOrderText)
  const isDue = order.state === 'payment-pending'
  const [paidCents, feeCents] = [fromWire(order.total), fromWire(order.payServiceFee)]
  return (
    <>
      <div className="order-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className="mute">{texts.number(order.orderNo, showMoment(order.createTime, language))}</p>
        <p className="order-state" role="status">
          {isDue ? texts.due(showMoment(order.expiresAt, language)) : texts[standingOf(order)]}
        </p>
        <PayoutNotice order={order} />
        <p className="order-actions">
          {isDue ? (
            <a className="btn" href={localPath(language, `/payment?orderNo=${order.orderNo}`)}>
              {texts.pay}
            </a>
          ) : null}
          <a className={isDue ? 'btn btn-line' : 'btn'} href={localPath(language, '/myaccount/sourcing')}>
            {texts.toRequests}
          </a>
        </p>
      </div>
      <dl className="sums deposit-sums">
        <PriceLine name={texts.deposit} amount={showHkdExactly(paidCents - feeCents)} />
        {feeCents > 0 ? <PriceLine name={texts.fee} amount={showHkdExactly(feeCents)} /> : null}
        <PriceLine name={texts.total} amount={showHkdExactly(paidCents)} className="sums-total" />
      </dl>
    </>
  )
}

function standingOf({ state }: OrderWire): 'closed' | 'used' | 'back' | 'going-back' | 'with-us' {
  if (state === 'closed') return 'closed'
  if (state === 'successful') return 'used'
  return state === 'refunded' ? 'back' : state === 'refund-pending' ? 'going-back' : 'with-us'
}
