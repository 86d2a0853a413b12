// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type ApplicationsTableRows = {
  application_files: {
    requirement_id: string
    position: number
    upload_id: string
  }
  application_marks: {
    application_id: string
    source: string
    mark: 'phone' | 'email' | 'company-number' | 'bank-account' | 'address'
    value: string
  }
  application_requirements: {
    requirement_id: string
    application_id: string
    kind:
      | 'identity'
      | 'incorporation'
      | 'business-registration'
      | 'address-proof'
      | 'operations-contact'
      | 'bank-account'
      | 'pledge'
      | 'authorisation'
      | 'invoice-chain'
      | 'trademark'
      | 'purchases'
      | 'channels'
      | 'dealer-registration'
    state: Generated<'needed' | 'in-review' | 'accepted' | 'refused'>
    fields: Generated<Json>
    sealed: string | null
    reason_en: Generated<string>
    reason_zh: Generated<string>
    arrived_at: Date | null
    due_at: Date | null
    decided_at: Date | null
    last_day: Generated<string>
    replaces: string | null
    is_asked: Generated<boolean>
    is_newest: Generated<boolean>
    asked_again: Generated<number>
    purged_at: Date | null
  }
  application_steps: {
    application_id: string
    position: number
    act:
      | 'begin'
      | 'details'
      | 'send'
      | 'accept'
      | 'refuse'
      | 'submit'
      | 'open-shop'
      | 'reject'
      | 'approve'
      | 'decline'
      | 'withdraw'
      | 'remind'
      | 'lapse'
      | 'resume'
      | 'purge'
    requirement_id: string | null
    words: Generated<string>
    words_zh: Generated<string>
    actor_kind: 'shopper' | 'clock' | 'operator' | 'seller' | 'provider' | 'bank' | 'machine'
    actor_id: string | null
    actor: string
    happened_at: Date
  }
  applications: {
    application_id: string
    application_number: string
    account_id: string
    kind: 'individual' | 'company' | 'genuine-store' | 'brand' | 'global-buyer' | 'influencer'
    state: Generated<'draft' | 'submitted' | 'rejected' | 'approved' | 'declined' | 'withdrawn'>
    version: Generated<number>
    draft: Generated<Json>
    details: Json | null
    terms_of: string
    terms_at: Date
    merchant_id: string | null
    begun_at: Date
    submitted_at: Date | null
    decided_at: Date | null
    purged_at: Date | null
    early_merchant_id: string | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ApplicationsTableRows {}
}
