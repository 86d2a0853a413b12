// Made by `npm run tables` from the migrations. Never changed by hand.
import type { Generated } from '#platform/tables/column-types.ts'

export type ShopNewsTableRows = {
  shop_news: {
    news_id: string
    title_en: string
    title_zh: string
    text_en: string
    text_zh: string
    link: string
    side: Generated<'' | 'women' | 'men'>
    bought: Generated<'' | 'never' | 'ever' | 'top'>
    brand_code: Generated<string>
    in_community: Generated<boolean>
    state: Generated<'draft' | 'planned' | 'sending' | 'sent' | 'stopped'>
    at: Date | null
    last_account: string | null
    reached: Generated<number>
    begun_at: Date | null
    ended_at: Date | null
    version: Generated<number>
    changed_at: Date
    changed_by: string
  }
}

declare module '#platform/tables/known-tables.ts' {
  interface Tables extends ShopNewsTableRows {}
}
