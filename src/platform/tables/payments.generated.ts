// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from './column-types.ts'

export type PaymentsRows = {
  card_declines: {
    decline_id: string
    payment_id: string
    card_fingerprint: string | null
    of_stranger: boolean
    declined_at: Generated<Date>
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
  held_money: {
    held_id: string
    method: 'bank' | 'fps' | 'card' | 'paypal' | 'balance'
    amount_cents: number
    reference: string
    payer: string
    provider_id: string | null
    payment_id: string | null
    state: 'held' | 'booked' | 'returning' | 'returned'
    recorded_by: string | null
    came_at: Date
    settled_at: Date | null
    provider: string | null
  }
  money_repairs: {
    repair_id: string
    subject_id: string
    kind: 'record' | 'book' | 'return' | 'accept' | 'retry' | 'pay-out'
    method: 'bank' | 'fps' | 'card' | 'paypal' | 'balance'
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
  payout_file_lines: {
    end_to_end_id: string
    file_id: string
    payout_id: string
    amount_cents: number
    outcome: 'accepted' | 'confirmed' | 'failed' | null
  }
  payout_files: {
    file_id: string
    message_id: string
    num: number
    amount_cents: number
    sealed_content: string
    made_by: string
    made_at: Date
  }
  payouts: {
    payout_id: string
    refund_id: string | null
    held_id: string | null
    method: 'bank' | 'fps' | 'card' | 'paypal' | 'balance'
    amount_cents: number
    state: 'requested' | 'checked' | 'approved' | 'sent' | 'confirmed' | 'failed' | 'returned'
    payee: string | null
    bank_code: string | null
    account: string | null
    bank_reference: string | null
    failure: string | null
    requested_by: string | null
    approved_by: string | null
    requested_at: Date
    changed_at: Date
    sealed_account: string | null
    account_by: 'shopper' | 'operator' | null
    second_by: string | null
    failure_code: 'account' | 'name' | 'closed' | 'other' | null
    member_id: string | null
    due_at: Date | null
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
}
