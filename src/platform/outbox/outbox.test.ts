import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase, type Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'
import { handleEvents, hasMissedEvents, type OutboxEvent, purgeEvents, readEvents, writeEvents } from './outbox.server.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { z } from 'zod'

const WRITERS = 8
const TRANSACTIONS_EACH = 58
const EVENTS_EACH = 3

let own: TestDatabase
let database: Database
let other: Database

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url, { connections: WRITERS + 1 })
  other = openDatabase(own.url, { connections: 1 })
  // No unique column: a second telling would show.
  await runSql(database, sql`create table handled (event_id bigint not null, writer integer not null, step integer not null)`)
})
afterAll(async () => {
  await database.close()
  await other.close()
  await own.drop()
})

/** Some transactions commit long after younger ones, and every seventh gives up. */
async function write(writer: number): Promise<void> {
  for (let step = 0; step < TRANSACTIONS_EACH; step += 1) {
    const slow = (writer * 7 + step * 13) % 11 === 0
    const givesUp = step % 7 === 6
    const work = database.inTransaction(async (tx) => {
      for (let event = 0; event < EVENTS_EACH; event += 1) await writeEvents(tx, 'written', [{ writer, step, givesUp }])
      if (slow) await pause(30 + ((writer * 17 + step * 5) % 40))
      if (givesUp) throw new Error('gives up')
    })
    await work.catch((problem: Error) => {
      if (problem.message !== 'gives up') throw problem
    })
  }
}

async function record(tx: Tx, { eventId, topic, payload }: OutboxEvent): Promise<void> {
  await sql`insert into handled values (${eventId}, ${payload.writer}, ${payload.step})`.execute(tx)
  const key = `${topic}:${eventId}`
  await writeMail(tx, { recipient: 'a@praya.test', language: 'en', subject: key, body: '', dedupeKey: key })
}

async function countRecorded(): Promise<number> {
  const found = await readRows(database.pool, z.object({ n: z.number() }), sql`select count(distinct event_id) as n from handled`)
  return found[0]?.n ?? 0
}

test('with late commits and two deliverers at once, each of 1,200 events is told exactly once and each mail written once', async () => {
  let finished = false
  const deliver = async (through: Database): Promise<void> => {
    while (!finished) {
      const handled = await through.inTransaction((tx) => handleEvents(tx, 'test', (event) => record(tx, event)))
      if (handled === 0) await pause(10)
    }
  }
  const delivering = Promise.all([deliver(database), deliver(other)])
  const committed = WRITERS * (TRANSACTIONS_EACH - Math.floor(TRANSACTIONS_EACH / 7)) * EVENTS_EACH
  try {
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
    // Events wait for every older transaction of the server, those of other tests too.
    await expect.poll(countRecorded, { timeout: 90_000 }).toBe(committed)
    await pause(200)
  } finally {
    finished = true
    await delivering
  }
  const written = await readRows(
    database.pool,
    z.object({ events: z.number(), handled: z.number(), distinct: z.number(), mails: z.number(), outOfTurn: z.number() }),
    sql`select
    (select count(*) from outbox) as events, (select count(*) from handled) as handled,
    (select count(distinct event_id) from handled) as distinct, (select count(*) from mails) as mails,
    (select count(*) from handled where step % 7 = 6) as "outOfTurn"`,
  )
  expect(committed).toBe(1_200)
  expect(written).toEqual([{ events: committed, handled: committed, distinct: committed, mails: committed, outOfTurn: 0 }])
})

test('events are read in the order of their transactions, also where their numbers gain a digit', async () => {
  await runSql(database, sql`delete from outbox`)
  const numbers = ['8', '9', '10', '11', '99', '100']
  for (const xid of numbers)
    await runSql(database, sql`insert into outbox (xid, topic, payload) values (${xid}::xid8, 'old', '{}')`)
  const read: string[] = []
  for (let position = { xid: '0', eventId: 0 }; ; ) {
    const next = (await readEvents(database.pool, position, 1))[0]
    if (!next) break
    read.push(next.xid)
    position = next
  }
  expect(read).toEqual(numbers)
})

test('a consumer of its own position finds out whether events it has not seen were removed', async () => {
  await runSql(database, sql`delete from outbox`)
  const place = (eventId: number) => ({ xid: '7', eventId })
  for (const day of [1, 2, 20])
    await runSql(
      database,
      sql`insert into outbox (event_id, xid, topic, payload, created_at) overriding system value
      values (${100_000 + day}, '7', 'old', '{}', make_timestamptz(2026, 11, ${day}, 12, 0, 0))`,
    )
  await runSql(database, sql`update outbox_consumers set xid = '8', event_id = 0`)
  expect(await hasMissedEvents(database.pool, place(0))).toBe(false)
  await database.inTransaction((tx) => purgeEvents(tx, new Date('2026-11-10T00:00:00Z')))
  expect((await readEvents(database.pool, place(0), 10)).map(({ eventId }) => eventId)).toEqual([100_020])
  const missed = await Promise.all(
    [0, 100_001, 100_002, 100_020].map((eventId) => hasMissedEvents(database.pool, place(eventId))),
  )
  expect(missed).toEqual([true, true, false, false])
  // Removing nothing more forgets nothing.
  await database.inTransaction((tx) => purgeEvents(tx, new Date('2026-11-10T00:00:00Z')))
  expect(await hasMissedEvents(database.pool, place(100_001))).toBe(true)
})
