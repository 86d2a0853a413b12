import type { CareViewRows } from './care.views.generated.ts'

/** What other modules may read of care appointments. Made in migrations. */
export const careViews = ['booked_care'] as const satisfies readonly (keyof CareViewRows)[]
