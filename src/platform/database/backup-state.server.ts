import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

const BackupState = z.object({
  /** Whether the settings say where backups go. */
  keeps: z.boolean(),
  /** Anything of it: the whole copy, WAL, or files. */
  isLate: z.boolean(),
  /** The whole copy or WAL; also where there is none. */
  databaseIsLate: z.boolean(),
  /** Pictures and uploads. */
  filesAreLate: z.boolean(),
  baseTime: z.date().nullable(),
  walTime: z.date(),
  filesTime: z.date().nullable(),
  baseAge: z.number().nullable(),
  walAge: z.number(),
  filesAge: z.number().nullable(),
  problem: z.string().nullable(),
})
export type BackupState = z.output<typeof BackupState>

/** WAL leaves within a minute; so much later something is wrong. */
const WAL_LATE_MINUTES = 10

/** What has been brought to safety, by the database's clock; undefined where the database is another's to back up. */
export async function readBackupState(read: Read): Promise<BackupState | undefined> {
  const [found] = await readRows(
    read,
    BackupState,
    sql`select *, "databaseIsLate" or "filesAreLate" as "isLate" from (
      select keeps, base_at as "baseTime", wal_at as "walTime", files_at as "filesTime", problem,
        extract(epoch from now() - base_at)::float8 as "baseAge", extract(epoch from now() - wal_at)::float8 as "walAge",
        extract(epoch from now() - files_at)::float8 as "filesAge",
        not keeps or late_at < now() or wal_at < now() - make_interval(mins => ${WAL_LATE_MINUTES}) as "databaseIsLate",
        keeps and files_late_at < now() as "filesAreLate"
      from backup_state) state`,
  )
  return found
}
