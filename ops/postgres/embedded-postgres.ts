import { spawn } from 'node:child_process'
import { closeSync, existsSync, fstatSync, openSync } from 'node:fs'
import { readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { giveTo } from './postgres-account.ts'
import { PostgresUnavailable } from './postgres-binaries.ts'
import {
  makeArchiveFolder,
  openCluster,
  type PostgresCluster,
  postgresEnvironment,
  settlePort,
  superuser,
} from './postgres-cluster.ts'
import { disownStalePidFile, findPostmaster, isAlive } from './postmaster.ts'

export type EmbeddedPostgres = {
  url: string
  /** Its data, and where it puts its WAL if it is to be carried away. */
  folder: string
  archive: string | undefined
  readonly pid: number
  /** True when a server that outlived its program was taken over. */
  reused: boolean
  stop(): Promise<void>
}

/**
 * `waitsForDisk`: whether what is committed outlives the failure of the machine itself; only tests can do without. `archives`: whether
 * its WAL is put where it can be carried away. `connections`: how many at most. `patienceMs`: how long it may take to be ready.
 */
type Options = {
  dataDir: string
  log: (line: string) => void
  waitsForDisk?: boolean
  archives?: boolean
  connections?: number
  patienceMs?: number
}

type Started = PostgresCluster & { connections: number; waitsForDisk: boolean; archive: string | undefined; patienceMs: number }

const START_TIMEOUT_MS = 60_000
const WATCH_INTERVAL_MS = 500
const LONGEST_LOG_BYTES = 1_000_000
const databaseName = 'praya'

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, or takes over the one that already serves it, and keeps it running until `stop`.
 * Safe to call from several processes at once: one starts, the others find it.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir, log, waitsForDisk = true, archives = false, patienceMs = START_TIMEOUT_MS, connections = 100 } = options
  const opened = await openCluster(dataDir, log)
  const archive = archives ? await makeArchiveFolder(opened) : undefined
  const cluster = { ...opened, waitsForDisk, archive, patienceMs, connections }
  const logFile = join(dataDir, 'postgres.log')
  await keepShort(logFile)
  const started = await ensureRunning(cluster, logFile, true)
  await createDatabase(cluster)
  let pid = started.pid
  let restarting: Promise<void> | undefined
  const watch = setInterval(() => {
    if (restarting || isAlive(pid)) return
    log('PostgreSQL ended unexpectedly; starting it again')
    restarting = ensureRunning(cluster, logFile)
      .then((next) => {
        pid = next.pid
      })
      .catch((problem: Error) => log(problem.message))
      .finally(() => {
        restarting = undefined
      })
  }, WATCH_INTERVAL_MS)
  watch.unref()
  return {
    url: addressOf(cluster, databaseName),
    folder: cluster.folder,
    archive,
    reused: started.reused,
    get pid() {
      return pid
    },
    async stop() {
      clearInterval(watch)
      await restarting
      await stopPostmaster(pid)
    },
  }
}

/** PostgreSQL writes a few lines per start; a fault that repeats must not fill the disk. */
async function keepShort(logFile: string): Promise<void> {
  const found = await stat(logFile).catch(() => undefined)
  if (found && found.size > LONGEST_LOG_BYTES) await truncate(logFile)
}

/** Through its socket, where it has one: a question and its answer cost a fifth less of the processor there than over TCP. */
function addressOf({ folder, password, port }: PostgresCluster, database: string): string {
  const address = `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`
  return existsSync(socketIn(folder, port)) ? `${address}?host=${encodeURIComponent(folder)}` : address
}

const socketIn = (folder: string, port: number): string => join(folder, `.s.PGSQL.${port}`)

/** A socket has a path of a hundred bytes, a little more on some systems, and none on Windows; in its setting a comma parts two of them. */
const LONGEST_SOCKET_BYTES = 100
const mayHaveSocket = ({ folder, port }: PostgresCluster): boolean =>
  process.platform !== 'win32' && !/[,"]/.test(folder) && Buffer.byteLength(socketIn(folder, port)) <= LONGEST_SOCKET_BYTES

async function ensureRunning(cluster: Started, logFile: string, mayMove = false): Promise<{ pid: number; reused: boolean }> {
  const deadline = Date.now() + cluster.patienceMs
  while (Date.now() < deadline) {
    const found = await findPostmaster(cluster.folder)
    if (found?.ready && (await answers(cluster, found.port))) {
      return { pid: found.pid, reused: true }
    }
    if (!found) {
      if (mayMove) await settlePort(cluster)
      const pid = await launch(cluster, logFile)
      if (pid) return { pid, reused: false }
    }
    await pause(100)
  }
  throw new PostgresUnavailable(`PostgreSQL did not become ready in time; its messages are in ${logFile}`)
}

/** A data folder proves itself by its password; a server that is just going down refuses and is asked again. */
async function answers(cluster: PostgresCluster, port: number): Promise<boolean> {
  cluster.port = port
  const client = new pg.Client({ connectionString: addressOf(cluster, 'postgres'), connectionTimeoutMillis: 3_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Undefined when this attempt lost against something that passes: another starter, a taken port, back ends that are still leaving. */
async function launch(cluster: Started, logFile: string): Promise<number | undefined> {
  await disownStalePidFile(cluster.folder)
  await writeConfiguration(cluster)
  const output = openSync(logFile, 'a', 0o600)
  const { size: alreadyThere } = fstatSync(output)
  // A session of its own: Ctrl-C must reach the program first, which then stops the database last.
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.folder, '-p', String(cluster.port)], {
    ...cluster.account,
    cwd: cluster.folder,
    env: postgresEnvironment,
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  child.unref()
  let failure: string | undefined
  child.once('error', (problem) => {
    failure = problem.message
  })
  child.once('exit', (code, signal) => {
    failure = `exit ${code ?? signal}`
  })
  const deadline = Date.now() + cluster.patienceMs
  while (failure === undefined && Date.now() < deadline) {
    const found = await findPostmaster(cluster.folder)
    if (found && found.pid === child.pid && found.ready) return found.pid
    await pause(20)
  }
  const messages = (await readFile(logFile)).subarray(alreadyThere).toString()
  if (/lock file "postmaster\.pid"|pre-existing shared memory|Address already in use/.test(messages)) return undefined
  throw new PostgresUnavailable(
    `PostgreSQL did not start (${failure ?? 'no answer'}).\n${messages.split('\n').slice(-12).join('\n')}`.trim(),
  )
}

/** Measured for two cores. Parallel plans are off because their shared memory outgrows the 64 MB a container gets. */
const configuration = {
  listen_addresses: "'127.0.0.1'",
  password_encryption: "'scram-sha-256'",
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: "'256MB'",
  effective_cache_size: "'1GB'",
  work_mem: "'8MB'",
  maintenance_work_mem: "'128MB'",
  max_wal_size: "'2GB'",
  checkpoint_timeout: "'15min'",
  random_page_cost: 1.1,
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  idle_in_transaction_session_timeout: "'60s'",
  timezone: "'UTC'",
  log_timezone: "'UTC'",
  lc_messages: "'C'",
  // Constraint violations are part of normal work and are reported to the caller: the file keeps what concerns the server.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

/** Nothing has to be there after a failure of the machine, no copy follows, and no table lives long enough to be vacuumed. */
const withoutDisk = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
}

/** So long at most does what is committed wait for the rest of its file of WAL; carrying it away takes moments more. */
const LEAVES_AFTER_SECONDS = 45

const archiving = (folder: string) => ({
  archive_mode: 'on',
  archive_library: "'basic_archive'",
  'basic_archive.archive_directory': quoted(folder),
  archive_timeout: `'${LEAVES_AFTER_SECONDS}s'`,
})

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Untouched when it is right already: another starter may be reading it. */
async function writeConfiguration(cluster: Started): Promise<void> {
  const sockets = quoted(mayHaveSocket(cluster) ? cluster.folder : '')
  const archive = cluster.archive === undefined ? {} : archiving(cluster.archive)
  const hurry = cluster.waitsForDisk ? {} : withoutDisk
  const lines = Object.entries({
    ...configuration,
    max_connections: cluster.connections,
    ...hurry,
    ...archive,
    unix_socket_directories: sockets,
  }).map(([name, value]) => `${name} = ${value}\n`)
  const text = `# Written by the program at every start.\n${lines.join('')}`
  const file = join(cluster.folder, 'postgresql.conf')
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return
  await writeFile(file, text)
  await giveTo(file, cluster.account)
}

async function createDatabase(cluster: PostgresCluster): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(cluster, 'postgres') })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (found.rowCount === 0) await client.query(`create database ${databaseName}`)
  } catch (problem) {
    // 42P04, 23505: another process created it between the question and the answer.
    if (!(problem instanceof pg.DatabaseError && ['42P04', '23505'].includes(problem.code ?? ''))) throw problem
  } finally {
    await client.end()
  }
}

/** Each signal with the time it is given: first connections may finish closing, then they are cut; committed work is safe in all. */
const shutdowns = [
  ['SIGTERM', 1_000],
  ['SIGINT', 30_000],
  ['SIGQUIT', 10_000],
] as const

async function stopPostmaster(pid: number): Promise<void> {
  for (const [signal, patience] of shutdowns) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    const deadline = Date.now() + patience
    while (isAlive(pid) && Date.now() < deadline) await pause(20)
  }
}
