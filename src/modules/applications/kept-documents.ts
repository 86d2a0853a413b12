import { sql } from 'kysely'
import { z } from 'zod'
import { clock, DAY } from '#platform/clock.ts'
import type { Tx } from '#platform/database.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'
import { KEPT_DAYS } from './documents.rules.ts'

const Found = z.object({ applicationId: z.string() })
const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * DAY)
const lastStep = sql`(select max(s.happened_at) from application_steps s where s.application_id = a.application_id)`

/** Applications nobody has gone on with for so long that they are withdrawn, the oldest first. */
export const listUntouched = (tx: Tx, most: number): Promise<{ applicationId: string }[]> =>
  readRows(
    tx,
    Found,
    sql`select a.application_id as "applicationId" from applications a
      where a.state in ('draft', 'rejected') and a.begun_at < ${daysAgo(KEPT_DAYS.untouched)} and ${lastStep} < ${daysAgo(KEPT_DAYS.untouched)}
      order by a.begun_at limit ${most} for no key update skip locked`,
  )

/**
 * Of applications that came to nothing all that was shown and typed goes, and by what they were known again; answers which. Pictures that
 * nothing refers to any more are swept with all others.
 */
export async function purgeUnapproved(tx: Tx, most: number): Promise<{ applicationId: string }[]> {
  const purged = await changeRows(
    tx,
    Found,
    sql`update applications set purged_at = ${clock.now()}, draft = '{}', details = null where application_id in (
        select a.application_id from applications a
        where a.state in ('declined', 'withdrawn') and a.purged_at is null and ${lastStep} < ${daysAgo(KEPT_DAYS.unapproved)}
        order by a.begun_at limit ${most} for no key update skip locked)
      returning application_id as "applicationId"`,
  )
  const ids = sql`${purged.map(({ applicationId }) => applicationId)}::uuid[]`
  await sql`delete from application_marks where application_id = any(${ids})`.execute(tx)
  await purge(tx, sql`r.application_id = any(${ids})`)
  return purged
}

/** Of documents in whose place another was accepted long ago the pictures and what was typed go; answers of which applications. */
export async function purgeReplaced(tx: Tx, most: number): Promise<{ applicationId: string }[]> {
  const purged = await purge(
    tx,
    sql`r.requirement_id in (select d.requirement_id from application_requirements d
      where not d.is_newest and d.purged_at is null and d.arrived_at < ${daysAgo(KEPT_DAYS.replaced)} and exists (
        select from application_requirements l where l.application_id = d.application_id and l.kind = d.kind and l.state = 'accepted'
          and l.arrived_at > d.arrived_at and l.decided_at < ${daysAgo(KEPT_DAYS.replaced)})
      order by d.arrived_at limit ${most})`,
  )
  return [...new Set(purged.map(({ applicationId }) => applicationId))].map((applicationId) => ({ applicationId }))
}

async function purge(tx: Tx, which: ReturnType<typeof sql>): Promise<{ applicationId: string }[]> {
  const Purged = Found.extend({ requirementId: z.string() })
  const purged = await changeRows(
    tx,
    Purged,
    sql`update application_requirements r set fields = '{}', sealed = null, purged_at = ${clock.now()} where ${which} and r.purged_at is null
      returning r.requirement_id as "requirementId", r.application_id as "applicationId"`,
  )
  await sql`delete from application_files where requirement_id = any(${purged.map(({ requirementId }) => requirementId)}::uuid[])`.execute(
    tx,
  )
  return purged
}
