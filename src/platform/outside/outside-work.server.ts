import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database, Read, Tx } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { changeRows } from '#platform/read-rows.server.ts'
import type { Jobs } from '#platform/jobs/job-queue.server.ts'
import {
  findState,
  type FoundCall,
  isIdle,
  NotSaid,
  type Outcome,
  type OutsideKind,
  queueCall,
  type Settlement,
  taskOf,
} from './outside-calls.server.ts'
import { platformTables } from '#platform/tables/platform.tables.ts'
import { mayBeForgotten } from '#platform/database/takeover.server.ts'
import { traced } from '#platform/tracing/tracing.server.ts'
import { inTime } from './in-time.server.ts'

/**
 * What a handler needs beside the payload: the provider's key, when to stop waiting, something to read with, and a transaction of its own
 * for what it notes of the attempt itself.
 */
type Saying = {
  callId: string
  subject: string
  idempotencyKey: string
  signal: AbortSignal
  read: Read
  inTransaction: Database['inTransaction']
}
type About = { callId: string; subject: string; idempotencyKey: string }

/** Writes the end of a call of this kind into the shop's own books, in one transaction with the call's own row. */
export type SettledBy<Kind> =
  Kind extends OutsideKind<infer Payload, infer Answer>
    ? (tx: Tx, about: About & { payload: Payload }, end: Settlement<Answer>) => Promise<void>
    : never

type HandlerOf<Payload, Answer> = {
  kind: OutsideKind<Payload, Answer>
  /** Says it. Throws `NotSaid` when nothing has left the house; any other error leaves open whether it was heard. */
  perform: (payload: Payload, saying: Saying) => Promise<Outcome<Answer>>
  /** Asks what has become of it; undefined when the other side never heard. Without it, repeating under the key must be harmless. */
  lookUp?: (payload: Payload, saying: Saying) => Promise<Outcome<Answer> | undefined>
  settled: SettledBy<OutsideKind<Payload, Answer>>
}

/** A handler that checks its payload, so that handlers of every kind fit in one list. */
export type OutsideHandler = {
  name: string
  mostAttempts: number
  say: (payload: unknown, saying: Saying, isRepeated: boolean) => Promise<Outcome<unknown>>
  settle: (tx: Tx, call: About & { payload: unknown }, end: Settlement<unknown>) => Promise<void>
}

export function outsideHandler<Payload, Answer>(given: HandlerOf<Payload, Answer>): OutsideHandler {
  const { kind, perform, lookUp, settled } = given
  return {
    name: kind.name,
    mostAttempts: kind.mostAttempts,
    say: async (raw, saying, isRepeated) => {
      const payload = z.parse(kind.payload, raw)
      const known = isRepeated ? await lookUp?.(payload, saying) : undefined
      return known ?? perform(payload, saying)
    },
    settle: (tx, { payload, ...about }, end) =>
      settled(
        tx,
        { ...about, payload: z.parse(kind.payload, payload) },
        end.state === 'confirmed' ? { state: 'confirmed', answer: z.parse(kind.answer, end.answer) } : end,
      ),
  }
}

export type OutsideOptions = {
  handlers: readonly OutsideHandler[]
  /** The other side has so long to answer. */
  timeoutMs: number
  /** The first repetition comes after so long, each further one after twice as long, an hour at most. */
  retryMs: number
}

type Within = { database: Database; log: Log }
type OutsideHost = OutsideOptions & Within

export type OutsideWork = {
  /** Sends a call now, in this process, no matter when it is due, and answers its state; for callers who wait for the answer. */
  dispatchNow: (within: Within, callId: string) => Promise<FoundCall>
  jobs: (within: Within) => Jobs
  /** Ends a call for good, with the reason an operator gave; false when there is none to end. */
  giveUp: (tx: Tx, callId: string, reason: string) => Promise<boolean>
}

const CallPayload = z.object({ callId: z.uuid() })

export function openOutsideWork(options: OutsideOptions): OutsideWork {
  return {
    dispatchNow: async (within, callId) => {
      const host = { ...options, ...within }
      await say(host, callId, true)
      return untilAnswered(host, callId)
    },
    jobs: (within) => {
      const host = { ...options, ...within }
      const work = (payload: unknown): Promise<void> => say(host, CallPayload.parse(payload).callId, false)
      return Object.fromEntries(options.handlers.map(({ name }) => [taskOf(name), work]))
    },
    giveUp: (tx, callId, reason) => giveUp(tx, options, callId, reason),
  }
}

const text = z.string()
const Call = z.object({ callId: z.uuid(), kind: text, subject: text, payload: z.unknown(), idempotencyKey: text })
const GivenUp = Call.extend({ wasOver: z.boolean() })
const Claimed = Call.extend({ attempts: z.int(), isRepeated: z.boolean() })

async function giveUp(tx: Tx, options: OutsideOptions, callId: string, reason: string): Promise<boolean> {
  const [call] = await changeRows(
    tx,
    GivenUp,
    sql`update outside_calls c
      set state = case when c.state = 'failed' then 'failed' else 'given-up' end, last_error = coalesce(c.last_error, ${reason}),
        settled_at = coalesce(c.settled_at, now()), dismissed_at = now()
      from (select call_id, state from outside_calls where call_id = ${callId} and dismissed_at is null and ${isIdle} for update) before
      where c.call_id = before.call_id
      returning c.call_id as "callId", c.kind, c.subject, c.payload, c.idempotency_key as "idempotencyKey",
        before.state in ('failed', 'given-up') as "wasOver"`,
  )
  if (call && !call.wasOver) await handlerOf(options, call.kind).settle(tx, call, { state: 'given-up', reason })
  return call !== undefined
}

async function say(host: OutsideHost, callId: string, isEarly: boolean): Promise<void> {
  const call = await claim(host, callId, isEarly)
  if (call) await record(host, call, await attempt(host, call))
  // Taken up by a process that may yet die, or put off: this job is its own reminder.
  else if (!isEarly) await host.database.inTransaction((tx) => queueCall(tx, callId))
}

/** From here on the call counts as sent, even if this process dies; no other process takes it while this one may still be waiting. */
async function claim({ database, timeoutMs }: OutsideHost, callId: string, isEarly: boolean): Promise<Claimed | undefined> {
  const [claimed] = await database.inTransaction((tx) =>
    changeRows(
      tx,
      Claimed,
      sql`update outside_calls c set attempts = c.attempts + 1, state = 'sent',
          sent_at = coalesce(c.sent_at, now()), under_way = true, next_attempt_at = now() + ${timeoutMs + 10_000} * interval '1 millisecond'
        from (select call_id, sent_at from outside_calls where call_id = ${callId} and state in ('waiting', 'sent')
            and (next_attempt_at <= now() or (${isEarly} and not under_way)) for update) before
        where c.call_id = before.call_id
        returning c.call_id as "callId", c.kind, c.subject, c.payload, c.idempotency_key as "idempotencyKey", c.attempts,
          before.sent_at is not null or ${mayBeForgotten('c.created_at')} as "isRepeated"`,
    ),
  )
  return claimed
}

type Claimed = z.output<typeof Claimed>
type Attempt = { end: Settlement<unknown> } | { end?: undefined; wasSaid: boolean; reason: string }

async function attempt(host: OutsideHost, call: Claimed): Promise<Attempt> {
  const performing = handlerOf(host, call.kind)
  const { pool: read, inTransaction } = host.database
  const saying = { ...call, signal: AbortSignal.timeout(host.timeoutMs), read, inTransaction }
  try {
    const outcome = await traced(`outside ${call.kind}`, 'CLIENT', () =>
      inTime(performing.say(call.payload, saying, call.isRepeated), host.timeoutMs + 1_000),
    )
    return outcome.state === 'sent' ? { wasSaid: true, reason: outcome.reason } : { end: outcome }
  } catch (problem) {
    host.log.info({ err: problem, call: call.callId, kind: call.kind }, 'nobody outside has answered; asking again later')
    return { wasSaid: !(problem instanceof NotSaid) || call.isRepeated, reason: reasonOf(problem) }
  }
}

const reasonOf = (problem: unknown): string =>
  (problem instanceof Error && problem.message ? problem.message : String(problem)).slice(0, 500)

function handlerOf(host: OutsideOptions, kind: string): OutsideHandler {
  const found = host.handlers.find(({ name }) => name === kind)
  if (!found) throw new Error(`nobody here says ${kind}`)
  return found
}

/** Writes down what came of it. An end and what the shop's books make of it are one transaction; if that fails, it is asked again. */
async function record(host: OutsideHost, call: Claimed, came: Attempt): Promise<void> {
  if (came.end === undefined) return tryLater(host, call, came.wasSaid, came.reason)
  const { end } = came
  try {
    await finish(host, call, end)
  } catch (problem) {
    host.log.error({ err: problem, call: call.callId, kind: call.kind }, 'an answer from outside could not be recorded')
    await tryLater(host, call, true, `recording the answer: ${reasonOf(problem)}`)
  }
}

const finish = (host: OutsideHost, call: Claimed, end: Settlement<unknown>): Promise<void> =>
  host.database.inTransaction(async (tx) => {
    if (await writeEnd(tx, call, end)) await handlerOf(host, call.kind).settle(tx, call, end)
  })

/** False when another process has taken the call in the meantime. */
async function writeEnd(tx: Tx, call: Claimed, end: Settlement<unknown>): Promise<boolean> {
  const done = await platformTables(tx)
    .updateTable('outside_calls')
    .set({
      state: end.state,
      under_way: false,
      last_error: end.state === 'confirmed' ? null : end.reason,
      answer: end.state === 'confirmed' ? JSON.stringify(end.answer ?? null) : null,
      settled_at: sql<Date>`now()`,
    })
    .where('call_id', '=', call.callId)
    .where('attempts', '=', call.attempts)
    .where('state', '=', 'sent')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

async function tryLater(host: OutsideHost, call: Claimed, wasSaid: boolean, reason: string): Promise<void> {
  if (call.attempts >= handlerOf(host, call.kind).mostAttempts) return finish(host, call, { state: 'given-up', reason })
  const wait = Math.min(host.retryMs * 2 ** (call.attempts - 1), 3_600_000) * (0.8 + Math.random() * 0.4)
  await host.database.inTransaction(async (tx) => {
    const done = await platformTables(tx)
      .updateTable('outside_calls')
      .set({
        state: wasSaid ? 'sent' : 'waiting',
        under_way: false,
        ...(wasSaid ? {} : { sent_at: null }),
        last_error: reason,
        next_attempt_at: sql<Date>`now() + ${wait} * interval '1 millisecond'`,
      })
      .where('call_id', '=', call.callId)
      .where('attempts', '=', call.attempts)
      .where('state', '=', 'sent')
      .executeTakeFirst()
    if (done.numUpdatedRows > 0n) await queueCall(tx, call.callId)
  })
}

/** When another process has just taken the call up, its answer is waited for. */
async function untilAnswered({ database, timeoutMs }: OutsideHost, callId: string): Promise<FoundCall> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const found = await findState(database.pool, callId)
    if (!found.isUnderWay || performance.now() > deadline) return found
    await pause(100)
  }
}
