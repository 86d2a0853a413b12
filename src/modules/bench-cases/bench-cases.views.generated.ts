// Made by `npm run tables` from the migrations. Never changed by hand.

export type BenchCasesViewRows = {
  bench_case_card: {
    case_id: string
    unit_id: string
    order_id: string
    merchant_id: string
    kind: 'rejected' | 'difference'
    state: 'merchant' | 'buyer' | 'agreed' | 'held' | 'fetch' | 'return' | 'fetched' | 'sent-back' | 'closed'
    price_cents: number | null
    reduced_cents: number | null
    due_at: Date | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends BenchCasesViewRows {}
}
