// Made by `npm run tables` from the migrations. Never changed by hand.

export type ReturnsViewRows = {
  return_card: {
    return_id: string
    order_id: string
    state: 'asked' | 'agreed' | 'sent' | 'arrived' | 'going-back' | 'done' | 'declined' | 'withdrawn' | 'lapsed'
  }
  undescribed_units: {
    unit_id: string | null
    accepted_at: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ReturnsViewRows {}
}
