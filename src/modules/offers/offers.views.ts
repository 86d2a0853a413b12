import type { OffersViewRows } from './offers.views.generated.ts'

/** What other modules may read of offers. Made in migrations. */
export const offerViews = [
  'live_offers',
  'offer_stock',
  'offer_ranks',
  'used_offers',
  'used_offer_photos',
  'scheduled_price_card',
] as const satisfies readonly (keyof OffersViewRows)[]
