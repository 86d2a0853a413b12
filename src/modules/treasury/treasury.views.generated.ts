// Made by `npm run tables` from the migrations. Never changed by hand.

export type TreasuryViewRows = {
  merchant_payouts: {
    payout_id: string
    merchant_id: string | null
    state: 'requested' | 'checked' | 'approved' | 'sent' | 'unknown' | 'confirmed' | 'failed' | 'returned'
    amount_cents: number
    requested_at: Date
  }
  open_payouts: {
    member_id: string | null
    merchant_id: string | null
    amount_cents: number
    state: 'requested' | 'checked' | 'approved' | 'sent' | 'unknown' | 'confirmed' | 'failed' | 'returned'
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends TreasuryViewRows {}
}
