import type { Read } from '#platform/database.server.ts'
import { readCounts } from '#platform/kept-counts.server.ts'

/** How many may have read it: who follows the page, and who has liked, saved or answered the post. */
export async function reachOf(tx: Read, pageId: string, postId?: string): Promise<number> {
  const counts = await readCounts(tx, postId === undefined ? [pageId] : [pageId, postId])
  const ofPost = (counter: 'likes' | 'saves' | 'comments'): number => (postId === undefined ? 0 : counts(postId, counter))
  return counts(pageId, 'fans') + ofPost('likes') + ofPost('saves') + ofPost('comments')
}
