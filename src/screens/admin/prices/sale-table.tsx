import { useMemo } from 'react'
import { adminPricesText } from '#language/admin/products/admin-prices.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { SaleWire } from '#modules/offers/scheduled-prices/scheduled-prices.contract.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { offOf, scopeOf } from './sale-words.ts'

const column = deskColumns<SaleWire>()

/** The whole row is the link of its name. */
export function AdminSaleTable({ list }: { list: SaleWire[] }) {
  const texts = useTexts(adminPricesText)
  return (
    <DeskTable
      className="admin-sales"
      isLinked
      caption={texts.table}
      columns={useColumns()}
      list={list}
      idOf={({ saleId }) => saleId}
    />
  )
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminPricesText)
  return useMemo(() => {
    const moment = (name: 'from' | 'until', header: string) =>
      column.accessor(name, {
        header,
        meta: { isLabelled: true, className: 'sale-moment' },
        cell: ({ getValue }) => <time dateTime={getValue()}>{showMoment(getValue(), language)}</time>,
      })
    return column.columns([
      column.accessor('name', {
        header: texts.name,
        meta: { isRowHead: true },
        cell: ({ row: { original }, getValue }) => (
          <a data-row href={localPath(language, `/admin/prices/${original.saleId}`)}>
            {getValue()}
          </a>
        ),
      }),
      column.accessor('state', {
        header: texts.state,
        cell: ({ getValue }) => (
          <span
            className={`admin-state ${getValue() === 'running' ? 'admin-state-waiting' : getValue() === 'over' ? 'admin-state-over' : ''}`}
          >
            {texts[getValue()]}
          </span>
        ),
      }),
      column.accessor((sale) => scopeOf(sale, texts, language), { id: 'scope', header: texts.scope }),
      column.accessor((sale) => offOf(sale, texts), { id: 'off', header: texts.off }),
      moment('from', texts.from),
      moment('until', texts.until),
      column.accessor('prices', { header: texts.prices, meta: { className: 'admin-num', isLabelled: true } }),
    ])
  }, [language, texts])
}
