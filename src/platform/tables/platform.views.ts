import type { PlatformViewRows } from './platform.views.generated.ts'

/** What modules may read of the ledger. Made in migrations. */
export const platformViews = ['ledger_lines'] as const satisfies readonly (keyof PlatformViewRows)[]
