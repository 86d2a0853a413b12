export type Unit = 'cm' | 'in'

const CM_PER_INCH = 2.54
const FIGURE = /\d+(?:\.\d+)?/g
/** Half an inch is as fine as a body is measured. */
const toHalfInches = (cm: string): string => String(Math.round((Number(cm) / CM_PER_INCH) * 2) / 2)
const toInches = (cm: string): string => (Number(cm) / CM_PER_INCH).toFixed(1).replace(/\.0$/, '')

const toCm = (inches: string): string => String(Math.round(Number(inches) * CM_PER_INCH))
const IN_INCHES = /\(in\)|（吋）/

/**
 * A size table with the columns in centimetres converted to `unit`; labels that are named after a measure stay. A size that is named in
 * inches, as of jeans, is that size in either unit: centimetres get a column beside it.
 */
export function tableIn(table: string[][], unit: Unit): string[][] {
  const [head = [], ...rows] = table
  if (unit === 'cm') return IN_INCHES.test(head[0] ?? '') ? besideInches(head, rows) : table
  const measured = head.map((name) => /\(cm\)|（厘米）|^cm$|^厘米$/.test(name) && !/^(EU|JP|歐洲|日本)/.test(name))
  return [
    head.map((name, column) => (measured[column] ? name.replace('cm', 'in').replace('厘米', '吋') : name)),
    ...rows.map((row) => row.map((cell, column) => (measured[column] ? cell.replace(FIGURE, toHalfInches) : cell))),
  ]
}

const besideInches = ([name = '', ...names]: string[], rows: string[][]): string[][] => [
  [name, name.replace('(in)', '(cm)').replace('（吋）', '（厘米）'), ...names],
  ...rows.map(([size = '', ...cells]) => [size, size.replace(FIGURE, toCm), ...cells]),
]

/** Whether the unit changes anything in a table. */
export const isMeasured = (table: string[][]): boolean =>
  tableIn(table, 'cm') !== table || tableIn(table, 'in')[0]?.join() !== table[0]?.join()

/** "30 × 22 cm" also in inches: "30 × 22 cm (11.8 × 8.7 in)"; a value that is no length in centimetres is left as it is. */
export function withInches(value: string): string {
  const [, figures, unit] = /^([\d.]+(?:\s*[×–-]\s*[\d.]+)*)\s*(cm|厘米)$/.exec(value) ?? []
  if (!figures) return value
  const inches = figures.replace(FIGURE, toInches)
  return unit === 'cm' ? `${value} (${inches} in)` : `${value}（${inches}吋）`
}
