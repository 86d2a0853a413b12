import type { DailyCountsViewRows } from './daily-counts.views.generated.ts'

/** What other modules may read of what is counted by day. Made in migrations. */
export const dailyCountsViews = ['day_counts'] as const satisfies readonly (keyof DailyCountsViewRows)[]
