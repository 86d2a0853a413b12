import type { MetaArgs } from 'react-router'
import { returnFormText } from '#language/account/returns.text.ts'
import { pieceDeadlineText, piecesStandingText } from '#language/buying/piece-standing.text.ts'
import { showMoment } from '#language/dates.ts'
import { orderNextText, orderStateText } from '#language/buying/order-state.text.ts'
import { orderText } from '#language/buying/order.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { isTransfer } from '#modules/orders/orders.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { headTags } from '../head-tags.ts'
import { FormTold } from '../own-form.tsx'
import { AccountOffer } from '../member/account-offer.tsx'
import { OrderPoints } from '../points/order-points.tsx'
import { OrderActions } from './order-actions.tsx'
import { WholeContact } from './whole-contact.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderFacts, OrderHistory, OrderLines, OrderSums } from './order-parts.tsx'
import { InvoiceButton } from './invoice-button.tsx'
import { OrderMissing } from './order-missing.tsx'
import { PayoutNotice } from './payout-notice.tsx'
import { PickUpCodes, waitsInStore } from './pick-up-code.tsx'
import { standingsOf } from './piece-standing.ts'
import { OrderSkeleton } from './order-skeleton.tsx'
import { orderTitle } from './order-title.ts'
import { useOrder } from './use-order.ts'
import './order.css'
import './order-print.css'

export { loadOrder as own } from './use-order.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: orderTitle(location, orderText),
    pathname: location.pathname,
    matches,
  })

/** One order to the shopper who placed or found it. */
export default function OrderDetail() {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const { order, refused, show } = useOrder()
  if (refused) return <OrderMissing />
  return (
    <div className="wrap order-page">
      <p className="order-back">
        <a className="link" href={localPath(language, '/myaccount/orders')}>
          {texts.listTitle}
        </a>
        {order ? <Papers order={order} /> : null}
      </p>
      <h1 tabIndex={-1}>{order ? texts.title(order.orderNo) : texts.plainTitle}</h1>
      {order ? <OrderProgress order={order} /> : null}
      {order ? <Contents order={order} show={show} /> : <OrderSkeleton />}
    </div>
  )
}

function Papers({ order }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  return (
    <span className="order-papers">
      {order.paidAt ? (
        <a className="link" href={localPath(language, `/myaccount/orders/receipt?orderNo=${order.orderNo}`)}>
          {texts.receipt}
        </a>
      ) : null}
      {order.paidAt ? <InvoiceButton orderNo={order.orderNo} /> : null}
      <Button look="text" className="by-script" onClick={() => print()}>
        {texts.print}
      </Button>
    </span>
  )
}

function Contents({ order, show }: { order: OrderWire; show: (order: OrderWire) => void }) {
  const [name, next] = [useStateName(order), useNextWords(order)]
  const { cancelled } = useTexts(returnFormText)
  // What goes back by transfer does not go the way it came.
  const isToldBelow = order.state === 'refund-pending' && order.payout !== null
  return (
    <div className="order-columns">
      <div className="order-work">
        <section className="order-state" role="status">
          <p className="serif order-state-name">{name}</p>
          {isToldBelow ? null : <p className="mute">{next}</p>}
        </section>
        <PickUpCodes parcels={order.parcels} />
        <PayoutNotice order={order} />
        <FormTold form="order" done={{ cancelled }} />
        <OrderActions order={order} onChange={show} />
        <OrderLines order={order} />
        <OrderHistory order={order} />
      </div>
      <div className="order-side">
        <OrderSums order={order} />
        <OrderPoints order={order} />
        <OrderFacts order={order} />
        {order.contactMasked ? <WholeContact order={order} onChange={show} /> : <AccountOffer email={order.billEmail} />}
      </div>
    </div>
  )
}

/** Where the order stands; of pieces that stand apart, how many where. */
function useStateName(order: OrderWire): string {
  const language = useLanguage()
  const states = useTexts(orderStateText)
  const pieces = useTexts(piecesStandingText)
  if (!isMixed(order)) return states[order.state]
  const names = standingsOf(order).map(([standing, num]) => pieces[standing](num))
  return names.join(language === 'zh' ? '，' : ', ')
}

const isMixed = (order: OrderWire): boolean =>
  order.paidAt !== null && order.state !== 'refunded' && order.state !== 'failed' && standingsOf(order).length > 1

/** What happens next. */
function useNextWords(order: OrderWire): string {
  const texts = useTexts(orderText)
  const language = useLanguage()
  const next = useTexts(orderNextText)
  const { mixed } = useTexts(pieceDeadlineText)
  const short = useShortWords(order)
  if (short) return short
  if (order.state === 'payment-pending' && order.payment?.state === 'under-review')
    return isTransfer(order.payType) ? texts.underReview : texts.atProvider
  if (order.state === 'payment-pending') return texts.heldUntil(showMoment(order.expiresAt, language))
  if (fromWire(order.kept) > 0) return `${next[order.state]} ${texts.kept(showHkdExactly(fromWire(order.kept)))}`
  if (isMixed(order)) return mixed
  return order.state === 'to-be-received' && waitsInStore(order) ? texts.readyWords : next[order.state]
}

/** Some of its price has come: how much, and what becomes of it. */
function useShortWords({ short }: OrderWire): string | undefined {
  const texts = useTexts(orderText)
  if (!short) return undefined
  const [came, missing] = [fromWire(short.came), fromWire(short.missing)]
  return missing > 0 ? texts.short(showHkdExactly(came), showHkdExactly(missing)) : texts.shortBack(showHkdExactly(came))
}
