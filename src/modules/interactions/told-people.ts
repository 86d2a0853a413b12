import { sql } from 'kysely'
import { z } from 'zod'
import { bundleTable, isToldOf, type ToldOf, ToldSum } from '#platform/access/told-of.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'

const Actor = z.object({ actorId: z.string() })

/** Keeps of which followers a member is told on a day, and answers those who are new: following again and again says nothing new. */
export async function noteTold(tx: Tx, subjectId: string, day: string, actorIds: readonly string[]): Promise<string[]> {
  if (actorIds.length === 0) return []
  const rows = await changeRows(
    tx,
    Actor,
    sql`insert into told_people (subject_id, actor_id, told_on)
      select ${subjectId}, id, ${day} from unnest(${[...actorIds].toSorted((a, b) => (a < b ? -1 : 1))}::uuid[]) as id
      on conflict do nothing returning actor_id as "actorId"`,
  )
  return rows.map(({ actorId }) => actorId)
}

/** How many have begun to follow these members on these days, and who was the last: those of whom the member is told. */
export async function sumFollowers(tx: Read, bundles: readonly ToldOf[]): Promise<ToldSum[]> {
  if (bundles.length === 0) return []
  return readRows(
    tx,
    ToldSum,
    sql`select b.subject_id as "subjectId", b.day, count(*)::int as num,
        (array_agg(t.actor_id order by f.since desc nulls last, t.actor_id desc))[1] as "lastId"
      from ${bundleTable(bundles)} b
        join told_people t on t.subject_id = b.subject_id and t.told_on = b.day and t.kind = 'follow'
        join profile_card p on p.profile_id = t.actor_id
        left join follow_links f on f.follower_id = t.actor_id and f.followed_id = t.subject_id
      where ${isToldOf} group by b.subject_id, b.day`,
  )
}

const OfDay = z.object({ subjectId: z.string(), ownerId: z.string(), day: z.string() })

/** On which day whom was told that this member follows them: one, or all. */
export function listFollowDays(tx: Read, actorId: string, ownerId?: string): Promise<ToldOf[]> {
  return readRows(
    tx,
    OfDay,
    sql`select subject_id as "subjectId", subject_id as "ownerId", told_on as day from told_people
      where actor_id = ${actorId} and kind = 'follow' ${ownerId === undefined ? sql`` : sql`and subject_id = ${ownerId}`}`,
  )
}
