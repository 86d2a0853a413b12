// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type BenchCasesTableRows = {
  bench_case_pictures: {
    case_id: string
    position: number
    upload_id: string
  }
  bench_case_steps: {
    case_id: string
    position: number
    act:
      | 'reject'
      | 'propose'
      | 'accept'
      | 'take-back'
      | 'agree'
      | 'decline'
      | 'choose-hold'
      | 'choose-fetch'
      | 'choose-return'
      | 'lapse-merchant'
      | 'lapse-buyer'
      | 'lapse-hold'
      | 'hand-over'
      | 'send-back'
      | 'drop'
    words: Generated<string>
    actor_kind: 'shopper' | 'clock' | 'operator' | 'seller' | 'provider' | 'bank' | 'machine'
    actor_id: string | null
    actor: string
    happened_at: Date
  }
  bench_cases: {
    case_id: string
    case_number: string
    kind: 'rejected' | 'difference'
    unit_id: string
    order_id: string
    merchant_id: string
    state: 'merchant' | 'buyer' | 'agreed' | 'held' | 'fetch' | 'return' | 'fetched' | 'sent-back' | 'closed'
    finding: string
    price_cents: number | null
    reduced_cents: number | null
    cost_cents: number
    due_at: Date | null
    reminded_at: Date | null
    courier: Generated<string>
    tracking_number: Generated<string>
    opened_at: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends BenchCasesTableRows {}
}
