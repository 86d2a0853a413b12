import { sql } from 'kysely'
import { z } from 'zod'
import { isAmong, mayMeet, type Reader } from '#platform/access/may-see.server.ts'
import { clock, DAY, dayInHongKong } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'
import { interactionTables } from './interactions.tables.ts'

const Actor = z.object({ actorId: z.string() })
type About = { kind: 'comment' | 'follow'; subjectId: string }

/**
 * Keeps of whom a member is told today, and answers those of whom they are to be told: of a follower once for good, so that following again
 * and again says nothing new; of who comments, each time.
 */
export async function noteTold(tx: Tx, { kind, subjectId }: About, actorIds: readonly string[]): Promise<string[]> {
  if (actorIds.length === 0) return []
  const day = dayInHongKong(clock.now())
  const again = kind === 'follow' ? sql`do nothing` : sql`(subject_id, actor_id) do update set told_on = excluded.told_on`
  const rows = await changeRows(
    tx,
    Actor,
    sql`insert into told_people (kind, subject_id, actor_id, told_on)
      select ${kind}, ${subjectId}, id, ${day} from unnest(${[...actorIds].toSorted((a, b) => (a < b ? -1 : 1))}::uuid[]) as id
      on conflict ${again} returning actor_id as "actorId"`,
  )
  return rows.map(({ actorId }) => actorId)
}

const Count = z.object({ num: z.number() })

/** How many have done it today, each counted once: those the member may meet and has not muted. */
export async function countTold(tx: Read, reader: Reader, { kind, subjectId }: About): Promise<number> {
  const [found] = await readRows(
    tx,
    Count,
    sql`select count(*)::int as num from told_people t join profile_card p on p.profile_id = t.actor_id
      where t.subject_id = ${subjectId} and t.kind = ${kind} and t.told_on = ${dayInHongKong(clock.now())}
        and ${mayMeet(reader, 'p')} and not ${isAmong(sql.ref('t.actor_id'), reader.muted)}`,
  )
  return found?.num ?? 0
}

/** Who commented on an earlier day is in no message that grows. */
export async function purgeTold(tx: Tx): Promise<void> {
  await interactionTables(tx)
    .deleteFrom('told_people')
    .where('kind', '=', 'comment')
    .where('told_on', '<', dayInHongKong(new Date(clock.now().getTime() - DAY)))
    .execute()
}
