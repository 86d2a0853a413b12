import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { countChange } from '#platform/kept-counts.server.ts'
import { postTables } from './posts.tables.ts'

/** Likes a post or no longer does. Answers whether anything has changed: the same a hundred times at once is once. */
export async function setLike(tx: Tx, profileId: string, postId: string, like: boolean): Promise<boolean> {
  const own = { post_id: postId, profile_id: profileId }
  const changed = like
    ? await postTables(tx)
        .insertInto('post_likes')
        .values({ ...own, liked_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('post_id')
        .execute()
    : await postTables(tx)
        .deleteFrom('post_likes')
        .where('post_id', '=', postId)
        .where('profile_id', '=', profileId)
        .returning('post_id')
        .execute()
  await countChange(tx, { subjectId: postId, counter: 'likes', amount: like ? changed.length : 0 - changed.length })
  return changed.length > 0
}
