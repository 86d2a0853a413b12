import type { FollowsViewRows } from './follows.views.generated.ts'

/** What other modules may read of who follows, blocks and mutes whom. Made in migrations. */
export const followViews = [
  'follow_links',
  'follow_requests',
  'block_links',
  'mute_links',
] as const satisfies readonly (keyof FollowsViewRows)[]
