import type { PostsViewRows } from './posts.views.generated.ts'

/** What other modules may read of posts. Made in migrations. */
export const postViews = [
  'pictures_of_authors',
  'pictures_of_companies',
  'post_card',
  'shown_post_pictures',
] as const satisfies readonly (keyof PostsViewRows)[]
