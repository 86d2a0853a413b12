import { sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from './database.server.ts'
import { type Ids, idList, isNone } from './database/unseen-array.server.ts'
import { changeRows, readRows } from './read-rows.server.ts'

/** What is counted of a post or a member. */
type Counter = 'likes' | 'comments' | 'saves' | 'fans' | 'following' | 'posts'

type Change = { subjectId: string; counter: Counter; amount: number }

/** Appends what has changed: nobody waits for anybody else who counts the same. */
export async function countChange(tx: Tx, ...changes: readonly Change[]): Promise<void> {
  const counted = changes.filter(({ amount }) => amount !== 0)
  if (counted.length === 0) return
  await sql`insert into count_changes (subject_id, counter, amount) values ${sql.join(
    counted.map(({ subjectId, counter, amount }) => sql`(${subjectId}::uuid, ${counter}, ${amount}::integer)`),
  )}`.execute(tx)
}

const Total = z.object({ subjectId: z.string(), counter: z.string(), total: z.coerce.number() })
export type Totals = (subjectId: string, counter: Counter) => number

/** What there is of each by now: what was added up, and what has come since. */
export async function readCounts(tx: Read, subjectIds: Ids): Promise<Totals> {
  const rows = isNone(subjectIds)
    ? []
    : await readRows(
        tx,
        Total,
        sql`select subject_id as "subjectId", counter, sum(amount)::bigint as total from (
              select subject_id, counter, total as amount from kept_counts where subject_id = any(${idList(subjectIds)})
              union all select subject_id, counter, amount from count_changes where subject_id = any(${idList(subjectIds)})) c
            group by 1, 2`,
      )
  const totals = new Map(rows.map(({ subjectId, counter, total }) => [`${subjectId} ${counter}`, total]))
  return (subjectId, counter) => totals.get(`${subjectId} ${counter}`) ?? 0
}

const BATCH = 10_000

/** Adds up what was appended, in the order of the counts, so that two never wait for each other. Answers how many changes, and of what. */
export async function foldCounts(tx: Tx): Promise<{ changes: number; subjectIds: string[] }> {
  const [folded] = await changeRows(
    tx,
    z.object({ changes: z.coerce.number(), subjectIds: z.array(z.string()) }),
    sql`with taken as (delete from count_changes where change_id in (
          select change_id from count_changes order by change_id limit ${BATCH} for update skip locked)
          returning subject_id, counter, amount),
        sums as (select subject_id, counter, sum(amount) as amount, count(*) as changes from taken group by 1, 2),
        kept as (insert into kept_counts as k (subject_id, counter, total)
          select subject_id, counter, amount from sums order by subject_id, counter
          on conflict (subject_id, counter) do update set total = k.total + excluded.total)
      select coalesce(sum(changes), 0) as changes, coalesce(array_agg(distinct subject_id), '{}') as "subjectIds" from sums`,
  )
  return folded ?? { changes: 0, subjectIds: [] }
}
