import type { MetaArgs } from 'react-router'
import { returnFormText } from '#language/account/returns.text.ts'
import { orderHeadingText } from '#language/buying/order-heading.text.ts'
import { pieceDeadlineText } from '#language/buying/piece-standing.text.ts'
import { showMoment } from '#language/dates.ts'
import { orderNextText } from '#language/buying/order-state.text.ts'
import { orderText } from '#language/buying/order.text.ts'
import { foundOrderText } from '#language/sourcing/deposit-order.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { isTransfer } from '#modules/orders/payments/pay-types.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { headTags } from '../head-tags.ts'
import { FormTold } from '../own-form.tsx'
import { clockFace, useTimeLeft } from '../payment/use-payment.ts'
import { AccountOffer } from '../member/account-offer.tsx'
import { OrderPoints } from '../points/order-points.tsx'
import { DepositOrder } from './deposit-order.tsx'
import { OrderActions } from './order-actions.tsx'
import { WholeContact } from './whole-contact.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderFacts, OrderHistory, OrderSums } from './order-parts.tsx'
import { orderHeading } from './order-heading.ts'
import { OrderPapers } from './order-papers.tsx'
import { OrderSections } from './order-sections.tsx'
import { OrderMissing } from './order-missing.tsx'
import { DifferenceNotice } from '../differences/difference-notice.tsx'
import { PayoutNotice } from '../payout/payout-notice.tsx'
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
      </p>
      {order?.isDeposit ? (
        <DepositOrder order={order} />
      ) : (
        <>
          {order ? <Head order={order} show={show} /> : <h1 tabIndex={-1}>{texts.plainTitle}</h1>}
          {order ? <OrderProgress order={order} /> : null}
          {order ? <Contents order={order} show={show} /> : <OrderSkeleton />}
        </>
      )}
    </div>
  )
}

type Shown = { order: OrderWire; show: (order: OrderWire) => void }

/** Where the order is, what happens next, and what its shopper can do now. */
function Head({ order, show }: Shown) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const { cancelled } = useTexts(returnFormText)
  const next = useNextWords(order)
  const pieces = order.productItems.reduce((sum, { quantity }) => sum + quantity, 0)
  // What is refunded by transfer is not refunded the way it was paid.
  const isToldBelow = order.state === 'refund-pending' && order.payout !== null
  return (
    <div className="order-head">
      <h1 tabIndex={-1}>{useHeading(order)}</h1>
      <p className="mute">{texts.placedOn(order.orderNo, showMoment(order.createTime, language), texts.pieces(pieces))}</p>
      <p className="order-state" role="status">
        {isToldBelow ? '' : next}
      </p>
      <PickUpCodes parcels={order.parcels} />
      <DifferenceNotice order={order} />
      <PayoutNotice order={order} />
      <FormTold form="order" done={{ cancelled }} />
      <OrderActions order={order} onChange={show} />
    </div>
  )
}

/** An order that waits for its price says how long it is held; any other, where it is. */
function useHeading(order: OrderWire): string {
  const language = useLanguage()
  const texts = useTexts(orderHeadingText)
  const isHeld = order.state === 'payment-pending' && order.payment?.state !== 'under-review'
  const left = useTimeLeft(isHeld ? order.expiresAt : undefined, order.serverTime)
  if (!isHeld) return orderHeading(order, language)
  const seconds = left ?? Math.max(0, Math.ceil((Date.parse(order.expiresAt) - Date.parse(order.serverTime)) / 1_000))
  return seconds === 0 ? texts.timeOver : texts.held(clockFace(seconds))
}

function Contents({ order, show }: Shown) {
  return (
    <div className="order-columns">
      <div className="order-work">
        <OrderSections order={order} />
        <OrderHistory order={order} />
      </div>
      <div className="order-side">
        <OrderSums order={order} />
        <OrderPoints order={order} />
        <OrderFacts order={order} />
        <OrderPapers order={order} />
        {order.contactMasked ? <WholeContact order={order} onChange={show} /> : <AccountOffer email={order.billEmail} />}
      </div>
    </div>
  )
}

const isMixed = (order: OrderWire): boolean =>
  order.paidAt !== null && order.state !== 'refunded' && order.state !== 'failed' && standingsOf(order).length > 1

/** What happens next. */
function useNextWords(order: OrderWire): string {
  const texts = useTexts(orderText)
  const language = useLanguage()
  const next = useTexts(orderNextText)
  const { mixed } = useTexts(pieceDeadlineText)
  const found = useTexts(foundOrderText)
  const held = order.depositPaid ? found : texts
  const short = useShortWords(order)
  if (short) return short
  if (order.state === 'payment-pending' && order.payment?.state === 'under-review')
    return isTransfer(order.payType) ? texts.underReview : texts.atProvider
  if (order.state === 'payment-pending') return held.heldUntil(showMoment(order.expiresAt, language))
  if (order.state === 'closed' && order.depositPaid) return found.closed
  if (fromWire(order.kept) > 0) return `${next[order.state]} ${texts.kept(showHkdExactly(fromWire(order.kept)))}`
  if (isMixed(order)) return mixed
  if (order.state === 'pending-seller-delivery' && order.sellers.every(({ isHouse }) => isHouse)) return texts.ownNext
  return order.state === 'to-be-received' && waitsInStore(order) ? texts.readyWords : next[order.state]
}

/** Some of its price has come: how much, and what becomes of it. */
function useShortWords({ short }: OrderWire): string | undefined {
  const texts = useTexts(orderText)
  if (!short) return undefined
  const [came, missing] = [fromWire(short.came), fromWire(short.missing)]
  return missing > 0 ? texts.short(showHkdExactly(came), showHkdExactly(missing)) : texts.shortBack(showHkdExactly(came))
}
