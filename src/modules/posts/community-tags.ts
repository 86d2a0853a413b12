import { emit } from '#events/events.server.ts'
import { addCacheTags, invalidate, type Tag } from '#platform/cache/page-tags.server.ts'
import type { Tx } from '#platform/database.server.ts'

/** Noted by every public page of the community, and told when nobody knows what has changed. */
const WHOLE: Tag = 'community'
/** Every list of posts: a new one may belong into it. */
export const FEEDS: Tag = 'community-feeds'
export const postTag = (postId: string): Tag => `post:${postId}`
export const profileTag = (profileId: string): Tag => `profile:${profileId}`

/** Noted by the page of an item: whether there are posts with it. */
export const itemTag = (spuCode: string): Tag => `posts-with:${spuCode}`

export const noteCommunity = (...tags: Tag[]): void => addCacheTags(WHOLE, ...tags)

/** Tells every process which pages look different from now on. */
export const emitCommunityChange = (tx: Tx, ...tags: Tag[]): Promise<void> => emit(tx, 'community-changed', { tags })

/** Called in every process once a change has been committed; without tags nobody knows which. */
export const communityChanged = (tags: readonly Tag[] = [WHOLE]): void => invalidate(...tags)
