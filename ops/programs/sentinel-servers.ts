import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { ensurePackages, type Need } from '../debian-packages.ts'
import { freePorts } from './free-port.ts'

const PROGRAMS = { 'redis-server': '/usr/bin/redis-server', 'redis-sentinel': '/usr/bin/redis-sentinel' }
const PATIENCE_MS = 90_000
const NAME = 'shop'
/** A busy machine is late, and not gone. */
const SILENCE_MS = 3_000

export const sentinelsNeed: Need = {
  who: 'The tests of Redis with sentinels need',
  missing: () => Object.entries(PROGRAMS).flatMap(([name, program]) => (existsSync(program) ? [] : [name])),
  instead: 'link them to /usr/bin',
}

/** Installs them where that can be done without asking. */
export function requireSentinels(): void {
  const missing = ensurePackages([sentinelsNeed], () => {})
  if (missing) throw new Error(missing)
}

export type Sentinels = {
  /** As the shop's settings name it. */
  url: string
  /** The port of the server that the sentinels call the primary. */
  primary: () => Promise<number>
  /** A server that keeps its connections and says nothing more; or goes on. */
  freeze: (port: number) => void
  thaw: (port: number) => void
  stop: () => Promise<void>
}

/** Debian's Redis as an operator would have it: a primary, one that follows it, and three sentinels of which two decide. */
export async function startSentinels(): Promise<Sentinels> {
  const folder = await mkdtemp(join(tmpdir(), 'praya-redis-'))
  const [one = 0, other = 0, ...watching] = await freePorts(5)
  const servers = new Map<number, ChildProcess>()
  const run = (program: string, port: number, ...words: string[]): void => {
    servers.set(port, spawn(program, words, { cwd: folder, stdio: 'ignore' }))
  }
  const plain = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--daemonize', 'no']
  run(PROGRAMS['redis-server'], one, '--port', String(one), ...plain)
  run(PROGRAMS['redis-server'], other, '--port', String(other), ...plain, '--replicaof', '127.0.0.1', String(one))
  for (const port of watching) {
    const settings = join(folder, `${port}.conf`)
    await writeFile(settings, sentinelSettings(port, one))
    run(PROGRAMS['redis-sentinel'], port, settings)
  }
  const ask = async (port: number, ...words: [string, ...string[]]): Promise<unknown> => {
    const client = new Redis({ host: '127.0.0.1', port, lazyConnect: true, retryStrategy: () => null })
    client.on('error', () => {})
    try {
      return await client.call(...words)
    } finally {
      client.disconnect()
    }
  }
  await Promise.all(watching.map((port) => until(async () => knowsAll(await ask(port, 'sentinel', 'master', NAME)))))
  return {
    url: `redis+sentinel://${watching.map((port) => `127.0.0.1:${port}`).join()}/${NAME}`,
    primary: async () => Number(((await ask(watching[0] ?? 0, 'sentinel', 'get-master-addr-by-name', NAME)) as string[])[1]),
    freeze: (port) => servers.get(port)?.kill('SIGSTOP'),
    thaw: (port) => servers.get(port)?.kill('SIGCONT'),
    stop: async () => {
      await Promise.all(
        [...servers.values()].map(async (child) => {
          const ended = child.exitCode === null && child.signalCode === null ? once(child, 'close') : undefined
          child.kill('SIGKILL')
          await ended
        }),
      )
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const sentinelSettings = (port: number, primary: number): string => `port ${port}
bind 127.0.0.1
sentinel monitor ${NAME} 127.0.0.1 ${primary} 2
sentinel down-after-milliseconds ${NAME} ${SILENCE_MS}
sentinel failover-timeout ${NAME} 10000
sentinel parallel-syncs ${NAME} 1
`

/** Words and values by turns. */
function knowsAll(answer: unknown): boolean {
  const words = answer as string[]
  const valueOf = (name: string): string | undefined => words[words.indexOf(name) + 1]
  return valueOf('num-slaves') === '1' && valueOf('num-other-sentinels') === '2'
}

async function until(is: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; !(await is().catch(() => false)); await pause(100))
    if (Date.now() > deadline) throw new Error('the sentinels do not know each other')
}
