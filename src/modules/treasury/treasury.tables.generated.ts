// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type TreasuryTableRows = {
  bank_statements: {
    statement_id: string
    digest: string
    format: 'csv' | 'ofx' | 'feed'
    imported_by: string | null
    imported_at: Date
  }
  money_repairs: {
    repair_id: string
    subject_id: string
    kind: 'record' | 'book' | 'return' | 'accept' | 'retry' | 'pay-out' | 'debt'
    method: 'bank' | 'fps' | 'card' | 'paypal' | 'balance'
    amount_cents: number
    reference: string
    reason: string
    repaired_by: string
    repaired_at: Date
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
    state: 'requested' | 'checked' | 'approved' | 'sent' | 'unknown' | 'confirmed' | 'failed' | 'returned'
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
    account_by: 'shopper' | 'operator' | 'merchant' | null
    second_by: string | null
    failure_code: 'account' | 'name' | 'closed' | 'other' | null
    member_id: string | null
    due_at: Date | null
    merchant_id: string | null
    asked_by: string | null
  }
  reconciliations: {
    day: string
    method: 'card' | 'paypal' | 'bank' | 'fps'
    ours_in_cents: number
    ours_out_cents: number
    theirs_in_cents: number | null
    theirs_out_cents: number | null
    differences: Generated<Json>
    made_at: Date
    noted_by: string | null
    note: Generated<string>
    noted_at: Date | null
  }
  statement_lines: {
    line_id: string
    statement_id: string
    position: number
    line_key: string
    booked_on: string
    amount_cents: number
    method: 'bank' | 'fps'
    reference: string
    payer: string
    state: 'waiting' | 'order' | 'held' | 'out' | 'reversed' | 'known' | 'same' | 'doubtful' | 'ahead' | 'failed'
    order_number: string | null
    held_id: string | null
    same_as: string | null
    settled_at: Date | null
  }
  unallocated_receipts: {
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
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends TreasuryTableRows {}
}
