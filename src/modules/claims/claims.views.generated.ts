// Made by `npm run tables` from the migrations. Never changed by hand.

export type ClaimsViewRows = {
  claim_card: {
    claim_id: string
    order_id: string
    unit_id: string
    kind: 'price' | 'fake'
    state: 'asked' | 'more-asked' | 'upheld' | 'declined' | 'withdrawn'
    decided_at: Date | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ClaimsViewRows {}
}
