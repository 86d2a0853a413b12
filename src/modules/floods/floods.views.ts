import type { FloodsViewRows } from './floods.views.generated.ts'

/** What other modules may read of floods. Made in migrations. */
export const floodsViews = ['flood_alarm_card'] as const satisfies readonly (keyof FloodsViewRows)[]
