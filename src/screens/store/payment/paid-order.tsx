import { paidText } from '#language/buying/paid.text.ts'
import { paymentText } from '#language/buying/payment.text.ts'
import { paidDepositText } from '#language/sourcing/accept-quote.text.ts'
import { showDay } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { PICK_UP } from '#modules/fulfilment/address.rules.ts'
import { rowsBeforeTotal } from '#modules/orders/placing/price-rows.rules.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { Picture } from '#ui/picture.tsx'
import { AccountOffer } from '../member/account-offer.tsx'
import { CalendarLink } from '../order/order-papers.tsx'
import { placeLines } from '../order/order-place.ts'
import { PaymentSums } from './payment-frame.tsx'
import './paid-order.css'

/** The thanks for an order: what was bought, large, what happens to it now, and when it comes. */
export function PaidOrder({ order }: { order: OrderWire }) {
  return order.isDeposit ? <PaidDeposit order={order} /> : <Bought order={order} />
}

/** What goes on stands with the request. */
function PaidDeposit({ order }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(paidDepositText)
  return (
    <div className="payment-narrow">
      <p>{texts.now}</p>
      <PaymentSums orderNo={order.orderNo} amount={order.total} paid rows={[]} />
      <a className="btn" href={localPath(language, '/myaccount/sourcing')}>
        {texts.toRequests}
      </a>
    </div>
  )
}

function Bought({ order }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(paymentText)
  return (
    <div className="paid">
      <BoughtPieces order={order} />
      <div className="paid-words">
        <p className="mute">{texts.confirmation(order.billEmail)}</p>
        <WhatHappensNow order={order} />
        <div className="payment-ways">
          <a className="btn" href={localPath(language, `/myaccount/orders/orderDetail?orderNo=${order.orderNo}`)}>
            {texts.toOrder}
          </a>
          <CalendarLink order={order} className="btn btn-line" />
        </div>
        <PaymentSums orderNo={order.orderNo} amount={order.total} paid rows={rowsBeforeTotal(order, language)} />
        <p className="payment-place">
          {placeLines(order, language).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <p>
          <a className="link" href={localPath(language, '/')}>
            {texts.toHome}
          </a>
        </p>
        {order.contactMasked ? null : <AccountOffer email={order.billEmail} />}
      </div>
    </div>
  )
}

const MOST_PICTURES = 4

/** Everything that was bought, the first of it large. */
function BoughtPieces({ order: { productItems } }: { order: OrderWire }) {
  return (
    <ul className="paid-pieces" data-pieces={Math.min(productItems.length, MOST_PICTURES)}>
      {productItems.slice(0, MOST_PICTURES).map((line, at) => (
        <li key={`${line.spuCode} ${line.colour} ${line.size}`}>
          <Picture picture={line.productImg} sizes="(min-width: 1024px) 46vw, 100vw" first={at === 0} eager most={1080} alt="" />
          <p>
            <b className="serif">{line.brandName}</b>
            <span>{line.title}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function WhatHappensNow({ order }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(paidText)
  const { sellers } = order
  const others = sellers.filter(({ isHouse }) => !isHouse)
  const first = others.length === 0 ? texts.own : others.length === 1 ? texts.seller : texts.sellers
  const [from] = sellers.map(({ arrivesFrom }) => arrivesFrom).sort()
  const day = (iso: string) => showDay(iso, language)
  const isApart = sellers.some(({ arrivesBy }) => arrivesBy !== order.arrivesBy)
  return (
    <section className="paid-now" aria-labelledby="paid-now">
      <h2 id="paid-now">{texts.now}</h2>
      <ol>
        <li>{first}</li>
        <li>{texts.bench}</li>
        <li>
          {order.logisticsType === PICK_UP
            ? texts.ready(day(order.arrivesBy))
            : texts.arrives(day(from ?? order.arrivesBy), day(order.arrivesBy))}
          {isApart
            ? sellers.map(({ name, arrivesFrom, arrivesBy }) => (
                <span key={name} className="mute">
                  {texts.apart(name, day(arrivesFrom), day(arrivesBy))}
                </span>
              ))
            : null}
        </li>
      </ol>
    </section>
  )
}
