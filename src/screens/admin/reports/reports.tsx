import type { MetaArgs } from 'react-router'
import { adminReportsText, columnText, reportLeadText, reportText } from '#language/admin/admin-reports.text.ts'
import { showDate } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ReportWire } from '#modules/reports/reports.contract.ts'
import { reportFile, showReport } from '#modules/reports/reports.paths.ts'
import { type ReportKind, reportColumns, reportKinds } from '#modules/reports/reports.rules.ts'
import { fetchFile, keepFile } from '#platform/wire/fetch-file.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'
import { ReportChart } from './report-chart.tsx'
import { changeOf, showChange, showFigure, valueOf } from './report-figures.ts'
import { ReportPeriod } from './report-period.tsx'
import { ReportTable } from './report-table.tsx'
import { inputOf, type ReportQuery, useReportAddress } from './use-report-address.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminReportsText.title)

const SLOWLY = { ...KEEP_LAST, refetchInterval: 60_000 } as const

/** What the shop sells, by day, brand, category and seller; the way to an order; what is looked for in vain, and what ends. */
export default function AdminReports() {
  const texts = useTexts(adminReportsText)
  const leads = useTexts(reportLeadText)
  const { query, addressOf, show } = useReportAddress()
  const input = inputOf(query)
  const found = useDeskQuery(showReport, input, SLOWLY)
  const download = async (): Promise<void> => {
    const file = await fetchFile(reportFile, input, 'admin')
    if (file) keepFile(file, `praya-${query.kind}-${query.from}-${query.to}.csv`)
    else toast('error', texts.fileAway)
  }
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <Button look="line" onClick={() => void download()}>
          {texts.file}
        </Button>
      </div>
      <ReportTabs chosen={query.kind} addressOf={addressOf} />
      <p className="admin-lead">{leads[query.kind]}</p>
      <ReportPeriod key={`${query.period} ${query.compare} ${query.kind}`} query={query} onShow={show} />
      <DeskAnswer found={found} height={560}>
        {(report) => <ReportShown query={query} report={report} isStale={found.isPlaceholderData} />}
      </DeskAnswer>
    </>
  )
}

type Tabs = { chosen: ReportKind; addressOf: (changes: Partial<ReportQuery>) => string }

function ReportTabs({ chosen, addressOf }: Tabs) {
  const texts = useTexts(adminReportsText)
  const names = useTexts(reportText)
  return (
    <nav className="admin-tabs" aria-label={texts.kinds}>
      <ul>
        {reportKinds.map((kind) => (
          <li key={kind}>
            <a href={addressOf({ kind })} aria-current={kind === chosen ? 'page' : undefined} data-replace data-stay>
              {names[kind]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Shown = { query: ReportQuery; report: ReportWire; isStale: boolean }

function ReportShown({ query: { kind, from, to, againstFrom, againstTo }, report, isStale }: Shown) {
  const language = useLanguage()
  const texts = useTexts(adminReportsText)
  const span = (first: string, last: string) => texts.days(showDate(first, language), showDate(last, language))
  const now = span(from, to)
  const before = againstFrom === '' ? '' : span(againstFrom, againstTo)
  // Answers of another report stay while the next one is on its way, and are not read as its own.
  if (isStale && !fits(kind, report)) return null
  const isEmpty = report.rows.every(({ figures, against }) =>
    reportColumns[kind].every(({ name }) => valueOf(figures, name) === 0 && valueOf(against, name) === 0),
  )
  return (
    <div aria-busy={isStale}>
      {kind === 'stock' ? null : (
        <p className="admin-count" role="status">
          {report.rows.some(({ against }) => against !== null) ? texts.against(now, before) : now}
        </p>
      )}
      {isEmpty ? (
        <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
      ) : (
        <>
          <ReportTotals kind={kind} report={report} />
          <ReportChart kind={kind} report={report} now={now} before={before} />
          <ReportTable kind={kind} report={report} />
        </>
      )}
    </div>
  )
}

const fits = (kind: ReportKind, { rows }: ReportWire): boolean =>
  rows.every(({ figures }) => reportColumns[kind].every(({ name }) => name in figures))

/** The sums of a time in large, each with how it has changed. */
function ReportTotals({ kind, report: { total, againstTotal } }: { kind: ReportKind; report: ReportWire }) {
  const named = useTexts(columnText)
  if (!total) return null
  return (
    <dl className="admin-figures">
      {reportColumns[kind].map(({ name, unit }) => {
        const value = valueOf(total, name)
        const percent = againstTotal ? changeOf(value, valueOf(againstTotal, name)) : undefined
        return (
          <div key={name}>
            <dt>{named[name]}</dt>
            <dd>{showFigure(value, unit)}</dd>
            {percent === undefined ? null : <dd className="mute">{showChange(percent)}</dd>}
          </div>
        )
      })}
    </dl>
  )
}
