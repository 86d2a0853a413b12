import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'

type Rows = AsyncIterable<string[][]>

/** Part by part, as rows come. Excel takes a file for UTF-8 by its mark alone. */
export const csvOf = (header: readonly string[], parts: Rows): Readable =>
  Readable.from(
    (async function* () {
      yield `\ufeff${stringify([[...header]])}`
      for await (const rows of parts) yield stringify(rows)
    })(),
  )

/** Numbers and dates stay the text they are: nothing is rounded, and 10-12 stays a size. */
export async function xlsxOf(header: readonly string[], parts: Rows): Promise<Buffer> {
  const sheet: { value: string; type: StringConstructor }[][] = [header.map((value) => ({ value, type: String }))]
  for await (const rows of parts) for (const row of rows) sheet.push(row.map((value) => ({ value, type: String })))
  const { default: writeWorkbook } = await import('write-excel-file/node')
  return writeWorkbook(sheet, { stickyRowsCount: 1 }).toBuffer()
}
