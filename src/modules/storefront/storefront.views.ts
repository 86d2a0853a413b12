import type { StorefrontViewRows } from './storefront.views.generated.ts'

/** What other modules may read of the storefront. Made in migrations. */
export const storefrontViews = ['collection_titles'] as const satisfies readonly (keyof StorefrontViewRows)[]
