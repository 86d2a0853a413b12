import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusals } from '../../src/refusals.ts'
import { runSql } from '../../src/platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../src/test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const figures = async (): Promise<string> => (await fetch(`${shop.url}/metrics`)).text()
const value = async (name: string): Promise<number> =>
  Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(await figures())?.[1])
const read = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8')

type Panel = { title: string; description?: string; type: string; targets?: { expr: string }[] }
const { panels }: { panels: Panel[] } = JSON.parse(read('praya.dashboard.json'))
const questions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** What is asked for: names of figures, and of their labels. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:praya|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name.replace(/_(bucket|sum|count)$/, ''))
const labelsIn = (text: string): string[] =>
  [...text.matchAll(/\bby \(([^)]+)\)|\{(\w+)=/g)].flatMap(([, by, of]) => (by ?? of ?? '').split(/, ?/))

/** Labels that Prometheus adds, or that belong to every histogram. */
const KNOWN_LABELS = new Set(['instance', 'job', 'le'])

test('every figure that an alarm or the dashboard asks for is there, with its labels, and the dashboard shows all of the shop’s own', async () => {
  await shop.visitor()
  await fetch(`${shop.url}/`)
  const text = await figures()
  const printed = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name))
  const asked = new Set([read('praya.rules.yml'), ...questions].flatMap(namesIn))
  expect([...asked].filter((name) => !printed.has(name))).toEqual([])
  const shown = new Set(questions.flatMap(namesIn))
  expect([...printed].filter((name) => name.startsWith('praya_') && !shown.has(name))).toEqual([])
  const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label))
  const askedLabels = [read('praya.rules.yml'), ...questions].flatMap(labelsIn)
  expect(askedLabels.filter((label) => !labels.has(label) && !KNOWN_LABELS.has(label))).toEqual([])
})

test('alarms and dashboard call a fault by the code that calls answer with', () => {
  const { UNKNOWN, BUSY } = refusals
  const codes = new Set([read('praya.rules.yml'), ...questions].flatMap((text) => text.match(/\b9\d{6}\b/g) ?? []).map(Number))
  expect(codes).toEqual(new Set([UNKNOWN.code, BUSY.code]))
})

test('no panel is without a question and a word of what it shows, and no two show the same', () => {
  const drawn = panels.filter(({ type }) => type !== 'row')
  expect(drawn.filter(({ description, targets = [] }) => !description || targets.length === 0)).toEqual([])
  expect(new Set(drawn.map(({ title }) => title)).size).toBe(drawn.length)
})

test('every alarm has its line in the runbook, and the runbook knows no other', () => {
  const alarms = [...read('praya.rules.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
  const table = /\| Alarm [^]*?\n\n/.exec(read('../../docs/OPERATING.md'))?.[0] ?? ''
  const lines = [...table.matchAll(/^\| (`[^|]+`) +\| (\S.+?) *\|$/gm)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  expect(lines.toSorted()).toEqual(alarms.toSorted())
})

test('each row of the table of parts gone names a test that is there, and no part is left out', () => {
  const table = read('../../docs/OPERATING.md').split('## Each part gone')[1] ?? ''
  const rows = [...table.matchAll(/^\| (?!Gone |-)(.+) \|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()))
  const named = rows.map((row) => row.at(-1)?.match(/[\w/.-]+\.test\.ts/g) ?? [])
  expect(rows.filter((row, at) => row.length !== 5 || named[at]?.length === 0)).toEqual([])
  expect(named.flat().filter((path) => !existsSync(join(import.meta.dirname, '../..', path)))).toEqual([])
  const gone = rows.map(([part]) => part).join('; ')
  for (const part of PARTS) expect(gone).toMatch(part)
})

/** What may go: the operator is to find each of them in the runbook. */
const PARTS = [
  ...[/search/, /Redis/, /Storage slow/, /Storage away/, /Copy of the database/, /Card provider/, /Mail/, /Clock/, /Disk/],
  ...[/Database frozen/, /Database not there/, /Standby/],
]

test('who waited for a connection, and how long, is counted', async () => {
  const before = await value('praya_database_wait_seconds_count')
  await shop.visitor()
  expect(await value('praya_database_wait_seconds_count')).toBeGreaterThan(before)
})

test('what an alarm waits for moves its figure: a late backup, pictures that stay, a task that fails, one that is not done, and a job nobody tries again', async () => {
  expect([await value('praya_database_up'), await value('praya_backup_late')]).toEqual([1, 0])
  await runSql(
    shop.database,
    sql`insert into backup_state (keeps, base_at, late_at, wal_at) values (true, now() - interval '2 days', now(), now() - interval '7 minutes')`,
  )
  expect(await value('praya_backup_late')).toBe(1)
  expect(await value('praya_wal_age_seconds')).toBeGreaterThan(400)
  expect(await value('praya_backup_age_seconds')).toBeGreaterThan(172_000)
  expect([await value('praya_backup_files_late'), await value('praya_backup_files_age_seconds')]).toEqual([0, 0])
  // All else is as it should be.
  await runSql(
    shop.database,
    sql`update backup_state set late_at = now() + interval '1 day', wal_at = now(), files_at = now() - interval '2 hours',
      files_late_at = now() - interval '1 hour'`,
  )
  expect([await value('praya_backup_late'), await value('praya_backup_files_late')]).toEqual([0, 1])
  expect(await value('praya_backup_files_age_seconds')).toBeGreaterThan(7_100)
  await runSql(
    shop.database,
    sql`insert into timed_tasks (task, every_seconds, next_due, failures) values ('watched', 60, now() - interval '20 minutes', 3)`,
  )
  expect(await value('praya_timed_task_late_seconds')).toBeGreaterThan(1_100)
  expect(await value('praya_timed_tasks_failing')).toBe(1)
  await runSql(shop.database, sql`select graphile_worker.add_job('event:none', max_attempts := 1)`)
  expect(await value('praya_jobs_waiting')).toBe(1)
  await runSql(shop.database, sql`update graphile_worker._private_jobs set attempts = 1`)
  expect(await value('praya_jobs_dead')).toBe(1)
})
