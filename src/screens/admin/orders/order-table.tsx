import { showMoment } from '#language/dates.ts'
import { adminOrdersText } from '#language/admin/admin-orders.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminOrdersWire } from '#modules/orders/orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { AdminState, usePaymentWords } from './state.tsx'
import { familyFirst, spacedPhone } from './receiver-words.ts'

type Row = AdminOrdersWire['list'][number]

/** A table on wide screens, ruled cards on narrow ones; the whole row is the link of its number. */
export function AdminOrderTable({ list }: { list: Row[] }) {
  const texts = useTexts(adminOrdersText)
  return (
    <table className="admin-table admin-orders">
      <caption className="hidden-text">{texts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.number}</th>
          <th scope="col">{texts.time}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col">{texts.receiver}</th>
          <th scope="col">{texts.contact}</th>
          <th scope="col" className="admin-num">
            {texts.pieces}
          </th>
          <th scope="col" className="admin-num">
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
  const texts = useTexts(adminOrdersText)
  const words = usePaymentWords()
  return (
    <tr className="admin-row">
      <th scope="row" className="admin-cell-number">
        <a data-row href={localPath(language, `/admin/orders/${order.orderNo}`)}>
          {order.orderNo}
        </a>
      </th>
      <td className="admin-cell-time">
        <time dateTime={order.createTime}>{showMoment(order.createTime, language)}</time>
      </td>
      <td className="admin-cell-state">
        <AdminState state={order.state} />
      </td>
      <td className="admin-cell-receiver">{familyFirst(order.receiver)}</td>
      <td className="admin-cell-contact">{spacedPhone(order.contact)}</td>
      <td className="admin-cell-pieces admin-num" data-label={texts.pieces}>
        {order.pieces}
      </td>
      <td className="admin-cell-total admin-num">{showHkdExactly(fromWire(order.total))}</td>
      <td className="admin-cell-payment">
        <span>
          {words.way(order.payType)} · {order.paymentState ? words.state(order.paymentState) : texts.notStarted}
        </span>
        {order.receiptUploaded && order.paymentState === 'under-review' ? (
          <strong className="admin-flag">{texts.receiptWaiting}</strong>
        ) : null}
      </td>
    </tr>
  )
}
