import { folded } from './cell-values.rules.ts'
import type { ImportKind, ImportRow } from '../import-fields.rules.ts'

type Cells = ImportRow['cells']

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
