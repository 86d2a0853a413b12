import pg from 'pg'
import { z } from 'zod'
import { createLog } from '../../src/platform/log.server.ts'
import { openStorage } from '../../src/platform/storage/open-storage.server.ts'
import type { Settings } from '../../src/platform/settings.server.ts'
import { Refusal } from '../claims.ts'
import { type BackupPlace, backupPlace, requireBackupStorage } from './backup-place.ts'
import { type BaseManifest, takeBase } from './base-backups.ts'
import { GENTLY_KB } from './base-stream.ts'
import { noteBase, noteProblem } from './backup-notes.ts'
import { pruneBackups, readKeeping } from './kept-backups.ts'
import { fileBackup } from './ship-files.ts'
import { walKey } from './ship-wal.ts'
import { historyName } from './wal-names.ts'

const System = z.object({ id: z.string(), archives: z.boolean(), timeline: z.number() })

/** The number of a database, which its copies keep, and whether it puts its WAL aside. */
export async function systemOf(url: string): Promise<z.output<typeof System>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select system_identifier::text as id, current_setting('archive_mode') <> 'off' as archives, timeline_id as timeline
        from pg_control_system(), pg_control_checkpoint()`,
    )
    return System.parse(rows[0])
  } finally {
    await client.end()
  }
}

export async function placeOf(settings: Settings, url: string): Promise<{ place: BackupPlace; archives: boolean }> {
  const backups = await requireBackupStorage(settings, createLog(settings.LOG_LEVEL))
  const { id, archives } = await systemOf(url)
  return { place: backupPlace(backups, settings.SEALING_KEYS, id), archives }
}

/** A whole copy of a running database and of its files; what is past its time goes once the new one is there. */
export async function backUp(settings: Settings, url: string, { gently = false } = {}): Promise<BaseManifest> {
  const { place, archives } = await placeOf(settings, url)
  if (!archives) throw new Refusal('The database was started without BACKUP_DIR or BACKUP_S3_BUCKET: start the shop again first.')
  try {
    const storage = await openStorage(settings, createLog(settings.LOG_LEVEL))
    await fileBackup(storage, place).ship(true)
    const manifest = await takeBase(url, place, gently ? GENTLY_KB : undefined)
    await keepHistory(url, place, manifest.stop.timeline)
    await pruneBackups(place, readKeeping(settings.BACKUP_KEEP), new Date())
    await noteBase(url, manifest, settings.BACKUP_HOURS)
    return manifest
  } catch (problem) {
    await noteProblem(url, problem).catch(() => {})
    throw problem
  }
}

/** How the database came to the way it is on. It left once, when the way began; a place that was named later has to have it, too. */
async function keepHistory(url: string, place: BackupPlace, timeline: number): Promise<void> {
  const name = historyName(timeline)
  if (timeline === 1 || (await place.has(walKey(name)))) return
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('select pg_read_binary_file($1) as history', [`pg_wal/${name}`])
    await place.put(walKey(name), z.array(z.object({ history: z.instanceof(Buffer) })).parse(rows)[0]?.history ?? Buffer.alloc(0))
  } finally {
    await client.end()
  }
}
