import type { ModerationViewRows } from './moderation.views.generated.ts'

/** What other modules may read of moderation. Made in migrations. */
export const moderationViews = [
  'community_rests',
  'pictures_of_cases',
  'waiting_pictures',
] as const satisfies readonly (keyof ModerationViewRows)[]
