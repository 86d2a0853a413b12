import { readFileSync } from 'node:fs'
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

test('every figure that an alarm or the dashboard asks for is there', async () => {
  await shop.visitor()
  const text = await figures()
  const asked = [read('praya.rules.yml'), read('praya.dashboard.json')].flatMap((file) => [
    ...file.matchAll(/\b(?:praya|nodejs|process)_[a-z0-9_]+/g),
  ])
  expect(asked.length).toBeGreaterThan(25)
  for (const [name] of asked) expect(text).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `)
  expect(read('praya.rules.yml')).toContain(`code="${refusals.UNKNOWN.code}"`)
  expect(text).toContain('praya_database_connections{state="waiting"} 0')
})

test('what an alarm waits for moves its figure: a late backup, a task that fails, one that is not done, and a job nobody tries again', async () => {
  expect([await value('praya_database_up'), await value('praya_backup_late')]).toEqual([1, 0])
  await runSql(
    shop.database,
    sql`insert into backup_state (keeps, base_at, late_at, wal_at) values (true, now() - interval '2 days', now(), now() - interval '7 minutes')`,
  )
  expect(await value('praya_backup_late')).toBe(1)
  expect(await value('praya_wal_age_seconds')).toBeGreaterThan(400)
  expect(await value('praya_backup_age_seconds')).toBeGreaterThan(172_000)
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
