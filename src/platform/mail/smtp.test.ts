import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type Database, openDatabase } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { mailHandler, writeMail } from './mail.server.ts'
import { openOutsideWork } from '#platform/outside/outside-work.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { smtpTransport } from './smtp.server.ts'
import { createTestDatabase, type TestDatabase } from '#platform/test-database.server.ts'
import { startWorkers } from '#platform/jobs/job-queue.server.ts'

const PATIENCE = { timeout: 60_000, interval: 20 }
const log = createLog('silent')

let own: TestDatabase
let database: Database
let server: Server
let port: number
let work: { stop: () => Promise<void> }
let taken: string[]
let lastLines: string[]
let mood: 'well' | 'silent' | 'busy'
const sockets = new Set<Socket>()

beforeAll(async () => {
  own = await createTestDatabase()
  database = openDatabase(own.url)
  server = createServer(speakSmtp)
  await listen(0)
  port = (server.address() as AddressInfo).port
  const transport = smtpTransport({
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    from: async () => ({ name: 'praya', address: 'orders@praya.test' }),
    publicUrl: () => 'https://praya.test',
    timeoutMs: 1_500,
    restMs: 300,
  })
  const outside = openOutsideWork({ handlers: [mailHandler(transport)], timeoutMs: 4_500, retryMs: 20 })
  work = await startWorkers(own.url, log, [{ jobs: outside.jobs({ database, log }), concurrency: 2 }], 50)
})
beforeEach(() => {
  taken = []
  mood = 'well'
})
afterAll(async () => {
  await work.stop()
  for (const socket of sockets) socket.destroy()
  server.close()
  await database.close()
  await own.drop()
})

const listen = (at: number): Promise<void> => new Promise((resolve) => void server.listen(at, '127.0.0.1', resolve))

/** A mail server that knows nobody called nobody. */
function speakSmtp(socket: Socket): void {
  sockets.add(socket)
  socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  if (mood === 'silent') return
  socket.write(mood === 'busy' ? '421 too busy\r\n' : '220 here\r\n')
  let recipient = ''
  let inBody = false
  let rest = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      if (inBody) {
        if (line !== '.') {
          lastLines.push(line)
          continue
        }
        inBody = false
        taken.push(recipient)
        socket.write('250 taken\r\n')
      } else if (/^RCPT/i.test(line)) {
        recipient = /<(.+)>/.exec(line)?.[1] ?? ''
        socket.write(recipient.startsWith('nobody') ? '550 no such person here\r\n' : '250 ok\r\n')
      } else if (/^DATA/i.test(line)) {
        inBody = true
        lastLines = []
        socket.write('354 go on\r\n')
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else if (line) socket.write('250 ok\r\n')
    }
  })
}

const write = (recipient: string) =>
  database.inTransaction((tx) =>
    writeMail(tx, { recipient, language: 'en', subject: 'Hello', body: 'A word.', dedupeKey: `test:${recipient}` }),
  )
const mailTo = async (recipient: string) =>
  (
    await readRows(
      database.pool,
      z.object({ sent: z.boolean(), reason: z.string(), state: z.string() }),
      sql`select mails.sent_at is not null as sent, coalesce(given_up_reason, '') as reason, state
        from mails join outside_calls c on c.subject = mail_id::text where recipient = ${recipient}`,
    )
  )[0]

test('a mail is told to the mail server once, as text and in the shop’s dress', async () => {
  await write('ann@example.com')
  await expect.poll(() => mailTo('ann@example.com'), PATIENCE).toEqual({ sent: true, reason: '', state: 'confirmed' })
  expect(taken).toEqual(['ann@example.com'])
  const whole = lastLines.join('\n')
  expect(whole).toMatch(/Content-Type: multipart\/alternative/)
  expect(whole).toMatch(/text\/plain[\s\S]*A word\.[\s\S]*text\/html[\s\S]*PRAYA[\s\S]*A word\./)
})

test('a recipient who is refused for ever is given up visibly, and the mails after it arrive', async () => {
  await write('nobody@example.com')
  await write('bob@example.com')
  await expect.poll(() => mailTo('bob@example.com'), PATIENCE).toMatchObject({ sent: true })
  await expect.poll(() => mailTo('nobody@example.com'), PATIENCE).toMatchObject({ sent: false, state: 'failed' })
  expect((await mailTo('nobody@example.com'))?.reason).toContain('no such person')
})

test.each(['silent', 'busy'] as const)(
  'while the mail server is %s no transaction waits for it, and every mail arrives afterwards, once',
  async (bad) => {
    mood = bad
    const recipients = [`cleo-${bad}@example.com`, `dora-${bad}@example.com`]
    for (const recipient of recipients) await write(recipient)
    const attempts = () =>
      readRows(database.pool, z.unknown(), sql`select from outside_calls where attempts > 1 and state <> 'confirmed'`)
    const waiting: unknown[] = []
    await expect
      .poll(async () => {
        waiting.push(
          ...(await readRows(
            database.pool,
            z.unknown(),
            sql`select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
              and now() - state_change > interval '1 second'`,
          )),
        )
        return (await attempts()).length
      }, PATIENCE)
      .toBeGreaterThan(0)
    expect(waiting).toEqual([])
    mood = 'well'
    for (const recipient of recipients) await expect.poll(() => mailTo(recipient), PATIENCE).toMatchObject({ sent: true })
    expect(taken.toSorted()).toEqual(recipients)
  },
)

test('mails written while there is no mail server at all are not lost', async () => {
  server.close()
  for (const socket of sockets) socket.destroy()
  await write('eve@example.com')
  await expect.poll(async () => (await mailTo('eve@example.com'))?.state, PATIENCE).toBe('waiting')
  await listen(port)
  await expect.poll(() => mailTo('eve@example.com'), PATIENCE).toEqual({ sent: true, reason: '', state: 'confirmed' })
})
