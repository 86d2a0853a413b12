import type { BagViewRows } from './bag.views.generated.ts'

/** What other modules may read of bags. Made in migrations. */
export const bagViews = ['bag_contents'] as const satisfies readonly (keyof BagViewRows)[]
