import { pieceName } from '#language/product/piece-name.ts'
import { sizeLabel } from '#language/product/size-said.ts'
import type { MetaArgs } from 'react-router'
import { personName } from '#language/person-name.ts'
import { payTypeText } from '#language/buying/order-state.text.ts'
import { orderText } from '#language/buying/order.text.ts'
import { receiptText } from '#language/buying/receipt.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useStoreFrame } from '../footer/store-frame.ts'
import { headTags } from '../head-tags.ts'
import { OrderPoints } from '../points/order-points.tsx'
import { OrderMissing } from './order-missing.tsx'
import { Fact, OrderSums } from './order-parts.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { orderTitle } from './order-title.ts'
import { useOrder } from './use-order.ts'
import './order.css'
import './order-print.css'
import './order-receipt.css'

export { loadOrder as own } from './use-order.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: orderTitle(location, { plainTitle: receiptText.title, title: receiptText.ofOrder }),
    pathname: location.pathname,
    matches,
  })

/** That the shop has received the price of an order: a paper for whoever has to show it, to print or to save. */
export default function OrderReceipt() {
  const language = useLanguage()
  const texts = useTexts(receiptText)
  const { order, refused, asked } = useOrder()
  if (refused) return <OrderMissing />
  return (
    <div className="wrap order-page receipt">
      <p className="order-back">
        <a className="link" href={localPath(language, `/myaccount/orders/orderDetail?orderNo=${asked.get('orderNo') ?? ''}`)}>
          {texts.back}
        </a>
        {order?.paidAt ? (
          <Button look="text" className="by-script" onClick={() => print()}>
            {texts.print}
          </Button>
        ) : null}
      </p>
      <h1 tabIndex={-1}>{texts.title}</h1>
      {order ? <Paper order={order} /> : <OrderSkeleton />}
    </div>
  )
}

function Paper({ order }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(receiptText)
  const ways = useTexts(payTypeText)
  const facts = useStoreFrame()?.facts
  if (!order.paidAt) return <EmptyState title={texts.unpaid}>{texts.unpaidWords}</EmptyState>
  return (
    <>
      {facts ? (
        <address className="receipt-shop">
          <b>{facts.company}</b>
          <span>{facts.address}</span>
          <span>{facts.email}</span>
        </address>
      ) : null}
      <dl className="order-facts">
        <Fact name={texts.number}>{order.orderNo}</Fact>
        <Fact name={texts.paidOn}>{showMoment(order.paidAt, language)}</Fact>
        <Fact name={texts.way}>{ways[order.payType]}</Fact>
        <Fact name={texts.billTo}>
          <span>{personName(order.address)}</span>
          <span>{order.billEmail}</span>
        </Fact>
      </dl>
      <Lines order={order} />
      <OrderSums order={order} />
      <p className="receipt-end">
        <b>{texts.received}</b> <span className="mute">{texts.currency}</span>
      </p>
      <OrderPoints order={order} />
    </>
  )
}

function Lines({ order }: { order: OrderWire }) {
  const texts = useTexts(receiptText)
  const orderTexts = useTexts(orderText)
  return (
    <table className="receipt-lines">
      <thead>
        <tr>
          <th scope="col">{texts.piece}</th>
          <th scope="col">{texts.quantity}</th>
          <th scope="col">{texts.each}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        {order.productItems.map((line) => (
          <tr key={`${line.spuCode} ${line.colour} ${line.size}`}>
            <th scope="row">
              <span>{pieceName(line.brandName, line.title)}</span>
              <span className="mute">
                {[line.articleNumber, line.colour, sizeLabel(line.size, line.sizeSystem), orderTexts.seller(line.merchantName)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </th>
            <td>{line.quantity}</td>
            <td>{showHkdExactly(fromWire(line.salesPrice))}</td>
            <td>{showHkdExactly(fromWire(line.lineTotal))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
