// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from './column-types.ts'

export type PaymentsRows = {
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
    payer_id: string | null
    network: string | null
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
