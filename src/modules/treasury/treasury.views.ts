import type { TreasuryViewRows } from './treasury.views.generated.ts'

/** What other modules may read of what is paid out. Made in migrations. */
export const treasuryViews = ['merchant_payouts', 'open_payouts'] as const satisfies readonly (keyof TreasuryViewRows)[]
