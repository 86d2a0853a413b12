import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { countChange } from '#platform/kept-counts.server.ts'
import { emitPostChange } from './emit-post-change.ts'
import { postTables } from './posts.tables.ts'

/** Takes a post out of what others see, with the reason its author reads there. Twice is once. */
export async function hidePost(tx: Tx, postId: string, reason: string): Promise<void> {
  const hidden = await postTables(tx)
    .updateTable('posts')
    .set({ hidden_at: clock.now(), hidden_reason: reason })
    .where('post_id', '=', postId)
    .where('state', '=', 'published')
    .where('hidden_at', 'is', null)
    .returning('author_id')
    .executeTakeFirst()
  if (hidden) return tellOf(tx, postId, hidden.author_id, -1)
  await postTables(tx).updateTable('posts').set({ hidden_reason: reason }).where('post_id', '=', postId).execute()
}

export async function showPostAgain(tx: Tx, postId: string): Promise<void> {
  const shown = await postTables(tx)
    .updateTable('posts')
    .set({ hidden_at: null, hidden_reason: '' })
    .where('post_id', '=', postId)
    .where('state', '=', 'published')
    .where('hidden_at', 'is not', null)
    .returning('author_id')
    .executeTakeFirst()
  if (shown) await tellOf(tx, postId, shown.author_id, 1)
}

async function tellOf(tx: Tx, postId: string, authorId: string, amount: number): Promise<void> {
  await countChange(tx, { subjectId: authorId, counter: 'posts', amount })
  await emitPostChange(tx, { postId, authorId })
}

/** Who it mentions is told once others see it. */
export async function tellLater(tx: Tx, postId: string): Promise<void> {
  await postTables(tx).updateTable('posts').set({ tells_later: true }).where('post_id', '=', postId).execute()
}

/** Whose it is and what it says, for who tells those it mentions: once, when it is shown for the first time. */
export const takeUntold = (tx: Tx, postId: string): Promise<{ author_id: string; body: string } | undefined> =>
  postTables(tx)
    .updateTable('posts')
    .set({ tells_later: false })
    .where('post_id', '=', postId)
    .where('tells_later', '=', true)
    .where('state', '=', 'published')
    .returning(['author_id', 'body'])
    .executeTakeFirst()

/** A published post, for who puts it before the moderators again. */
export async function findPostById(tx: Read, postId: string) {
  const found = await postTables(tx)
    .selectFrom('posts')
    .select(['post_id as postId', 'author_id as authorId', 'writer_id as writerId'])
    .where('post_id', '=', postId)
    .where('state', '=', 'published')
    .executeTakeFirst()
  return found && { ...found, writerId: found.writerId ?? found.authorId }
}
