// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type ApprovalsTableRows = {
  approvals: {
    approval_id: string
    kind:
      | 'refund'
      | 'goodwill'
      | 'points'
      | 'payout'
      | 'withdrawal'
      | 'held'
      | 'difference'
      | 'payment'
      | 'statement'
      | 'booking'
      | 'coupon'
      | 'invitation'
      | 'campaign'
      | 'setting'
      | 'commission'
      | 'write-off'
      | 'completion'
      | 'factor'
      | 'debt-payment'
    subject_id: string
    order_id: string | null
    payee_id: string | null
    amount_cents: number
    reason: string
    wanted: Json
    asked_by: string | null
    asked_at: Date
    state: 'waiting' | 'approved' | 'declined'
    first_by: string | null
    second_by: string | null
    due_at: Date | null
    is_free: Generated<boolean>
    declined_by: string | null
    decided_at: Date | null
    answer: Generated<string>
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ApprovalsTableRows {}
}
