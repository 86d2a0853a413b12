import { sql } from 'kysely'
import { z } from 'zod'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'

const BackupState = z.object({
  /** Whether the settings say where backups go. */
  keeps: z.boolean(),
  isLate: z.boolean(),
  baseTime: z.date().nullable(),
  walTime: z.date(),
  filesTime: z.date().nullable(),
  baseAge: z.number().nullable(),
  walAge: z.number(),
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
    sql`select keeps, base_at as "baseTime", wal_at as "walTime", files_at as "filesTime", problem,
        extract(epoch from now() - base_at)::float8 as "baseAge", extract(epoch from now() - wal_at)::float8 as "walAge",
        not keeps or late_at < now() or wal_at < now() - make_interval(mins => ${WAL_LATE_MINUTES}) as "isLate"
      from backup_state`,
  )
  return found
}
