// Made by `npm run tables` from the migrations. Never changed by hand.

export type MerchantsViewRows = {
  influencer_people: {
    account_id: string
    merchant_id: string
  }
  merchant_away: {
    merchant_id: string
    last_day: string
  }
  merchant_card: {
    merchant_id: string
    merchant_code: string
    kind: 'platform' | 'individual' | 'company' | 'genuine-store' | 'brand' | 'global-buyer' | 'influencer'
    name_en: string
    name_zh: string
    is_house: boolean
    state: 'active' | 'resting' | 'suspended'
    owner_group: string | null
  }
  merchant_days_away: {
    merchant_id: string
    first_day: string
    last_day: string
  }
  only_owners: {
    account_id: string
    merchant_id: string
    name_en: string
    name_zh: string
  }
  open_holds: {
    merchant_id: string
    kind: 'sales' | 'payouts'
    ends_at: Date | null
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends MerchantsViewRows {}
}
