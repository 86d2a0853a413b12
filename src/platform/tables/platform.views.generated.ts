// Made by `npm run tables` from the migrations. Never changed by hand.

export type PlatformViewRows = {
  ledger_lines: {
    posting_id: string
    line: number
    ledger_account_id: string
    amount: number
    lot: string | null
    order_id: string | null
    kind: string
    subject_id: string
    posted_at: Date
    owner_id: string | null
    purpose: string
    unit: 'cents' | 'points'
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends PlatformViewRows {}
}
