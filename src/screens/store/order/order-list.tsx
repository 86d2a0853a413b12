import { useEffect, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { languageOfPath } from '#language/languages.ts'
import { orderStateText } from '#language/buying/order-state.text.ts'
import { orderText } from '#language/buying/order.text.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { uiText } from '#language/frame/ui.text.ts'
import type { OrderListWire } from '#modules/orders/orders.contract.ts'
import { listOrders } from '#modules/orders/orders.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Picture } from '#ui/picture.tsx'
import { headTags } from '../head-tags.ts'
import { OrderSkeleton } from './order-skeleton.tsx'
import './order.css'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(orderText, languageOfPath(location.pathname)).listTitle,
    pathname: location.pathname,
    matches,
  })

/** The orders this browser placed or found. */
export default function OrderList() {
  const texts = useTexts(orderText)
  const ui = useTexts(uiText)
  const [orders, setOrders] = useState<OrderListWire['list']>()
  const [failed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    void call(listOrders, {}, { quiet: true }).then((result) => (result.ok ? setOrders(result.data.list) : setFailed(true)))
  }
  useEffect(load, [])
  return (
    <div className="wrap order-page">
      <h1 tabIndex={-1}>{texts.listTitle}</h1>
      {failed ? (
        <EmptyState title={texts.failed} action={<Button onClick={load}>{ui.retry}</Button>} />
      ) : orders ? (
        <Orders orders={orders} />
      ) : (
        <OrderSkeleton />
      )}
    </div>
  )
}

function Orders({ orders }: { orders: OrderListWire['list'] }) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const find = (
    <a className={orders.length > 0 ? 'link' : 'btn'} href={localPath(language, '/order/find')}>
      {texts.findTitle}
    </a>
  )
  if (orders.length === 0) {
    return (
      <EmptyState title={texts.listEmpty} action={find}>
        {texts.listEmptyWords}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="order-list">
        {orders.map((order) => (
          <OrderRow key={order.orderNo} order={order} />
        ))}
      </ul>
      {find}
    </>
  )
}

function OrderRow({ order }: { order: OrderListWire['list'][number] }) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const states = useTexts(orderStateText)
  return (
    <li>
      <a href={localPath(language, `/myaccount/orders/orderDetail?orderNo=${order.orderNo}`)}>
        {order.productImg ? <Picture picture={order.productImg} sizes="72px" most={240} alt="" /> : <span />}
        <span className="order-list-words">
          <b>{order.orderNo}</b>
          <span>{states[order.state]}</span>
          <span className="mute">{`${showMoment(order.createTime, language)} · ${texts.pieces(order.pieces)}`}</span>
        </span>
        <span className="price">{showHkdExactly(fromWire(order.total))}</span>
      </a>
    </li>
  )
}
