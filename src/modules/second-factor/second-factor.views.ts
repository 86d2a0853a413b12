import type { SecondFactorViewRows } from './second-factor.views.generated.ts'

/** What other modules may read of second factors. Made in migrations. */
export const secondFactorViews = ['confirmed_factors'] as const satisfies readonly (keyof SecondFactorViewRows)[]
