import { useMemo } from 'react'
import { adminProductsText } from '#language/admin/admin-products.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminProductsWire } from '#modules/catalogue/catalogue.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { adminColumns, AdminTable } from '#screens/admin/frame/table.tsx'
import { Picture } from '#ui/picture.tsx'

type Row = AdminProductsWire['list'][number]
const column = adminColumns<Row>()
const figure = { className: 'admin-num', isLabelled: true, isMuted: (value: unknown) => value === 0 }

export function AdminProductTable({ list }: { list: Row[] }) {
  const texts = useTexts(adminProductsText)
  return (
    <AdminTable
      className="admin-products"
      isLinked
      caption={texts.table}
      columns={useColumns()}
      list={list}
      idOf={({ spuCode }) => spuCode}
    />
  )
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminProductsText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('productImg', {
          header: texts.picture,
          meta: { className: 'admin-cell-picture' },
          cell: ({ getValue }) => (getValue().hash ? <Picture picture={getValue()} sizes="36px" most={120} alt="" /> : null),
        }),
        column.accessor('brandName', { header: texts.brand, meta: { className: 'admin-cell-brand' } }),
        column.accessor('productTitle', {
          header: texts.name,
          meta: { isRowHead: true, className: 'admin-cell-name' },
          cell: ({ row, getValue }) => (
            <a data-row href={localPath(language, `/admin/products/${row.original.productId}`)}>
              {getValue()}
            </a>
          ),
        }),
        column.accessor('articleNumber', { header: texts.itemNumber, meta: { className: 'admin-cell-item' } }),
        column.accessor('category', { header: texts.category, meta: { className: 'admin-cell-category' } }),
        column.accessor('variantNum', { header: texts.variants, meta: figure }),
        column.accessor('offerNum', { header: texts.offers, meta: figure }),
        column.accessor('available', { header: texts.available, meta: figure }),
        column.accessor('held', { header: texts.held, meta: figure }),
        column.accessor(({ salesPrice }) => fromWire(salesPrice), {
          id: 'bestPrice',
          header: texts.bestPrice,
          meta: { className: 'admin-num', isLabelled: true },
          cell: ({ getValue }) => (getValue() === 0 ? '—' : showHkdExactly(getValue())),
        }),
        column.accessor('listed', {
          header: texts.listed,
          meta: { isLabelled: true, isMuted: (value) => value === false },
          cell: ({ getValue }) => (getValue() ? texts.yes : texts.no),
        }),
      ]),
    [language, texts],
  )
}
