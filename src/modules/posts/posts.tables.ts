import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { PostsTableRows } from './posts.tables.generated.ts'

/** The tables only this module may write. */
export type PostTables = Own<
  PostsTableRows,
  'posts' | 'post_pictures' | 'post_products' | 'post_topics' | 'post_edits' | 'post_likes' | 'post_lists' | 'post_list_items'
>

export const postTables = ownTables<PostTables>()
