// Made by `npm run tables` from the migrations. Never changed by hand.
import type { GeneratedAlways } from 'kysely'
import type { Generated, Json } from '#platform/tables/column-types.ts'

export type OffersTableRows = {
  offer_file_rows: {
    file_id: string
    row_no: number
    cells: Json
    item: string
    outcome: 'new' | 'changed' | 'same' | 'refused'
    settled: Generated<boolean>
    changes: Json
    problems: Json
  }
  offer_files: {
    file_id: string
    merchant_id: string
    account_id: string
    file_name: string
    header: string[]
    judged: Json
    state: Generated<'checked' | 'running' | 'done'>
    created_at: Generated<Date>
    finished_at: Date | null
  }
  offer_history: {
    entry_id: GeneratedAlways<number>
    offer_id: string
    kind: 'placed' | 'priced' | 'changed' | 'sale-began' | 'sale-ended' | 'withdrawn' | 'expired'
    list_price_cents: number
    sale_price_cents: number
    condition: string
    state: string
    expires_at: Date | null
    priority: number
    actor_kind: 'shopper' | 'clock' | 'operator' | 'seller' | 'provider' | 'bank' | 'machine'
    actor_id: string | null
    actor: string
    changed_at: Date
  }
  offer_pictures: {
    offer_id: string
    upload_id: string
    position: number | null
  }
  offer_undercuts: {
    offer_id: string
    best_cents: number | null
    told_at: Date | null
    tell_at: Date | null
  }
  offers: {
    offer_id: string
    sku_id: string
    merchant_id: string
    list_price_cents: number
    sale_price_cents: number
    available: number
    created_at: Date
    usual_price_cents: number | null
    cost_cents: number | null
    condition: Generated<'new' | 'like-new' | 'very-good' | 'good'>
    state: Generated<'live' | 'withdrawn' | 'expired'>
    expires_at: Date | null
    priority: Generated<number>
    withdrawn: GeneratedAlways<boolean>
    dispatch_days: Generated<number>
  }
  price_sales: {
    sale_id: string
    name: string
    brand_code: string
    category: string
    spu_code: string
    percent: number | null
    price_cents: number | null
    starts_at: Date
    ends_at: Date
    created_at: Date
    created_by: string
    ended_by: string | null
    collection: Generated<string>
  }
  scheduled_prices: {
    sale_id: string
    offer_id: string
    sale_price_cents: number
    starts_at: Date
    ends_at: Date
    state: Generated<'waiting' | 'running' | 'ended'>
  }
  stock_changes: {
    change_id: string
    offer_id: string
    kind: 'received' | 'returned' | 'damaged' | 'counted' | 'corrected'
    change: number
    unit_id: string | null
    reason: string
    actor: string
    actor_id: string | null
    changed_at: Date
    actor_kind: 'shopper' | 'clock' | 'operator' | 'seller' | 'provider' | 'bank' | 'machine'
  }
  stock_count_lines: {
    count_id: string
    offer_id: string
    expected: number
    first_expected: number | null
    last_expected: number | null
    counted: number | null
    counted_at: Date | null
    counted_by: string | null
    change: number | null
    missing: number | null
  }
  stock_counts: {
    count_id: string
    name: string
    brand_code: string
    category: string
    state: Generated<'open' | 'booked' | 'dropped'>
    begun_at: Date
    begun_by: string
    ended_at: Date | null
    ended_by: string | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends OffersTableRows {}
}
