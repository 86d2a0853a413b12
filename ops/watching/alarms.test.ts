import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../../src/platform/ids.server.ts'
import { runSql } from '../../src/platform/run-sql.builders.ts'
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
const alarms = [...read('praya.rules.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)

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

/** Prometheus itself, asking the shop each second and not waiting before an alarm: what it waits for is tested above. */
async function startPrometheus(): Promise<string> {
  const target = new URL(shop.url).host
  await writeFile(join(folder, 'praya.rules.yml'), read('praya.rules.yml').replaceAll(/for: \w+/g, 'for: 0s'))
  const given = read('prometheus.yml').replace('scrape_interval: 15s', 'scrape_interval: 1s, evaluation_interval: 1s')
  await writeFile(join(folder, 'prometheus.yml'), given.replace('localhost:3000', target))
  const address = `127.0.0.1:${await freePort()}`
  const options = [`--storage.tsdb.path=${join(folder, 'data')}`, `--web.listen-address=${address}`, '--log.level=error']
  prometheus = spawn('prometheus', [`--config.file=${join(folder, 'prometheus.yml')}`, ...options], { stdio: 'ignore' })
  return `http://${address}/api/v1`
}

/** How many lines a question of the dashboard draws. */
async function drawn(url: string, expr: string): Promise<number> {
  const answer = await (await fetch(`${url}/query?query=${encodeURIComponent(expr)}`)).json()
  return (answer as { data: { result: unknown[] } }).data.result.length
}

async function firing(url: string): Promise<string[]> {
  const { data } = (await (await fetch(`${url}/alerts`)).json()) as {
    data: { alerts: { labels: { alertname: string }; state: string }[] }
  }
  return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
}

test('Prometheus sees a real shop in trouble: late backups, work that stays, and money that waits', async () => {
  const url = await startPrometheus()
  await vi.waitFor(async () => expect(await firing(url)).not.toContain('ShopDown'), PATIENCE)
  const { database } = shop
  await runSql(
    database,
    sql`insert into backup_state (keeps, base_at, late_at, wal_at) values (true, now() - interval '2 days', now(), now() - interval '7 minutes')`,
  )
  await runSql(
    database,
    sql`insert into timed_tasks (task, every_seconds, next_due, failures) values ('watched', 60, now() - interval '20 minutes', 3)`,
  )
  await runSql(database, sql`select graphile_worker.add_job('event:none', run_at := now() - interval '10 minutes')`)
  await runSql(
    database,
    sql`insert into outside_calls (call_id, kind, subject, payload, idempotency_key, created_at)
      values (${newId()}, 'payment-refund', 'none', '{}', 'watched', now() - interval '2 hours')`,
  )
  const all = ['BackupLate', 'WalStays', 'TimedTasksFail', 'TimedTasksLate', 'JobsWait', 'MoneyWaits', 'OutsideCallsWait']
  await vi.waitFor(async () => expect(await firing(url)).toEqual(expect.arrayContaining(all)), PATIENCE)
  expect(await firing(url)).not.toContain('DatabaseAway')
  await runSql(database, sql`delete from backup_state`)
  await vi.waitFor(async () => expect(await firing(url)).not.toContain('BackupLate'), PATIENCE) // Each panel draws something of a shop that has been asked for a call and a page.
  await shop.visitor()
  await fetch(`${shop.url}/`)
  for (const expr of questions)
    await vi.waitFor(
      async () =>
        expect({ expr, drawn: await drawn(url, expr) }).toEqual({ expr, drawn: expect.toSatisfy((num: number) => num > 0) }),
      PATIENCE,
    )
})
