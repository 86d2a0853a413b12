// Made by `npm run tables` from the migrations. Never changed by hand.
import type { GeneratedAlways } from 'kysely'
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type OrdersTableRows = {
  card_declines: {
    decline_id: string
    payment_id: string
    card_fingerprint: string | null
    of_stranger: boolean
    declined_at: Generated<Date>
  }
  consignments: {
    consignment_id: string
    order_id: string
    merchant_id: string
    goods_cents: number
    state: Generated<'awaited' | 'with-us' | 'sent' | 'received' | 'returned' | 'cancelled'>
    due_at: Date | null
    reminded_at: Date | null
  }
  disputes: {
    dispute_id: string
    provider: string
    provider_id: string
    payment_id: string
    order_id: string
    amount_cents: number
    fee_cents: Generated<number>
    withheld_cents: Generated<number>
    state: Generated<'open' | 'won' | 'lost' | 'closed'>
    reason: Generated<string>
    due_at: Date | null
    url: Generated<string>
    loss_cents: Generated<number>
    opened_at: Date
    settled_at: Date | null
    round: Generated<number>
    taken_cents: Generated<number>
    changed_at: Date | null
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
    actor_kind: 'shopper' | 'clock' | 'operator' | 'seller' | 'provider' | 'bank' | 'machine'
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
    commission: Json | null
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
    purpose: Generated<'goods' | 'deposit' | 'found'>
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
  payment_webhooks: {
    provider: string
    event_id: string
    kind: string
    received_at: Date
  }
  payments: {
    payment_id: string
    order_id: string
    method: 'bank' | 'fps' | 'card' | 'paypal' | 'balance'
    state: 'started' | 'under-review' | 'succeeded' | 'failed' | 'cancelled'
    amount_cents: number
    reference: string
    provider: string
    provider_id: string | null
    detail: Generated<Json>
    receipt_upload: string | null
    reject_reason: string | null
    created_at: Date
    settled_at: Date | null
    fee_cents: Generated<number>
    received_cents: number | null
    looked_at: Date | null
    accepted_cents: Generated<number>
    payer_id: string | null
    network: string | null
    card_fingerprint: string | null
    declines: Generated<number>
  }
  provider_cursors: {
    provider: string
    read_until: Date
  }
  provider_reports: {
    report_id: string
    provider: string
    kind: 'payment' | 'refund' | 'reversal' | 'dispute'
    provider_id: string
    payment_id: string | null
    amount_cents: number
    currency: string
    reference: string
    state: 'processing' | 'booked' | 'came-back' | 'declined' | 'unfit'
    problem: 'currency' | 'reference' | 'payee' | 'amount' | null
    loss_cents: Generated<number>
    happened_at: Date
    seen_at: Date
    settled_at: Date | null
    settled_by: string | null
    note: Generated<string>
  }
  refund_parts: {
    refund_id: string
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
  refund_returns: {
    return_id: string
    refund_id: string
    came_back_at: Date
    gone_at: Date | null
  }
  refunds: {
    refund_id: string
    order_id: string
    payment_id: string
    kind: 'refund' | 'surplus' | 'chargeback' | 'compensation' | 'goodwill'
    amount_cents: number
    reason: string
    state: 'requested' | 'approved' | 'confirmed' | 'failed' | 'declined'
    requested_by: string | null
    approved_by: string | null
    failure: string | null
    approvals: Generated<number>
    requested_at: Date
    settled_at: Date | null
    to_balance: Generated<boolean>
    asked_by_owed: Generated<boolean>
    report_id: string | null
    split_of: string | null
  }
  sent_item_pictures: {
    unit_id: string
    position: number
    upload_id: string
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

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends OrdersTableRows {}
}
