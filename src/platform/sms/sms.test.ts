import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { openOutsideWork } from '#platform/outside/outside-work.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { readSettings } from '#platform/settings.server.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import { startWorkers } from '#platform/jobs/job-queue.server.ts'
import { startSmsGateway } from './sms-gateway.builders.ts'
import { type Sms, smsHandler, writeSms } from './sms.server.ts'
import { twilioGateway } from './twilio.server.ts'

const PATIENCE = { timeout: 60_000, interval: 20 }
const log = createLog('silent')

let own: TestDatabase
let database: Database
let gateway: Awaited<ReturnType<typeof startSmsGateway>>
let work: { stop: () => Promise<void> }

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url)
  gateway = await startSmsGateway()
  const port = twilioGateway({ ...gateway.settings, timeoutMs: 1_500, restMs: 100 })
  const outside = openOutsideWork({ handlers: [smsHandler(port)], timeoutMs: 4_500, retryMs: 20 })
  work = await startWorkers(own.url, log, [{ jobs: outside.jobs({ database, log }), concurrency: 2 }], 50)
})
beforeEach(() => {
  gateway.mood = 'well'
  gateway.taken.length = 0
  gateway.asked.length = 0
})
afterAll(async () => {
  await work.stop()
  await gateway.stop()
  await database.close()
  await own.drop()
})

let written = 0
const write = (recipient: string, more: Partial<Sms> = {}) =>
  database.inTransaction((tx) =>
    writeSms(tx, { recipient, language: 'zh', body: '您的包裹已寄出。', dedupeKey: `test:${(written += 1)}`, ...more }),
  )
const Found = z.object({ isSent: z.boolean(), reason: z.string(), body: z.string(), state: z.string(), attempts: z.number() })
const smsTo = (recipient: string) =>
  readRows(
    database.pool,
    Found,
    sql`select s.sent_at is not null as "isSent", coalesce(given_up_reason, '') as reason, body, state, c.attempts
      from sms_messages s join outside_calls c on c.kind = 'sms' and c.subject = sms_id::text where recipient = ${recipient}
      order by s.created_at`,
  )
const sent = { isSent: true, reason: '', state: 'confirmed' }
const becomes = (recipient: string, found: object[]) => expect.poll(() => smsTo(recipient), PATIENCE).toMatchObject(found)

test('a message is told to the gateway once, with its number and words as they are, and is written once for its key', async () => {
  await write('+85291230001', { dedupeKey: 'parcel' })
  await write('+85291230001', { dedupeKey: 'parcel' })
  await becomes('+85291230001', [{ ...sent, attempts: 1, body: '您的包裹已寄出。' }])
  expect(gateway.taken).toMatchObject([{ to: '+85291230001', from: '+85230011001', body: '您的包裹已寄出。' }])
  expect(gateway.asked).toEqual([`POST /2010-04-01/Accounts/${gateway.settings.account}/Messages.json`])
})

test('what opens something is not kept once it has been sent', async () => {
  await write('+85291230002', { body: '123456 is your code.', isSecret: true })
  await becomes('+85291230002', [{ ...sent, body: '' }])
  expect(gateway.taken).toMatchObject([{ body: '123456 is your code.' }])
})

test('a number that does not exist is given up visibly, is asked for once, and the messages after it arrive', async () => {
  await write('+85291230000')
  await write('+85291230003')
  await becomes('+85291230003', [sent])
  await becomes('+85291230000', [{ isSent: false, state: 'failed', attempts: 1, reason: expect.stringContaining('21211') }])
})

test.each([
  ['silent', 1],
  ['broken', 2],
  ['busy', 3],
  ['knows nobody', 4],
] as const)('while the gateway is %s nothing is lost, and every message arrives afterwards, once', async (mood, place) => {
  gateway.mood = mood
  const recipients = [1, 2].map((number) => `+8529124${place}00${number}`)
  for (const recipient of recipients) await write(recipient)
  const tried = sql`select from outside_calls where attempts > 1 and state in ('waiting', 'sent')`
  await expect.poll(async () => (await readRows(database.pool, z.unknown(), tried)).length, PATIENCE).toBeGreaterThan(0)
  gateway.mood = 'well'
  for (const recipient of recipients) await becomes(recipient, [sent])
  expect(gateway.taken.map(({ to }) => to).toSorted()).toEqual(recipients)
})

test('a connection that is cut after the message was taken costs no second message, and the same words may be sent again', async () => {
  await write('+85291230004')
  await becomes('+85291230004', [sent])
  gateway.mood = 'cut after taking it'
  await write('+85291230004')
  await expect.poll(() => gateway.taken.length, PATIENCE).toBe(2)
  gateway.mood = 'well'
  await becomes('+85291230004', [sent, sent])
  expect(gateway.taken).toHaveLength(2)
  const ids = sql`select count(distinct gateway_id) as ids from sms_messages where recipient = '+85291230004'`
  expect(await readRows(database.pool, z.object({ ids: z.number() }), ids)).toEqual([{ ids: 2 }])
})

test('a code that could not be sent while it counted is not paid for any more', async () => {
  // Busy to the end: an attempt that had begun before the code ran out may still ask.
  gateway.mood = 'busy'
  await write('+85291230005', { usefulMinutes: 10, isSecret: true })
  await expect.poll(() => gateway.asked.length, PATIENCE).toBeGreaterThan(0)
  await runSql(database, sql`update sms_messages set useful_until = now() where recipient = '+85291230005'`)
  await becomes('+85291230005', [{ isSent: false, state: 'failed', reason: expect.stringContaining('in time') }])
})

test('half a gateway is refused at start, each missing setting by its name', () => {
  expect(() => readSettings({ SMS_GATEWAY_URL: 'http://127.0.0.1:9' })).toThrow(
    /SMS_ACCOUNT: needed with SMS_GATEWAY_URL\n.*SMS_TOKEN: needed.*\n.*SMS_FROM: needed/,
  )
  expect(() => readSettings({ SMS_FROM: '+085' })).toThrow(/SMS_FROM: a number/)
})
