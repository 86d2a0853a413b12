// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type ClaimsTableRows = {
  claim_pictures: {
    claim_id: string
    position: number
    upload_id: string
  }
  claim_steps: {
    claim_id: string
    position: number
    act: 'ask' | 'answer' | 'withdraw' | 'ask-more' | 'ask-piece' | 'look-genuine' | 'look-fake' | 'uphold' | 'decline'
    words: Generated<string>
    actor: string
    actor_id: string | null
    happened_at: Generated<Date>
    actor_kind: 'shopper' | 'clock' | 'operator' | 'seller' | 'provider' | 'bank' | 'machine'
  }
  claims: {
    claim_id: string
    kind: 'price' | 'fake'
    unit_id: string
    order_id: string
    state: Generated<'asked' | 'more-asked' | 'upheld' | 'declined' | 'withdrawn'>
    words: Generated<string>
    seen_cents: number | null
    seen_at: Generated<string>
    link: Generated<string>
    piece_wanted: Generated<boolean>
    refund_cents: Generated<number>
    extra_cents: Generated<number>
    reason: Generated<string>
    asked_at: Generated<Date>
    decided_at: Date | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ClaimsTableRows {}
}
