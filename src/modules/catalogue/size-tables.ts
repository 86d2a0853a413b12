import type { Language } from '#language/languages.ts'
import sizes from './reference/sizes.json' with { type: 'json' }

type SizeRow = Record<string, string | number>

/** What stands above a column; a unit in the reference's name becomes part of the heading. */
const headings: Record<string, { en: string; zh: string }> = {
  alpha: { en: 'International', zh: '國際' },
  size: { en: 'Size', zh: '尺碼' },
  IT: { en: 'IT', zh: '意大利' },
  FR: { en: 'FR', zh: '法國' },
  DE_EU: { en: 'EU', zh: '歐洲' },
  EU: { en: 'EU', zh: '歐洲' },
  IT_EU: { en: 'EU / IT', zh: '歐洲／意大利' },
  EU_IT: { en: 'EU / IT', zh: '歐洲／意大利' },
  EU_ISO: { en: 'EU', zh: '歐洲' },
  EU_cm: { en: 'EU (cm)', zh: '歐洲（厘米）' },
  UK: { en: 'UK', zh: '英國' },
  US: { en: 'US', zh: '美國' },
  UK_US_in: { en: 'UK / US (in)', zh: '英國／美國（吋）' },
  JP: { en: 'JP', zh: '日本' },
  JP_label_cm: { en: 'JP (cm)', zh: '日本（厘米）' },
  CN: { en: 'CN', zh: '中國' },
  HK: { en: 'HK', zh: '香港' },
  cm: { en: 'cm', zh: '厘米' },
  in: { en: 'in', zh: '吋' },
  bust_cm: { en: 'Bust (cm)', zh: '胸圍（厘米）' },
  chest_cm: { en: 'Chest (cm)', zh: '胸圍（厘米）' },
  waist_cm: { en: 'Waist (cm)', zh: '腰圍（厘米）' },
  waist_in: { en: 'Waist (in)', zh: '腰圍（吋）' },
  trouser_waist_in: { en: 'Trousers (in)', zh: '褲腰（吋）' },
  hip_cm: { en: 'Hips (cm)', zh: '臀圍（厘米）' },
  lastLength_mm: { en: 'Last (mm)', zh: '鞋楦長（毫米）' },
  innerDiameter_mm: { en: 'Inner diameter (mm)', zh: '內直徑（毫米）' },
  circumference_mm: { en: 'Circumference (mm)', zh: '內圓周（毫米）' },
  cm_women: { en: 'Women (cm)', zh: '女士（厘米）' },
  cm_men: { en: 'Men (cm)', zh: '男士（厘米）' },
}

const tables = new Map<string, SizeRow[]>()
for (const [name, table] of Object.entries(sizes)) {
  if (Array.isArray(table)) tables.set(name, table)
  else if ('rows' in table) tables.set(name, table.rows)
}

/** Of every kind that has sizes to convert. */
export const sizeTableNames = [...tables.keys()]

/** Columns that are scales to choose by; the others measure. A scale keeps its code in every language. */
const scaleCodes: Record<string, string> = {
  alpha: 'INT',
  IT: 'IT',
  FR: 'FR',
  DE_EU: 'EU',
  EU: 'EU',
  IT_EU: 'EU/IT',
  EU_IT: 'EU/IT',
  EU_ISO: 'EU',
  UK: 'UK',
  US: 'US',
  JP: 'JP',
  CN: 'CN',
  HK: 'HK',
}

export type SizeTable = { sizeTable: string[][]; sizeScales: string[] }

/** A header row, then rows, and what each column is; empty for a kind that needs no conversion or a name that is unknown. */
export function presentSizeTable(name: string | null, language: Language): SizeTable {
  const rows = tables.get(name ?? '') ?? []
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column in headings)
  if (columns.length === 0) return { sizeTable: [], sizeScales: [] }
  const cells = rows.map((row) => columns.map((column) => String(row[column] ?? '')))
  return {
    sizeTable: [columns.map((column) => headings[column]![language]), ...cells],
    sizeScales: columns.map((column) => scaleCodes[column] ?? ''),
  }
}
