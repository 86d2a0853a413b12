import { stringify } from 'csv-stringify/sync'
import { sql } from 'kysely'
import { z } from 'zod'
import { importProblemText } from '#language/admin/products/admin-import-problems.text.ts'
import { importFieldText } from '#language/admin/products/admin-imports.text.ts'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import { guardedCell } from './reading/cell-values.rules.ts'
import { attributeIn, type Cell, isFixedField, textOfCell } from './import-fields.rules.ts'
import { findImport } from './import-store.ts'
import { REASON_HEAD } from './reading/column-aliases.rules.ts'
import type { RowProblem } from './problem-places.rules.ts'

const Refused = z.object({
  row: z.number(),
  cells: z.array(z.union([z.string(), z.number()])),
  problems: z.array(z.object({ row: z.number(), field: z.string(), problem: z.string() })),
})

/** The rows of what was refused as they came, each product's with its reasons, to be mended and sent again. */
export async function writeRefusedRows(tx: Read, importId: string, language: Language): Promise<FileAnswer> {
  const work = (await findImport(tx, importId)) ?? refuse('NOT_FOUND')
  const rows = await readRows(
    tx,
    Refused,
    sql`select r.row_no as row, r.cells, i.problems from import_items i
      join import_rows r on r.import_id = i.import_id and r.item_key = i.item_key
      where i.import_id = ${importId} and i.outcome = 'refused' order by r.row_no`,
  )
  const at = work.header.indexOf(REASON_HEAD)
  const header = work.header.filter((_, place) => place !== at)
  // Whoever reads the text again would take the third place of 701.922 for thousands.
  const textOf = (cells: readonly Cell[], place: number): string => textOfCell(work.columns[place] ?? null, cells[place] ?? '')
  const lines = rows.map(({ row, cells, problems }) => [
    ...work.header.flatMap((_, place) => (place === at ? [] : [guardedCell(textOf(cells, place))])),
    problems
      .filter((problem) => problem.row === row || (!rows.some((other) => other.row === problem.row) && problems.length > 0))
      .map((problem) => reasonOf(problem as RowProblem, language))
      .join(' '),
  ])
  // Excel takes a file for UTF-8 by its mark alone.
  const text = `\ufeff${stringify([[...header.map(guardedCell), REASON_HEAD], ...lines])}`
  return { content: Buffer.from(text), type: 'text/csv; charset=utf-8', name: `refused-${importId.slice(-8)}.csv` }
}

function reasonOf({ field, problem }: RowProblem, language: Language): string {
  const name = isFixedField(field) ? importFieldText[field][language] : (attributeIn(field) ?? '')
  const words = importProblemText[problem][language]
  return name === '' ? words : language === 'zh' ? `${name}：${words}` : `${name}: ${words}`
}
