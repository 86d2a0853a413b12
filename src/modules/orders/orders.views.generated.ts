// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Json } from '#platform/tables/column-types.ts'

export type OrdersViewRows = {
  dispute_card: {
    dispute_id: string
    payment_id: string
    order_id: string
    state: 'open' | 'won' | 'lost' | 'closed'
  }
  order_card: {
    order_id: string
    order_number: string
    owner_id: string
    state:
      | 'payment-pending'
      | 'pending-seller-delivery'
      | 'pending-platform-delivery'
      | 'to-be-received'
      | 'received'
      | 'successful'
      | 'closed'
      | 'refund-pending'
      | 'refunded'
      | 'failed'
    pay_type: 'bank' | 'fps' | 'card' | 'paypal' | 'balance'
    logistics_type: 1 | 2
    total_cents: number
    balance_cents: number
    placed_at: Date
    paid_at: Date | null
    purpose: 'goods' | 'deposit' | 'found'
  }
  order_contact: {
    order_id: string
    order_number: string
    owner_id: string
    state:
      | 'payment-pending'
      | 'pending-seller-delivery'
      | 'pending-platform-delivery'
      | 'to-be-received'
      | 'received'
      | 'successful'
      | 'closed'
      | 'refund-pending'
      | 'refunded'
      | 'failed'
    logistics_type: 1 | 2
    placed_at: Date
    contact_phone: string
    contact_email: string
    receiver_name: string
    receiver_phone: string
    receiver_place: string
    search_text: string
  }
  order_moves: {
    order_id: string
    move: string
    happened_at: Date
  }
  order_pieces: {
    unit_id: string
    order_id: string
    order_number: string
    owner_id: string
    order_state:
      | 'payment-pending'
      | 'pending-seller-delivery'
      | 'pending-platform-delivery'
      | 'to-be-received'
      | 'received'
      | 'successful'
      | 'closed'
      | 'refund-pending'
      | 'refunded'
      | 'failed'
    placed_at: Date
    paid_at: Date | null
    consignment_id: string
    merchant_id: string
    line_id: string
    line_position: number
    offer_id: string
    sku_id: string
    product_id: string
    position: number
    state: 'awaited' | 'with-us' | 'passed' | 'rejected' | 'sent' | 'received' | 'returned' | 'cancelled'
    shelf: 'taken' | 'on-sale' | 'written-off'
    parts: Json
    merchandise_cents: number
    unit_price_cents: number
    snapshot: Json
    commission: Json | null
  }
  order_readers: {
    order_id: string
    reader_id: string
  }
  ordered_lines: {
    line_id: string
    order_id: string
    order_number: string
    owner_id: string
    order_state:
      | 'payment-pending'
      | 'pending-seller-delivery'
      | 'pending-platform-delivery'
      | 'to-be-received'
      | 'received'
      | 'successful'
      | 'closed'
      | 'refund-pending'
      | 'refunded'
      | 'failed'
    placed_at: Date
    paid_at: Date | null
    consignment_id: string
    merchant_id: string
    offer_id: string
    sku_id: string
    product_id: string
    position: number
    quantity: number
    unit_price_cents: number
    parts: Json
    snapshot: Json
  }
  payment_card: {
    payment_id: string
    order_id: string
    method: 'bank' | 'fps' | 'card' | 'paypal' | 'balance'
    state: 'started' | 'under-review' | 'succeeded' | 'failed' | 'cancelled'
    amount_cents: number
    received_cents: number | null
    reference: string
    provider: string
    provider_id: string | null
    card_fingerprint: string | null
    created_at: Date
  }
  piece_parcels: {
    unit_id: string
    parcel_id: string
    direction: 'to-us' | 'to-shopper' | 'back'
    sent_at: Date | null
    received_at: Date | null
  }
  provider_report_card: {
    report_id: string
    provider: string
    kind: 'payment' | 'refund' | 'reversal' | 'dispute'
    payment_id: string | null
    amount_cents: number
    currency: string
    reference: string
    state: 'processing' | 'booked' | 'came-back' | 'declined' | 'unfit'
    happened_at: Date
    settled_at: Date | null
  }
  refund_card: {
    refund_id: string
    order_id: string
    payment_id: string
    kind: 'refund' | 'surplus' | 'chargeback' | 'compensation' | 'goodwill'
    amount_cents: number
    reason: string
    state: 'requested' | 'approved' | 'confirmed' | 'failed' | 'declined'
    failure: string | null
    requested_at: Date
    report_id: string | null
  }
  refund_return_card: {
    return_id: string
    refund_id: string
  }
  refunded_parts: {
    refund_id: string
    order_id: string
    kind: 'refund' | 'surplus' | 'chargeback' | 'compensation' | 'goodwill'
    state: 'requested' | 'approved' | 'confirmed' | 'failed' | 'declined'
    unit_id: string
    part:
      | 'goods'
      | 'delivery'
      | 'service'
      | 'technical'
      | 'operating'
      | 'packaging'
      | 'coupon'
      | 'merchantCoupon'
      | 'points'
      | 'balance'
      | 'fee'
    amount_cents: number
  }
  sent_item_photos: {
    unit_id: string
    position: number
    upload_id: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends OrdersViewRows {}
}
