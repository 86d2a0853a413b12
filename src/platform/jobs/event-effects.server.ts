import { sql } from 'kysely'
import { z } from 'zod'
import type { Database, Tx } from '#platform/database.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { platformTables } from '#platform/tables/platform.tables.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { Jobs } from './job-queue.server.ts'

const QueuedEvent = z.object({ eventId: z.number().int(), topic: z.string(), payload: z.record(z.string(), z.unknown()) })
export type QueuedEvent = z.output<typeof QueuedEvent>

/** What an effect is about: an event, and others gathered with it. */
type Effect = (tx: Tx, events: QueuedEvent[]) => Promise<void>

/**
 * The jobs of events' subscribers. An effect and the record that it is done share a transaction: an event may be delivered twice
 * and is done once, and one that fails is tried again by itself, holding up no other. The first of several that `gather` calls by one
 * name takes those along that have come since.
 */
export function effectJobs(
  database: Database,
  effects: Record<string, Effect>,
  gather: (event: QueuedEvent) => string | undefined,
): Jobs {
  const job = (subscriber: string, effect: Effect) => async (queued: unknown) => {
    const event = QueuedEvent.parse(queued)
    const name = gather(event)
    await database.inTransaction(async (tx) => {
      // Two of them at once would each wait for what the other takes along.
      if (name) await lockNames(tx, [`gather ${subscriber} ${name}`])
      if (!(await isFirst(tx, event.eventId, subscriber))) return
      await effect(tx, name ? [event, ...(await takeAlong(tx, event, subscriber))] : [event])
    })
  }
  return Object.fromEntries(Object.entries(effects).map(([name, effect]) => [`event:${name}`, job(name, effect)]))
}

const TakenEvents = z.object({ eventId: z.number().int(), payload: z.record(z.string(), z.unknown()) })

/** Events of the same order and topic that are still unhandled; their own jobs will find them done. */
async function takeAlong(tx: Tx, { topic, payload }: QueuedEvent, subscriber: string): Promise<QueuedEvent[]> {
  const taken = await readRows(
    tx,
    TakenEvents,
    sql`with taken as (insert into event_effects (event_id, subscriber)
        select event_id, ${subscriber} from outbox where topic = ${topic} and payload ->> 'orderId' = ${payload.orderId}
          and created_at > now() - interval '1 day'
        on conflict do nothing returning event_id)
      select event_id as "eventId", payload from outbox join taken using (event_id) order by event_id`,
  )
  return taken.map((event) => ({ ...event, topic }))
}

async function isFirst(tx: Tx, eventId: number, subscriber: string): Promise<boolean> {
  const done = await platformTables(tx)
    .insertInto('event_effects')
    .values({ event_id: eventId, subscriber })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (done.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Kept for longer than any job is tried. */
export async function purgeEffects(tx: Tx): Promise<void> {
  await platformTables(tx).deleteFrom('event_effects').where('done_at', '<', sql<Date>`now() - interval '60 days'`).execute()
}
