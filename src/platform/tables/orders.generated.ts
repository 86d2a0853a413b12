// Made by `npm run tables` from the migrations. Never changed by hand.
import type { GeneratedAlways } from 'kysely'
import type { Generated, Json } from './column-types.ts'

export type OrdersRows = {
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
  dispute_card: {
    dispute_id: string
    payment_id: string
    order_id: string
    state: 'open' | 'won' | 'lost' | 'closed'
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
  piece_parcels: {
    unit_id: string
    parcel_id: string
    direction: 'to-us' | 'to-shopper' | 'back'
    sent_at: Date | null
    received_at: Date | null
  }
  provider_cursors: {
    provider: string
    read_until: Date
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
  refund_return_card: {
    return_id: string
    refund_id: string
  }
  refund_returns: {
    return_id: string
    refund_id: string
    came_back_at: Date
    gone_at: Date | null
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
  sent_item_photos: {
    unit_id: string
    position: number
    upload_id: string
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
