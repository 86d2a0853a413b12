import { type Compilable, type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { platformTables } from '#platform/tables/platform.tables.ts'
import { changeRows } from '#platform/read-rows.server.ts'
import type { Schema } from '#platform/value-schema.ts'

/** One kind of message to an outside system: its name, its payload and its answer. */
export type OutsideKind<Payload, Answer> = {
  name: string
  payload: Schema<Payload>
  answer: Schema<Answer>
  /** Tries until it is given up. They come ever slower, hourly from the tenth on. */
  mostAttempts: number
}

type OutsideState = 'waiting' | 'sent' | 'confirmed' | 'failed' | 'given-up'

/** `beside`: what the other side has told of it beside its no. */
type Failed = { state: 'failed'; reason: string; beside?: unknown }

/** What has become of something that was said. `sent`: taken, but not final; it is looked up later. `failed`: refused for ever. */
export type Outcome<Answer> = { state: 'confirmed'; answer: Answer } | { state: 'sent'; reason: string } | Failed

/** The end of a call, as the shop's own books record it. */
export type Settlement<Answer> = { state: 'confirmed'; answer: Answer } | Failed | { state: 'given-up'; reason: string }

/** Thrown by a handler when nothing was sent: the circuit is open, or the other side does not answer. */
export class NotSaid extends Error {}

type Request<Payload> = {
  /** What it is about, by its id. */
  subject: string
  payload: Payload
  /** The same key is said once, however often it is requested. */
  idempotencyKey: string
  /** For what this process says itself right after the commit: the job comes only if it did not. */
  afterSeconds?: number
}

/**
 * Requests, in the transaction that decides it, that something be said outside; it is said after the commit, outside any
 * transaction, and again until the other side has answered. Answers the call's id: a second request of the same key, that of the first, which begins
 * anew if it had been given up.
 */
export async function requestOutside<Payload, Answer>(
  tx: Tx,
  kind: OutsideKind<Payload, Answer>,
  { subject, payload, idempotencyKey, afterSeconds = 0 }: Request<Payload>,
): Promise<string> {
  const due = sql<Date>`now() + ${afterSeconds} * interval '1 second'`
  const call = platformTables(tx)
    .insertInto('outside_calls')
    .values({
      call_id: newId(),
      kind: kind.name,
      subject,
      payload: JSON.stringify(payload),
      idempotency_key: idempotencyKey,
      next_attempt_at: due,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'idempotency_key'])
        // What is to be said may have changed since.
        .doUpdateSet({
          state: 'waiting',
          payload: sql`excluded.payload`,
          attempts: 0,
          next_attempt_at: due,
          last_error: null,
          settled_at: null,
          dismissed_at: null,
        })
        .where('outside_calls.state', 'in', ['failed', 'given-up']),
    )
    .returningAll()
  const [made] = await changeRows(
    tx,
    z.object({ callId: z.string() }),
    sql`with made as (${call})
    select call_id as "callId", ${addJob('replace')} from made`,
  )
  if (made) return made.callId
  const known = await findOutside(tx, kind, idempotencyKey)
  if (!known) throw new Error(`${kind.name} ${idempotencyKey} was requested twice at once`)
  return known.callId
}

/**
 * The same for something new that is to be said, such as a mail, in the statement that writes it: `written` inserts it and returns its
 * id as `subject`, under which it is said once.
 */
export async function requestForNew<Answer>(
  tx: Tx,
  kind: OutsideKind<Record<string, never>, Answer>,
  written: Compilable<{ subject: string }>,
  notBefore?: Date,
): Promise<void> {
  // No other job can have the key of a new call: the queue need not look for one to replace.
  await sql`with written as (${written}),
    made as (insert into outside_calls (call_id, kind, subject, payload, idempotency_key, next_attempt_at)
      select subject, ${kind.name}, subject, '{}', subject, coalesce(${notBefore ?? null}::timestamptz, now()) from written returning *)
    select ${addJob('unsafe_dedupe')} from made`.execute(tx)
}

/** The state of a call. */
export type FoundCall = { callId: string; state: OutsideState; isUnderWay: boolean }

const calls = (tx: Read) =>
  platformTables(tx).selectFrom('outside_calls').select(['call_id as callId', 'state', 'under_way as isUnderWay'])

/** Undefined when it was never requested. */
export const findOutside = (tx: Read, kind: { name: string }, idempotencyKey: string): Promise<FoundCall | undefined> =>
  calls(tx).where('kind', '=', kind.name).where('idempotency_key', '=', idempotencyKey).executeTakeFirst()

export const findState = (tx: Read, callId: string): Promise<FoundCall> =>
  calls(tx).where('call_id', '=', callId).executeTakeFirstOrThrow()

export const taskOf = (kind: string): string => `outside:${kind}`

const addJob = (mode: 'replace' | 'unsafe_dedupe') => sql`graphile_worker.add_job('outside:' || kind,
  json_build_object('callId', call_id), run_at := next_attempt_at, max_attempts := 3,
  job_key := 'outside:' || call_id, job_key_mode := ${sql.lit(mode)})`

/** Wakes a worker when the call, unless it has ended, is due. The row is what counts: a job that got lost is queued again by `queueOverdueCalls`. */
export const queueCall = (tx: Tx, callId: string): Promise<void> =>
  // Under a lock: anyone who brings it forward at this moment is waited for, and not undone by the time it had before.
  queueCalls(tx, sql`select * from outside_calls where call_id = ${callId} and state in ('waiting', 'sent') for update`)

/** Calls whose process died, or whose job did. */
export const queueOverdueCalls = (tx: Tx): Promise<void> =>
  queueCalls(
    tx,
    sql`select * from outside_calls where state in ('waiting', 'sent') and next_attempt_at < now() - interval '20 seconds'
      order by next_attempt_at limit 500 for update skip locked`,
  )

async function queueCalls(tx: Tx, wanted: RawBuilder<unknown>): Promise<void> {
  await sql`select ${addJob('replace')} from (${wanted}) wanted`.execute(tx)
}

export async function findKind(tx: Read, callId: string): Promise<string | undefined> {
  const found = await platformTables(tx)
    .selectFrom('outside_calls')
    .select('kind')
    .where('call_id', '=', callId)
    .executeTakeFirst()
  return found?.kind
}

/** Asks again at once, and as often as at first; false when it has come to its end or is being said this very moment. */
export async function retryOutside(tx: Tx, callId: string): Promise<boolean> {
  const done = await platformTables(tx)
    .updateTable('outside_calls')
    .set(({ eb }) => ({
      // What may have been heard is looked up first.
      state: eb
        .case()
        .when('sent_at', 'is', null)
        .then('waiting' as const)
        .else('sent' as const)
        .end(),
      attempts: 0,
      next_attempt_at: sql<Date>`now()`,
      settled_at: null,
      dismissed_at: null,
    }))
    .where('call_id', '=', callId)
    .where(isIdle)
    .executeTakeFirst()
  if (done.numUpdatedRows > 0n) await queueCall(tx, callId)
  return done.numUpdatedRows > 0n
}

/** Between two attempts, or ended: no answer is expected now. */
export const isIdle = sql<boolean>`(state <> 'confirmed' and (not under_way or next_attempt_at < now()))`
