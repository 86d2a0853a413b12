import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { createLog } from '#platform/log.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { noteTakeover } from '#platform/database/takeover.server.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import { startWorkers } from '#platform/jobs/job-queue.server.ts'
import {
  findOutside,
  NotSaid,
  type Outcome,
  type OutsideKind,
  queueCall,
  queueOverdueCalls,
  requestOutside,
  retryOutside,
} from './outside-calls.server.ts'
import { openOutsideWork, outsideHandler } from './outside-work.server.ts'

const PATIENCE = { timeout: 60_000, interval: 20 }
const log = createLog('silent')
const wordKind: OutsideKind<{ word: string }, { heard: string }> = {
  name: 'word',
  payload: z.object({ word: z.string() }),
  answer: z.object({ heard: z.string() }),
  mostAttempts: 4,
}

let own: TestDatabase
let database: Database
let perform: (word: string, key: string, signal: AbortSignal) => Promise<Outcome<{ heard: string }>>
let lookUp: ((key: string) => Promise<Outcome<{ heard: string }> | undefined>) | undefined
let mostAttempts: number
let settled: (word: string, state: string) => Promise<void>
/** What the outside was told, and what the shop's books were told of it. */
let said: string[]
let booked: string[]

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url)
})
beforeEach(async () => {
  await runSql(database, sql`truncate outside_calls`)
  said = []
  booked = []
  lookUp = undefined
  mostAttempts = wordKind.mostAttempts
  perform = async (word) => ({ state: 'confirmed', answer: { heard: word } })
  settled = async () => {}
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

const word = () =>
  outsideHandler({
    kind: { ...wordKind, mostAttempts },
    perform: async (payload, { idempotencyKey, signal }) => {
      said.push(payload.word)
      return perform(payload.word, idempotencyKey, signal)
    },
    ...(lookUp ? { lookUp: async (_: unknown, { idempotencyKey }: { idempotencyKey: string }) => lookUp?.(idempotencyKey) } : {}),
    settled: async (_, { payload }, end) => {
      await settled(payload.word, end.state)
      booked.push(`${payload.word} ${end.state}`)
    },
  })
const open = (timeoutMs = 300) => openOutsideWork({ handlers: [word()], timeoutMs, retryMs: 20 })
const within = () => ({ database, log })
const request = (text: string, key: string = newId()) =>
  database.inTransaction(async (tx) => ({
    key,
    callId: await requestOutside(tx, wordKind, { subject: text, payload: { word: text }, idempotencyKey: key }),
  }))
const stateOf = async (key: string) => (await findOutside(database.pool, wordKind, key))?.state
/** `timeoutMs`: long where nobody is to be let go of, however busy the machine. */
async function working(check: () => Promise<void>, timeoutMs?: number): Promise<void> {
  const workers = await startWorkers(own.url, log, [{ jobs: open(timeoutMs).jobs(within()), concurrency: 2 }], 50)
  try {
    await check()
  } finally {
    await workers.stop()
  }
}

test('what is requested is said after the commit, outside any transaction, and its end is booked once', async () => {
  const open = new Set<number>()
  perform = async (heard) => {
    const idle = await readRows(
      database.pool,
      z.object({ pid: z.number() }),
      sql`select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    )
    for (const { pid } of idle) open.add(pid)
    return { state: 'confirmed', answer: { heard } }
  }
  await working(async () => {
    const { key } = await request('hello')
    await expect.poll(() => stateOf(key), PATIENCE).toBe('confirmed')
  }, 30_000)
  expect(said).toEqual(['hello'])
  expect(booked).toEqual(['hello confirmed'])
  expect(open.size).toBe(0)
})

test('what is undone with its transaction is never said, and the same key is said once', async () => {
  const undone = database.inTransaction(async (tx) => {
    await requestOutside(tx, wordKind, { subject: 'x', payload: { word: 'undone' }, idempotencyKey: 'undone' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await working(async () => {
    const [one, other] = await Promise.all([request('twice', 'same'), request('twice', 'same')])
    expect(one.callId).toBe(other.callId)
    await expect.poll(() => stateOf('same'), PATIENCE).toBe('confirmed')
  })
  expect(said).toEqual(['twice'])
})

test('while nobody outside answers it is asked again, ever later, and holds up nothing else', async () => {
  let isAway = true
  mostAttempts = 30
  perform = async (heard) => {
    if (heard === 'patient' && isAway) throw new NotSaid('nobody picks up')
    isAway = false
    return { state: 'confirmed', answer: { heard } }
  }
  await working(async () => {
    const patient = await request('patient')
    await expect.poll(() => said.length, PATIENCE).toBeGreaterThan(0)
    const other = await request('other')
    await expect.poll(() => stateOf(other.key), PATIENCE).toBe('confirmed')
    await expect.poll(() => stateOf(patient.key), PATIENCE).toBe('confirmed')
  })
  expect(booked.toSorted()).toEqual(['other confirmed', 'patient confirmed'])
})

test('an answer that got lost is looked up, and not asked for twice', async () => {
  const done = new Set<string>()
  lookUp = async (key) => (done.has(key) ? { state: 'confirmed', answer: { heard: 'before' } } : undefined)
  perform = async (_, key) => {
    done.add(key)
    throw new Error('socket hang up')
  }
  await working(async () => {
    const { key } = await request('lost')
    await expect.poll(() => stateOf(key), PATIENCE).toBe('confirmed')
  })
  expect(said).toEqual(['lost'])
})

test('who does not answer in time is let go of, and what comes late changes nothing', async () => {
  const late = Promise.withResolvers<Outcome<{ heard: string }>>()
  perform = (heard) => (said.length === 1 ? late.promise : Promise.resolve({ state: 'confirmed', answer: { heard } }))
  await working(async () => {
    const { key } = await request('slow')
    await expect.poll(() => stateOf(key), PATIENCE).toBe('confirmed')
    late.resolve({ state: 'failed', reason: 'too late to matter' })
    expect(await stateOf(key)).toBe('confirmed')
  })
  expect(booked).toEqual(['slow confirmed'])
})

test('a refusal for ever is booked at once; after the last attempt it is given up, and asking for it again begins anew', async () => {
  perform = async (heard) => {
    if (heard === 'no') return { state: 'failed', reason: 'no such recipient' }
    throw new Error('busy')
  }
  await working(async () => {
    const no = await request('no')
    const busy = await request('busy')
    await expect.poll(() => stateOf(no.key), PATIENCE).toBe('failed')
    await expect.poll(() => stateOf(busy.key), PATIENCE).toBe('given-up')
    expect(said.filter((heard) => heard === 'busy')).toHaveLength(4)
    perform = async (heard) => ({ state: 'confirmed', answer: { heard } })
    await request('busy', busy.key)
    await expect.poll(() => stateOf(busy.key), PATIENCE).toBe('confirmed')
  })
  expect(booked.toSorted()).toEqual(['busy confirmed', 'busy given-up', 'no failed'])
})

test('an answer that cannot be booked is not lost: it is asked for again until it is', async () => {
  let failures = 2
  settled = async () => {
    failures -= 1
    if (failures >= 0) throw new Error('the books are locked')
  }
  await working(async () => {
    const { key } = await request('booked')
    await expect.poll(() => stateOf(key), PATIENCE).toBe('confirmed')
  })
  expect(booked).toEqual(['booked confirmed'])
})

test('a call whose process died is taken up by another, and two processes never say it at once', async () => {
  const { key, callId } = await request('orphan')
  await runSql(
    database,
    sql`update outside_calls set state = 'sent', sent_at = now(), next_attempt_at = now() - interval '1 minute' where call_id = ${callId}`,
  )
  await runSql(database, sql`select graphile_worker.remove_job('outside:' || ${callId})`)
  await database.inTransaction(queueOverdueCalls)
  await working(() => expect.poll(() => stateOf(key), PATIENCE).toBe('confirmed'))
  said = []
  const both = await request('both')
  const work = open(30_000)
  const found = await Promise.all([work.dispatchNow(within(), both.callId), work.dispatchNow(within(), both.callId)])
  expect(found.map(({ state }) => state)).toEqual(['confirmed', 'confirmed'])
  expect(said).toEqual(['both'])
})

test('a call whose process died before its answer was written is taken up again by its own job, as soon as nobody may still wait', async () => {
  const { key, callId } = await request('lost')
  await runSql(
    database,
    sql`update outside_calls set state = 'sent', sent_at = now(), under_way = true, next_attempt_at = now() + interval '1 second'
      where call_id = ${callId}`,
  )
  await working(async () => expect.poll(() => stateOf(key), PATIENCE).toBe('confirmed'))
  expect(said).toEqual(['lost'])
})

test('what somebody brings forward is not put off again by a job that has just found it not yet due', async () => {
  const { key, callId } = await request('brought forward')
  await runSql(database, sql`update outside_calls set next_attempt_at = now() + interval '1 hour' where call_id = ${callId}`)
  let putOff: Promise<void> | undefined
  await database.inTransaction(async (tx) => {
    await retryOutside(tx, callId)
    putOff = database.inTransaction((other) => queueCall(other, callId))
    await expect.poll(waitingForLocks, PATIENCE).toBe(1)
  })
  await putOff
  await working(() => expect.poll(() => stateOf(key), PATIENCE).toBe('confirmed'))
})

async function waitingForLocks(): Promise<number> {
  const rows = await readRows(
    database.pool,
    z.object({ count: z.number() }),
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

test('what was requested before a standby took over is looked up first, and what comes after is simply said', async () => {
  const known = new Map<string, string>()
  lookUp = async (key) => (known.has(key) ? { state: 'confirmed', answer: { heard: 'before' } } : undefined)
  const [forgotten, unsaid] = [await request('refund me'), await request('write to me')]
  known.set(forgotten.key, 'heard')
  // As the other machine finds it: it was on another history when it wrote this down.
  await runSql(database, sql`update database_beat set timeline = '00000000'`)
  const work = open()
  await work.dispatchNow(within(), forgotten.callId)
  expect([said, booked]).toEqual([[], ['refund me confirmed']])
  await database.inTransaction(noteTakeover)
  await work.dispatchNow(within(), unsaid.callId)
  expect(said).toEqual(['write to me'])
  const later = await request('new')
  known.set(later.key, 'never asked')
  await work.dispatchNow(within(), later.callId)
  expect(said).toEqual(['write to me', 'new'])
})
