import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { migrate } from '../../src/platform/migrations.server.ts'
import { shopNodeOptions } from '../node-options.mjs'
import { ensureScreens } from '../screens-build.ts'
import { freePort } from './free-port.ts'

type Program = { child: ChildProcess; output: string; ended: Promise<number> }

const root = join(import.meta.dirname, '../..')
const programs: Program[] = []
let dataDir: string
let port: number
let databaseUrl: string

beforeAll(async () => {
  await ensureScreens(() => {})
  dataDir = await mkdtemp(join(tmpdir(), 'praya-start-'))
  // mkdtemp closes the folder to other accounts, and under root PostgreSQL runs as one of those.
  await chmod(dataDir, 0o755)
  port = await freePort()
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  databaseUrl = postgres.url
  await migrate({ url: databaseUrl })
  // With staff in it the shop is not empty, so no test waits for the demo catalogue.
  await ask(
    "insert into operators (operator_id, email, name, password_hash, roles, created_at) values (gen_random_uuid(), 'a@praya.test', 'A', '', '{}', now())",
  )
  await ask('create table kept (id int)')
  await postgres.stop()
})

afterAll(async () => {
  for (const { child, ended } of programs) {
    child.kill('SIGTERM')
    await ended
  }
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

function start(environment: Record<string, string> = {}): Program {
  const { NODE_ENV: _, npm_lifecycle_event: __, ...inherited } = process.env
  const child = spawn(process.execPath, [...shopNodeOptions, 'ops/start.mjs'], {
    cwd: root,
    env: { ...inherited, DATA_DIR: dataDir, PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close').then(([code, signal]) => (signal ? -1 : Number(code)))
  const program: Program = { child, output: '', ended }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      program.output += text
    })
  }
  programs.push(program)
  return program
}

async function startReady(): Promise<Program> {
  const program = start()
  const deadline = Date.now() + 120_000
  while (!program.output.includes('Ready after') && program.child.exitCode === null && Date.now() < deadline) {
    await pause(50)
  }
  expect(program.output).toContain('Ready after')
  return program
}

/** A start takes a processor for four seconds: whoever needs no new one goes on with the program that runs. */
async function running(): Promise<Program> {
  const alive = programs.findLast(
    ({ child, output }) => child.exitCode === null && child.signalCode === null && output.includes('Ready after'),
  )
  return alive ?? startReady()
}

/** As a browser does: a busy machine that asks to be tried again is. */
async function openHome(): Promise<number> {
  for (;;) {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/`)
    const wait = headers.get('retry-after')
    if (!wait) return status
    await pause(Number(wait) * 1_000)
  }
}

async function ask(statement: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

async function killHard({ child, ended }: Program): Promise<void> {
  child.kill('SIGKILL')
  await ended
}

async function postmasterPid(): Promise<number> {
  const { findPostmaster } = await import('../postgres/postmaster.ts')
  return (await findPostmaster(join(dataDir, 'postgres')))?.pid ?? 0
}

test('with nothing changed, nothing is installed, built or filled again before the first page', async () => {
  const { output } = await startReady()
  expect(await openHome()).toBe(200)
  expect(output).not.toMatch(/Installing|Building|Loading/)
  expect(output).toContain(`http://localhost:${port}/admin`)
  expect(output).toContain('administrator@praya.test')
})

test('a second one on the same data refuses and leaves the first unharmed', async () => {
  const first = await running()
  const second = start({ PORT: String(await freePort()) })
  expect(await second.ended).toBe(1)
  expect(second.output).toContain(`already running on the data in ${dataDir} (process ${first.child.pid}, port ${port})`)
  expect(await openHome()).toBe(200)
})

test('it goes on when its PostgreSQL is killed under it', async () => {
  const { child } = await running()
  await ask('insert into kept values (0)')
  const killed = await postmasterPid()
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(async () => expect(await ask('select from kept where id = 0')).toBe(1), { timeout: 90_000, interval: 200 })
  await pause(2_000)
  expect(child.exitCode).toBeNull()
  expect(await postmasterPid()).not.toBe(killed)
  expect(await openHome()).toBe(200)
})

test('killed, it loses nothing, and the next start takes over the PostgreSQL that lived on', async () => {
  const killed = await running()
  await ask('insert into kept values (1)')
  await killHard(killed)
  const orphan = await postmasterPid()
  expect(orphan).toBeGreaterThan(0)
  await startReady()
  expect(await postmasterPid()).toBe(orphan)
  expect(await openHome()).toBe(200)
  expect(await ask('select from kept where id = 1')).toBe(1)
})

test('killed together with its PostgreSQL, it loses nothing and starts again', async () => {
  const killed = await running()
  await ask('insert into kept values (2)')
  process.kill(await postmasterPid(), 'SIGKILL')
  await killHard(killed)
  await startReady()
  expect(await ask('select from kept where id = 2')).toBe(1)
})

test('asked to stop, it ends well and leaves no PostgreSQL behind', async () => {
  const { child, ended } = await running()
  expect(await postmasterPid()).toBeGreaterThan(0)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(await postmasterPid()).toBe(0)
})

test('a taken port is named, with the way to choose another', async () => {
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  const refused = start()
  expect(await refused.ended).toBe(1)
  expect(refused.output).toBe(`Port ${port} is taken by another program. Choose another one with: PORT=${port + 1} npm start\n`)
  other.close()
})

test('a wrong setting is named', async () => {
  const refused = start({ PORT: 'harbour' })
  expect(await refused.ended).toBe(1)
  expect(refused.output).toContain('PORT')
})
