import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { emit } from '#events/events.server.ts'
import type { Database, Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { FloodKind } from './floods.rules.ts'
import { floodTables } from './floods.tables.ts'

/** As many can count at the same moment without one waiting for another's commit. */
const SLOTS = 16

const Counted = z.object({ counted: z.number() })

/**
 * Counts so many more, and answers how many there were in this minute and the one before, in all processes. In a short transaction: one
 * row of many is written, and one who is slow does not hold it.
 */
export async function countInAll(tx: Tx, about: string, more = 1): Promise<number> {
  const slot = randomInt(SLOTS)
  const [row] = await readRows(
    tx,
    Counted,
    sql`with mine as (insert into flood_counts (about, minute, slot, counted) values (${about}, date_trunc('minute', now()), ${slot}, ${more})
        on conflict (about, minute, slot) do update set counted = flood_counts.counted + excluded.counted returning counted)
      select (select counted from mine) + coalesce(sum(c.counted), 0)::int as counted from flood_counts c
        where c.about = ${about} and c.minute >= date_trunc('minute', now()) - interval '1 minute'
          and not (c.minute = date_trunc('minute', now()) and c.slot = ${slot})`,
  )
  return row?.counted ?? 0
}

/** Tells whoever runs the shop, once an hour for each kind; who is not first to say so waits for nobody. */
export async function raiseAlarm(database: Database, kind: FloodKind, counted: number): Promise<void> {
  if (await isRaised(database.pool, kind)) return
  await database.inTransaction(async (tx) => {
    const [lock] = await readRows(
      tx,
      z.object({ mine: z.boolean() }),
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`flood alarm of ${kind}`}, 0)) as mine`,
    )
    if (!lock?.mine || (await isRaised(tx, kind))) return
    await floodTables(tx).insertInto('flood_alarms').values({ alarm_id: newId(), kind, counted }).execute()
    await emit(tx, 'flood-alarm', { kind, counted })
  })
}

async function isRaised(tx: Read, kind: FloodKind): Promise<boolean> {
  const raised = await floodTables(tx)
    .selectFrom('flood_alarms')
    .select('alarm_id')
    .where('kind', '=', kind)
    .where('raised_at', '>', sql<Date>`now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst()
  return raised !== undefined
}

/** Counts are of use for two minutes, alarms are shown for a day. */
export async function purgeFloods(tx: Tx): Promise<void> {
  await floodTables(tx).deleteFrom('flood_counts').where('minute', '<', sql<Date>`now() - interval '10 minutes'`).execute()
  await floodTables(tx).deleteFrom('flood_alarms').where('raised_at', '<', sql<Date>`now() - interval '30 days'`).execute()
}
