// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type ReferralsTableRows = {
  referral_links: {
    link_id: string
    merchant_id: string
    code: string
    kind: 'item' | 'list' | 'page'
    target: string
    name: Generated<string>
    created_by: string
    created_at: Date
    ended_at: Date | null
  }
  referral_pages: {
    merchant_id: string
    handle: string
    title_en: string
    title_zh: string
    words_en: Generated<string>
    words_zh: Generated<string>
    is_shown: Generated<boolean>
    version: Generated<number>
    changed_at: Date
  }
  referral_picks: {
    merchant_id: string
    product_id: string
    link_id: string
    position: number
    words_en: Generated<string>
    words_zh: Generated<string>
  }
  referral_sales: {
    unit_id: string
    order_id: string
    link_id: string
    merchant_id: string
    way: 'link' | 'code'
    terms: Json
    device_hash: Buffer | null
    sold_at: Date
    refused: 'own' | 'household' | 'own-merchant' | null
    likenesses: Generated<string[]>
    goods_cents: number | null
    commission_cents: number | null
    booked_at: Date | null
  }
  referral_touches: {
    touch_id: string
    device_hash: Buffer | null
    account_id: string | null
    link_id: string
    touched_at: Date
  }
  referral_visits: {
    visit_id: string
    link_id: string
    day: string
    device_hash: Buffer
    trail: Buffer
    clicks: Generated<number>
    last_at: Date
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ReferralsTableRows {}
}
