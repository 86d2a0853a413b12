import type { FileAnswer } from '#platform/wire/call-path.ts'

/** A table for a spreadsheet, its first row the heads of its columns. Words come from strangers: no spreadsheet takes one for a formula. */
export function csvFile(name: string, rows: readonly (readonly (string | number)[])[]): FileAnswer & { content: Buffer } {
  const content = rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n')
  // Spreadsheets read Chinese only when told that it is UTF-8.
  return { content: Buffer.from(`\uFEFF${content}\r\n`), type: 'text/csv; charset=utf-8', name: `${name}.csv` }
}

const AMOUNT = /^-?\d+(\.\d+)?$/

/** What begins as a formula does is words, unless it is the figure it looks like. */
function cellOf(cell: string | number): string {
  const text = String(cell)
  const calm = /^[=+\-@\t\r\n|%]/.test(text) && !AMOUNT.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(calm) ? `"${calm.replaceAll('"', '""')}"` : calm
}
