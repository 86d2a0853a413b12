import { useMemo } from 'react'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { adminOrdersText } from '#language/admin/admin-orders.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminOrdersWire } from '#modules/orders/admin-orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { AdminState, usePaymentWords } from './state.tsx'
import { spacedPhone } from '#language/shown-phone.ts'

type Row = AdminOrdersWire['list'][number]
const column = deskColumns<Row>()

/** The whole row is the link of its number. */
export function AdminOrderTable({ list }: { list: Row[] }) {
  const texts = useTexts(adminOrdersText)
  return (
    <DeskTable
      className="admin-orders"
      isLinked
      caption={texts.table}
      columns={useColumns()}
      list={list}
      idOf={({ orderNo }) => orderNo}
    />
  )
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminOrdersText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('orderNo', {
          header: texts.number,
          meta: { isRowHead: true, className: 'admin-cell-number' },
          cell: ({ getValue }) => <OrderLink orderNo={getValue()} />,
        }),
        column.accessor('createTime', {
          header: texts.time,
          meta: { className: 'admin-cell-time' },
          cell: ({ getValue }) => <time dateTime={getValue()}>{showMoment(getValue(), language)}</time>,
        }),
        column.accessor('state', {
          header: texts.state,
          meta: { className: 'admin-cell-state' },
          cell: ({ getValue }) => <AdminState state={getValue()} />,
        }),
        column.accessor('receiver', {
          header: texts.receiver,
          meta: { className: 'admin-cell-receiver' },
          cell: ({ getValue }) => <Receiver name={getValue()} />,
        }),
        column.accessor(({ contact }) => spacedPhone(contact), {
          id: 'contact',
          header: texts.contact,
          meta: { className: 'admin-cell-contact' },
        }),
        column.accessor('pieces', {
          header: texts.pieces,
          meta: { className: 'admin-cell-pieces admin-num', isLabelled: true },
        }),
        column.accessor(({ total }) => showHkdExactly(fromWire(total)), {
          id: 'total',
          header: texts.total,
          meta: { className: 'admin-cell-total admin-num' },
        }),
        column.display({
          id: 'payment',
          header: texts.payment,
          meta: { className: 'admin-cell-payment' },
          cell: ({ row }) => <OrderPayment order={row.original} />,
        }),
      ]),
    [language, texts],
  )
}

const Receiver = ({ name }: { name: string }) => <span lang={writtenIn(name)}>{name}</span>

function OrderLink({ orderNo }: { orderNo: string }) {
  return (
    <a data-row href={localPath(useLanguage(), `/admin/orders/${orderNo}`)}>
      {orderNo}
    </a>
  )
}

function OrderPayment({ order }: { order: Row }) {
  const texts = useTexts(adminOrdersText)
  const words = usePaymentWords()
  return (
    <>
      <span>
        {words.way(order.payType)} · {order.paymentState ? words.state(order.paymentState) : texts.notStarted}
      </span>
      {order.receiptUploaded && order.paymentState === 'under-review' ? (
        <strong className="admin-flag">{texts.receiptWaiting}</strong>
      ) : null}
    </>
  )
}
