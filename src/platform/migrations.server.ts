import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

export type Migration = { name: string; sql: string; checksum: string }

/** Says by itself which file is at fault; no stack trace is needed. */
export class MigrationProblem extends Error {}

type Options = {
  /** The direct address: a pooler between would split one migration over several sessions. */
  url: string
  folder?: string
  log?: (line: string) => void
}

/** One number for the whole program: the transaction that holds this lock migrates. */
const LOCK = 7_274_092
const LOCKED = '55P03'
const MOST_TRIES = 40
const AGAIN_MS = 1_000
const TOO_BUSY = 'a table it changes has been in use all the time. End the long transactions (pg_stat_activity) and start again.'
const namePattern = /^(\d{4})-[a-z0-9-]+\.sql$/

/** The queue's own index has a list that is empty read through all that waits in the others (decision 76). */
const findJobsByTask = `select pg_advisory_xact_lock(${LOCK});
  create index if not exists praya_jobs_by_task on graphile_worker._private_jobs (priority, run_at, task_id) where is_available`

/** The files `NNNN-subject.sql` in the order of their numbers. */
export async function readMigrations(folder: string = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const numbers = new Set<string>()
  const migrations: Migration[] = []
  for (const name of names) {
    const number = namePattern.exec(name)?.[1]
    if (!number) throw new MigrationProblem(`migrations/${name}: the name must look like 0001-subject.sql`)
    if (numbers.has(number)) throw new MigrationProblem(`migrations/${name}: the number ${number} is used twice`)
    numbers.add(number)
    const sql = await readFile(join(folder, name), 'utf8')
    migrations.push({ name, sql, checksum: createHash('sha256').update(sql).digest('hex') })
  }
  return migrations
}

/** One value for the whole list: databases with the same value have the same tables. */
export function migrationsChecksum(migrations: Migration[]): string {
  const whole = createHash('sha256')
  for (const { name, checksum } of migrations) whole.update(`${name} ${checksum}\n`)
  return whole.digest('hex')
}

/**
 * Brings the database to the newest migration and answers the names that were applied. Each file is one transaction.
 * When several processes start at once, one applies a file and the others wait for it. Names that only the database knows
 * belong to a newer program in a rolling change and are left alone.
 */
export async function migrate({ url, folder, log = () => {} }: Options): Promise<string[]> {
  const migrations = await readMigrations(folder)
  const client = new pg.Client({ connectionString: url, application_name: 'praya migrations' })
  await client.connect()
  try {
    const applied: string[] = []
    const known = await readApplied(client)
    for (const migration of migrations) {
      if (isApplied(migration, known)) continue
      if (await applyPatiently(client, migration, log)) {
        applied.push(migration.name)
        if (known.size > 0) log(`Applied ${migration.name}`)
      }
    }
    // Nobody reads two hundred names of a database that has just been made.
    if (known.size === 0 && applied.length > 0) log(`Laid out the tables (${applied.length} migrations)`)
    // Changes and the jobs that follow from them share a transaction, so the queue is there before the first change.
    await prepareQueue(url)
    await client.query(findJobsByTask)
    return applied
  } finally {
    await client.end()
  }
}

/** Its connections may be cut while they end, once all is done: what fails before is told to anyone who waits for it. */
async function prepareQueue(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, application_name: 'praya migrations', max: 1 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
  } finally {
    await pool.end()
  }
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const found = await client.query<{ exists: boolean }>("select to_regclass('migration') is not null as exists")
  if (!found.rows[0]?.exists) return new Map()
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migration')
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function isApplied(migration: Migration, known: Map<string, string>): boolean {
  const checksum = known.get(migration.name)
  if (checksum === undefined) return false
  if (checksum === migration.checksum) return true
  throw new MigrationProblem(
    `migrations/${migration.name} was changed after it had been applied to this database. ` +
      'Put the change into a new file; a demo shop can also begin anew in another DATA_DIR.',
  )
}

/** A shop that runs goes on: a table in use is given up at once, and asked for again. */
async function applyPatiently(client: pg.Client, migration: Migration, log: (line: string) => void): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(client, migration)
    } catch (problem) {
      if (!(problem instanceof pg.DatabaseError) || problem.code !== LOCKED) throw problem
      if (tries === MOST_TRIES) throw new MigrationProblem(`migrations/${migration.name}: ${TOO_BUSY}`, { cause: problem })
      log(`${migration.name} waits for a table that is in use`)
      await pause(AGAIN_MS * (1 + Math.random()))
    }
  }
}

/** False when another process applied the file while this one waited. */
async function apply(client: pg.Client, migration: Migration): Promise<boolean> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    if (isApplied(migration, await readApplied(client))) {
      await client.query('rollback')
      return false
    }
    // A running shop must not queue behind a migration that itself waits for a long transaction: no longer than its own patience.
    await client.query("set local lock_timeout = '2s'")
    await client.query(migration.sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [migration.name, migration.checksum])
    await client.query('commit')
    return true
  } catch (problem) {
    await client.query('rollback').catch(() => {})
    throw located(problem, migration)
  }
}

function located(problem: unknown, { name, sql }: Migration): unknown {
  if (!(problem instanceof pg.DatabaseError) || problem.position === undefined || problem.code === LOCKED) return problem
  const line = sql.slice(0, Number(problem.position)).split('\n').length
  return new MigrationProblem(`migrations/${name}, line ${line}: ${problem.message}`, { cause: problem })
}
