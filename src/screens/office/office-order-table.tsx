import { showMoment } from '#language/dates.ts'
import { officeOrdersText } from '#language/office-orders.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OfficeOrdersWire } from '#modules/orders/orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { OfficeState, usePaymentWords } from './office-state.tsx'
import { familyFirst, spacedPhone } from './receiver-words.ts'

type Row = OfficeOrdersWire['list'][number]

/** A table on wide screens, ruled cards on narrow ones; the whole row is the link of its number. */
export function OfficeOrderTable({ list }: { list: Row[] }) {
  const texts = useTexts(officeOrdersText)
  return (
    <table className="office-table office-orders">
      <caption className="hidden-text">{texts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.time}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col">{texts.receiver}</th>
          <th scope="col">{texts.contact}</th>
          <th scope="col" className="office-num">
            {texts.pieces}
          </th>
          <th scope="col" className="office-num">
            {texts.total}
          </th>
          <th scope="col">{texts.payment}</th>
        </tr>
      </thead>
      <tbody>
        {list.map((order) => (
          <OrderRow key={order.orderNo} order={order} />
        ))}
      </tbody>
    </table>
  )
}

function OrderRow({ order }: { order: Row }) {
  const language = useLanguage()
  const texts = useTexts(officeOrdersText)
  const words = usePaymentWords()
  return (
    <tr className="office-row">
      <th scope="row" className="office-cell-number">
        <a data-row href={localPath(language, `/console/orders/${order.orderNo}`)}>
          {order.orderNo}
        </a>
      </th>
      <td className="office-cell-time">
        <time dateTime={order.createTime}>{showMoment(order.createTime, language)}</time>
      </td>
      <td className="office-cell-state">
        <OfficeState state={order.state} />
      </td>
      <td className="office-cell-receiver">{familyFirst(order.receiver)}</td>
      <td className="office-cell-contact">{spacedPhone(order.contact)}</td>
      <td className="office-cell-pieces office-num" data-label={texts.pieces}>
        {order.pieces}
      </td>
      <td className="office-cell-total office-num">{showHkdExactly(fromWire(order.total))}</td>
      <td className="office-cell-payment">
        <span>
          {words.way(order.payType)} · {order.paymentState ? words.state(order.paymentState) : texts.notStarted}
        </span>
        {order.receiptUploaded && order.paymentState === 'under-review' ? (
          <strong className="office-flag">{texts.receiptWaiting}</strong>
        ) : null}
      </td>
    </tr>
  )
}
