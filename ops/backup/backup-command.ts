import { createLog } from '../../src/platform/log.server.ts'
import { openStorage } from '../../src/platform/storage/open-storage.server.ts'
import { findPrimary } from '../../src/platform/database/primary-client.server.ts'
import { readSettings, type Settings, WrongSettings } from '../../src/platform/settings.server.ts'
import { claimDataFolder, Refusal } from '../claims.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { PostgresUnavailable } from '../postgres/postgres-binaries.ts'
import { placeCluster } from '../postgres/postgres-cluster.ts'
import { findPostmaster } from '../postgres/postmaster.ts'
import { backUp, placeOf, systemOf } from './back-up.ts'
import { type BackupPlace, backupPlace, isBackedUp, listSystems, requireBackupStorage } from './backup-place.ts'
import { inHongKong, readWanted, sayAge } from './backup-times.ts'
import { listBases } from './base-backups.ts'
import { findMark, listMarks, markPoint } from './marked-points.ts'
import { restoreShop } from './restore-shop.ts'
import { isWithheld } from './needed-rights.ts'
import { shipWal } from './ship-wal.ts'
import { type MarkedCopy, verifyCopy } from './verify-copy.ts'

const say = (line: string): void => console.log(line)
const inGb = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`

/** `npm run backup`: a whole copy now. `-- mark NAME`: a point to restore to, with the digest of everything. `-- list`: what there is. */
export function runBackup([what, name = '']: string[]): Promise<void> {
  return command(async (settings) => {
    if (what === 'list') return listBackups(settings)
    if (what === 'mark') {
      return withDatabase(settings, async (url) => {
        const { place } = await placeOf(settings, url)
        const storage = await openStorage(settings, createLog(settings.LOG_LEVEL))
        const mark = await markPoint(url, place, storage, name)
        say(
          `“${mark.name}” is marked at ${inHongKong(mark.at)} (Hong Kong): ${Object.keys(mark.tables).length} tables, ${mark.files.files} files`,
        )
      })
    }
    if (what !== undefined && what !== '--gently')
      throw new Refusal('Use: npm run backup, npm run backup -- mark NAME, or npm run backup -- list')
    if (settings.DATABASE_URL)
      throw new Refusal(
        'A PostgreSQL of your own is backed up by its own tools, such as pgBackRest: see docs/OPERATING.md. “mark” and “npm run verify” work with it.',
      )
    const { BACKUP_DIR } = settings
    await withDatabase(settings, async (url) => {
      const manifest = await backUp(settings, url, { gently: what === '--gently' })
      const seconds = (Date.parse(manifest.finishedAt) - Date.parse(manifest.startedAt)) / 1_000
      const sealed = manifest.parts.reduce((sum, bytes) => sum + bytes, 0)
      say(
        `Backed up ${inGb(manifest.bytes)} as ${inGb(sealed)} in ${seconds.toFixed(1)} s to ${BACKUP_DIR ?? settings.BACKUP_S3_BUCKET}`,
      )
      say('Keep SEALING_KEYS somewhere else: without them no one can open this backup, and neither can you.')
    })
  })
}

/** `npm run restore -- TIME|latest|NAME`, the shop being stopped. */
export function runRestore(words: string[]): Promise<void> {
  const [written, ...rest] = words.filter((word) => word !== '--of')
  const system = words.includes('--of') ? rest.at(-1) : undefined
  return command(async (settings) => {
    if (settings.DATABASE_URL)
      throw new Refusal('DATABASE_URL names a PostgreSQL of your own: its own tools restore it. Then: npm run verify')
    say('A restore needs the backups and, from where you keep them apart, the SEALING_KEYS of that time.')
    if (written === undefined) {
      await listBackups(settings)
      throw new Refusal('Use: npm run restore -- latest, npm run restore -- 2026-11-29T18:30, or npm run restore -- NAME')
    }
    const { seconds, kept } = await restoreShop(settings, readWanted(written), say, system)
    say(`The shop is as it was; its database was back after ${seconds.toFixed(1)} s. npm start opens it.`)
    if (kept) say(`What was there before is kept in ${kept}. Delete it when you need it no more.`)
  })
}

/** `npm run verify -- [NAME]`: whether a database, such as a restored copy, is sound, and what was there at a marked point. */
export function runVerify([name]: string[]): Promise<void> {
  return command((settings) =>
    withDatabase(settings, async (url) => {
      const problems = await verifyCopy(url, name === undefined ? undefined : await markedPoint(settings, url, name))
      if (problems.length > 0) throw new Refusal(`Not as it should be:\n  ${problems.join('\n  ')}`)
      say(name === undefined ? 'Every index is sound.' : `Every index is sound, and all tables and files are as at “${name}”.`)
    }),
  )
}

async function markedPoint(settings: Settings, url: string, name: string): Promise<MarkedCopy> {
  const { place } = await placeOf(settings, url)
  const mark = await findMark(place, name)
  if (!mark) throw new Refusal(`The backup has no point “${name}”.`)
  return { mark, place, storage: await openStorage(settings, createLog(settings.LOG_LEVEL)) }
}

async function command(work: (settings: Settings) => Promise<void>): Promise<void> {
  try {
    await work(readSettings())
  } catch (problem) {
    console.error(wordsOf(problem))
    process.exitCode = 1
  }
}

function wordsOf(problem: unknown): unknown {
  if (isWithheld(problem)) return `The account of DATABASE_URL may not do this: ${problem.message}.`
  const plain = [Refusal, WrongSettings, PostgresUnavailable].some((kind) => problem instanceof kind)
  return plain && problem instanceof Error ? problem.message : problem
}

/** The one that runs, or the embedded one for as long as it is needed; what it has then written leaves with it. */
async function withDatabase(settings: Settings, work: (url: string) => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = settings
  if (DATABASE_URL) return work(await findPrimary(DATABASE_DIRECT_URL ?? DATABASE_URL))
  const folder = await placeCluster(DATA_DIR, say)
  const runs = (await findPostmaster(folder)) !== undefined
  const release = runs ? undefined : await claimDataFolder(settings, new AbortController().signal)
  const postgres = await startEmbeddedPostgres({ dataDir: DATA_DIR, log: say, archives: isBackedUp(settings) })
  try {
    await work(postgres.url)
  } finally {
    if (release) await stopThenRelease(settings, postgres, release)
  }
}

async function stopThenRelease(settings: Settings, postgres: EmbeddedPostgres, release: () => Promise<void>): Promise<void> {
  try {
    await stopAndCarry(settings, postgres)
  } finally {
    await release()
  }
}

/** A place that is away keeps no database running: its WAL leaves at the next start. */
async function stopAndCarry(settings: Settings, postgres: EmbeddedPostgres): Promise<void> {
  const { id } = await systemOf(postgres.url)
  await postgres.stop()
  if (!postgres.archive) return
  const backups = await requireBackupStorage(settings, createLog(settings.LOG_LEVEL))
  await shipWal(postgres.archive, backupPlace(backups, settings.SEALING_KEYS, id))
}

/** By the clock of the place: whether the shop that wrote it still runs or not. */
export async function sayWal(place: BackupPlace, now = Date.now()): Promise<string> {
  const last = Math.max(0, ...(await place.list('wal/')).map(({ changedAt }) => changedAt.getTime()))
  return last > 0 ? `WAL last left at ${inHongKong(new Date(last))}, ${sayAge((now - last) / 1_000)} ago` : 'No WAL has left yet'
}

async function listBackups(settings: Settings): Promise<void> {
  const backups = await requireBackupStorage(settings, createLog(settings.LOG_LEVEL))
  for (const system of await listSystems(backups)) {
    const place = backupPlace(backups, settings.SEALING_KEYS, system)
    say(`Database ${system} (times of Hong Kong)`)
    for (const { finishedAt, bytes } of await listBases(place)) say(`  ${inHongKong(finishedAt)}  ${inGb(bytes)}`)
    say(`  ${await sayWal(place)}`)
    const marks = await listMarks(place)
    if (marks.length > 0) say(`  Marked points: ${marks.join(', ')}`)
  }
}
