export type Unit = 'cm' | 'in'

const CM_PER_INCH = 2.54
const FIGURE = /\d+(?:\.\d+)?/g
/** Half an inch is as fine as a body is measured. */
const toHalfInches = (cm: string): string => String(Math.round((Number(cm) / CM_PER_INCH) * 2) / 2)
const toInches = (cm: string): string => (Number(cm) / CM_PER_INCH).toFixed(1).replace(/\.0$/, '')

/** A size table with the columns in centimetres converted to `unit`; labels that are named after a measure stay. */
export function tableIn(table: string[][], unit: Unit): string[][] {
  const [head = [], ...rows] = table
  if (unit === 'cm') return table
  const measured = head.map((name) => /\(cm\)|（厘米）|^cm$|^厘米$/.test(name) && !/^(EU|JP|歐洲|日本)/.test(name))
  return [
    head.map((name, column) => (measured[column] ? name.replace('cm', 'in').replace('厘米', '吋') : name)),
    ...rows.map((row) => row.map((cell, column) => (measured[column] ? cell.replace(FIGURE, toHalfInches) : cell))),
  ]
}

/** "30 × 22 cm" also in inches: "30 × 22 cm (11.8 × 8.7 in)"; a value that is no length in centimetres is left as it is. */
export function withInches(value: string): string {
  const [, figures, unit] = /^([\d.]+(?:\s*[×–-]\s*[\d.]+)*)\s*(cm|厘米)$/.exec(value) ?? []
  if (!figures) return value
  const inches = figures.replace(FIGURE, toInches)
  return unit === 'cm' ? `${value} (${inches} in)` : `${value}（${inches}吋）`
}
