import { useMemo } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { adminApplicationsText, applicationStateText } from '#language/sellers/admin-applications.text.ts'
import { showMoment } from '#language/dates.ts'
import { merchantKindName } from '#language/merchant-kinds.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminApplicationRow } from '#modules/applications/applications.contract.ts'
import { listAdminApplications } from '#modules/applications/applications.paths.ts'
import { applicationQueues } from '#modules/applications/applications.rules.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminApplication } from './application.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminApplicationsText.title)

/** Who applies to sell, or the application that the address names. */
export default function AdminApplications() {
  const { applicationNo } = useParams()
  return applicationNo === undefined ? <ApplicationList /> : <AdminApplication applicationNo={applicationNo} />
}

/** What waits to be read, late ones first. */
function ApplicationList() {
  const texts = useTexts(adminApplicationsText)
  const { query, addressOf } = useListAddress()
  const queue = applicationQueues.find((known) => known === query.state) ?? 'waiting'
  const found = useDeskQuery(listAdminApplications, { queue, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      {found.data ? (
        <CaseQueues label={texts.queues} names={texts} queues={found.data.queues} chosen={queue} addressOf={addressOf} />
      ) : null}
      <DeskListResult found={found} texts={texts} filtered={false} addressOf={addressOf}>
        {({ list }) => <ApplicationTable list={list} />}
      </DeskListResult>
    </>
  )
}

const column = deskColumns<AdminApplicationRow>()

function ApplicationTable({ list }: { list: AdminApplicationRow[] }) {
  const texts = useTexts(adminApplicationsText)
  return (
    <DeskTable isLinked caption={texts.table} columns={useColumns()} list={list} idOf={({ applicationNo }) => applicationNo} />
  )
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminApplicationsText)
  const states = useTexts(applicationStateText)
  return useMemo(
    () =>
      column.columns([
        column.accessor(({ name }) => name || texts.unnamed, {
          id: 'name',
          header: texts.name,
          meta: { isRowHead: true },
          cell: ({ row: { original }, getValue }) => (
            <a data-row href={localPath(language, `/admin/applications/${original.applicationNo}`)}>
              {getValue()}
            </a>
          ),
        }),
        column.accessor('applicationNo', { header: texts.number, meta: { isLabelled: true } }),
        column.accessor(({ kind }) => merchantKindName(kind, language), {
          id: 'kind',
          header: texts.kind,
          meta: { isLabelled: true },
        }),
        column.accessor(({ state }) => states[state], { id: 'state', header: texts.state, meta: { isLabelled: true } }),
        column.accessor(({ waiting, documents }) => texts.ofDocuments(waiting, documents), {
          id: 'documents',
          header: texts.documents,
          meta: { className: 'admin-num', isLabelled: true },
        }),
        column.accessor(({ dueTime, isLate }) => dueWords(dueTime ? showMoment(dueTime, language) : '', isLate, texts.late), {
          id: 'due',
          header: texts.due,
          meta: { isLabelled: true, className: 'admin-cell-whole' },
        }),
      ]),
    [language, texts, states],
  )
}

const dueWords = (due: string, isLate: boolean, late: (due: string) => string): string =>
  due === '' ? '–' : isLate ? late(due) : due
