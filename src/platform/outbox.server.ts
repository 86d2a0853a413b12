import { sql } from 'kysely'
import { onceCommitted, type Tx } from './database.server.ts'
import { notifyConsumers } from './outbox-hints.server.ts'

export type OutboxEvent = { xid: string; eventId: number; topic: string; payload: Record<string, unknown> }
/** How far a consumer has come. */
export type OutboxPosition = { xid: string; eventId: number }

export function isBefore(one: OutboxPosition, other: OutboxPosition): boolean {
  const [xid, otherXid] = [BigInt(one.xid), BigInt(other.xid)]
  return xid < otherXid || (xid === otherXid && one.eventId < other.eventId)
}

/** Writes an event in the transaction of the change it is about. */
export async function emit(tx: Tx, topic: string, payload: Record<string, unknown>): Promise<void> {
  await sql`insert into outbox (topic, payload) values (${topic}, ${JSON.stringify(payload)})`.execute(tx)
  onceCommitted(tx, notifyConsumers)
}

/** Events after `from` that no running transaction can still precede, in order. */
export async function readEvents(tx: Tx, from: OutboxPosition, limit: number): Promise<OutboxEvent[]> {
  // By the column and not by its text, where 9 comes after 10.
  const found = await sql<OutboxEvent>`select xid::text as xid, event_id as "eventId", topic, payload from outbox
    where (xid, event_id) > (${from.xid}::xid8, ${from.eventId}) and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by outbox.xid, outbox.event_id limit ${limit}`.execute(tx)
  return found.rows
}

/** Where a consumer that needs nothing of the past begins. */
export async function presentPosition(tx: Tx): Promise<OutboxPosition> {
  const found = await sql<{ xid: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`.execute(tx)
  return { xid: found.rows[0]?.xid ?? '0', eventId: 0 }
}

/**
 * Hands a durable consumer its next events in one transaction with its position, so that effects written through `tx`
 * happen once. Answers how many were handled; 0 also when another process is at it.
 */
export async function handleEvents(tx: Tx, consumer: string, handle: (event: OutboxEvent) => Promise<void>): Promise<number> {
  await sql`insert into outbox_consumers (consumer, xid, event_id) values (${consumer}, '0'::xid8, 0) on conflict do nothing`.execute(
    tx,
  )
  const held = await sql<OutboxPosition>`select xid::text as xid, event_id as "eventId" from outbox_consumers
    where consumer = ${consumer} for update skip locked`.execute(tx)
  const position = held.rows[0]
  if (!position) return 0
  const events = await readEvents(tx, position, 100)
  for (const event of events) await handle(event)
  const last = events.at(-1)
  if (last)
    await sql`update outbox_consumers set xid = ${last.xid}::xid8, event_id = ${last.eventId} where consumer = ${consumer}`.execute(
      tx,
    )
  return events.length
}

/** Where a durable consumer goes on from: for one whose effects were made in another way up to there. */
export async function setConsumerPosition(tx: Tx, consumer: string, { xid, eventId }: OutboxPosition): Promise<void> {
  await sql`insert into outbox_consumers (consumer, xid, event_id) values (${consumer}, ${xid}::xid8, ${eventId})
    on conflict (consumer) do update set xid = excluded.xid, event_id = excluded.event_id`.execute(tx)
}

/** A consumer that will not come back: events are no longer kept for it. */
export async function removeConsumer(tx: Tx, consumer: string): Promise<void> {
  await sql`delete from outbox_consumers where consumer = ${consumer}`.execute(tx)
}

/**
 * Events every durable consumer has passed and that are older than the given day are removed, and how far is written down:
 * consumers that keep their own position find out by `hasMissedEvents`.
 */
export async function purgeEvents(tx: Tx, olderThan: Date): Promise<void> {
  await sql`with removed as (delete from outbox where created_at < ${olderThan}
      and (xid, event_id) <= (select xid, event_id from outbox_consumers order by xid, event_id limit 1)
      returning xid, event_id),
    last as (select xid, event_id from removed order by xid desc, event_id desc limit 1)
    update outbox_removed set xid = last.xid, event_id = last.event_id from last
      where (outbox_removed.xid, outbox_removed.event_id) < (last.xid, last.event_id)`.execute(tx)
}

/** The last event that has been written, or undefined; a consumer may not reach it yet, since older transactions come first. */
export async function findLastEvent(tx: Tx): Promise<OutboxPosition | undefined> {
  const found = await sql<OutboxPosition>`select xid::text as xid, event_id as "eventId" from outbox
    order by outbox.xid desc, outbox.event_id desc limit 1`.execute(tx)
  return found.rows[0]
}

/** Whether events after `from` have been removed. Asked after reading: what was read before the answer "no" was everything. */
export async function hasMissedEvents(tx: Tx, from: OutboxPosition): Promise<boolean> {
  const found = await sql<{ missed: boolean }>`select (xid, event_id) > (${from.xid}::xid8, ${from.eventId}) as missed
    from outbox_removed`.execute(tx)
  return found.rows[0]?.missed ?? false
}

const MARK = 'mark'

export type OutboxMark = { eventId: number; text: string }

/** An event that says nothing but that this database has been here. */
export async function leaveMark(tx: Tx, text: string): Promise<OutboxMark> {
  const left = await sql<{ eventId: number }>`insert into outbox (topic, payload) values (${MARK}, ${JSON.stringify({ text })})
    returning event_id as "eventId"`.execute(tx)
  return { eventId: left.rows[0]?.eventId ?? 0, text }
}

/** Whether the mark was left in this database, and in the past that it still has: one that was set back has lost it. */
export async function findMark(tx: Tx, { eventId, text }: OutboxMark): Promise<boolean> {
  const found =
    await sql`select 1 from outbox where event_id = ${eventId} and topic = ${MARK} and payload ->> 'text' = ${text}`.execute(tx)
  return found.rows.length > 0
}
