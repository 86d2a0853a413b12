import { pieceName } from '#language/product/piece-name.ts'
import { useMemo } from 'react'
import { adminPricesText } from '#language/admin/products/admin-prices.text.ts'
import { useTexts } from '#language/texts.ts'
import type { SaleDetailWire } from '#modules/offers/scheduled-prices/scheduled-prices.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'

type Row = SaleDetailWire['list'][number]
const column = deskColumns<Row>()

/** What is asked usually, by date and now. */
export function AdminSalePrices({ list }: { list: Row[] }) {
  const texts = useTexts(adminPricesText)
  return (
    <DeskTable
      className="admin-sale-prices"
      caption={texts.priceTable}
      columns={useColumns()}
      list={list}
      idOf={({ itemNumber }) => itemNumber}
    />
  )
}

function useColumns() {
  const texts = useTexts(adminPricesText)
  return useMemo(() => {
    const amount = (name: 'listPrice' | 'usual' | 'price' | 'asked', header: string) =>
      column.accessor(name, {
        header,
        meta: { className: 'admin-num', isLabelled: true },
        cell: ({ getValue }) => showHkdExactly(fromWire(getValue())),
      })
    return column.columns([
      column.accessor(({ brandName, productTitle }) => pieceName(brandName, productTitle), {
        id: 'variant',
        header: texts.variant,
        meta: { isRowHead: true, className: 'stock-name' },
      }),
      column.accessor('itemNumber', { header: texts.itemNumber }),
      column.accessor('look', { header: texts.variant, meta: { isUnseen: true } }),
      amount('listPrice', texts.list),
      amount('usual', texts.usual),
      amount('price', texts.dated),
      amount('asked', texts.asked),
    ])
  }, [texts])
}
