import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createLog } from '../../src/platform/log.server.ts'
import type { ListedStorage } from '../../src/platform/storage/storage.server.ts'
import type { Settings } from '../../src/platform/settings.server.ts'
import type { EmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { type BackupPlace, backupPlace, requireBackupStorage } from './backup-place.ts'
import { noteFiles, noteProblem, noteWal } from './backup-notes.ts'
import { systemOf } from './back-up.ts'
import { listBases } from './base-backups.ts'
import { fileBackup } from './ship-files.ts'
import { shipWal } from './ship-wal.ts'

const WAL_EVERY_MS = 2_000
const FILES_EVERY_MS = 60_000
/** A pass over very many files is made less often: it takes this part of the time at most. */
const FILES_SHARE = 30
const BASE_LOOK_MS = 300_000
const HOUR_MS = 3_600_000

type Kept = { stop: () => Promise<void> }

/**
 * While the shop runs: WAL leaves as it is finished, new files within a minute or two, and a whole copy is taken when the last one is old
 * enough, by a process of its own. `stop` is called when the database has stopped, and brings away the last of its WAL.
 */
export async function keepBackups(
  settings: Settings,
  { url, archive }: Pick<EmbeddedPostgres, 'url' | 'archive'>,
  storage: ListedStorage,
): Promise<Kept> {
  const log = createLog(settings.LOG_LEVEL)
  const backups = await requireBackupStorage(settings, log)
  const { id } = await systemOf(url)
  const place = backupPlace(backups, settings.SEALING_KEYS, id)
  const files = fileBackup(storage, place)
  const carry = async (): Promise<void> => {
    const newest = archive && (await shipWal(archive, place))
    // The database may be stopping, and what matters is that the file has left.
    if (newest && !stopping) await noteWal(url, newest).catch(() => {})
  }
  let stopping = false
  const complain = (what: string) => async (problem: unknown) => {
    log.warn({ err: problem }, `${what}; it is tried again`)
    if (!stopping) await noteProblem(url, problem).catch(() => {})
  }
  const timers = [
    repeat(WAL_EVERY_MS, () => carry().catch(complain('WAL could not be brought away'))),
    repeat(FILES_EVERY_MS, async () => {
      const began = Date.now()
      const note = (): Promise<void> => {
        const took = Date.now() - began
        return noteFiles(url, took + Math.max(FILES_EVERY_MS, took * FILES_SHARE))
      }
      await files.ship().then(note, complain('files could not be backed up'))
      return (Date.now() - began) * FILES_SHARE
    }),
    repeat(BASE_LOOK_MS, async () => {
      if (await isDue(url, place, settings)) await takeApart().catch(complain('no whole backup was made'))
    }),
  ]
  return {
    stop: async () => {
      stopping = true
      await Promise.all(timers.map((timer) => timer.stop()))
      await carry().catch((problem: unknown) => log.warn({ err: problem }, 'the last WAL is brought away at the next start'))
    },
  }
}

/** After a restore the database goes a way of its own, of which there is no copy yet. */
async function isDue(url: string, place: BackupPlace, { BACKUP_HOURS }: Settings): Promise<boolean> {
  const last = (await listBases(place)).at(-1)
  if (!last || Date.now() - Date.parse(last.startedAt) >= BACKUP_HOURS * HOUR_MS) return true
  return (await systemOf(url)).timeline > last.stop.timeline
}

/** Compressing and sealing takes a processor for a while, which is not to be that of pages. */
async function takeApart(): Promise<void> {
  const command = join(import.meta.dirname, 'backup.mjs')
  const child = spawn(process.execPath, [command, '--gently'], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(said.trim() || `the backup ended with ${String(code)}`)
}

/** Again and again, the next time once the last is over; what it answers is waited for beyond the usual time. */
function repeat(everyMs: number, work: () => Promise<number | void>): Kept {
  let over = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> = Promise.resolve()
  const turn = (waitMs: number): void => {
    timer = setTimeout(() => {
      running = work()
        .catch(() => undefined)
        .then((longer) => {
          if (!over) turn(Math.max(everyMs, longer ?? 0))
        })
    }, waitMs)
    timer.unref()
  }
  turn(Math.min(everyMs, 5_000))
  return {
    stop: async () => {
      over = true
      clearTimeout(timer)
      await running
    },
  }
}
