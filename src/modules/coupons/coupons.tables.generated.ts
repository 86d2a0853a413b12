// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type CouponsTableRows = {
  campaigns: {
    campaign_id: string
    name_en: string
    name_zh: string
    terms_en: Generated<string>
    terms_zh: Generated<string>
    benefit: Json
    conditions: Generated<Json>
    had: 'automatic' | 'shared-code' | 'single-codes' | 'claimed' | 'granted'
    shared_code: string | null
    occasion: 'new-member' | 'bag-received' | 'friend-invited' | null
    starts_at: Date
    ends_at: Date | null
    holds_days: number | null
    budget_cents: number | null
    budget_uses: number | null
    per_member: number | null
    merchant_basis_points: Generated<number>
    exclusive_group: Generated<string>
    with_others: Generated<boolean>
    priority: Generated<number>
    state: Generated<'draft' | 'running' | 'paused' | 'ended'>
    version: Generated<number>
    changed_at: Date
    changed_by: string
  }
  code_batches: {
    batch_id: string
    campaign_id: string
    wanted: number
    made: Generated<number>
    created_at: Date
    created_by: string
  }
  coupon_traces: {
    coupon_id: string
    kind: 'contact' | 'device' | 'address'
    trace: Buffer
  }
  coupons: {
    coupon_id: string
    campaign_id: string
    code: string | null
    owner_id: string | null
    state: Generated<'unused' | 'locked' | 'used'>
    claimed_at: Date | null
    expires_at: Date | null
    occasion_key: string | null
    order_id: string | null
    amount_cents: Generated<number>
    merchant_cents: Generated<number>
    unit_ids: Generated<string[]>
    used_at: Date | null
    returned_at: Date | null
    reminded_at: Date | null
    batch_id: string | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends CouponsTableRows {}
}
