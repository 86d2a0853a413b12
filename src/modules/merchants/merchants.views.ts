import type { MerchantsViewRows } from './merchants.views.generated.ts'

/** What other modules may read of merchants. Made in migrations. */
export const merchantViews = [
  'merchant_card',
  'open_holds',
  'merchant_away',
  'merchant_days_away',
  'influencer_people',
  'only_owners',
] as const satisfies readonly (keyof MerchantsViewRows)[]
