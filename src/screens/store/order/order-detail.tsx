import { useEffect, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { languageOfPath } from '#language/languages.ts'
import { orderNextText, orderStateText } from '#language/buying/order-state.text.ts'
import { orderText } from '#language/buying/order.text.ts'
import { paymentText } from '#language/buying/payment.text.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { getOrder } from '#modules/orders/orders.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { headTags } from '../head-tags.ts'
import { OrderActions } from './order-actions.tsx'
import { WholeContact } from './whole-contact.tsx'
import { OrderFacts, OrderHistory, OrderLines, OrderSums } from './order-parts.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import './order.css'
import './order-print.css'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(orderText, languageOfPath(location.pathname)).plainTitle,
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
        {order ? (
          <Button look="text" onClick={() => print()}>
            {texts.print}
          </Button>
        ) : null}
      </p>
      <h1 tabIndex={-1}>{order ? texts.title(order.orderNo) : texts.plainTitle}</h1>
      {order ? <Contents order={order} show={show} /> : <OrderSkeleton />}
    </div>
  )
}

function useOrder() {
  const [order, setOrder] = useState<OrderWire>()
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    const orderNo = new URLSearchParams(location.search).get('orderNo') ?? ''
    void call(getOrder, { orderNo }, { quiet: true }).then((result) => (result.ok ? setOrder(result.data) : setRefused(true)))
  }, [])
  return { order, refused, show: setOrder }
}

function Contents({ order, show }: { order: OrderWire; show: (order: OrderWire) => void }) {
  const texts = useTexts(orderText)
  const states = useTexts(orderStateText)
  const next = useTexts(orderNextText)
  const short = useShortWords(order)
  const underReview = order.state === 'payment-pending' && order.payment?.state === 'under-review'
  return (
    <div className="order-columns">
      <div className="order-work">
        <section className="order-state" role="status">
          <p className="serif order-state-name">{states[order.state]}</p>
          <p className="mute">{short ?? (underReview ? texts.underReview : next[order.state])}</p>
        </section>
        <OrderActions order={order} onChange={show} />
        <OrderLines order={order} />
        <OrderHistory order={order} />
      </div>
      <div className="order-side">
        <OrderSums order={order} />
        <OrderFacts order={order} />
        {order.contactMasked ? <WholeContact order={order} onChange={show} /> : null}
      </div>
    </div>
  )
}

/** Some of its price has come: how much, and what becomes of it. */
function useShortWords({ short }: OrderWire): string | undefined {
  const texts = useTexts(orderText)
  if (!short) return undefined
  const [came, missing] = [fromWire(short.came), fromWire(short.missing)]
  return missing > 0 ? texts.short(showHkdExactly(came), showHkdExactly(missing)) : texts.shortBack(showHkdExactly(came))
}

function OrderMissing() {
  const language = useLanguage()
  const texts = useTexts(paymentText)
  return (
    <EmptyState
      level={1}
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
