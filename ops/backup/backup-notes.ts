import pg from 'pg'
import type { BaseManifest } from './base-backups.ts'

// What the back office and the metrics say of backups: one row of the database itself (`backup_state`).

/** Half as long again as between two backups may pass until one is late. */
const LATE_AFTER = 1.5
/** Pictures leave within minutes; where a pass over very many takes long, they have so much more time. */
const FILES_LATE_SECONDS = 3_600
const LONGEST_PROBLEM = 500

async function run(url: string, statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement, values)
  } finally {
    await client.end()
  }
}

/** Whether this database is backed up by this program at all, is said at each start: files that could not leave before have their hour. */
export const noteKeeping = (url: string, keeps: boolean): Promise<void> =>
  run(
    url,
    `insert into backup_state (keeps, wal_at, late_at) values ($1, now(), now() + interval '2 hours')
      on conflict (only_one) do update set keeps = excluded.keeps, wal_at = greatest(backup_state.wal_at, now()), problem = null,
        files_late_at = greatest(backup_state.files_late_at, now() + make_interval(secs => $2))`,
    [keeps, FILES_LATE_SECONDS],
  )

/** Of a database that is somebody else's to back up nothing is said. */
export const forgetNotes = (url: string): Promise<void> => run(url, 'delete from backup_state')

/** What keeps files from leaving by themselves is no less true. */
export const noteBase = (
  url: string,
  { finishedAt, bytes }: Pick<BaseManifest, 'finishedAt' | 'bytes'>,
  everyHours: number,
): Promise<void> =>
  run(
    url,
    `update backup_state set base_at = $1, base_bytes = $2, late_at = $1::timestamptz + make_interval(hours => $3),
      problem = case when files_late_at < now() then problem end`,
    [finishedAt, bytes, Math.ceil(everyHours * LATE_AFTER)],
  )

export const noteWal = (url: string, at: Date): Promise<void> => run(url, 'update backup_state set wal_at = $1', [at])

/** `everyMs`: from the end of this pass over the files to that of the next one. */
export const noteFiles = (url: string, everyMs: number): Promise<void> =>
  run(url, 'update backup_state set files_at = now(), files_late_at = now() + make_interval(secs => $1)', [
    Math.max(FILES_LATE_SECONDS, (LATE_AFTER * everyMs) / 1_000),
  ])

export const noteProblem = (url: string, problem: unknown): Promise<void> =>
  run(url, 'update backup_state set problem = $1', [
    (problem instanceof Error ? problem.message : String(problem)).slice(0, LONGEST_PROBLEM),
  ])
