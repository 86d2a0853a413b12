import { adminReportsText, columnText, reportText, stepText } from '#language/admin/admin-reports.text.ts'
import { useTexts } from '#language/texts.ts'
import type { ReportRow, ReportWire } from '#modules/reports/reports.contract.ts'
import { type ReportKind, reportColumns, type WayStep } from '#modules/reports/reports.rules.ts'
import { BarChart, type BarPoint } from './bar-chart.tsx'
import { DayChart } from './day-chart.tsx'
import { valueOf } from './report-figures.ts'

type Props = { kind: ReportKind; report: ReportWire; now: string; before: string }

/** The first so many are drawn; the table has them all. */
const MOST_DRAWN = 12

/** What a report is about, drawn. Whoever cannot see it has the table below. */
export function ReportChart({ kind, report, now, before }: Props) {
  const texts = useTexts(adminReportsText)
  const names = useTexts(reportText)
  const columns = useTexts(columnText)
  const steps = useTexts(stepText)
  const drawn = reportColumns[kind].at(-1)!
  const { rows } = report
  const isCompared = rows.some(({ against }) => against !== null)
  const label = texts.chart(names[kind])
  const valuesOf = (row: ReportRow) => ({
    now: valueOf(row.figures, drawn.name),
    before: row.against ? valueOf(row.against, drawn.name) : undefined,
  })
  const bars = rows.slice(0, MOST_DRAWN).map((row, at): BarPoint => {
    const before = kind === 'way' && at > 0 ? valueOf(rows[at - 1]!.figures, 'num') : 0
    const { now: num, ...values } = valuesOf(row)
    return {
      ...{ key: row.key, name: kind === 'way' ? steps[row.key as WayStep] : row.name, now: num, ...values },
      ...(before > 0 ? { beside: `${Math.round((num / before) * 100)}%` } : {}),
    }
  })
  return (
    <figure className="admin-report-figure">
      <figcaption className="admin-legend">
        <span>{columns[drawn.name]}</span>
        {isCompared ? (
          <>
            <span className="legend-now">{now}</span>
            <span className="legend-then">{before}</span>
          </>
        ) : null}
      </figcaption>
      {kind === 'days' ? (
        <DayChart
          {...{ label, unit: drawn.unit }}
          points={rows.map((row) => ({ day: row.key, ...valuesOf(row), beforeDay: row.againstKey }))}
        />
      ) : (
        <BarChart {...{ label, points: bars, unit: drawn.unit }} />
      )}
    </figure>
  )
}
