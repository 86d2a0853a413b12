import { sql } from 'kysely'
import { z } from 'zod'
import { isAmong, mayMeet, type Reader } from '#platform/access/may-see.server.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

export type FollowList = 'following' | 'fans' | 'friends'
export type Place = { time: Date; id: string }

const Row = z.object({ id: z.string(), since: z.coerce.date() })

/** A page of whom somebody follows, of their fans or of both, newest first: those the reader may meet. */
export async function listFollows(
  tx: Read,
  reader: Reader,
  { ownerId, list, after, limit }: { ownerId: string; list: FollowList; after: Place | undefined; limit: number },
): Promise<{ id: string; since: Date }[]> {
  const [own, other] = list === 'fans' ? ['followed_id', 'follower_id'] : ['follower_id', 'followed_id']
  const id = sql.ref(`f.${other}`)
  const isBoth =
    list === 'friends'
      ? sql`and exists (select from follows g where g.follower_id = ${id} and g.followed_id = ${ownerId} and g.state = 'following')`
      : sql``
  const isLater = after ? sql`and (f.since, ${id}) < (${after.time}, ${after.id}::uuid)` : sql``
  return readRows(
    tx,
    Row,
    sql`select ${id} as id, f.since from follows f join profile_card p on p.profile_id = ${id}
      where ${sql.ref(`f.${own}`)} = ${ownerId} and f.state = 'following' and ${mayMeet(reader, 'p')} ${isBoth} ${isLater}
      order by f.since desc, ${id} desc limit ${limit}`,
  )
}

/** How many a member follows who follow them, too: those the reader may meet. */
export async function countFriends(tx: Read, reader: Reader, ownerId: string): Promise<number> {
  const [found] = await readRows(
    tx,
    z.object({ num: z.int() }),
    sql`select count(*)::int as num from follows f
        join follows g on g.follower_id = f.followed_id and g.followed_id = f.follower_id and g.state = 'following'
        join profile_card p on p.profile_id = f.followed_id
      where f.follower_id = ${ownerId} and f.state = 'following' and ${mayMeet(reader, 'p')}`,
  )
  return found?.num ?? 0
}

const Unmet = z.object({ following: z.int(), fans: z.int() })

/** How many of each the reader does not meet, because of a block or since their page is hidden: the numbers say what the lists show. */
export async function countUnmet(tx: Read, { profileId, blocked }: Reader, ownerId: string): Promise<z.output<typeof Unmet>> {
  const own = profileId === undefined ? sql`` : sql`and u.profile_id <> ${profileId}`
  const [found = { following: 0, fans: 0 }] = await readRows(
    tx,
    Unmet,
    sql`with unmet as (
        select profile_id from profile_card where is_hidden
        union select profile_id from profile_card where merchant_id is not null and not is_open
        union select profile_id from profile_card where ${isAmong(sql`profile_id`, blocked)})
      select
        (select count(*) from unmet u join follows f on f.followed_id = u.profile_id
          where f.follower_id = ${ownerId} and f.state = 'following' ${own})::int as following,
        (select count(*) from unmet u join follows f on f.follower_id = u.profile_id
          where f.followed_id = ${ownerId} and f.state = 'following' ${own})::int as fans`,
  )
  return found
}
