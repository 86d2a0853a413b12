import { sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from '#platform/database.server.ts'
import type { Tag } from '#platform/cache/page-tags.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { emitCommunityChange, FEEDS, itemTag, postTag, profileTag } from './community-tags.ts'

type Post = { postId: string; authorId: string }

/** A post comes, changes or goes: the feeds, its page, that of its author, and those of its items. `before`: tags of what it held until now. */
export async function emitPostChange(tx: Tx, { postId, authorId }: Post, before: readonly Tag[] = []): Promise<void> {
  const items = new Set([...before, ...(await listItemTags(tx, { postId }))])
  await emitCommunityChange(tx, FEEDS, postTag(postId), profileTag(authorId), ...items)
}

/** All posts of a page are there for others than before, or for none. `before`: tags of items in posts that are gone by now. */
export async function emitPageChange(tx: Tx, authorId: string, before: readonly Tag[] = []): Promise<void> {
  const items = new Set([...before, ...(await listItemTags(tx, { authorId }))])
  await emitCommunityChange(tx, FEEDS, profileTag(authorId), ...items)
}

/** Of the items in a post, or in all that are shown on a page. */
export async function listItemTags(tx: Read, of: { postId: string } | { authorId: string }): Promise<Tag[]> {
  const rows = await readRows(
    tx,
    z.object({ spuCode: z.string() }),
    'postId' in of
      ? sql`select c.spu_code as "spuCode" from post_products x join product_card c on c.product_id = x.product_id
          where x.post_id = ${of.postId}`
      : sql`select distinct c.spu_code as "spuCode" from posts p join post_products x on x.post_id = p.post_id
          join product_card c on c.product_id = x.product_id where p.author_id = ${of.authorId} and p.state = 'published' and p.hidden_at is null`,
  )
  return rows.map(({ spuCode }) => itemTag(spuCode))
}
