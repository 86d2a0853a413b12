// Made by `npm run tables` from the migrations. Never changed by hand.

export type BalanceTableRows = {
  goodwills: {
    goodwill_id: string
    member_id: string
    amount_cents: number
    reason: string
    state: 'waiting' | 'given' | 'declined'
    asked_by: string
    asked_at: Date
    decided_by: string | null
    decided_at: Date | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends BalanceTableRows {}
}
