// Made by `npm run tables` from the migrations. Never changed by hand.

export type OffersViewRows = {
  live_offers: {
    offer_id: string
    sku_id: string
    merchant_id: string
    list_price_cents: number
    sale_price_cents: number
    available: number
    created_at: Date
    priority: number
    dispatch_days: number
  }
  offer_ranks: {
    offer_id: string
    sku_id: string
    merchant_id: string
    condition: 'new' | 'like-new' | 'very-good' | 'good'
    sale_price_cents: number
    available: number
    priority: number
    is_twin: boolean
    rank: number
    ranked: number
    best_cents: number
  }
  offer_stock: {
    offer_id: string
    sku_id: string
    merchant_id: string
    condition: 'new' | 'like-new' | 'very-good' | 'good'
    state: 'live' | 'withdrawn' | 'expired'
    withdrawn: boolean
    list_price_cents: number
    sale_price_cents: number
    usual_price_cents: number | null
    cost_cents: number | null
    available: number
    created_at: Date
    dispatch_days: number
  }
  scheduled_price_card: {
    offer_id: string
    state: 'waiting' | 'running' | 'ended'
    ends_at: Date
    sale_name: string
  }
  used_offer_photos: {
    offer_id: string
    position: number | null
    upload_id: string
    width: number | null
    height: number | null
  }
  used_offers: {
    offer_id: string
    sku_id: string
    merchant_id: string
    condition: 'new' | 'like-new' | 'very-good' | 'good'
    list_price_cents: number
    sale_price_cents: number
    available: number
    priority: number
    dispatch_days: number
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends OffersViewRows {}
}
