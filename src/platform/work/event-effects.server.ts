import { sql } from 'kysely'
import { z } from 'zod'
import type { Database, Tx } from '#platform/database.server.ts'
import { platformTables } from '#platform/platform.tables.ts'
import type { Jobs } from './job-queue.server.ts'

const QueuedEvent = z.object({ eventId: z.number().int(), topic: z.string(), payload: z.record(z.string(), z.unknown()) })
export type QueuedEvent = z.output<typeof QueuedEvent>

/**
 * The jobs of events' subscribers. An effect and the record that it is done share a transaction: an event may be delivered twice
 * and is done once, and one that fails is tried again by itself, holding up no other.
 */
export function effectJobs(database: Database, effects: Record<string, (tx: Tx, event: QueuedEvent) => Promise<void>>): Jobs {
  const job = (subscriber: string, effect: (tx: Tx, event: QueuedEvent) => Promise<void>) => async (queued: unknown) => {
    const event = QueuedEvent.parse(queued)
    await database.inTransaction(async (tx) => {
      if (await isFirst(tx, event.eventId, subscriber)) await effect(tx, event)
    })
  }
  return Object.fromEntries(Object.entries(effects).map(([name, effect]) => [`event:${name}`, job(name, effect)]))
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
