import { useMemo } from 'react'
import { adminStockText, ledgerKindText } from '#language/admin/products/admin-stock.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { StockLedgerWire } from '#modules/offers/stock/stock-page.contract.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useActorName } from '#desk/use-actor-name.ts'
import { showChange } from './last-move.tsx'

type Entry = StockLedgerWire['list'][number]
const column = deskColumns<Entry>()

/** What came, went and was counted: who, why and when. */
export function AdminStockLedger({ list }: { list: Entry[] }) {
  const texts = useTexts(adminStockText)
  return (
    <DeskTable
      className="admin-stock-ledger"
      caption={texts.ledger}
      columns={useColumns()}
      list={list}
      idOf={({ entryId }) => entryId}
    />
  )
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminStockText)
  const kinds = useTexts(ledgerKindText)
  const actorName = useActorName()
  return useMemo(
    () =>
      column.columns([
        column.accessor('kind', {
          header: texts.kind,
          meta: { isRowHead: true },
          cell: ({ getValue }) => kinds[getValue()],
        }),
        column.accessor('change', {
          header: texts.change,
          meta: { className: 'admin-num' },
          cell: ({ getValue }) => showChange(getValue()),
        }),
        column.accessor('reason', {
          header: texts.reason,
          meta: { className: 'stock-reason' },
          cell: ({ getValue }) => (getValue() ? <span lang={writtenIn(getValue())}>{getValue()}</span> : null),
        }),
        column.accessor('actor', { header: texts.who, cell: ({ row }) => actorName(row.original) }),
        column.accessor('orderNo', {
          header: texts.order,
          cell: ({ getValue }) =>
            getValue() ? (
              <a className="link" href={localPath(language, `/admin/orders/${getValue()}`)}>
                {getValue()}
              </a>
            ) : null,
        }),
        column.accessor('time', {
          header: texts.when,
          meta: { className: 'mute' },
          cell: ({ getValue }) => <time dateTime={getValue()}>{showMoment(getValue(), language)}</time>,
        }),
      ]),
    [language, texts, kinds, actorName],
  )
}
