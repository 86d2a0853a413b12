import { useMemo } from 'react'
import { adminReconciliationText } from '#language/admin/admin-reconciliation.text.ts'
import { payTypeText } from '#language/buying/order-state.text.ts'
import { showDay } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ReconciliationWire } from '#modules/treasury/reconciliation/reconciliation.contract.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { showWire } from '#screens/admin/money/show-amount.ts'

/** It differs, and nobody has said why. */
export const isToSee = ({ differences, notedBy }: ReconciliationWire): boolean => differences.length > 0 && notedBy === ''

const column = deskColumns<ReconciliationWire>()
const NUMBER = { isLabelled: true, className: 'admin-num' }

export function AdminReconciliationTable({ list }: { list: readonly ReconciliationWire[] }) {
  const texts = useTexts(adminReconciliationText)
  const columns = useColumns()
  return (
    <DeskTable
      className="admin-money"
      caption={texts.table}
      columns={columns}
      list={list}
      idOf={({ day, method }) => `${day} ${method}`}
    />
  )
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminReconciliationText)
  const ways = useTexts(payTypeText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('day', {
          header: texts.day,
          meta: { isRowHead: true },
          cell: ({ getValue }) => showDay(getValue(), language),
        }),
        column.accessor('method', { header: texts.way, cell: ({ getValue }) => ways[getValue()] }),
        column.accessor('oursIn', { header: texts.oursIn, meta: NUMBER, cell: ({ getValue }) => showWire(getValue()) }),
        column.accessor('theirsIn', { header: texts.theirsIn, meta: NUMBER, cell: ({ getValue }) => showWire(getValue()) }),
        column.accessor('oursOut', { header: texts.oursOut, meta: NUMBER, cell: ({ getValue }) => showWire(getValue()) }),
        column.accessor('theirsOut', { header: texts.theirsOut, meta: NUMBER, cell: ({ getValue }) => showWire(getValue()) }),
        column.accessor('note', { header: texts.result, cell: ({ row: { original } }) => <Result report={original} /> }),
      ]),
    [language, texts, ways],
  )
}

function Result({ report }: { report: ReconciliationWire }) {
  const texts = useTexts(adminReconciliationText)
  const { differences, theirsIn, notedBy, note } = report
  if (isToSee(report)) return <span className="admin-state admin-state-waiting">{texts.differs(differences.length)}</span>
  if (notedBy)
    return (
      <>
        <span className="admin-state">{texts.seenTo}</span> <span className="mute">{`${notedBy}: ${note}`}</span>
      </>
    )
  return <span className="admin-state">{theirsIn === '' ? texts.noReport : texts.agrees}</span>
}
