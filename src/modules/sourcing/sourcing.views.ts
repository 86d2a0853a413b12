import type { SourcingViewRows } from './sourcing.views.generated.ts'

/** What other modules may read of requests. Made in migrations. */
export const sourcingViews = ['sourcing_card', 'sourcing_bidders'] as const satisfies readonly (keyof SourcingViewRows)[]
