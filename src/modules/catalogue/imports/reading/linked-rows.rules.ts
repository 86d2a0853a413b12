import { folded } from './cell-values.rules.ts'
import type { ImportKind, ImportRow } from '../import-fields.rules.ts'

type Cells = ImportRow['cells']

/** A row of the product itself, whose variants have rows of their own. */
export const isParentRow = (kind: ImportKind, { row_type: type = '' }: Cells): boolean =>
  kind === 'woocommerce'
    ? /^(variable|grouped|external)\b/i.test(type)
    : kind === 'magento' && /^(configurable|grouped|bundle)\b/i.test(type)

/** A variation that leaves an option open is one of each value that its product lists for it. */
export function ofEachValue(kind: ImportKind, rows: readonly ImportRow[]): ImportRow[] {
  const parent = kind === 'woocommerce' ? rows.find(({ cells }) => isParentRow(kind, cells)) : undefined
  if (!parent) return [...rows]
  return ([1, 2, 3] as const).reduce<ImportRow[]>(
    (list, at) =>
      list.flatMap((row) => {
        const { [`option_${at}_name` as const]: name, [`option_${at}` as const]: value, item_number: number } = row.cells
        const open = row !== parent && row.cells.row_type?.startsWith('variation') && name !== undefined && !value
        const values = open ? (parent.cells[`option_${at}`] ?? '').split(/(?<!\\),|\|/).map((one) => one.trim()) : []
        const said = values.filter(Boolean)
        if (said.length === 0) return [row]
        // How many there are of each, nobody says.
        const { stock, ...cells } = row.cells
        const rest = said.length > 1 || stock === undefined ? cells : { ...cells, stock }
        return said.map((one) => ({
          ...row,
          cells: { ...rest, [`option_${at}`]: one, ...(number ? { item_number: `${number}-${one}` } : {}) },
        }))
      }),
    [...rows],
  )
}

/** The keys under which other rows name the product of this one: by the id of its tool, or because it lists them as its variants. */
export function keysLinkedBy(kind: ImportKind, cells: Cells): string[] {
  if (kind === 'woocommerce') return cells.handle && cells.item_number && !cells.parent ? [`id:${cells.handle}`] : []
  if (kind !== 'magento') return []
  return (cells.links ?? '').split('|').flatMap((variant) => /(?:^|,)sku=([^,|]+)/i.exec(variant)?.[1]?.trim() ?? [])
}

/** The options in which a product's variants differ, where its own row says so. */
export function linkedOptions(kind: ImportKind, rows: readonly ImportRow[]): ReadonlySet<string> | undefined {
  if (kind !== 'magento') return undefined
  const linked = rows.flatMap(({ cells }) => (cells.links ?? '').split(/[|,]/)).map((pair) => pair.split('=')[0] ?? '')
  const names = linked.map(folded).filter((name) => name !== '' && name !== 'sku')
  // What stands alone has its colour and its size, and everything else is a fact of it.
  return new Set(names.length > 0 ? names : ['color', 'colour', 'size'])
}
