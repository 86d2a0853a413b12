import type { ImportKind, ImportRow } from '../import-fields.rules.ts'

/**
 * What tells the product of each row; null: nothing does. A row that says nothing of its product goes with the one before it, as rows
 * with further pictures and sizes do.
 */
export function rowKeys(kind: ImportKind, rows: readonly ImportRow[], before: string | undefined): (string | null)[] {
  let last = before ?? null
  let name = ''
  return rows.map(({ row, cells }) => {
    if (Object.keys(cells).length === 0) return null
    const key = keyOf(kind, cells)
    const named = [cells.brand, cells.name_en, cells.name_zh].join('\n')
    if (key !== '') last = key
    // A blank handle with a title is a product of its own, and so is each row of a sheet that has no numbers of products.
    else if ((cells.name_en || cells.name_zh) && !(kind === 'praya' && named === name && isVariant(cells))) last = `row ${row}`
    name = key === '' && (cells.name_en || cells.name_zh) ? named : name
    return last
  })
}

/** Of two rows with one name the second is another colour or size of it. */
const isVariant = ({ colour, colour_en, size, option_1 }: ImportRow['cells']): boolean =>
  Boolean(colour ?? colour_en ?? size ?? option_1)

function keyOf(kind: ImportKind, cells: ImportRow['cells']): string {
  if (kind === 'shopify' || kind === 'medusa') return cells.handle ?? cells.parent ?? ''
  if (kind === 'woocommerce') return cells.parent ?? cells.item_number ?? (cells.handle ? `id:${cells.handle}` : '')
  if (kind === 'google') return cells.parent ?? cells.item_number ?? ''
  if (kind === 'magento') return cells.item_number ?? ''
  if (cells.product_code) return cells.product_code
  if (cells.handle) return cells.handle
  if (cells.article_number) return `${cells.brand ?? ''}/${cells.article_number}`
  return cells.name_en || cells.name_zh || !cells.item_number ? '' : `item ${cells.item_number}`
}
