import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { ensurePackages, type Need } from '../debian-packages.ts'
import { accountForPostgres, giveTo } from '../postgres/postgres-account.ts'
import { freePort } from './free-port.ts'

const PGBOUNCER = '/usr/sbin/pgbouncer'
const PATIENCE_MS = 60_000

export const poolerNeed: Need = {
  who: 'The tests of a pooler need',
  missing: () => (existsSync(PGBOUNCER) ? [] : ['pgbouncer']),
  instead: 'link one to /usr/sbin/pgbouncer',
}

/** Installs it where that can be done without asking. */
export function requirePooler(): void {
  const missing = ensurePackages([poolerNeed], () => {})
  if (missing) throw new Error(missing)
}

/** `restart`: killed with all that it has under way, and there again at the same address so many milliseconds later. */
export type Pooler = { url: string; restart: (awayMs: number) => Promise<void>; stop: () => Promise<void> }

/** Debian's pgbouncer in transaction mode before a PostgreSQL, with so many connections to it. */
export async function startPooler(databaseUrl: string, connections: number): Promise<Pooler> {
  const { hostname, port, pathname, username, password } = new URL(databaseUrl)
  const folder = await mkdtemp(join(tmpdir(), 'praya-pooler-'))
  const own = await freePort()
  // Like PostgreSQL it does not run as root.
  const account = await accountForPostgres(folder)
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')]
  await writeFile(users, `"${username}" "${password}"\n`)
  await writeFile(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  )
  await chmod(folder, 0o700)
  await giveTo(folder, account)
  const url = `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`
  const run = async (): Promise<ChildProcess> => {
    const started = spawn(PGBOUNCER, ['-q', settings], { ...account, stdio: 'ignore' })
    await answering(url, started)
    return started
  }
  let child = await run()
  return {
    url,
    restart: async (awayMs) => {
      await kill(child)
      await pause(awayMs)
      child = await run()
    },
    stop: async () => {
      await kill(child)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = child.exitCode === null ? once(child, 'close') : undefined
  child.kill('SIGKILL')
  await ended
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    const answers = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => {})
    if (answers) return
    if (Date.now() > deadline || child.exitCode !== null) {
      child.kill('SIGKILL')
      throw new Error(`pgbouncer does not answer at ${new URL(url).host}`)
    }
    await pause(50)
  }
}
