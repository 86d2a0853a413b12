import type { SettlementViewRows } from './settlement.views.generated.ts'

/** What other modules may read of settlement. Made in migrations. */
export const settlementViews = ['settled_units'] as const satisfies readonly (keyof SettlementViewRows)[]
