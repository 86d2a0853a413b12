import type { ReturnsViewRows } from './returns.views.generated.ts'

/** What other modules may read of returns. Made in migrations. */
export const returnsViews = ['return_card', 'undescribed_units'] as const satisfies readonly (keyof ReturnsViewRows)[]
