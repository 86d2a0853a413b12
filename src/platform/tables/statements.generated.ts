// Made by `npm run tables` from the migrations. Never changed by hand.

export type StatementsRows = {
  bank_statements: {
    statement_id: string
    digest: string
    format: 'csv' | 'ofx' | 'feed'
    imported_by: string | null
    imported_at: Date
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
}
