import type { CampaignOffer } from '#modules/coupons/index.server.ts'
import type { OffersNear } from '#modules/coupons/campaign-index.rules.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import type { PaymentProviders } from '#platform/payment-providers/providers.server.ts'
import type { Dealers } from './precious-pieces.ts'

/** What the shop knows that orders are priced by. */
export type Pricing = Pick<ShopSettings, 'fees' | 'delivery' | 'points' | 'settlement' | 'referrals'> &
  Dealers & {
    payments: PaymentProviders
    /** Campaigns that everybody has whom they fit, as this process knows them. */
    campaigns: OffersNear<CampaignOffer>
  }
