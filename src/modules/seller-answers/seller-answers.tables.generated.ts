// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type SellerAnswersTableRows = {
  seller_answer_pictures: {
    answer_id: string
    position: number
    act: 'answer' | 'appeal'
    upload_id: string
  }
  seller_answer_steps: {
    answer_id: string
    position: number
    act: 'ask' | 'answer' | 'decide' | 'end' | 'appeal' | 'grant' | 'decline'
    words: Generated<string>
    actor_kind: 'shopper' | 'clock' | 'operator' | 'seller' | 'provider' | 'bank' | 'machine'
    actor_id: string | null
    actor: string
    happened_at: Date
  }
  seller_answer_units: {
    answer_id: string
    unit_id: string
  }
  seller_answers: {
    answer_id: string
    answer_number: string
    return_id: string | null
    claim_id: string | null
    order_id: string
    merchant_id: string
    state: 'asked' | 'answered' | 'decided' | 'appealed' | 'granted' | 'declined' | 'over'
    due_at: Date | null
    reminded_at: Date | null
    decided_by: string | null
    granted_cents: Generated<number>
    opened_at: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends SellerAnswersTableRows {}
}
