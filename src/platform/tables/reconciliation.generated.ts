// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from './column-types.ts'

export type ReconciliationRows = {
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
}
