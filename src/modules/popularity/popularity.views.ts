import type { PopularityViewRows } from './popularity.views.generated.ts'

/** What other modules may read of what is popular. Made in migrations. */
export const popularityViews = ['popular_products'] as const satisfies readonly (keyof PopularityViewRows)[]
