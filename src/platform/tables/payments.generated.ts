// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from './column-types.ts'

export type PaymentsRows = {
  held_money: {
    held_id: string
    method: 'bank' | 'fps' | 'card'
    amount_cents: number
    reference: string
    payer: string
    provider_id: string | null
    payment_id: string | null
    state: 'held' | 'booked' | 'returning' | 'returned'
    recorded_by: string | null
    came_at: Date
    settled_at: Date | null
  }
  money_repairs: {
    repair_id: string
    subject_id: string
    kind: 'record' | 'book' | 'return' | 'accept' | 'retry'
    method: 'bank' | 'fps' | 'card'
    amount_cents: number
    reference: string
    reason: string
    repaired_by: string
    repaired_at: Date
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
    method: 'bank' | 'fps' | 'card'
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
  }
  payouts: {
    payout_id: string
    refund_id: string | null
    held_id: string | null
    method: 'bank' | 'fps' | 'card'
    amount_cents: number
    state: 'requested' | 'approved' | 'sent' | 'confirmed' | 'failed'
    payee: string | null
    bank_code: string | null
    account: string | null
    bank_reference: string | null
    failure: string | null
    requested_by: string | null
    approved_by: string | null
    requested_at: Date
    changed_at: Date
  }
  refund_parts: {
    refund_id: string
    unit_id: string
    part: 'goods' | 'delivery' | 'service' | 'technical' | 'operating' | 'packaging' | 'coupon' | 'points' | 'fee'
    amount_cents: number
  }
  refunds: {
    refund_id: string
    order_id: string
    payment_id: string
    kind: 'refund' | 'surplus' | 'chargeback' | 'compensation' | 'goodwill'
    amount_cents: number
    reason: string
    state: 'requested' | 'approved' | 'confirmed' | 'failed'
    requested_by: string | null
    approved_by: string | null
    failure: string | null
    approvals: Generated<number>
    requested_at: Date
    settled_at: Date | null
  }
}
