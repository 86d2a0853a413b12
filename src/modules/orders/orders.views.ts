import type { OrdersViewRows } from './orders.views.generated.ts'

/** What other modules may read of orders. Made in migrations. */
export const orderViews = [
  'order_card',
  'order_contact',
  'order_readers',
  'ordered_lines',
  'order_pieces',
  'piece_parcels',
  'sent_item_photos',
  'order_moves',
  'payment_card',
  'refund_card',
  'refunded_parts',
  'dispute_card',
  'refund_return_card',
  'provider_report_card',
] as const satisfies readonly (keyof OrdersViewRows)[]
