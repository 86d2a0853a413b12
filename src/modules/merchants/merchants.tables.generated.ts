// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type MerchantsTableRows = {
  merchant_bank_accounts: {
    bank_account_id: string
    merchant_id: string
    bank_code: string
    holder: string
    account: string
    sealed_account: string | null
    named_by: string
    named_at: Date
    rests_until: Date
    ended_at: Date | null
    review: Generated<'waiting' | 'accepted' | 'refused'>
    reviewed_at: Date | null
    reviewed_by: string | null
    reason_en: Generated<string>
    reason_zh: Generated<string>
    card: Generated<string>
    sealed_card: string | null
  }
  merchant_health: {
    merchant_id: string
    told: Generated<string[]>
    over: Generated<string[]>
    waits_since: Date | null
    reviewed_at: Date | null
    reviewed_by: string | null
    warning_en: Generated<string>
    warning_zh: Generated<string>
    version: Generated<number>
  }
  merchant_holds: {
    hold_id: string
    merchant_id: string
    kind: 'sales' | 'payouts'
    reason_en: string
    reason_zh: string
    note: string
    ends_at: Date | null
    was_resting: boolean
    begun_at: Date
    begun_by: string
    ended_at: Date | null
  }
  merchant_holidays: {
    holiday_id: string
    merchant_id: string
    first_day: string
    last_day: string
    named_by: string
    named_at: Date
    ended_by: string | null
    ended_at: Date | null
  }
  merchant_invitations: {
    invitation_id: string
    merchant_id: string
    email: string
    scopes: string[]
    link_hash: Buffer
    invited_by: string
    invited_at: Generated<Date>
    expires_at: Date
    ended_at: Date | null
  }
  merchant_people: {
    person_id: string
    merchant_id: string
    account_id: string
    role: 'owner' | 'staff'
    scopes: string[]
    since: Generated<Date>
    ended_at: Date | null
  }
  merchant_steps: {
    merchant_id: string
    position: number
    act:
      | 'hold-sales'
      | 'hold-payouts'
      | 'lift-sales'
      | 'lift-payouts'
      | 'rest'
      | 'back'
      | 'visit'
      | 'leave'
      | 'name-account'
      | 'accept-account'
      | 'refuse-account'
      | 'review-health'
      | 'add-owner'
      | 'owner-left'
      | 'close'
      | 'stay-open'
      | 'closed'
    words: Generated<string>
    words_zh: Generated<string>
    note: Generated<string>
    ends_at: Date | null
    actor_kind: 'shopper' | 'clock' | 'operator' | 'seller' | 'provider' | 'bank' | 'machine'
    actor_id: string | null
    actor: string
    happened_at: Date
  }
  merchant_visits: {
    visit_id: string
    merchant_id: string
    operator_id: string
    reason: string
    begun_at: Date
    ends_at: Date
    ended_at: Date | null
  }
  merchants: {
    merchant_id: string
    merchant_code: string
    kind: 'platform' | 'individual' | 'company' | 'genuine-store' | 'brand' | 'global-buyer' | 'influencer'
    name_en: string
    name_zh: string
    is_house: Generated<boolean>
    state: Generated<'active' | 'resting' | 'suspended'>
    version: Generated<number>
    lacks_documents: Generated<boolean>
    is_away: Generated<boolean>
    is_full: Generated<boolean>
    is_sold_up: Generated<boolean>
    owner_group: string | null
    awaits_approval: Generated<boolean>
    closing_at: Date | null
    closed_at: Date | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends MerchantsTableRows {}
}
