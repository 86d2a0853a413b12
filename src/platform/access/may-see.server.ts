import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { type Ids, idList } from '#platform/database/unseen-array.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

/** What of a page its member decides on by itself: who sees it. */
export type ShownPart = 'posts' | 'following' | 'fans' | 'friends' | 'wishes' | 'bought'

/** Who reads: their page, if they have one, and everyone between whom and them somebody has put a block. */
export type Reader = {
  profileId: string | undefined
  blocked: readonly string[]
  muted: readonly string[]
  /** Nobody in truth: as those for whom a member shows something see it, while that member looks. */
  as?: readonly string[]
}

/** Who is not signed in, or has no page. */
export const STRANGER: Reader = { profileId: undefined, blocked: [], muted: [] }

const Row = z.object({ profileId: z.string(), blocked: z.array(z.string()), muted: z.array(z.string()) })

/** Asked once for a request: every read of it takes what this answers. */
export async function findReader(tx: Read, accountId: string | undefined): Promise<Reader> {
  if (accountId === undefined) return STRANGER
  const [found] = await readRows(
    tx,
    Row,
    sql`select p.profile_id as "profileId",
        array(select blocked_id from block_links where blocker_id = p.profile_id
          union select blocker_id from block_links where blocked_id = p.profile_id) as blocked,
        array(select muted_id from mute_links where muter_id = p.profile_id) as muted
      from profile_card p where p.account_id = ${accountId} and not p.has_left`,
  )
  return found ?? STRANGER
}

/** Whether one of two accounts has put a block on the other, whichever page of theirs is open now. */
export const areApart = (one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from block_links b
    join profile_card p on p.profile_id = b.blocker_id join profile_card q on q.profile_id = b.blocked_id
    where (p.account_id = ${one} and q.account_id = ${other}) or (p.account_id = ${other} and q.account_id = ${one}))`

const Apart = z.object({ apart: z.boolean() })

/** The same of two that are known. */
export async function isApart(tx: Read, one: string | undefined, other: string): Promise<boolean> {
  if (one === undefined || one === other) return false
  const [found] = await readRows(tx, Apart, sql`select ${areApart(sql`${one}::uuid`, sql`${other}::uuid`)} as apart`)
  return found?.apart ?? false
}

/** Whether a list of ids holds this one; nobody is in an empty list. */
export const isAmong = (id: RawBuilder<unknown>, ids: Ids): RawBuilder<boolean> => sql<boolean>`(${id} = any(${idList(ids)}))`

/** Whether somebody's page is there for the reader at all; `page` names a row of `profile_card`. */
export function mayMeet({ profileId, blocked }: Reader, page: string): RawBuilder<boolean> {
  const [id, isOpen] = [sql.ref(`${page}.profile_id`), sql.ref(`${page}.is_open`)]
  if (profileId === undefined) return sql<boolean>`${isOpen}`
  return sql<boolean>`((${id} = ${profileId} or ${isOpen}) and not ${isAmong(id, blocked)})`
}

/**
 * The one rule of who sees what of a member: by whom they chose to show it to, and by blocks in either direction. Posts, comments, lists,
 * counts, notices and pictures all ask it.
 */
export function maySee(reader: Reader, page: string, part: ShownPart = 'posts'): RawBuilder<boolean> {
  const [id, sees] = [sql.ref(`${page}.profile_id`), sql.ref(`${page}.sees_${part}`)]
  const { profileId, as } = reader
  if (as) return sql<boolean>`(${mayMeet(reader, page)} and ${sees} = any(${[...as]}::text[]))`
  if (profileId === undefined) return sql<boolean>`(${mayMeet(reader, page)} and ${sees} = 'all')`
  const follows = sql`exists (select from follow_links f where f.follower_id = ${profileId} and f.followed_id = ${id})`
  const isFollowed = sql`exists (select from follow_links f where f.follower_id = ${id} and f.followed_id = ${profileId})`
  return sql<boolean>`(${mayMeet(reader, page)} and (${id} = ${profileId} or case ${sees} when 'all' then true
    when 'fans' then ${follows} when 'mutual' then ${follows} and ${isFollowed} else false end))`
}
