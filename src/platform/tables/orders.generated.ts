// Made by `npm run tables` from the migrations. Never changed by hand.
import type { GeneratedAlways } from 'kysely'
import type { Generated, Json } from './column-types.ts'

export type OrdersRows = {
  consignments: {
    consignment_id: string
    order_id: string
    merchant_id: string
    goods_cents: number
    state: Generated<'awaited' | 'with-us' | 'sent' | 'received' | 'returned' | 'cancelled'>
  }
  order_grants: {
    owner_id: string
    order_id: string
    granted_at: Date
    proven_until: Date | null
  }
  order_history: {
    entry_id: string
    order_id: string
    move: string
    from_state:
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
    to_state:
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
    actor: string
    note: string | null
    happened_at: Date
    actor_id: string | null
    position: GeneratedAlways<number>
  }
  order_lines: {
    line_id: string
    order_id: string
    consignment_id: string
    offer_id: string
    sku_id: string
    product_id: string
    quantity: number
    unit_price_cents: number
    snapshot: Json
    position: number
    parts: Json
  }
  orders: {
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
    language: 'en' | 'zh'
    logistics_type: 1 | 2
    pay_type: 'bank' | 'fps' | 'card' | 'paypal' | 'balance'
    receiver: Json
    contact_phone: string
    contact_email: string
    payment_fee_cents: number | null
    total_cents: number
    placed_at: Date
    expires_at: Date
    paid_at: Date | null
    from_bag: Generated<boolean>
    parts: Json
    completed_at: Date | null
    network: string | null
    receipt_holds_until: Date | null
    search_text: GeneratedAlways<string>
    zone: Json | null
    precious_cents: number | null
    has_coupons: Generated<boolean>
    invoice_number: number | null
  }
  parcel_units: {
    parcel_id: string
    unit_id: string
  }
  parcels: {
    parcel_id: string
    direction: 'to-us' | 'to-shopper' | 'back'
    courier: string | null
    tracking_number: string | null
    sent_at: Date | null
    received_at: Date | null
    pick_up_code: string | null
    keep_until: Date | null
    reminders: Generated<number>
    ended_as: 'lost' | 'came-back' | null
    ended_at: Date | null
  }
  units: {
    unit_id: string
    order_id: string
    line_id: string
    consignment_id: string
    position: number
    state: Generated<'awaited' | 'with-us' | 'passed' | 'rejected' | 'sent' | 'received' | 'returned' | 'cancelled'>
    shelf: Generated<'taken' | 'on-sale' | 'written-off'>
    parts: Json
  }
}
