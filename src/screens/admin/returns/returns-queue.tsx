import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { returnKindText, returnStateText } from '#language/account/returns.text.ts'
import { adminReturnsText } from '#language/admin/cases/admin-returns.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AdminReturnRow } from '#modules/returns/returns.contract.ts'
import { listAdminReturns } from '#modules/returns/returns.paths.ts'
import { returnQueues } from '#modules/returns/returns.rules.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { DeskListResult } from '#desk/list-result.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { numberCell } from '#desk/number-cell.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminReturnsText.title)

/** What is cancelled or sent back, by what is to be done about it, the longest waiting first. */
export default function AdminReturns() {
  const texts = useTexts(adminReturnsText)
  const { query, addressOf } = useListAddress()
  const queue = returnQueues.find((known) => known === query.state) ?? 'asked'
  const found = useDeskQuery(listAdminReturns, { queue, pageNum: query.page, word: query.word }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      {found.data ? (
        <CaseQueues label={texts.queues} names={texts} queues={found.data.queues} chosen={queue} addressOf={addressOf} />
      ) : null}
      <DeskListResult found={found} texts={texts} filtered={query.word !== ''} addressOf={addressOf}>
        {({ list }) => <ReturnTable list={list} />}
      </DeskListResult>
    </>
  )
}

const column = deskColumns<AdminReturnRow>()

function ReturnTable({ list }: { list: AdminReturnRow[] }) {
  const language = useLanguage()
  const texts = useTexts(adminReturnsText)
  const kinds = useTexts(returnKindText)
  const states = useTexts(returnStateText)
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('returnNo', {
          header: texts.number,
          meta: { isRowHead: true },
          cell: numberCell(language, '/admin/returns'),
        }),
        column.accessor('orderNo', { header: texts.order, meta: { isLabelled: true } }),
        column.accessor(({ kind }) => kinds[kind], { id: 'kind', header: texts.kind, meta: { isLabelled: true } }),
        column.accessor(({ state }) => states[state], { id: 'state', header: texts.state, meta: { isLabelled: true } }),
        column.accessor('pieces', { header: texts.pieces, meta: { className: 'admin-num', isLabelled: true } }),
        column.accessor(({ askedTime }) => showMoment(askedTime, language), {
          id: 'since',
          header: texts.since,
          meta: { isLabelled: true, className: 'admin-cell-whole' },
        }),
      ]),
    [language, texts, kinds, states],
  )
  return <DeskTable isLinked caption={texts.table} columns={columns} list={list} idOf={({ returnNo }) => returnNo} />
}
