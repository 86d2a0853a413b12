// Made by `npm run tables` from the migrations. Never changed by hand.

export type ApprovalsViewRows = {
  approval_card: {
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
    state: 'waiting' | 'approved' | 'declined'
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ApprovalsViewRows {}
}
