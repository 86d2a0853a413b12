import { sql } from 'kysely'
import { z } from 'zod'
import { bundleTable, isToldOf, type ToldOf, ToldSum } from '#platform/access/told-of.server.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

/** How many have commented on these posts on these days, and who was the last: those of whom the author is told, each counted once. */
export async function sumCommenters(tx: Read, bundles: readonly ToldOf[]): Promise<ToldSum[]> {
  if (bundles.length === 0) return []
  return readRows(
    tx,
    ToldSum,
    sql`select b.subject_id as "subjectId", b.day, count(distinct c.author_id)::int as num,
        (array_agg(c.author_id order by c.written_at desc, c.comment_id desc))[1] as "lastId"
      from ${bundleTable(bundles)} b
        join comments c on c.post_id = b.subject_id and c.written_at >= b.begins and c.written_at < b.ends
        join profile_card p on p.profile_id = c.author_id
      where c.deleted_at is null and c.hidden_at is null and ${isToldOf} group by b.subject_id, b.day`,
  )
}

const OfDay = z.object({ subjectId: z.string(), ownerId: z.string(), day: z.string() })

/** Which posts a member has commented on on which day: of one author, or of all. */
export function listCommentDays(tx: Read, profileId: string, ownerId?: string): Promise<ToldOf[]> {
  return readRows(
    tx,
    OfDay,
    sql`select distinct c.post_id as "subjectId", p.written_by as "ownerId",
        to_char(c.written_at at time zone 'Asia/Hong_Kong', 'YYYY-MM-DD') as day
      from comments c join post_card p on p.post_id = c.post_id
      where c.author_id = ${profileId} ${ownerId === undefined ? sql`` : sql`and p.written_by = ${ownerId}`}`,
  )
}
