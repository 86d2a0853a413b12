import type pg from 'pg'
import { z } from 'zod'
import { PrimaryClient } from '../../src/platform/database/primary-client.server.ts'
import { readMigrations } from '../../src/platform/migrations.server.ts'
import type { Settings } from '../../src/platform/settings.server.ts'
import { connectionsNeeded } from '../processes/connection-room.ts'
import { webProcesses } from '../processes/run-processes.ts'
import { sayAge } from '../backup/backup-times.ts'
import { type Finding, fine, mend, watch } from './findings.ts'
import { findStandbys } from './standby-findings.ts'

const OLDEST_VERSION = 150_000

const Facts = z.object({
  version: z.number(),
  most: z.number(),
  used: z.number(),
  reserved: z.number(),
  now: z.date(),
  trigrams: z.boolean(),
  applied: z.array(z.string()).nullable(),
})

const facts = `select current_setting('server_version_num')::int as version, current_setting('max_connections')::int as most,
  current_setting('superuser_reserved_connections')::int as reserved,
  (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used, clock_timestamp() as now,
  exists (select from pg_available_extensions where name = 'pg_trgm') as trigrams`

const State = z.object({
  keeps: z.boolean(),
  late: z.boolean(),
  problem: z.string().nullable(),
  age: z.number().nullable(),
  wal: z.number(),
  filesAreLate: z.boolean(),
  files: z.number().nullable(),
})
const Work = z.object({ failing: z.number(), dead: z.number(), overdue: z.number() })

/** Of a database that answers. `now` is what this machine takes the time to be. */
export async function findDatabase(url: string, settings: Settings, now: () => Date = () => new Date()): Promise<Finding[]> {
  const client = new PrimaryClient({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const asked = now()
    const { rows } = await client.query(facts)
    const applied = await appliedIn(client)
    const found = Facts.parse({ ...rows[0], applied })
    return [
      ...findServer(found, settings),
      findClock(found.now, new Date((asked.getTime() + now().getTime()) / 2)),
      await findMigrations(found.applied),
      ...(found.applied
        ? [...(await findBackups(client, settings)), ...(await findWork(client)), ...(await findStandbys(client, settings))]
        : []),
    ]
  } catch (problem) {
    return [mend('database', `it cannot be asked: ${String(problem)}`, 'Look whether it runs, and at DATABASE_URL')]
  } finally {
    await client.end().catch(() => {})
  }
}

async function appliedIn(client: pg.Client): Promise<string[] | null> {
  const { rows } = await client.query(`select to_regclass('migration') is not null as known`)
  if (!rows[0]?.known) return null
  return (await client.query<{ name: string }>('select name from migration')).rows.map(({ name }) => name)
}

export function findServer({ version, most, used, reserved, trigrams }: z.output<typeof Facts>, settings: Settings): Finding[] {
  const webs = webProcesses(settings)
  const needed = connectionsNeeded(settings, webs)
  const left = most - reserved
  const found = [fine('database', `PostgreSQL ${Math.floor(version / 10_000)}, ${used} of ${most} connections in use`)]
  if (version < OLDEST_VERSION) found.push(mend('database', 'PostgreSQL is older than 15', 'Move to 15 or later'))
  if (!trigrams) found.push(mend('database', 'pg_trgm is not installed', 'Install the contrib package of PostgreSQL'))
  if (left < needed)
    found.push(
      mend(
        'database',
        `this shop takes up to ${needed} connections, and ${left} are allowed`,
        'Raise max_connections, or lower PROCESSES or DATABASE_POOL',
      ),
    )
  else if (left < 2 * needed)
    found.push(
      watch(
        'database',
        `in a roll-out two releases take up to ${2 * needed} connections, and ${left} are allowed`,
        'Raise max_connections',
      ),
    )
  return found
}

function findClock(database: Date, here: Date): Finding {
  const seconds = (here.getTime() - database.getTime()) / 1_000
  const words = `this machine is ${Math.abs(seconds).toFixed(1)} s ${seconds < 0 ? 'behind' : 'ahead of'} the database`
  if (Math.abs(seconds) > 30) return mend('clock', words, 'Set the clock by NTP: authenticator codes of operators fail')
  return Math.abs(seconds) > 2 ? watch('clock', words, 'Look whether NTP runs on both') : fine('clock', words)
}

async function findMigrations(applied: string[] | null): Promise<Finding> {
  if (!applied) return watch('migrations', 'this database is empty', 'npm start fills it')
  const known = new Set((await readMigrations()).map(({ name }) => name))
  const [missing, newer] = [known.difference(new Set(applied)).size, new Set(applied).difference(known).size]
  if (newer > 0)
    return mend(
      'migrations',
      `the database has ${newer} migrations that this version does not know`,
      'Start the newer version of the program',
    )
  if (missing > 0) return watch('migrations', `${missing} migrations are to be applied`, 'npm start applies them')
  return fine('migrations', `all ${applied.length} are applied`)
}

async function findBackups(client: pg.Client, { DATABASE_URL }: Settings): Promise<Finding[]> {
  // Asked as text, since a release that is still to be started has not brought its last column yet.
  const { rows } = await client.query(
    `select keeps, problem, late_at < now() or wal_at < now() - interval '10 minutes' as late, extract(epoch from now() - base_at)::float8 / 3600 as age,
      extract(epoch from now() - wal_at)::float8 as wal, extract(epoch from now() - files_at)::float8 as files,
      coalesce((to_jsonb(state) ->> 'files_late_at')::timestamptz < now(), false) as "filesAreLate" from backup_state state`,
  )
  const [state] = z.array(State).parse(rows)
  if (!state)
    return DATABASE_URL
      ? [
          watch(
            'backups',
            'another keeps this database',
            'See that a copy of it was restored lately: DATABASE_URL=…copy npm run verify',
          ),
        ]
      : []
  if (!state.keeps) return [mend('backups', 'there are none', 'Set BACKUP_DIR or BACKUP_S3_BUCKET: docs/OPERATING.md')]
  const whole = state.age === null ? 'no whole copy yet' : `the last whole copy is ${state.age.toFixed(1)} hours old`
  const words = `${whole}, and WAL last left ${sayAge(state.wal)} ago`
  const ofFiles = findLateFiles(state)
  if (!state.late) return [fine('backups', words), ...ofFiles]
  return [
    mend(
      'backups',
      `${words}; ${state.problem ?? 'WAL stays on this machine'}`,
      'Mend the place of backups, then: npm run backup',
    ),
    ...ofFiles,
  ]
}

function findLateFiles({ filesAreLate, files, problem }: z.output<typeof State>): Finding[] {
  if (!filesAreLate) return []
  const since = files === null ? 'pictures and uploads have not left yet' : `pictures and uploads last left ${sayAge(files)} ago`
  const words = problem === null ? since : `${since}; ${problem}`
  return [mend('backups', words, 'Can the files of the shop be read, and the place of backups be written to? The log says')]
}

async function findWork(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query(
    `select (select count(*)::int from timed_tasks where failures > 0) as failing,
      (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts) as dead,
      (select count(*)::int from timed_tasks where next_due < now() - interval '10 minutes') as overdue`,
  )
  const { failing, dead, overdue } = Work.parse(rows[0])
  if (overdue > 0) return [watch('work', `${overdue} timed tasks are overdue`, 'Is a process with ROLE=worker or all running?')]
  if (failing + dead > 0)
    return [watch('work', `${failing} timed tasks fail, ${dead} jobs are tried no more`, 'Look at /admin/work')]
  return [fine('work', 'nothing has failed')]
}
