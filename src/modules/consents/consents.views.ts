import type { ConsentsViewRows } from './consents.views.generated.ts'

/** What other modules may read of consents. Made in migrations. */
export const consentsViews = ['consent_card'] as const satisfies readonly (keyof ConsentsViewRows)[]
