import type { Json } from '#platform/tables/column-types.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { SaleTerms } from './referrals.contract.ts'
import type { ReferralsTableRows } from './referrals.tables.generated.ts'

/** The tables only this module may write. */
type ReferralTables = Own<
  ReferralsTableRows,
  'referral_links' | 'referral_touches' | 'referral_visits' | 'referral_sales' | 'referral_pages' | 'referral_picks',
  { referral_sales: { terms: Json<SaleTerms> } }
>

export const referralTables = ownTables<ReferralTables>()
