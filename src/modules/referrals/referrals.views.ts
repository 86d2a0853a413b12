import type { ReferralsViewRows } from './referrals.views.generated.ts'

/** What other modules may read of what links bring. Made in migrations. */
export const referralViews = ['referral_orders'] as const satisfies readonly (keyof ReferralsViewRows)[]
