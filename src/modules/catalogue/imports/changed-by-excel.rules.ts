import type { ImportField, ImportRow } from './import-fields.rules.ts'

/** 10-12 became a day in October, and a long number 1.23E+12: what was meant is lost. */
const BY_EXCEL = /^(\d{4}-\d{2}-\d{2}|\d{1,2}-(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(-\d{2})?|\d(\.\d+)?E\+\d{1,2})$/i

export function changedByExcel(rows: readonly ImportRow[]): { row: number; field: ImportField }[] {
  const fields = ['size', 'item_number', 'article_number', 'option_1', 'option_2'] as const
  return rows.flatMap(({ row, cells }) =>
    fields.filter((field) => BY_EXCEL.test(cells[field] ?? '')).map((field) => ({ row, field })),
  )
}
