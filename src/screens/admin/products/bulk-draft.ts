import type { BulkEdit, PriceEdit } from '#modules/catalogue/bulk-edits/product-edits.contract.ts'
import type { ProductFlag } from '#modules/catalogue/product-flags.rules.ts'

export const bulkChanges = [
  'listed-on',
  'listed-off',
  'price-percent',
  'price-amount',
  'price-off-list',
  'end-sale',
  'seasonal-sale-on',
  'seasonal-sale-off',
  'points-on',
  'points-off',
  'flag-on',
  'flag-off',
  'category-on',
  'category-off',
] as const
type BulkChange = (typeof bulkChanges)[number]

/** What is chosen in the dialog, before it is a change. */
export type BulkDraft = { what: BulkChange | ''; flag: ProductFlag; path: string; by: string; round: PriceEdit['round'] }
export const NO_EDIT: BulkDraft = { what: '', flag: 'lowestPrice', path: '', by: '', round: '1' }

/** As the shop is asked for it, which says what is wrong with it. */
export function editOf({ what, flag, path, by, round }: BulkDraft): BulkEdit {
  const on = what.endsWith('-on')
  switch (what) {
    case 'seasonal-sale-on':
    case 'seasonal-sale-off':
      return { kind: 'seasonal-sale', on }
    case 'points-on':
    case 'points-off':
      return { kind: 'points', on }
    case 'flag-on':
    case 'flag-off':
      return { kind: 'flag', flag, on }
    case 'category-on':
    case 'category-off':
      return { kind: 'category', path, on }
    case 'price-percent':
      return { kind: 'price', way: 'percent', by, round }
    case 'price-amount':
      return { kind: 'price', way: 'amount', by, round }
    case 'price-off-list':
      return { kind: 'price', way: 'off-list', by, round }
    case 'end-sale':
      return { kind: 'end-sale' }
    default:
      return { kind: 'listed', on }
  }
}
