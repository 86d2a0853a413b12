import { useMemo } from 'react'
import { isRealSize } from '#language/product/size-said.ts'
import { sizeWithSystem } from '#language/product/size-names.ts'
import { adminOrderText } from '#language/admin/admin-order.text.ts'
import { zoneText } from '#language/buying/zone.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { PriceList } from '#screens/price-list.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { Picture } from '#ui/picture.tsx'

type Line = AdminOrderWire['productItems'][number]
const column = deskColumns<Line>()
const show = (amount: string): string => showHkdExactly(fromWire(amount))

/** What was bought, as it was when it was bought, and what it comes to. */
export function AdminOrderLines({ order }: { order: AdminOrderWire }) {
  const texts = useTexts(adminOrderText)
  const columns = useColumns()
  return (
    <section aria-labelledby="admin-lines">
      <h2 id="admin-lines">{texts.pieces}</h2>
      <DeskTable
        className="admin-lines"
        caption={texts.pieces}
        columns={columns}
        list={order.productItems}
        idOf={({ spuCode, colour, size }, at) => `${spuCode} ${colour} ${size} ${at}`}
      />
      <dl className="admin-sums">
        <PriceList price={order} totalClass="admin-sums-total" />
      </dl>
    </section>
  )
}

function useColumns() {
  const texts = useTexts(adminOrderText)
  return useMemo(() => {
    const figure = { className: 'admin-num', isLabelled: true }
    return column.columns([
      column.display({
        id: 'piece',
        header: texts.piece,
        meta: { className: 'admin-cell-piece' },
        cell: ({ row }) => <OrderPiece line={row.original} />,
      }),
      column.accessor('merchantName', { header: texts.merchant, meta: { isLabelled: true } }),
      column.accessor(({ salesPrice }) => show(salesPrice), { id: 'unitPrice', header: texts.unitPrice, meta: figure }),
      column.accessor('quantity', { header: texts.quantity, meta: figure }),
      column.accessor(({ lineTotal }) => show(lineTotal), { id: 'lineTotal', header: texts.lineTotal, meta: figure }),
    ])
  }, [texts])
}

function OrderPiece({ line }: { line: Line }) {
  const texts = useTexts(adminOrderText)
  const language = useLanguage()
  const zones = useTexts(zoneText)
  const size = isRealSize(line.size) ? `${texts.size} ${sizeWithSystem(line.sizeSystem, line.size, language)}` : ''
  return (
    <>
      <Picture picture={line.productImg} sizes="48px" most={120} alt="" />
      <div>
        <b>{line.brandName}</b>
        <span>{line.title}</span>
        <span className="mute">{[line.colour, size].filter(Boolean).join(' · ')}</span>
        <span className="mute">
          {texts.item} {line.itemNumber || line.articleNumber}
        </span>
        {line.exotic ? <span className="mute">{zones.licence}</span> : null}
      </div>
    </>
  )
}
