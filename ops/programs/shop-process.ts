import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { visitorLogin } from '../../src/modules/members/members.paths.ts'
import { OK_CODE } from '../../src/language/screen-codes.ts'
import type { CallPath, Envelope } from '../../src/platform/wire/call-path.ts'
import { refusals } from '../../src/refusals.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { migrate } from '../../src/platform/migrations.server.ts'
import { shopNodeOptions } from '../node-options.mjs'

const root = join(import.meta.dirname, '../..')
/** This ends what hangs; a busy machine takes its time. */
const START_MS = 180_000

export type ShopProcess = {
  url: string
  child: ChildProcess
  output: () => string
  ended: Promise<number>
  kill: () => Promise<void>
}

/** One that is yet to become ready. */
export type BeginningShop = Omit<ShopProcess, 'url'> & { ready: () => Promise<ShopProcess> }

/** The program in a process of its own, so that a test may kill it. `folder`: where another release of it is. */
export const startShopProcess = (
  databaseUrl: string,
  environment?: Record<string, string>,
  script?: string,
  folder?: string,
): Promise<ShopProcess> => beginShopProcess(databaseUrl, environment, script, folder).ready()

/** The same, for who looks on while it begins. */
export function beginShopProcess(
  databaseUrl: string,
  environment: Record<string, string> = {},
  script = 'ops/programs/shop-child.ts',
  folder = root,
): BeginningShop {
  const { NODE_ENV: _, npm_lifecycle_event: __, ...inherited } = process.env
  const given = {
    DATABASE_URL: databaseUrl,
    PORT: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMIT_SCALE: '1000000',
    GATHER_SECONDS: '0',
    ...environment,
  }
  const child = spawn(process.execPath, [...shopNodeOptions, script], {
    cwd: folder,
    env: { ...inherited, ...given },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'close').then(([code, signal]) => (signal ? -1 : Number(code)))
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await ended
  }
  const beginning = { child, output: () => output, ended, kill }
  const ready = async (): Promise<ShopProcess> => {
    const deadline = Date.now() + START_MS
    let port: string | undefined
    for (; !port; port = output.includes('Ready') ? /http:\/\/localhost:(\d+)/.exec(output)?.[1] : undefined) {
      if (child.exitCode !== null || Date.now() > deadline) {
        child.kill('SIGKILL')
        throw new Error(`the shop did not start: ${output}`)
      }
      await pause(20)
    }
    return { ...beginning, url: `http://127.0.0.1:${port}` }
  }
  return { ...beginning, ready }
}

export type OwnPostgres = { url: string; server: EmbeddedPostgres; restart: () => Promise<void>; drop: () => Promise<void> }

/** A PostgreSQL of its own, migrated; `empty`: for a program that brings the tables itself. */
export async function startOwnPostgres({ empty = false } = {}): Promise<OwnPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'praya-fault-'))
  // mkdtemp closes the folder to other accounts, and under root PostgreSQL runs as one of those.
  await chmod(dataDir, 0o755)
  const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir, log: () => {} })
  const server = await start()
  if (!empty) await migrate({ url: server.url })
  const own: OwnPostgres = {
    url: server.url,
    server,
    restart: async () => {
      own.server = await start()
    },
    drop: async () => {
      await own.server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return own
}

/** `from`: the address a trusted proxy names. */
export type Asked = { token?: string; key?: string; timeoutMs?: number; from?: string }
export type Answered<Data> = { status: number; headers: Headers; ms: number; envelope: Envelope<Data> }

/** One call as a browser makes it, with everything of the answer; rejects when the connection breaks. */
export async function askShop<Input, Output>(
  url: string,
  path: CallPath<Input, Output>,
  input: Input,
  { token, key, from, timeoutMs = 15_000 }: Asked = {},
): Promise<Answered<Output>> {
  const began = performance.now()
  const query = path.method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const response = await fetch(`${url}/prod-api${path.path}${query}`, {
    method: path.method,
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
      ...(from ? { 'X-Forwarded-For': from } : {}),
    },
    ...(path.method === 'POST' ? { body: JSON.stringify(input) } : {}),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const envelope = (await response.json()) as Envelope<Output>
  return { status: response.status, headers: response.headers, ms: performance.now() - began, envelope }
}

/** `onRepeat` hears what broke; one who is told to wait in line has lost nothing, and waits. */
type Patience = { passing: ReadonlySet<number>; patienceMs: number; onRepeat?: (why: string) => void }

/** Asks again with the same key, of whichever process stands, as long as the connection breaks or the answer is one of those that pass. */
export async function askPatiently<Input, Output>(
  url: () => string,
  path: CallPath<Input, Output>,
  input: Input,
  asked: Asked,
  { passing, patienceMs, onRepeat = () => {} }: Patience,
): Promise<Envelope<Output>> {
  const deadline = Date.now() + patienceMs
  let last = ''
  while (Date.now() < deadline) {
    const answer = await askShop(url(), path, input, asked).catch((problem: unknown) => {
      last = String(problem)
    })
    if (answer && !passing.has(answer.envelope.code)) return answer.envelope
    if (answer) last = `${answer.envelope.code} ${answer.envelope.msg}`
    if (answer?.envelope.code !== refusals.IN_LINE.code) onRepeat(`${path.path}: ${last}`)
    await pause(150)
  }
  throw new Error(`${path.path} was not answered within ${patienceMs / 1000} seconds; last: ${last}`)
}

/** What a busy machine answers for a while. */
export const passing: ReadonlySet<number> = new Set([refusals.BUSY.code, refusals.STILL_RUNNING.code, refusals.IN_LINE.code])

/** The data of an answer that a test needs before it begins: however busy the machine is, and never a refusal's. */
export async function askUntilServed<Input, Output>(url: string, path: CallPath<Input, Output>, input: Input): Promise<Output> {
  const { code, msg, data } = await askPatiently(() => url, path, input, {}, { passing, patienceMs: 90_000 })
  if (code !== OK_CODE) throw new Error(`${path.path}: ${code} ${msg}`)
  return data
}

/** The token of a visitor. */
export const visit = async (url: string): Promise<string> =>
  (await askUntilServed(url, visitorLogin, { deviceType: 'web' })).token
