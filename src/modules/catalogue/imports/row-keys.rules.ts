import type { ImportKind, ImportRow } from './import-fields.rules.ts'

/**
 * What tells the product of each row; null: nothing does. A row that says nothing of its product goes with the one before it, as rows
 * with further pictures and sizes do.
 */
export function rowKeys(kind: ImportKind, rows: readonly ImportRow[], before: string | undefined): (string | null)[] {
  let last = before ?? null
  return rows.map(({ row, cells }) => {
    if (Object.keys(cells).length === 0) return null
    const key = keyOf(kind, cells)
    if (key !== '') last = key
    // A blank handle with a title is a product of its own.
    else if (cells.name_en || cells.name_zh) last = `row ${row}`
    return last
  })
}

function keyOf(kind: ImportKind, cells: ImportRow['cells']): string {
  if (kind === 'shopify') return cells.handle ?? ''
  if (kind === 'woocommerce') return cells.parent ?? cells.item_number ?? (cells.handle ? `id:${cells.handle}` : '')
  if (kind === 'google') return cells.parent ?? cells.item_number ?? ''
  if (cells.product_code) return cells.product_code
  if (cells.handle) return cells.handle
  if (cells.article_number) return `${cells.brand ?? ''}/${cells.article_number}`
  return cells.name_en || cells.name_zh || !cells.item_number ? '' : `item ${cells.item_number}`
}
