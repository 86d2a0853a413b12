import { sql } from 'kysely'
import { z } from 'zod'
import { applicantKinds } from './applicant-kinds.contract.ts'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { AdminApplicationsWire } from './applications.contract.ts'
import { type ApplicationQueue, applicationQueues, applicationStates } from './applications.rules.ts'
import { applicationTables } from './applications.tables.ts'

const PAGE = 50

const Row = z.object({
  applicationNo: z.string(),
  kind: z.enum(applicantKinds),
  state: z.enum(applicationStates),
  name: z.string(),
  waiting: z.number(),
  documents: z.number(),
  dueAt: z.date().nullable(),
  begunAt: z.date(),
  queue: z.enum(applicationQueues),
})
const Counted = z.object({ queue: z.enum(applicationQueues), num: z.number() })

/** Each application with its documents, and the queue it stands in: it waits for us while a document does, also one of a merchant, or once it is submitted. */
const all = sql`select a.application_number as "applicationNo", a.kind, a.state, a.begun_at as "begunAt", d.waiting, d.documents, d.due as "dueAt",
    coalesce(a.details ->> 'shopName', a.draft ->> 'shopName', '') as name,
    case when a.state in ('declined', 'withdrawn') or (a.state = 'approved' and d.waiting = 0) then 'over'
      when a.state = 'submitted' or d.waiting > 0 then 'waiting' else 'open' end as queue
  from applications a cross join lateral (
    select count(*) filter (where r.state = 'in-review') as waiting, count(*) as documents,
      min(r.due_at) filter (where r.state = 'in-review') as due
    from application_requirements r where r.application_id = a.application_id and r.is_newest and r.is_asked) d`

/** What waits, late ones first; what is over, the newest first. */
export async function listAdminApplications(
  tx: Read,
  { queue, pageNum }: { queue: ApplicationQueue; pageNum: number },
): Promise<AdminApplicationsWire> {
  const counted = await readRows(tx, Counted, sql`select queue, count(*) as num from (${all}) q group by 1`)
  const queues = applicationQueues.map((one) => ({ queue: one, num: counted.find((row) => row.queue === one)?.num ?? 0 }))
  const order = queue === 'over' ? sql`"begunAt" desc` : sql`"dueAt" nulls last, "begunAt"`
  const rows = await readRows(
    tx,
    Row,
    sql`select * from (${all}) q where queue = ${queue} order by ${order}, "applicationNo" limit ${PAGE} offset ${(pageNum - 1) * PAGE}`,
  )
  const now = clock.now()
  return {
    total: queues.find((one) => one.queue === queue)?.num ?? 0,
    pageNum,
    pageSize: PAGE,
    queues,
    list: rows.map(({ dueAt, begunAt, queue: _, ...row }) => ({
      ...row,
      dueTime: dueAt?.toISOString() ?? '',
      isLate: dueAt !== null && dueAt < now,
      begunTime: begunAt.toISOString(),
    })),
  }
}

export const listApplicationSteps = (tx: Read, applicationId: string) =>
  applicationTables(tx)
    .selectFrom('application_steps as s')
    .leftJoin('application_requirements as r', 'r.requirement_id', 's.requirement_id')
    .select(['s.act', 's.words', 's.words_zh as wordsZh', 's.actor', 's.actor_kind as actorKind', 's.happened_at as date'])
    .select('r.kind as requirement')
    .where('s.application_id', '=', applicationId)
    .orderBy('s.position')
    .execute()
