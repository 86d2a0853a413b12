// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type SourcingTableRows = {
  sourcing_pictures: {
    request_id: string
    position: number
    about: Generated<'wanted' | 'receipt' | 'item'>
    upload_id: string
  }
  sourcing_quotes: {
    quote_id: string
    request_id: string
    merchant_id: string
    account_id: string
    state: Generated<'open' | 'withdrawn' | 'accepted' | 'lost'>
    version: Generated<number>
    price_cents: number
    days: number
    valid_until: Date
    country: string
    shop: string
    words: string
    is_new: boolean
    quoted_at: Date
  }
  sourcing_requests: {
    request_id: string
    request_number: string
    account_id: string
    state:
      | 'waiting'
      | 'open'
      | 'chosen'
      | 'searching'
      | 'bought'
      | 'sent'
      | 'passed'
      | 'done'
      | 'kept'
      | 'closed'
      | 'lapsed'
      | 'refused'
      | 'not-found'
      | 'not-passed'
      | 'cancelled'
    language: 'en' | 'zh'
    brand_code: string | null
    house: string
    kind: 'bags' | 'shoes' | 'clothing' | 'accessories' | 'jewellery' | 'watches' | 'beauty' | 'home' | 'other'
    size: Generated<string>
    colour: Generated<string>
    words: string
    budget_cents: number
    needed_by: string
    new_only: boolean
    version: Generated<number>
    asked_at: Date
    closes_at: Date
    ended_at: Date | null
    deposit_order_id: string | null
    due_at: Date | null
    order_id: string | null
    courier: Generated<string>
    tracking_number: Generated<string>
  }
  sourcing_reviews: {
    request_id: string
    merchant_id: string
    stars: number
    words: string
    language: 'en' | 'zh'
    reviewed_at: Date
    hidden_at: Date | null
  }
  sourcing_scopes: {
    merchant_id: string
    version: Generated<number>
    countries: string[]
    houses: string[]
  }
  sourcing_steps: {
    request_id: string
    position: number
    act:
      | 'ask'
      | 'change'
      | 'release'
      | 'refuse'
      | 'close'
      | 'lapse'
      | 'quote'
      | 'requote'
      | 'unquote'
      | 'choose'
      | 'unchoose'
      | 'pay'
      | 'buy'
      | 'send'
      | 'arrive'
      | 'pass'
      | 'fail'
      | 'miss'
      | 'give-up'
      | 'cancel'
      | 'complete'
      | 'keep'
      | 'dispute'
      | 'review'
      | 'hide-review'
    words: Generated<string>
    actor_kind: 'shopper' | 'clock' | 'operator' | 'seller' | 'provider' | 'bank' | 'machine'
    actor_id: string | null
    actor: string
    happened_at: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends SourcingTableRows {}
}
