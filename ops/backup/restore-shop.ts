import { existsSync } from 'node:fs'
import { lstat, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createLog } from '../../src/platform/log.server.ts'
import { openStorage } from '../../src/platform/storage/open-storage.server.ts'
import type { ListedStorage } from '../../src/platform/storage/storage.server.ts'
import type { Settings } from '../../src/platform/settings.server.ts'
import { claimDataFolder, Refusal } from '../claims.ts'
import type { EmbeddedPostgres } from '../postgres/embedded-postgres.ts'
import { archiveFolderOf, placeCluster } from '../postgres/postgres-cluster.ts'
import { findPostmaster } from '../postgres/postmaster.ts'
import { systemOf } from './back-up.ts'
import { type BackupPlace, backupPlace, listSystems, requireBackupStorage } from './backup-place.ts'
import { listBases, stampOf } from './base-backups.ts'
import { inHongKong, type Wanted } from './backup-times.ts'
import { bringFiles, type FilesToBring, nameSome, planFiles } from './bring-files.ts'
import { type Chosen, chooseBackup, noteWay, requireRoom } from './choose-backup.ts'
import { restoreCopy } from './restore-copy.ts'
import { filesAt } from './ship-files.ts'
import { shipWal } from './ship-wal.ts'
import { verifyCopy } from './verify-copy.ts'

type Say = (line: string) => void
export type Restored = { seconds: number; kept: string | undefined }

/**
 * The shop as it was at the wanted moment. Keys, room and everything the backup must have are asked first; the copy is made in a second
 * folder, looked through, and only then put in place of the first, which is kept.
 */
export async function restoreShop(settings: Settings, wanted: Wanted, say: Say, system?: string): Promise<Restored> {
  const began = Date.now()
  const log = createLog(settings.LOG_LEVEL)
  const backups = await requireBackupStorage(settings, log)
  const place = await placeToRestore(backups, settings, system)
  const release = await claimDataFolder(settings, new AbortController().signal)
  try {
    await requireStopped(settings)
    await carryRest(settings, place, say)
    const chosen = await chooseBackup(place, wanted)
    say('Keys fit. Comparing pictures and uploads with the backup')
    const storage = await openStorage(settings, log)
    const moment = wanted.kind === 'moment' ? wanted.at : chosen.mark && new Date(chosen.mark.at)
    const files = await planFiles(storage, place, await filesAt(place, moment), say)
    await requireRoom(settings.DATA_DIR, chosen.base, settings.S3_BUCKET ? 0 : files.bytes)
    say(`Restoring ${words(wanted)} from the backup of ${inHongKong(chosen.base.startedAt)} (Hong Kong)`)
    return await inSecondFolder(settings, { place, chosen, wanted, storage, files }, say, began)
  } finally {
    await release()
  }
}

const words = (wanted: Wanted): string =>
  ({
    latest: 'everything there is',
    moment: wanted.kind === 'moment' ? `${inHongKong(wanted.at)} (Hong Kong)` : '',
    mark: wanted.kind === 'mark' ? `the point “${wanted.name}”` : '',
  })[wanted.kind]

/** The one database that has backups there, or the one that was named. */
async function placeToRestore(backups: ListedStorage, settings: Settings, named: string | undefined): Promise<BackupPlace> {
  const systems = await listSystems(backups)
  const system = named ?? systems[0]
  if (!system || !systems.includes(system)) throw new Refusal('There are no backups there.')
  if (!named && systems.length > 1)
    throw new Refusal(`Several databases have backups there: name one with --of. They are ${systems.join(', ')}.`)
  const place = backupPlace(backups, settings.SEALING_KEYS, system)
  // The first file that is opened says whether the keys fit.
  await listBases(place)
  return place
}

async function requireStopped({ DATA_DIR }: Settings): Promise<void> {
  const running = await findPostmaster(await placeCluster(DATA_DIR, () => {}))
  if (running)
    throw new Refusal(
      `The database of ${DATA_DIR} still runs (process ${running.pid}): start the shop once and stop it with Ctrl-C.`,
    )
}

/** What was finished before the shop stopped and had not left yet. */
async function carryRest({ DATA_DIR }: Settings, place: BackupPlace, say: Say): Promise<void> {
  const archive = archiveFolderOf(await placeCluster(DATA_DIR, () => {}))
  if (!existsSync(archive)) return
  await shipWal(archive, place).catch((problem: unknown) => say(`What lay in ${archive} was left there: ${String(problem)}`))
}

type Plan = { place: BackupPlace; chosen: Chosen; wanted: Wanted; storage: ListedStorage; files: FilesToBring }

async function inSecondFolder(settings: Settings, plan: Plan, say: Say, began: number): Promise<Restored> {
  const { place, chosen, wanted, storage, files } = plan
  const stamp = stampOf(new Date())
  const second = join(settings.DATA_DIR, `restored-${stamp}`)
  const folder = await placeCluster(second, say)
  let running: EmbeddedPostgres | undefined
  try {
    const postgres = await restoreCopy(place, chosen, wanted, { dataDir: second, folder }, say)
    running = postgres
    const seconds = (Date.now() - began) / 1_000
    say(`Restored after ${seconds.toFixed(1)} s; looking through the copy`)
    await bringFiles(storage, place, files)
    say(`${files.missing.length} pictures and uploads were missing and are back`)
    if (files.damaged.length > 0) say(`Damaged, and as they came again: ${nameSome(files.damaged)}`)
    const { timeline } = await systemOf(postgres.url)
    const problems = await verifyCopy(postgres.url, chosen.mark && { mark: chosen.mark, place, storage })
    await postgres.stop()
    if (problems.length > 0)
      throw new Refusal(`The copy is not as it should be, and nothing was replaced:\n  ${problems.join('\n  ')}`)
    const kept = await putInPlace(settings.DATA_DIR, second, stamp)
    await noteWay(place, timeline)
    return { seconds, kept }
  } catch (problem) {
    await running?.stop()
    for (const made of [folder, archiveFolderOf(folder), second]) await rm(made, { recursive: true, force: true })
    throw problem
  }
}

/** Renames on one disk: what stops in between leaves both copies whole, under names that say which is which. */
export async function putInPlace(dataDir: string, second: string, stamp: string): Promise<string | undefined> {
  const place = join(dataDir, 'postgres')
  const kept = join(dataDir, `postgres.before-${stamp}`)
  const had = await moveCluster(place, kept)
  await moveCluster(join(second, 'postgres'), place)
  await rm(second, { recursive: true, force: true })
  return had ? kept : undefined
}

/** With the WAL that lies beside it; where the data lies elsewhere behind a link, that lies there, too. */
async function moveCluster(from: string, to: string): Promise<boolean> {
  const found = await lstat(from).catch(() => undefined)
  if (!found) return false
  await rename(from, to)
  const archive = archiveFolderOf(from)
  if (!found.isSymbolicLink() && existsSync(archive)) await rename(archive, archiveFolderOf(to))
  return true
}
