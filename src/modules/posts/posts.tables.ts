import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { Json } from '#platform/tables/column-types.ts'
import type { PostsTableRows } from './posts.tables.generated.ts'

type PlacedProduct = { productId: string; at: { picture: number; x: number; y: number } | null }
/** What a post holds besides its words. */
export type PostParts = { topics: readonly string[]; pictures: readonly string[]; products: readonly PlacedProduct[] }
/** How a post was before an edit, besides its words. */
export type EditedParts = PostParts & { place: string; paid: boolean }

/** The tables only this module may write. */
export type PostTables = Own<
  PostsTableRows,
  'posts' | 'post_pictures' | 'post_products' | 'post_topics' | 'post_edits' | 'post_likes' | 'post_lists' | 'post_list_items',
  { post_edits: { parts: Json<EditedParts> | null } }
>

export const postTables = ownTables<PostTables>()
