import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { adminSourcingText } from '#language/sourcing/admin-sourcing.text.ts'
import { requestKindText, requestStateText } from '#language/sourcing/sourcing.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { listAdminRequests } from '#modules/sourcing/desk-sourcing.paths.ts'
import type { AdminRequestRow } from '#modules/sourcing/sourcing.contract.ts'
import { deskSourcingQueues } from '#modules/sourcing/sourcing.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { adminHead } from '#screens/admin/frame/head.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminSourcingText.title)

/** What members ask global buyers for, by what is to be done about it. */
export default function AdminSourcing() {
  const texts = useTexts(adminSourcingText)
  const { query, addressOf } = useListAddress()
  const queue = deskSourcingQueues.find((known) => known === query.state) ?? 'waiting'
  const found = useDeskQuery(listAdminRequests, { queue, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      {found.data ? (
        <CaseQueues label={texts.queues} names={texts} queues={found.data.queues} chosen={queue} addressOf={addressOf} />
      ) : null}
      <DeskListResult found={found} texts={texts} filtered={false} addressOf={addressOf}>
        {({ list }) => <Requests list={list} />}
      </DeskListResult>
    </>
  )
}

const column = deskColumns<AdminRequestRow>()

function Requests({ list }: { list: AdminRequestRow[] }) {
  const texts = useTexts(adminSourcingText)
  return <DeskTable isLinked caption={texts.table} columns={useColumns()} list={list} idOf={({ requestNo }) => requestNo} />
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminSourcingText)
  const kinds = useTexts(requestKindText)
  const states = useTexts(requestStateText)
  return useMemo(
    () =>
      column.columns([
        column.accessor(({ house, kind }) => `${house} · ${kinds[kind]}`, {
          id: 'item',
          header: texts.item,
          meta: { isRowHead: true },
          cell: ({ row: { original }, getValue }) => (
            <a data-row href={localPath(language, `/admin/sourcing/${original.requestNo}`)}>
              {getValue()}
            </a>
          ),
        }),
        column.accessor('requestNo', { header: texts.number, meta: { isLabelled: true } }),
        column.accessor('member', { header: texts.member, meta: { isLabelled: true } }),
        column.accessor(({ state, isLate }) => states[state] + (isLate ? ` · ${texts.late}` : ''), {
          id: 'state',
          header: texts.state,
          meta: { isLabelled: true },
        }),
        column.accessor(({ budget }) => showHkdExactly(fromWire(budget)), {
          id: 'budget',
          header: texts.budget,
          meta: { className: 'admin-num', isLabelled: true },
        }),
        column.accessor('quotes', { header: texts.quotes, meta: { className: 'admin-num', isLabelled: true } }),
        column.accessor(({ askedTime }) => showMoment(askedTime, language), {
          id: 'asked',
          header: texts.asked,
          meta: { isLabelled: true, className: 'admin-cell-whole' },
        }),
      ]),
    [language, texts, kinds, states],
  )
}
