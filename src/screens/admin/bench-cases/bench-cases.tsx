import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { adminCasesText } from '#language/admin/cases/admin-bench-cases.text.ts'
import { showMoment } from '#language/dates.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { caseStateText } from '#language/seller/seller-cases.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AdminCaseRow } from '#modules/bench-cases/bench-cases.contract.ts'
import { listAdminCases } from '#modules/bench-cases/bench-cases.paths.ts'
import { benchCaseQueues } from '#modules/bench-cases/bench-cases.rules.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { numberCell } from '#desk/number-cell.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { adminHead } from '#screens/admin/frame/head.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminCasesText.title)

/** Pieces that did not pass, or differ, by what is to be done about them, what is due first first. */
export default function AdminBenchCases() {
  const texts = useTexts(adminCasesText)
  const { query, addressOf } = useListAddress()
  const queue = benchCaseQueues.find((known) => known === query.state) ?? 'asked'
  const found = useDeskQuery(listAdminCases, { queue, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      {found.data ? (
        <CaseQueues label={texts.queues} names={texts} queues={found.data.queues} chosen={queue} addressOf={addressOf} />
      ) : null}
      <DeskListResult found={found} texts={texts} filtered={false} addressOf={addressOf}>
        {({ list }) => <CaseTable list={list} />}
      </DeskListResult>
    </>
  )
}

const column = deskColumns<AdminCaseRow>()

function CaseTable({ list }: { list: AdminCaseRow[] }) {
  const language = useLanguage()
  const texts = useTexts(adminCasesText)
  const states = useTexts(caseStateText)
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('caseNo', {
          header: texts.number,
          meta: { isRowHead: true },
          cell: numberCell(language, '/admin/benchCases'),
        }),
        column.accessor(({ kind }) => texts[kind], { id: 'kind', header: texts.kind, meta: { isLabelled: true } }),
        column.accessor(({ brandName, title }) => pieceName(brandName, title), {
          id: 'piece',
          header: texts.piece,
          meta: { isLabelled: true },
        }),
        column.accessor('merchantName', { header: texts.seller, meta: { isLabelled: true } }),
        column.accessor(({ state }) => states[state], { id: 'state', header: texts.state, meta: { isLabelled: true } }),
        column.accessor(({ dueTime }) => (dueTime ? showMoment(dueTime, language) : '–'), {
          id: 'due',
          header: texts.due,
          meta: { isLabelled: true, className: 'admin-cell-whole' },
        }),
      ]),
    [language, texts, states],
  )
  return <DeskTable isLinked caption={texts.table} columns={columns} list={list} idOf={({ caseNo }) => caseNo} />
}
