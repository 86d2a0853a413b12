import { clock } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { countChange } from '#platform/kept-counts.server.ts'
import { commentTables } from './comments.tables.ts'

/** Takes a comment out of what is read, or brings it back. Answers the post below which something changed. */
export async function setCommentHidden(tx: Tx, commentId: string, isHidden: boolean): Promise<string | undefined> {
  const changed = await commentTables(tx)
    .updateTable('comments')
    .set({ hidden_at: isHidden ? clock.now() : null })
    .where('comment_id', '=', commentId)
    .where('deleted_at', 'is', null)
    .where('hidden_at', isHidden ? 'is' : 'is not', null)
    .returning('post_id')
    .executeTakeFirst()
  if (!changed) return undefined
  await countChange(tx, { subjectId: changed.post_id, counter: 'comments', amount: isHidden ? -1 : 1 })
  return changed.post_id
}

/** Waits for a moderator from its beginning: who is answered and mentioned is told once others see it. */
export async function holdComment(tx: Tx, commentId: string): Promise<void> {
  await setCommentHidden(tx, commentId, true)
  await commentTables(tx).updateTable('comments').set({ tells_later: true }).where('comment_id', '=', commentId).execute()
}

/** What a comment that has waited says and to whom, once, when it is first shown: who wrote its post and the comment it answers. */
export async function takeUntoldComment(tx: Tx, commentId: string) {
  const untold = await commentTables(tx)
    .updateTable('comments')
    .set({ tells_later: false })
    .where('comment_id', '=', commentId)
    .where('tells_later', '=', true)
    .where('deleted_at', 'is', null)
    .returning('comment_id')
    .executeTakeFirst()
  if (!untold) return undefined
  return commentTables(tx)
    .selectFrom('comments as c')
    .innerJoin('post_card as p', 'p.post_id', 'c.post_id')
    .leftJoin('comments as a', 'a.comment_id', 'c.parent_id')
    .select([
      'c.author_id as authorId',
      'c.body',
      'c.post_id as postId',
      'p.written_by as postWriterId',
      'a.author_id as answeredId',
    ])
    .where('c.comment_id', '=', commentId)
    .executeTakeFirst()
}
