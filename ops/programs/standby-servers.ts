import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startBase } from '../backup/base-stream.ts'
import { unpackTar } from '../backup/unpack-tar.ts'
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { accountForPostgres, giveTo } from '../postgres/postgres-account.ts'
import { findPostgresBinaries } from '../postgres/postgres-binaries.ts'
import { openCluster, postgresEnvironment, superuser } from '../postgres/postgres-cluster.ts'
import { migrate } from '../../src/platform/migrations.server.ts'
import { freePort } from './free-port.ts'

const PATIENCE_MS = 90_000

/** A PostgreSQL that is started by nothing else once it has ended. */
export type Server = {
  url: string
  port: number
  pid: number
  ask: (statement: string) => Promise<Record<string, unknown>[]>
  /** As a machine does that loses its power. */
  kill: () => Promise<void>
  /** Takes over as the primary. */
  promote: () => Promise<void>
}

export type Servers = {
  /** A migrated primary. */
  primary: (port?: number) => Promise<Server>
  /** One that follows it by a slot of this name, so many seconds behind. */
  standby: (of: Server, name: string, at?: { behindSeconds?: number; port?: number }) => Promise<Server>
  stop: () => Promise<void>
}

/**
 * PostgreSQLs of the version that is shipped, which stand for machines of their own: each in a folder, on a port. The primary is that of
 * `primaryDir`, which is kept; left out, it is new.
 */
export async function openServers(primaryDir?: string): Promise<Servers> {
  const base = await mkdtemp(join(tmpdir(), 'praya-servers-'))
  // mkdtemp closes the folder to other accounts, and under root PostgreSQL runs as one of those.
  await chmod(base, 0o755)
  const account = await accountForPostgres(base)
  const running = new Set<Server>()
  let password = ''
  const start = async (folder: string, port: number): Promise<Server> => {
    const { postgres } = await findPostgresBinaries(account)
    const child = spawn(postgres, ['-D', folder, '-p', String(port), '-c', 'unix_socket_directories=', '-c', 'fsync=off'], {
      ...account,
      cwd: folder,
      env: postgresEnvironment,
      stdio: 'ignore',
    })
    const server = serverOf(child, `postgres://${superuser}:${password}@127.0.0.1:${port}/praya`, port)
    running.add(server)
    await until(() => server.ask('select 1'), child)
    return server
  }
  return {
    primary: async (port) => {
      const dataDir = primaryDir ?? base
      const made = await startEmbeddedPostgres({ dataDir, log: () => {} })
      await migrate({ url: made.url })
      await made.stop()
      const cluster = await openCluster(dataDir, () => {})
      password = cluster.password
      return start(cluster.folder, port ?? (await freePort()))
    },
    standby: async (of, name, { behindSeconds = 0, port } = {}) => {
      const folder = join(base, `${name}-${await freePort()}`)
      await follow(of, { folder, name, behindSeconds })
      await giveTo(folder, account)
      return start(folder, port ?? (await freePort()))
    },
    stop: async () => {
      for (const server of running) await server.kill()
      await rm(base, { recursive: true, force: true })
    },
  }
}

/** The slot first, which keeps the WAL that the copy needs until it follows by itself. */
async function follow(of: Server, { folder, name, behindSeconds }: { folder: string; name: string; behindSeconds: number }) {
  await of.ask(`select pg_create_physical_replication_slot('${name}', true)`)
  await mkdir(folder, { mode: 0o700 })
  const copy = await startBase(of.url, undefined)
  await unpackTar(copy.tar, folder)
  await copy.ended
  await copy.close()
  const { username, password } = new URL(of.url)
  await writeFile(join(folder, 'standby.signal'), '')
  await appendFile(
    join(folder, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${of.port} user=${username} password=${password} application_name=${name}'
primary_slot_name = '${name}'
recovery_min_apply_delay = '${behindSeconds}s'
wal_retrieve_retry_interval = '100ms'
`,
  )
}

function serverOf(child: ChildProcess, url: string, port: number): Server {
  const ask: Server['ask'] = async (statement) => {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query(statement)).rows
    } finally {
      await client.end().catch(() => {})
    }
  }
  return {
    ...{ url, port, ask, pid: child.pid ?? 0 },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    promote: async () => {
      await ask('select pg_promote(true, 60)')
    },
  }
}

async function until(work: () => Promise<unknown>, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; ; ) {
    const problem = await work().then(
      () => undefined,
      (found: unknown) => found,
    )
    if (problem === undefined) return
    if (Date.now() > deadline || child.exitCode !== null) throw new Error('PostgreSQL did not start', { cause: problem })
    await pause(30)
  }
}
