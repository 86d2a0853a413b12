import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { AuditInput, AuditKindsWire, AuditWire } from './audit.contract.ts'
import { differenceOf } from './audit-difference.rules.ts'

const PAGE_SIZE = 50

const Row = z.object({
  entryId: z.string(),
  actor: z.string(),
  actorId: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  recordedAt: z.date(),
  before: z.unknown(),
  after: z.unknown(),
})
type Wanted = Required<AuditInput>

/**
 * Entries newest first, from behind the entry `after`. Each filter has an index in the order of the answer, so that a page costs the
 * same at the end of a long trail as at its beginning.
 */
export async function listAudit(tx: Read, wanted: Wanted): Promise<AuditWire> {
  const conditions = [...filtersOf(wanted), ...(await behind(tx, wanted.after))]
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const rows = await readRows(
    tx,
    Row,
    sql`select entry_id as "entryId", actor, actor_id as "actorId", action, subject, subject_id as "subjectId",
        recorded_at as "recordedAt", before, after
      from audit_trail ${where} order by recorded_at desc, entry_id desc limit ${PAGE_SIZE + 1}`,
  )
  const list = rows.slice(0, PAGE_SIZE).map(({ recordedAt, before, after, ...row }) => ({
    ...row,
    time: recordedAt.toISOString(),
    changes: differenceOf(before, after),
  }))
  return { list, hasMore: rows.length > PAGE_SIZE }
}

function filtersOf({ actorId, action, subjectId, from, to }: Wanted): RawBuilder<unknown>[] {
  const dayBegins = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Hong_Kong')`
  return [
    ...(actorId ? [sql`actor_id = ${actorId}`] : []),
    ...(action ? [sql`action = ${action}`] : []),
    // Thousands a day, which are asked for by name, or by whose they are.
    ...(action || subjectId ? [] : [sql`action not in ('member-signed-in', 'member-sign-in-wrong')`]),
    ...(subjectId ? [sql`subject_id = ${subjectId}`] : []),
    ...(from ? [sql`recorded_at >= ${dayBegins(from)}`] : []),
    ...(to ? [sql`recorded_at < ${dayBegins(to)} + interval '1 day'`] : []),
  ]
}

async function behind(tx: Read, entryId: string): Promise<RawBuilder<unknown>[]> {
  if (!entryId) return []
  const [last] = await readRows(
    tx,
    z.object({ at: z.string() }),
    sql`select recorded_at::text as at from audit_trail where entry_id = ${entryId}`,
  )
  return last ? [sql`(recorded_at, entry_id) < (${last.at}::timestamptz, ${entryId}::uuid)`] : []
}

/** From one value to the next in the index: as many steps as there are different ones, however long the trail is. */
export async function listAuditKinds(tx: Read): Promise<AuditKindsWire> {
  const actions = await readRows(
    tx,
    z.object({ action: z.string() }),
    sql`with recursive step as (
        (select action from audit_trail order by action limit 1)
        union all
        select (select a.action from audit_trail a where a.action > step.action order by a.action limit 1) from step
          where step.action is not null)
      select action from step where action is not null`,
  )
  const actors = await readRows(
    tx,
    z.object({ actorId: z.string(), name: z.string() }),
    sql`with recursive step as (
        (select actor_id from audit_trail where actor_id is not null order by actor_id limit 1)
        union all
        select (select a.actor_id from audit_trail a where a.actor_id > step.actor_id order by a.actor_id limit 1) from step
          where step.actor_id is not null)
      select actor_id as "actorId", (select a.actor from audit_trail a where a.actor_id = step.actor_id
          order by a.recorded_at desc, a.entry_id desc limit 1) as name
      from step where actor_id is not null order by 2, 1`,
  )
  return { actors, actions: actions.map(({ action }) => action) }
}
