import type { ProfilesViewRows } from './profiles.views.generated.ts'

/** What other modules may read of members' pages. Made in migrations. */
export const profileViews = ['profile_card'] as const satisfies readonly (keyof ProfilesViewRows)[]
