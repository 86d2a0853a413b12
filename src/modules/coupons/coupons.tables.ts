import type { Selectable } from 'kysely'
import type { Json } from '#platform/tables/column-types.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { Benefit, Conditions } from './campaigns.contract.ts'
import type { CouponsTableRows } from './coupons.tables.generated.ts'

/** The tables only this module may write. */
export type CouponsTables = Own<
  CouponsTableRows,
  'campaigns' | 'coupons' | 'coupon_traces' | 'code_batches',
  { campaigns: { benefit: Json<Benefit>; conditions: Json<Conditions> } }
>
export type CampaignRow = Selectable<CouponsTables['campaigns']>
export type CouponRow = Selectable<CouponsTables['coupons']>

export const couponsTables = ownTables<CouponsTables>()
