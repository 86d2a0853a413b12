import { sql } from 'kysely'
import { z } from 'zod'
import { bundleTable, isToldOf, type ToldOf, ToldSum } from '#platform/access/told-of.server.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

/** How many have liked these posts on these days, and who was the last: those of whom the author is told. */
export async function sumLikers(tx: Read, bundles: readonly ToldOf[]): Promise<ToldSum[]> {
  if (bundles.length === 0) return []
  return readRows(
    tx,
    ToldSum,
    sql`select b.subject_id as "subjectId", b.day, count(*)::int as num,
        (array_agg(l.profile_id order by l.liked_at desc, l.profile_id desc))[1] as "lastId"
      from ${bundleTable(bundles)} b
        join post_likes l on l.post_id = b.subject_id and l.liked_at >= b.begins and l.liked_at < b.ends
        join profile_card p on p.profile_id = l.profile_id
      where ${isToldOf} group by b.subject_id, b.day`,
  )
}

const OfDay = z.object({ subjectId: z.string(), ownerId: z.string(), day: z.string() })

/** Which posts a member has liked on which day: of one author, or of all. */
export function listLikeDays(tx: Read, profileId: string, ownerId?: string): Promise<ToldOf[]> {
  return readRows(
    tx,
    OfDay,
    sql`select l.post_id as "subjectId", c.written_by as "ownerId", to_char(l.liked_at at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD') as day
      from post_likes l join post_card c on c.post_id = l.post_id
      where l.profile_id = ${profileId} ${ownerId === undefined ? sql`` : sql`and c.written_by = ${ownerId}`}`,
  )
}
