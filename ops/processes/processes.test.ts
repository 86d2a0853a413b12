import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderFor } from '../../src/flows/order.builders.ts'
import { buildProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { OK_CODE } from '../../src/language/screen-codes.ts'
import { visitorLogin } from '../../src/modules/members/members.paths.ts'
import { createOrder } from '../../src/modules/orders/orders.paths.ts'
import { startSession } from '../../src/platform/access/sessions.server.ts'
import { openDatabase } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { readSettings } from '../../src/platform/settings.server.ts'
import type { CallPath, Envelope } from '../../src/platform/wire/call-path.ts'
import { refusals } from '../../src/refusals.ts'
import { runSql } from '../../src/platform/run-sql.builders.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { freePort } from '../programs/free-port.ts'
import { waitForDatabase } from '../programs/outside-database.ts'
import { type ShopProcess, startShopProcess, visit } from '../programs/shop-process.ts'
import { ensureScreens } from '../screens-build.ts'
import { connectionsNeeded, requireConnections } from './connection-room.ts'
import { webProcesses } from './run-processes.ts'

const PATIENCE = { timeout: 90_000, interval: 100 }
const TOKENS = ['the first token of the metrics', 'the second token of the metrics']
let own: TestDatabase
let shop: ShopProcess
let folder: string
beforeAll(async () => {
  await ensureScreens(() => {})
  own = await createTestDatabase()
  const database = openDatabase(own.url, { connections: 1 })
  // What has a product is not filled with the demo.
  await database.inTransaction((tx) => buildProduct(tx, {}))
  await database.close()
  const port = String(await freePort())
  folder = await mkdtemp(join(tmpdir(), 'praya-processes-'))
  await writeFile(join(folder, 'token'), TOKENS[0] ?? '')
  const settings = { PORT: port, PROCESSES: '2', DATABASE_POOL: '3', METRICS_TOKEN_FILE: join(folder, 'token') }
  shop = await startShopProcess(own.url, settings, 'ops/start.mjs')
})
afterAll(async () => {
  await shop.kill()
  await own.drop()
  await rm(folder, { recursive: true })
})

const children = (): number[] =>
  spawnSync('ps', ['-o', 'pid=,stat=', '--ppid', String(shop.child.pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => !/Z/.test(line))
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => pid > 0)
/** What was on its way to a process that dies is lost with it. */
const status = async (path: string): Promise<number> =>
  (await fetch(shop.url + path, { signal: AbortSignal.timeout(5_000) })).status

/** What is said of a figure at /metrics by each process, by its name; `labels` is what its line has besides. */
function valuesIn(text: string, name: string, labels = ''): Record<string, number> {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  const found = lines.filter((line) => line.includes(labels)).map((line) => /(?:process="([\w-]+)".*)? (\S+)$/.exec(line))
  return Object.fromEntries(found.map((match) => [match?.[1] ?? 'shop', Number(match?.[2])]))
}

/** Each time of another process. */
const scrape = async (): Promise<string> =>
  (await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${TOKENS[0]}`, connection: 'close' } })).text()
const figures = async (name: string) => valuesIn(await scrape(), name)
/** A busy process may be late once. */
const answeredBy = (processes: number): Promise<string> =>
  vi.waitFor(async () => {
    const text = await scrape()
    expect(valuesIn(text, 'praya_processes_answered')).toEqual({ shop: processes })
    return text
  }, PATIENCE)
const namesOf = (text: string) => Object.keys(valuesIn(text, 'process_resident_memory_bytes')).toSorted()
const ALL = ['web-1', 'web-2', 'worker-1']

/** Over a connection of its own, so that the processes take turns. */
async function login(): Promise<number> {
  const headers = { 'Content-Type': 'application/json', Connection: 'close' }
  const body = JSON.stringify({ deviceType: 'web' })
  const answer = await fetch(`${shop.url}/prod-api${visitorLogin.path}`, { method: 'POST', headers, body })
  return ((await answer.json()) as Envelope<unknown>).code
}

test('calls over both processes sum to all there were, whichever of them is asked for figures, and the one in the background is seen', async () => {
  let answered = 0
  for (let turn = 0; turn < 12; turn += 1) if ((await login()) === OK_CODE) answered += 1
  expect(answered).toBeGreaterThan(2)
  for (let turn = 0; turn < 4; turn += 1) {
    const text = await answeredBy(ALL.length)
    const counted = valuesIn(text, 'praya_calls_total', `call="${visitorLogin.path}",code="${OK_CODE}"`)
    const { 'web-1': one = 0, 'web-2': other = 0, ...more } = counted
    expect([one + other, more]).toEqual([answered, {}])
    expect(Math.min(one, other)).toBeGreaterThan(0)
    expect([namesOf(text), Object.keys(valuesIn(text, 'nodejs_eventloop_lag_p99_seconds')).toSorted()]).toEqual([ALL, ALL])
    // The database says it once for all.
    expect([valuesIn(text, 'praya_database_up'), valuesIn(text, 'praya_processes')]).toEqual([{ shop: 1 }, { shop: 3 }])
  }
})

test('a process that hangs is left out of the figures, and that is said', async () => {
  const parts = await Promise.all(children().map(async (pid) => ({ pid, part: await readFile(`/proc/${pid}/environ`, 'utf8') })))
  const [worker] = parts.filter(({ part }) => part.includes('"role":"worker"')).map(({ pid }) => pid)
  process.kill(worker!, 'SIGSTOP')
  try {
    const text = await answeredBy(2)
    expect([namesOf(text), valuesIn(text, 'praya_processes')]).toEqual([['web-1', 'web-2'], { shop: 3 }])
  } finally {
    process.kill(worker!, 'SIGCONT')
  }
  expect(namesOf(await answeredBy(3))).toEqual(ALL)
})

test('two processes and one for the background are one shop: one that is killed is started again, and pages go on', async () => {
  const began = children()
  expect(began.length).toBe(3)
  expect(await status('/readyz')).toBe(200)
  expect(await figures('praya_process_restarts_total')).toEqual({ shop: 0 })
  for (const killed of began) {
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(() => expect(children()).not.toContain(killed), PATIENCE)
    await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), PATIENCE)
    await vi.waitFor(() => expect(children().length).toBe(3), PATIENCE)
  }
  expect(shop.output().match(/A (web|worker) process ended \(SIGKILL\); it is started again/g)).toHaveLength(3)
  expect(children().filter((pid) => began.includes(pid))).toEqual([])
  expect(await figures('praya_process_restarts_total')).toEqual({ shop: 3 })
  // Under the names they had.
  expect(namesOf(await answeredBy(3))).toEqual(ALL)
})

/** Asked once, each time over another connection, so that the processes take turns. */
async function askInTurn<Input, Output>(path: CallPath<Input, Output>, input: Input, token: string, key: string) {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${token}`,
    'Idempotency-Key': key,
    Connection: 'close',
  }
  const answer = await fetch(`${shop.url}/prod-api${path.path}`, { method: 'POST', headers, body: JSON.stringify(input) })
  return (await answer.json()) as Envelope<Output>
}

test('who waits has one place in line, whichever process answers, and members are first in all of them', async () => {
  const database = openDatabase(own.url, { connections: 2 })
  const variants = [{ offers: [{ available: 10 }] }]
  const product = await database.inTransaction((tx) =>
    buildProduct(tx, { colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants }] }),
  )
  const member = await database.inTransaction((tx) => startSession(tx, 'member', newId()))
  const guests = await Promise.all(Array.from({ length: 4 }, () => visit(shop.url)))
  const buyers = [...guests, member].map((token, index) => {
    const given = orderFor([product], { total: '12000.00' })
    const wanted = { ...given, orderAddressIVO: { ...given.orderAddressIVO, mobile: String(60_000_000 + index) } }
    return { token, key: newId(), wanted }
  })
  const ask = ({ token, key, wanted }: (typeof buyers)[number]) => askInTurn(createOrder, wanted, token, key)
  // The first order is under way for as long as this row is there, and all others are behind it.
  await runSql(
    database,
    sql`create table held (); insert into held default values;
    create function hold() returns trigger language plpgsql as
      $$ begin while exists (select from held) loop perform pg_sleep(0.05); end loop; return new; end $$;
    create trigger hold before insert on orders for each row execute function hold()`,
  )
  const first: Promise<unknown>[] = []
  const underWay = sql`select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
  const untilUnderWay = () =>
    vi.waitFor(async () => expect((await runSql(database, underWay)).rows).toHaveLength(1), { timeout: 60_000 })
  for (const [at, buyer] of buyers.entries()) {
    first.push(ask(buyer))
    await (at === 0 ? untilUnderWay() : pause(500))
  }
  await Promise.all(first)
  const told = await Promise.all(buyers.map(ask))
  expect(told.map(({ data }) => data)).toEqual([0, 2, 3, 4, 1].map((place) => ({ place })))
  await runSql(database, sql`delete from held`)
  const inTheEnd = async (buyer: (typeof buyers)[number]): Promise<number> => {
    for (;;) {
      const { code } = await ask(buyer)
      if (code !== refusals.IN_LINE.code) return code
    }
  }
  expect(await Promise.all(buyers.map(inTheEnd))).toEqual(buyers.map(() => 200))
  await database.close()
}, 120_000)

test('a secret that has changed in its file is read by all processes in turn, and no page is missed', async () => {
  const began = children()
  const answers: Promise<number>[] = []
  const asking = setInterval(() => answers.push(status('/robots.txt').catch(() => 0)), 100)
  await writeFile(join(folder, 'token'), TOKENS[1] ?? '')
  shop.child.kill('SIGHUP')
  // Three start one after the other.
  const patience = { ...PATIENCE, timeout: 3 * PATIENCE.timeout }
  await vi
    .waitFor(() => expect(shop.output()).toContain('Every process has read its settings anew'), patience)
    .finally(() => clearInterval(asking))
  expect(new Set(await Promise.all(answers))).toEqual(new Set([200]))
  expect(children().filter((pid) => began.includes(pid))).toEqual([])
  const metrics = async (token: string): Promise<number> =>
    (await fetch(`${shop.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).status
  // Of either process: connections are handed on in turn.
  for (let turn = 0; turn < 4; turn += 1) expect(await Promise.all(TOKENS.map(metrics))).toEqual([404, 200])
}, 300_000)

test('settings that are wrong are told of, and what runs goes on', async () => {
  const began = children()
  await writeFile(join(folder, 'token'), 'short')
  shop.child.kill('SIGHUP')
  await vi.waitFor(() => expect(shop.output()).toContain('METRICS_TOKEN'), PATIENCE)
  expect(children()).toEqual(began)
  expect(await status('/readyz')).toBe(200)
})

test('asked to stop, all of them end well', async () => {
  await vi.waitFor(async () => expect(await status('/readyz')).toBe(200), PATIENCE)
  shop.child.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  expect(children()).toEqual([])
})

test('connections of all processes are counted before the first one, and a roll-out doubles them', async () => {
  const settings = readSettings({ DATABASE_URL: own.url, DATABASE_POOL: '30' })
  const said: string[] = []
  await requireConnections(own.url, settings, 1, (line) => said.push(line))
  expect(said).toEqual(['In a roll-out two releases take up to 102 connections, and the database allows 97.'])
  await expect(requireConnections(own.url, settings, 3, () => {})).rejects.toThrow(
    '3 processes take up to 117 connections, and the database allows 97.',
  )
  expect(connectionsNeeded({ DATABASE_POOL: 10, ROLE: 'web' }, 4)).toBe(52)
})

test('one web process for each core, less the worker’s where there are many; a worker alone serves no one', () => {
  const settings = (more: Record<string, string>) => readSettings(more)
  expect([1, 2, 4, 8].map((cores) => webProcesses(settings({ PROCESSES: 'auto' }), cores))).toEqual([1, 2, 3, 7])
  expect(webProcesses(settings({ PROCESSES: '5' }), 2)).toBe(5)
  expect(webProcesses(settings({ ROLE: 'worker', PROCESSES: 'auto' }), 8)).toBe(0)
})

/** Says that it is full to the first two, and hands the third on. */
async function fullAtFirst(): Promise<{ url: string; close: () => void }> {
  const { hostname, port } = new URL(own.url)
  const message = Buffer.from('SFATAL\0VFATAL\0C53300\0Msorry, too many clients already\0\0')
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(message.length + 4, 1)
  let turns = 0
  const server = createServer((socket) => {
    socket.on('error', () => {})
    turns += 1
    if (turns > 2) return void socket.pipe(connect(Number(port), hostname)).pipe(socket)
    socket.once('data', () => socket.end(Buffer.concat([head, message])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(own.url)
  url.search = ''
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href, close: () => server.close() }
}

test('a database that has no connection to give is waited for', async () => {
  const said: string[] = []
  const full = await fullAtFirst()
  await waitForDatabase(full.url, { log: (line) => said.push(line), signal: new AbortController().signal })
  full.close()
  expect(said).toHaveLength(1)
  expect(said[0]).toContain('Waiting for a connection')
})
