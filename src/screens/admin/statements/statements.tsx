import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { adminStatementsText, lineStateText } from '#language/admin/admin-statements.text.ts'
import { showDate, showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { lineStates, type StatementWire } from '#modules/treasury/statements/statements.contract.ts'
import { listStatements } from '#modules/treasury/statements/statements.paths.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { showCents, signedCents } from '#screens/admin/money/show-amount.ts'
import { useDeskQuery } from '#desk/desk-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminStatementImport } from './statement-import.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminStatementsText.title)

/** What the shop's own bank has said, and where finance brings in more of it. */
export default function AdminStatements() {
  const texts = useTexts(adminStatementsText)
  const found = useDeskQuery(listStatements, {})
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <AdminStatementImport />
      <DeskAnswer found={found}>
        {({ list }) =>
          list.length > 0 ? <StatementTable list={list} /> : <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
        }
      </DeskAnswer>
    </>
  )
}

const column = deskColumns<StatementWire>()
const NUMBER = { isLabelled: true, className: 'admin-num' }

function StatementTable({ list }: { list: StatementWire[] }) {
  const texts = useTexts(adminStatementsText)
  return (
    <DeskTable
      className="admin-money"
      caption={texts.list}
      columns={useColumns()}
      list={list}
      idOf={({ statementId }) => statementId}
      isLinked
    />
  )
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminStatementsText)
  const states = useTexts(lineStateText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('importTime', {
          header: texts.imported,
          meta: { isRowHead: true },
          cell: ({ row: { original } }) => (
            <a className="link" data-row href={localPath(language, `/admin/statements/${original.statementId}`)}>
              {showMoment(original.importTime, language)}
            </a>
          ),
        }),
        column.accessor('from', {
          header: texts.days,
          cell: ({ row: { original } }) =>
            original.from === '' ? '–' : texts.span(showDate(original.from, language), showDate(original.to, language)),
        }),
        column.accessor('counts', {
          header: texts.result,
          cell: ({ getValue }) =>
            lineStates
              .filter((state) => getValue()[state] > 0)
              .map((state) => texts.countOf(states[state], getValue()[state]))
              .join(language === 'zh' ? '、' : ' · '),
        }),
        column.accessor('by', {
          header: texts.by,
          meta: { isLabelled: true, className: 'mute' },
          cell: ({ getValue }) => getValue() || texts.bank,
        }),
        column.accessor('in', { header: texts.came, meta: NUMBER, cell: ({ getValue }) => showCents(signedCents(getValue())) }),
        column.accessor('out', { header: texts.went, meta: NUMBER, cell: ({ getValue }) => showCents(signedCents(getValue())) }),
      ]),
    [language, texts, states],
  )
}
