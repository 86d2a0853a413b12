import { adminReportsText, columnText, stepText } from '#language/admin/admin-reports.text.ts'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { csvFile } from '#platform/text/csv-file.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import type { ReportAsked, ReportRow } from './reports.contract.ts'
import { reportColumns, type WayStep } from './reports.rules.ts'
import { showReport } from './show-report.ts'

/** A report as a table for a spreadsheet: all its rows, and beside them those of the time it is compared with. */
export async function reportTable(tx: Read, asked: ReportAsked, language: Language): Promise<FileAnswer> {
  const { kind, from, to } = asked
  const { rows } = await showReport(tx, asked, language)
  const columns = reportColumns[kind].map(({ name }) => name)
  const isCompared = rows.some(({ against }) => against !== null)
  const { key, name, note, compared: other, comparedOf } = adminReportsText
  const named = columns.map((column) => columnText[column][language])
  const head = [key[language], name[language], note[language], ...named]
  const compared = [other[language], ...named.map((column) => comparedOf[language](column))]
  const nameOf = (row: ReportRow): string => (kind === 'way' ? stepText[row.key as WayStep][language] : row.name)
  const lines = rows.map((row) => [
    ...[row.key, nameOf(row), row.note],
    ...columns.map((column) => row.figures[column] ?? ''),
    ...(isCompared ? [row.againstKey, ...columns.map((column) => row.against?.[column] ?? '')] : []),
  ])
  return csvFile(`praya-${kind}-${from}-${to}`, [isCompared ? [...head, ...compared] : head, ...lines])
}
