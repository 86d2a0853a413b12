import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { isAmong, mayMeet, type Reader } from '#platform/access/may-see.server.ts'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { countChange } from '#platform/kept-counts.server.ts'
import { type Ids, isNone } from '#platform/database/unseen-array.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { commentTables } from './comments.tables.ts'

const Row = z.object({
  commentId: z.string(),
  parentId: z.string().nullable(),
  authorId: z.string(),
  body: z.string(),
  time: z.coerce.date(),
  isShown: z.boolean(),
})
export type CommentRow = z.output<typeof Row>

/** Whether the comment `row` by the page `page` is there for the reader. */
const isThere = (reader: Reader, row: string, page: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${row}.deleted_at`)} is null and ${sql.ref(`${row}.hidden_at`)} is null and ${mayMeet(reader, page)})`

const columns = (reader: Reader): RawBuilder<unknown> =>
  sql`c.comment_id as "commentId", c.parent_id as "parentId", c.author_id as "authorId", c.body, c.written_at as time,
    ${isThere(reader, 'c', 'a')} as "isShown"`

/**
 * A page of a post's comments, the newest first. One that is not there for the reader is kept where answers to it are: a neutral line
 * stands for it.
 */
export const listComments = (
  tx: Read,
  reader: Reader,
  { postId, after, limit }: { postId: string; after: string | undefined; limit: number },
): Promise<CommentRow[]> =>
  readRows(
    tx,
    Row,
    sql`select ${columns(reader)} from comments c join profile_card a on a.profile_id = c.author_id
      where c.post_id = ${postId} and c.parent_id is null ${after === undefined ? sql`` : sql`and c.comment_id < ${after}`}
        and (${isThere(reader, 'c', 'a')} or exists (select from comments d join profile_card b on b.profile_id = d.author_id
          where d.parent_id = c.comment_id and ${isThere(reader, 'd', 'b')}))
      order by c.comment_id desc limit ${limit}`,
  )

/** The answers to these that are there for the reader, the oldest first. */
export async function listAnswers(tx: Read, reader: Reader, parentIds: readonly string[]): Promise<CommentRow[]> {
  if (parentIds.length === 0) return []
  return readRows(
    tx,
    Row,
    sql`select ${columns(reader)} from comments c join profile_card a on a.profile_id = c.author_id
      where ${isAmong(sql`c.parent_id`, parentIds)} and ${isThere(reader, 'c', 'a')} order by c.comment_id limit 500`,
  )
}

/** How many comments of each of these posts are by members the reader does not meet: because of a block, or since their page is hidden. */
export async function countUnmetComments(tx: Read, { profileId, blocked }: Reader, postIds: Ids): Promise<Map<string, number>> {
  if (isNone(postIds)) return new Map()
  const own = profileId === undefined ? sql`` : sql`and u.profile_id <> ${profileId}`
  const rows = await readRows(
    tx,
    z.object({ postId: z.string(), num: z.coerce.number() }),
    sql`with unmet as (
        select profile_id from profile_card where is_hidden
        union select profile_id from profile_card where ${isAmong(sql`profile_id`, blocked)})
      select c.post_id as "postId", count(*) as num from unmet u join comments c on c.author_id = u.profile_id
      where ${isAmong(sql`c.post_id`, postIds)} and c.deleted_at is null and c.hidden_at is null ${own}
      group by c.post_id`,
  )
  return new Map(rows.map(({ postId, num }) => [postId, num]))
}

type NewComment = { postId: string; authorId: string; parentId: string; body: string }

/** Writes below a post, or an answer to a comment there that is there for its author. Answers whom it answers. */
export async function addComment(
  tx: Tx,
  reader: Reader,
  { postId, authorId, parentId, body }: NewComment,
): Promise<{ commentId: string; answered: string | undefined }> {
  const parent = parentId === '' ? undefined : await findComment(tx, reader, parentId)
  if (parentId !== '' && parent?.postId !== postId) refuse('NOT_FOUND')
  const commentId = newId()
  await commentTables(tx)
    .insertInto('comments')
    .values({
      ...{ comment_id: commentId, post_id: postId, author_id: authorId, body, written_at: clock.now() },
      // An answer to an answer stands beside it.
      parent_id: parent?.parentId ?? parent?.commentId ?? null,
    })
    .execute()
  await countChange(tx, { subjectId: postId, counter: 'comments', amount: 1 })
  return { commentId, answered: parent?.authorId }
}

const Found = z.object({
  commentId: z.string(),
  parentId: z.string().nullable(),
  postId: z.string(),
  authorId: z.string(),
  postAuthorId: z.string(),
  body: z.string(),
})
export type FoundComment = z.output<typeof Found>

/** A comment that is there for the reader. */
export async function findComment(tx: Read, reader: Reader, commentId: string): Promise<FoundComment | undefined> {
  const [found] = await readRows(
    tx,
    Found,
    sql`select c.comment_id as "commentId", c.parent_id as "parentId", c.post_id as "postId", c.author_id as "authorId", c.body,
        p.author_id as "postAuthorId"
      from comments c join profile_card a on a.profile_id = c.author_id join post_card p on p.post_id = c.post_id
      where c.comment_id = ${commentId} and p.is_shown and ${isThere(reader, 'c', 'a')}`,
  )
  return found
}

/** Takes a comment away, by who wrote it or whose post it is below. Twice is once, and one that was hidden meanwhile is counted no more. */
export async function deleteComment(tx: Tx, { commentId, postId }: FoundComment): Promise<void> {
  const gone = await commentTables(tx)
    .updateTable('comments')
    .set({ deleted_at: clock.now(), body: '' })
    .where('comment_id', '=', commentId)
    .where('deleted_at', 'is', null)
    .returning('hidden_at')
    .executeTakeFirst()
  if (gone?.hidden_at === null) await countChange(tx, { subjectId: postId, counter: 'comments', amount: -1 })
}

/** Of who leaves: in the threads of others a neutral line is left where they were answered. */
export async function deleteAllComments(tx: Tx, authorId: string): Promise<void> {
  const gone = await commentTables(tx)
    .updateTable('comments')
    .set({ deleted_at: clock.now(), body: '' })
    .where('author_id', '=', authorId)
    .where('deleted_at', 'is', null)
    .returning(['post_id', 'hidden_at'])
    .execute()
  const counted = gone.filter(({ hidden_at }) => hidden_at === null)
  await countChange(tx, ...counted.map(({ post_id }) => ({ subjectId: post_id, counter: 'comments' as const, amount: -1 })))
}
