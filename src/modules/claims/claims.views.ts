import type { ClaimsViewRows } from './claims.views.generated.ts'

/** What other modules may read of claims. Made in migrations. */
export const claimsViews = ['claim_card'] as const satisfies readonly (keyof ClaimsViewRows)[]
