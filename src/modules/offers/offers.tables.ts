import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { OffersTableRows } from './offers.tables.generated.ts'

/** The tables only this module may write. */
export type OfferTables = Own<
  OffersTableRows,
  | 'offers'
  | 'offer_history'
  | 'offer_pictures'
  | 'offer_undercuts'
  | 'offer_files'
  | 'offer_file_rows'
  | 'stock_changes'
  | 'stock_counts'
  | 'stock_count_lines'
  | 'price_sales'
  | 'scheduled_prices'
>

export const offerTables = ownTables<OfferTables>()
