import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { sellerOrdersText } from '#language/seller/seller-orders.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { type ConsignmentHead, consignmentTabs } from '#modules/orders/pieces/consignments.contract.ts'
import { listConsignments } from '#modules/orders/pieces/consignments.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { numberCell } from '#desk/number-cell.tsx'
import { DeskTable, deskColumns } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { Picture } from '#ui/picture.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerOrdersText.title)

/** What this merchant has to send, the nearest time first, and what it has sent. */
export default function SellerOrders() {
  const texts = useTexts(sellerOrdersText)
  const { query, addressOf } = useListAddress()
  const tab = consignmentTabs.find((known) => known === query.state) ?? 'to-send'
  const found = useDeskQuery(listConsignments, { tab, pageNum: query.page }, KEEP_LAST)
  const { data } = found
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      {data ? (
        <CaseQueues
          label={texts.queues}
          names={texts}
          queues={consignmentTabs.map((queue) => ({ queue, num: data.counts[queue] }))}
          chosen={tab}
          addressOf={addressOf}
        />
      ) : null}
      {data && data.late > 0 ? <p className="admin-notice">{texts.lateOf(data.late)}</p> : null}
      <DeskListResult found={found} texts={texts} filtered={false} addressOf={addressOf}>
        {({ list }) => <Orders list={list} />}
      </DeskListResult>
    </>
  )
}

const column = deskColumns<ConsignmentHead>()

function Orders({ list }: { list: readonly ConsignmentHead[] }) {
  const texts = useTexts(sellerOrdersText)
  const columns = useColumns()
  return (
    <DeskTable
      isLinked
      className="seller-orders"
      caption={texts.table}
      columns={columns}
      list={list}
      idOf={({ orderNo }) => orderNo}
    />
  )
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(sellerOrdersText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('pieces', {
          header: texts.items,
          meta: { className: 'seller-orders-items admin-cell-whole' },
          cell: ({ getValue }) => <Items pieces={getValue()} />,
        }),
        column.accessor('orderNo', {
          header: texts.order,
          meta: { isRowHead: true },
          cell: numberCell(language, '/seller/orders'),
        }),
        column.accessor('dueTime', {
          header: texts.due,
          meta: { isLabelled: true },
          cell: ({ row: { original } }) => <Due order={original} />,
        }),
        column.accessor('receives', {
          header: texts.receives,
          meta: { isLabelled: true, className: 'admin-num' },
          cell: ({ getValue }) => showHkdExactly(fromWire(getValue())),
        }),
      ]),
    [language, texts],
  )
}

/** The first of them, and how many more there are. */
function Items({ pieces: [first, ...others] }: Pick<ConsignmentHead, 'pieces'>) {
  const texts = useTexts(sellerOrdersText)
  if (!first) return null
  const look = [first.colour, first.size].filter(Boolean).join(' · ')
  return (
    <>
      <Picture picture={first.productImg} sizes="48px" most={120} alt="" />
      <span>
        {pieceName(first.brandName, first.title)}
        <span className="mute">{[look, others.length > 0 ? texts.more(others.length) : ''].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  )
}

function Due({ order: { dueTime, isLate, tab } }: { order: ConsignmentHead }) {
  const language = useLanguage()
  const texts = useTexts(sellerOrdersText)
  if (dueTime === '' || tab !== 'to-send') return <span className="mute">–</span>
  return (
    <>
      {showMoment(dueTime, language)} {isLate ? <b>{texts.late}</b> : null}
    </>
  )
}
