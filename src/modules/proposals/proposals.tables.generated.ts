// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type ProposalsTableRows = {
  proposal_parts: {
    proposal_id: string
    part: 'words' | 'brand' | 'category' | 'variants' | 'pictures'
    state: Generated<'in-review' | 'accepted' | 'refused'>
    reason_en: Generated<string>
    reason_zh: Generated<string>
  }
  proposal_steps: {
    proposal_id: string
    position: number
    act: 'send' | 'send-again' | 'accept' | 'return' | 'decline' | 'withdraw' | 'offer'
    words: Generated<string>
    words_zh: Generated<string>
    actor_kind: 'shopper' | 'clock' | 'operator' | 'seller' | 'provider' | 'bank' | 'machine'
    actor_id: string | null
    actor: string
    happened_at: Date
  }
  proposals: {
    proposal_id: string
    proposal_number: string
    merchant_id: string
    account_id: string
    state: 'submitted' | 'returned' | 'accepted' | 'declined' | 'withdrawn'
    version: Generated<number>
    content: Json
    reason_en: Generated<string>
    reason_zh: Generated<string>
    product_id: string | null
    offered_at: Date | null
    submitted_at: Date
    due_at: Date
    decided_at: Date | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ProposalsTableRows {}
}
