import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createHealthServer } from '../../src/http/health-routes.server.ts'
import { visitorLogin } from '../../src/modules/members/members.paths.ts'
import { openDatabase } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { createMetrics } from '../../src/platform/metrics.server.ts'
import { runSql } from '../../src/platform/run-sql.builders.ts'
import { createTestDatabase } from '../../src/platform/test-database.server.ts'
import { startTestShop, type TestShop } from '../../src/test-shop.builders.ts'
import { ensurePackages, type Need } from '../debian-packages.ts'
import { freePort } from '../programs/free-port.ts'

const need: Need = {
  who: 'The test of the alarms needs',
  missing: () => (existsSync('/usr/bin/promtool') ? [] : ['prometheus']),
  instead: 'put prometheus and promtool into /usr/bin',
}
const PATIENCE = { timeout: 120_000, interval: 200 }
const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')
const alarms = [...read('praya.rules.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)

const { panels }: { panels: { targets?: { expr: string }[] }[] } = JSON.parse(read('praya.dashboard.json'))
const questions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

let shop: TestShop
let folder: string
let prometheus: ChildProcess | undefined

beforeAll(async () => {
  const missing = ensurePackages([need], console.log)
  if (missing) throw new Error(missing)
  folder = await mkdtemp(join(tmpdir(), 'praya-watching-'))
  shop = await startTestShop()
})

afterAll(async () => {
  if (prometheus) {
    const ended = once(prometheus, 'close')
    prometheus.kill('SIGKILL')
    await ended
  }
  await shop.stop()
  await rm(folder, { recursive: true, force: true })
})

function promtool(...words: string[]): string {
  const { stdout, stderr, status } = spawnSync('promtool', words, { cwd: import.meta.dirname, encoding: 'utf8' })
  if (status !== 0) throw new Error(`promtool ${words.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

test('each alarm is quiet until its time has come, and fires once what it waits for is true', () => {
  expect(promtool('check', 'config', 'prometheus.yml')).toContain(`${alarms.length} rules found`)
  promtool('test', 'rules', 'praya.alarms.yml')
  const tested = new Set([...read('praya.alarms.yml').matchAll(/- alertname: (\w+)/g)].map(([, name]) => name))
  expect(alarms.filter((name) => !tested.has(name))).toEqual([])
})

/** As Grafana asks it; Prometheus reads a rule, so each question is written as one. */
test('every question of the dashboard is one that Prometheus understands', async () => {
  const rules = questions.map((expr, at) => ({ record: `panel:question:${at}`, expr }))
  await writeFile(join(folder, 'panels.yml'), JSON.stringify({ groups: [{ name: 'panels', rules }] }))
  expect(promtool('check', 'rules', join(folder, 'panels.yml'))).toContain(`${questions.length} rules found`)
})

/** Prometheus itself, asking both each second and not waiting before an alarm: what it waits for is tested above. */
async function startPrometheus(targets: string[]): Promise<string> {
  await writeFile(join(folder, 'praya.rules.yml'), read('praya.rules.yml').replaceAll(/for: \w+/g, 'for: 0s'))
  const given = read('prometheus.yml').replace('scrape_interval: 15s', 'scrape_interval: 1s, evaluation_interval: 1s')
  const hosts = targets.map((target) => `"${new URL(target).host}"`).join(', ')
  await writeFile(join(folder, 'prometheus.yml'), given.replace('"localhost:3000"', hosts))
  const address = `127.0.0.1:${await freePort()}`
  const options = [`--storage.tsdb.path=${join(folder, 'data')}`, `--web.listen-address=${address}`, '--log.level=error']
  prometheus = spawn('prometheus', [`--config.file=${join(folder, 'prometheus.yml')}`, ...options], { stdio: 'ignore' })
  return `http://${address}/api/v1`
}

type Answer = { data: { result: { metric: Record<string, string> }[] } }
/** The lines of the answer, by their labels; none while Prometheus does not answer. */
async function query(url: string, expr: string): Promise<Record<string, string>[]> {
  const answer = await (await fetch(`${url}/query?query=${encodeURIComponent(expr)}`)).json()
  return (answer as Answer).data.result.map(({ metric }) => metric)
}

/** Which alarms fire now, of all or of one process; and which ever did. */
const firing = async (url: string, at?: string) =>
  (await query(url, 'ALERTS{alertstate="firing"}'))
    .filter(({ instance }) => at === undefined || instance === new URL(at).host)
    .map(({ alertname = '' }) => alertname)
const haveFired = async (url: string) =>
  (await query(url, 'count by (alertname) (count_over_time(ALERTS{alertstate="firing"}[10m]))')).map(
    ({ alertname = '' }) => alertname,
  )

/** A process that answers no shopper, over a database of its own whose copy is nowhere. */
async function startWorker(): Promise<{ url: string; loseDatabase: () => Promise<void>; stop: () => Promise<void> }> {
  const own = await createTestDatabase()
  const copy = { url: 'postgres://praya@127.0.0.1:1/none', mostLagSeconds: 5 }
  const database = openDatabase(own.url, { connections: 2, copy })
  const app = createHealthServer({ database, metrics: createMetrics(), metricsToken: () => undefined, ready: () => true })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, loseDatabase: () => own.drop(), stop: () => app.close().then(() => database.close()) }
}

/** What the database says of work that stays, of money that waits, and of backups that are late. */
async function troubleDatabase(): Promise<void> {
  await shop.visitor()
  await runSql(
    shop.database,
    sql`insert into backup_state (keeps, base_at, late_at, wal_at, files_late_at)
      values (true, now() - interval '2 days', now(), now() - interval '7 minutes', now())`,
  )
  await runSql(
    shop.database,
    sql`insert into timed_tasks (task, every_seconds, next_due, failures) values ('watched', 60, now() - interval '20 minutes', 3)`,
  )
  await runSql(shop.database, sql`select graphile_worker.add_job('event:none', run_at := now() - interval '10 minutes')`)
  await runSql(shop.database, sql`select graphile_worker.add_job('event:dead', max_attempts := 1)`)
  await runSql(shop.database, sql`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`)
  await runSql(
    shop.database,
    sql`insert into outside_calls (call_id, kind, subject, payload, idempotency_key, created_at)
      values (${newId()}, 'payment-refund', 'none', '{}', 'watched', now() - interval '2 hours')`,
  )
  await runSql(
    shop.database,
    sql`insert into payouts (payout_id, member_id, method, amount_cents, state, account, requested_at, changed_at, due_at)
      select ${newId()}::uuid, account_id, 'bank', 100, 'requested', '•••123', now(), now(), now() - interval '1 hour' from accounts limit 1`,
  )
  await runSql(shop.database, sql`insert into outbox_consumers (consumer, xid, event_id) values ('watched', '0', 0)`)
  await runSql(
    shop.database,
    sql`insert into outbox (topic, payload, created_at) values ('watched', '{}', now() - interval '10 minutes')`,
  )
}

const login = () => shop.ask(visitorLogin, { deviceType: 'web' })

async function failCalls(): Promise<void> {
  await runSql(shop.database, sql`alter table sessions rename to sessions_away`)
  await login()
  await runSql(shop.database, sql`alter table sessions_away rename to sessions`)
}

async function slowCalls(): Promise<void> {
  const slow = await shop.database.inTransaction(async (tx) => {
    await sql`lock table sessions`.execute(tx)
    const asked = login()
    await pause(1_500)
    return { asked }
  })
  await slow.asked
}

/** Seven more than there are, for longer than from one question of Prometheus to the next. */
async function takeConnections(): Promise<void> {
  const takers = Array.from({ length: 17 }, () => runSql(shop.database, sql`select pg_sleep(1.5)`))
  await Promise.all(takers)
}

/** Several times: what is late once among a hundred turns is not counted. */
async function holdUpProcess(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600)
    await pause(20)
  }
}

/** What the figures of calls and of the process itself say; the next one is caused only if no other has caused it, too. */
async function troubleProcess(url: string): Promise<void> {
  const causes = {
    CallsFail: failCalls,
    CallsSlow: slowCalls,
    ConnectionsWaitedFor: takeConnections,
    EventLoopLate: holdUpProcess,
  }
  for (const [name, cause] of Object.entries(causes))
    await vi.waitFor(async () => {
      if (!(await haveFired(url)).includes(name)) await cause().then(() => pause(2_000))
      expect(await haveFired(url)).toContain(name)
    }, PATIENCE)
}

/** Those of several processes: ops/processes/processes.test.ts has them. */
const OF_PROCESSES = ['ProcessesEnd', 'ProcessSilent']
/** Other tests share this PostgreSQL, and would wait for a standby: ops/programs/standby-away.test.ts moves its figures. */
const OF_MACHINES = ['StandbyGone']
/** The copy is away all the time, and a shop under test reads no lists. */
const FROM_THE_BEGINNING = ['CopyLags', 'SearchStays']
/** What a busy machine may raise by itself. */
const AT_TIMES = ['EventLoopLate', 'ShopDown']

test('Prometheus sees a real shop in trouble: each alarm that one process can raise fires once it is true, and not before', async () => {
  const worker = await startWorker()
  const url = await startPrometheus([shop.url, worker.url])
  await vi.waitFor(async () => expect(await query(url, 'up == 1')).toHaveLength(2), PATIENCE)
  await vi.waitFor(async () => expect(await haveFired(url)).toEqual(expect.arrayContaining(FROM_THE_BEGINNING)), PATIENCE)
  const early = new Set([...FROM_THE_BEGINNING, ...AT_TIMES])
  expect((await haveFired(url)).filter((name) => !early.has(name))).toEqual([])
  await troubleDatabase()
  await troubleProcess(url)
  const here = alarms.filter((name) => !['DatabaseAway', 'ShopDown', ...OF_PROCESSES, ...OF_MACHINES].includes(name))
  await vi.waitFor(async () => expect(await haveFired(url)).toEqual(expect.arrayContaining(here)), PATIENCE)
  expect(await haveFired(url)).not.toContain('DatabaseAway')
  await worker.loseDatabase()
  await vi.waitFor(async () => expect(await firing(url, worker.url)).toContain('DatabaseAway'), PATIENCE)
  await vi.waitFor(async () => expect(await firing(url, worker.url)).not.toContain('ShopDown'), PATIENCE)
  await worker.stop()
  await vi.waitFor(async () => expect(await firing(url, worker.url)).toContain('ShopDown'), PATIENCE)
  await runSql(shop.database, sql`delete from backup_state`)
  await vi.waitFor(async () => expect(await firing(url)).not.toContain('BackupLate'), PATIENCE)
  // Each panel draws something of a shop that has been asked for a call and a page.
  await shop.visitor()
  await fetch(`${shop.url}/`)
  for (const expr of questions)
    await vi.waitFor(async () => expect([expr, (await query(url, expr)).length > 0]).toEqual([expr, true]), PATIENCE)
})
