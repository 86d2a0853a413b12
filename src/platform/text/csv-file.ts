import type { FileAnswer } from '#platform/wire/call-path.ts'
import { FORMULA_SIGNS } from './formula-signs.ts'

/** A table for a spreadsheet, its first row the heads of its columns. Words come from strangers: no spreadsheet takes one for a formula. */
export function csvFile(name: string, rows: readonly Row[]): FileAnswer & { content: Buffer } {
  return { content: Buffer.from(UTF_8 + linesOf(rows)), ...named(name) }
}

export type Row = readonly (string | number)[]
/** Spreadsheets read Chinese only when told that it is UTF-8. */
export const UTF_8 = '\uFEFF'
export const named = (name: string) => ({ type: 'text/csv; charset=utf-8', name: `${name}.csv` })
export const linesOf = (rows: readonly Row[]): string => rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')

const FORMULA = new RegExp(`^[${FORMULA_SIGNS}\\n|%]`)
const AMOUNT = /^-?\d+(\.\d+)?$/

/** What begins as a formula does is words, unless it is the figure it looks like. */
function cellOf(cell: string | number): string {
  const text = String(cell)
  const calm = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(calm) ? `"${calm.replaceAll('"', '""')}"` : calm
}
