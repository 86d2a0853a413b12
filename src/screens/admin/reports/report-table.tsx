import { useMemo } from 'react'
import { adminReportsText, columnText, reportText, stepText } from '#language/admin/admin-reports.text.ts'
import { showDay } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { Figures, ReportRow, ReportWire } from '#modules/reports/reports.contract.ts'
import { type ColumnName, type ReportKind, reportColumns, type WayStep } from '#modules/reports/reports.rules.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { changeOf, showChange, showFigure, valueOf } from './report-figures.ts'

type Props = { kind: ReportKind; report: ReportWire }
type Numbered = ReportRow & { before: ReportRow | undefined }

const column = deskColumns<Numbered>()
const NUMBER = { className: 'admin-num', isLabelled: true }

/** Every figure of a report, for eyes, ears and whoever wants to know it to the cent. */
export function ReportTable({ kind, report }: Props) {
  const names = useTexts(reportText)
  const isCompared = report.rows.some(({ against }) => against !== null)
  const list = useMemo(() => report.rows.map((row, at) => ({ ...row, before: report.rows[at - 1] })), [report])
  return (
    <DeskTable
      className="admin-report"
      caption={names[kind]}
      columns={useColumns(kind, isCompared)}
      list={list}
      idOf={({ key }) => key}
    />
  )
}

type Columns = ReturnType<typeof column.columns>
type Column = Columns[number]

function useColumns(kind: ReportKind, isCompared: boolean): Columns {
  const texts = useTexts(adminReportsText)
  const named = useTexts(columnText)
  const name = useNameColumn(kind)
  return useMemo(() => {
    const drawn = reportColumns[kind].at(-1)!
    const figures = reportColumns[kind].map((one): Column => figureColumn(one, named[one.name], ({ figures: now }) => now))
    const before = figureColumn(drawn, texts.comparedOf(named[drawn.name]), ({ against }) => against, 'compared')
    const way: Column[] = [wordColumn('share', texts.ofBefore, shareOf)]
    const compared: Column[] = [before, wordColumn('change', texts.change, (row) => changeIn(row, drawn.name, texts.fresh))]
    return [name, ...figures, ...(kind === 'way' ? way : []), ...(isCompared ? compared : [])]
  }, [kind, isCompared, texts, named, name])
}

const figureColumn = (
  { name, unit }: (typeof reportColumns)[ReportKind][number],
  header: string,
  of: (row: Numbered) => Figures | null,
  id: string = name,
): Column =>
  column.accessor((row) => valueOf(of(row), name), {
    ...{ id, header, meta: NUMBER },
    cell: ({ getValue }) => showFigure(getValue(), unit),
  })

const wordColumn = (id: string, header: string, say: (row: Numbered) => string): Column =>
  column.display({ ...{ id, header, meta: NUMBER }, cell: ({ row: { original } }) => say(original) })

const NONE = '–'

function changeIn({ figures, against }: Numbered, name: ColumnName, fresh: string): string {
  const now = valueOf(figures, name)
  const percent = changeOf(now, valueOf(against, name))
  if (percent !== undefined) return showChange(percent)
  return now === 0 ? NONE : fresh
}

function shareOf({ figures, before }: Numbered): string {
  const steps = valueOf(before?.figures ?? null, 'num')
  return steps === 0 ? NONE : `${Math.round((valueOf(figures, 'num') / steps) * 100)}%`
}

function useNameColumn(kind: ReportKind): Column {
  const language = useLanguage()
  const texts = useTexts(adminReportsText)
  const steps = useTexts(stepText)
  return useMemo(() => {
    const nameOf = ({ key, name }: ReportRow) =>
      kind === 'days' ? showDay(key, language) : kind === 'way' ? steps[key as WayStep] : name
    return column.accessor('name', {
      header: texts.name,
      meta: { isRowHead: true },
      cell: ({ row: { original } }) => (
        <>
          {original.spuCode ? (
            <a className="link" href={localPath(language, `/admin/products?word=${encodeURIComponent(original.spuCode)}`)}>
              {nameOf(original)}
            </a>
          ) : (
            nameOf(original)
          )}
          {original.note ? (
            <small className="mute"> {kind === 'searches' ? texts.language(original.note) : original.note}</small>
          ) : null}
        </>
      ),
    })
  }, [kind, language, texts, steps])
}
