import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { type Database, onceCommitted, type Read, type Tx } from '#platform/database.server.ts'
import { unseenArray } from '#platform/database/unseen-array.server.ts'
import { notifyConsumers } from './outbox-hints.server.ts'
import { platformTables } from '#platform/tables/platform.tables.ts'
import { readRows } from '#platform/read-rows.server.ts'

export type OutboxEvent = { xid: string; eventId: number; topic: string; payload: Record<string, unknown> }
/** How far a consumer has come. */
export type OutboxPosition = { xid: string; eventId: number }

export function isBefore(one: OutboxPosition, other: OutboxPosition): boolean {
  const [xid, otherXid] = [BigInt(one.xid), BigInt(other.xid)]
  return xid < otherXid || (xid === otherXid && one.eventId < other.eventId)
}

/** Hourly in the end, for about fifteen hours. */
const MOST_ATTEMPTS = 12

/** Who has effects of an event, and of which `payload` each `subscriber` has any; how long it waits for others like it. */
export type Subscribers = { names: readonly string[]; isConcerned: RawBuilder<boolean>; waitSeconds?: number }

/** Writes events in the transaction of the changes they are about, with a job for each of their subscribers, in one statement. */
export async function writeEvents(
  tx: Tx,
  topic: string,
  payloads: readonly Record<string, unknown>[],
  { names, isConcerned, waitSeconds = 0 }: Subscribers = { names: [], isConcerned: sql`true` },
): Promise<void> {
  const texts = payloads.map((payload) => JSON.stringify(payload))
  // No other job can have the key of a new event: the queue need not look for one to replace, which is half of what queueing takes.
  await sql`with written as (insert into outbox (topic, payload) select ${topic}, unnest(${unseenArray('jsonb', texts)}) returning event_id, payload)
    select graphile_worker.add_job('event:' || subscriber,
      json_build_object('eventId', event_id, 'topic', ${topic}::text, 'payload', payload),
      run_at := now() + make_interval(secs => ${waitSeconds}), job_key := subscriber || ':' || event_id, job_key_mode := 'unsafe_dedupe', max_attempts := ${MOST_ATTEMPTS}::int)
    from written, unnest(${unseenArray('text', names)}) as subscriber where ${isConcerned}`.execute(tx)
  onceCommitted(tx, notifyConsumers)
}

/** Events after `from` that no running transaction can still precede, in order. */
export function readEvents(tx: Read, from: OutboxPosition, limit: number): Promise<OutboxEvent[]> {
  return (
    platformTables(tx)
      .selectFrom('outbox')
      .select((column) => [column.cast<string>('xid', 'text').as('xid'), 'event_id as eventId', 'topic', 'payload'])
      .where(isAfter(from))
      .where(sql<boolean>`xid < pg_snapshot_xmin(pg_current_snapshot())`)
      // By the column and not by its text, where 9 comes after 10.
      .orderBy('outbox.xid')
      .orderBy('outbox.event_id')
      .limit(limit)
      .execute()
  )
}

const isAfter = ({ xid, eventId }: OutboxPosition) => sql<boolean>`(xid, event_id) > (${xid}::xid8, ${eventId})`

/** Reads that know all that has happened by now: a copy answers them if it has all that, too. */
export const readsOfNow = async ({ pool, copy }: Pick<Database, 'pool' | 'copy'>): Promise<Read> =>
  copy ? copy.readFor({ xid: (await presentPosition(pool)).xid, before: true }) : pool

/** Where a consumer that needs nothing of the past begins. */
export async function presentPosition(tx: Read): Promise<OutboxPosition> {
  const [present] = await readRows(
    tx,
    z.object({ xid: z.string() }),
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`,
  )
  if (!present) throw new Error('the present has no number')
  return { ...present, eventId: 0 }
}

/**
 * Hands a durable consumer its next events in one transaction with its position, so that effects written through `tx`
 * happen once. Answers how many were handled; 0 also when another process is at it.
 */
export async function handleEvents(tx: Tx, consumer: string, handle: (event: OutboxEvent) => Promise<void>): Promise<number> {
  await platformTables(tx)
    .insertInto('outbox_consumers')
    .values({ consumer, xid: '0', event_id: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const position = await platformTables(tx)
    .selectFrom('outbox_consumers')
    .select((column) => [column.cast<string>('xid', 'text').as('xid'), 'event_id as eventId'])
    .where('consumer', '=', consumer)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!position) return 0
  const events = await readEvents(tx, position, 100)
  for (const event of events) await handle(event)
  const last = events.at(-1)
  if (last)
    await platformTables(tx)
      .updateTable('outbox_consumers')
      .set({ xid: last.xid, event_id: last.eventId })
      .where('consumer', '=', consumer)
      .execute()
  return events.length
}

/** Where a durable consumer goes on from: for one whose effects were made in another way up to there. */
export async function setConsumerPosition(tx: Tx, consumer: string, { xid, eventId }: OutboxPosition): Promise<void> {
  await platformTables(tx)
    .insertInto('outbox_consumers')
    .values({ consumer, xid, event_id: eventId })
    .onConflict((conflict) => conflict.column('consumer').doUpdateSet({ xid, event_id: eventId }))
    .execute()
}

/** A consumer that has never read anything begins here; one that has goes on from where it is. */
export async function beginConsumer(tx: Tx, consumer: string, { xid, eventId }: OutboxPosition): Promise<void> {
  await platformTables(tx)
    .insertInto('outbox_consumers')
    .values({ consumer, xid, event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Until the transaction ends no other process handles the events of this consumer. */
export async function holdConsumer(tx: Tx, consumer: string): Promise<void> {
  await platformTables(tx)
    .selectFrom('outbox_consumers')
    .select('consumer')
    .where('consumer', '=', consumer)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** A consumer that will not come back: events are no longer kept for it. */
export async function removeConsumer(tx: Tx, consumer: string): Promise<void> {
  await platformTables(tx).deleteFrom('outbox_consumers').where('consumer', '=', consumer).execute()
}

/**
 * Events every durable consumer has passed and that are older than the given day are removed, and how far is written down:
 * consumers that keep their own position find out by `hasMissedEvents`.
 */
export async function purgeEvents(tx: Tx, olderThan: Date): Promise<void> {
  await sql`with removed as (delete from outbox where created_at < ${olderThan}
      and not exists (select from outbox_consumers c where (c.xid, c.event_id) < (outbox.xid, outbox.event_id))
      returning xid, event_id),
    last as (select xid, event_id from removed order by xid desc, event_id desc limit 1)
    update outbox_removed set xid = last.xid, event_id = last.event_id from last
      where (outbox_removed.xid, outbox_removed.event_id) < (last.xid, last.event_id)`.execute(tx)
}

/** The last event that has been written, or undefined; a consumer may not reach it yet, since older transactions come first. */
export function findLastEvent(tx: Read): Promise<OutboxPosition | undefined> {
  return platformTables(tx)
    .selectFrom('outbox')
    .select((column) => [column.cast<string>('xid', 'text').as('xid'), 'event_id as eventId'])
    .orderBy('outbox.xid', 'desc')
    .orderBy('outbox.event_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Whether events after `from` have been removed. Asked after reading: what was read before the answer "no" was everything. */
export async function hasMissedEvents(tx: Read, from: OutboxPosition): Promise<boolean> {
  const removed = await platformTables(tx).selectFrom('outbox_removed').select(isAfter(from).as('missed')).executeTakeFirst()
  return removed?.missed ?? false
}

const MARK = 'mark'

export type OutboxMark = { eventId: number; text: string }

/** An event that says nothing but that this database has been here. */
export async function leaveMark(tx: Tx, text: string): Promise<OutboxMark> {
  const { eventId } = await platformTables(tx)
    .insertInto('outbox')
    .values({ topic: MARK, payload: JSON.stringify({ text }) })
    .returning('event_id as eventId')
    .executeTakeFirstOrThrow()
  return { eventId, text }
}

/** Whether the mark was left in this database, and in the past that it still has: one that was set back has lost it. */
export async function findMark(tx: Read, { eventId, text }: OutboxMark): Promise<boolean> {
  const found = await platformTables(tx)
    .selectFrom('outbox')
    .select('event_id')
    .where('event_id', '=', eventId)
    .where('topic', '=', MARK)
    .where(sql<string>`payload ->> 'text'`, '=', text)
    .executeTakeFirst()
  return found !== undefined
}
