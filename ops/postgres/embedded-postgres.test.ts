import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

let dataDir: string
const running: EmbeddedPostgres[] = []
const lines: string[] = []

const start = async (): Promise<EmbeddedPostgres> => {
  const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) })
  running.push(postgres)
  return postgres
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'praya-postgres-'))
  // mkdtemp closes the folder to other accounts, and under root PostgreSQL runs as one of those.
  await chmod(dataDir, 0o755)
})

afterAll(async () => {
  for (const postgres of running) await postgres.stop()
  await rm(dataDir, { recursive: true })
})

test('two that start at once on one folder share one server', async () => {
  const [one, two] = await Promise.all([start(), start()])
  expect(one.url).toBe(two.url)
  expect(one.pid).toBe(two.pid)
  expect(one.reused).not.toBe(two.reused)
})

test('it listens on the loopback alone, asks for its password, and writes through to the disk', async () => {
  const { url } = await start()
  const settings =
    "select string_agg(setting, ' ' order by name) as set from pg_settings where name in ('fsync', 'listen_addresses', 'max_connections')"
  expect(await ask(url, settings)).toEqual([{ set: 'on 127.0.0.1 100' }])
  const wrong = new URL(url)
  wrong.password = 'guessed'
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
  expect((await stat(join(dataDir, 'postgres/praya-access.json'))).mode & 0o777).toBe(0o600)
})

test('killed under a running program, it is back at the same address with everything committed', async () => {
  const postgres = await start()
  await ask(postgres.url, 'create table kept (id int)')
  await ask(postgres.url, 'insert into kept values (1)')
  const { pid } = postgres
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(postgres.pid).not.toBe(pid), { timeout: 90_000, interval: 50 })
  expect(await ask(postgres.url, 'select id from kept')).toEqual([{ id: 1 }])
  expect(lines).toContain('PostgreSQL ended unexpectedly; starting it again')
})

test('a number in its pid file that now belongs to another program does not keep it from starting', async () => {
  for (const postgres of running.splice(0)) await postgres.stop()
  const { url } = await start()
  for (const postgres of running.splice(0)) await postgres.stop()
  const { uid, gid } = await stat(join(dataDir, 'postgres'))
  const stranger = spawn('sleep', ['60'], { uid, gid })
  await writeFile(
    join(dataDir, 'postgres/postmaster.pid'),
    `${stranger.pid}\n${join(dataDir, 'postgres')}\n1\n1\n\n127.0.0.1\n\n`,
  )
  const again = await start()
  stranger.kill()
  expect(again.reused).toBe(false)
  expect(again.url).toBe(url)
  expect((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]).toBe(String(again.pid))
  expect(await ask(again.url, 'select id from kept')).toEqual([{ id: 1 }])
})
