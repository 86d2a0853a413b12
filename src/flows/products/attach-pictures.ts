import {
  type Archive,
  findArchive,
  keepArchive,
  keepPicture,
  lockImport,
  markArchive,
  noteUnread,
  picturesIn,
  putOffPicture,
  sourceKey,
  takeDuePicture,
  UNREAD,
  untilNextPicture,
  wakeItems,
} from '#modules/catalogue/imports/index.server.ts'
import { uploadPolicies } from '#modules/uploads/index.server.ts'
import type { Database } from '#platform/database.server.ts'
import { hashContent, newId } from '#platform/ids.server.ts'
import { mediaKey } from '#platform/media/media.server.ts'
import { pictureRedrawer, requirePicture } from '#platform/media/redraw-picture.server.ts'
import { paceOfWork } from '#platform/jobs/pace-of-work.server.ts'
import { queueJob } from '#platform/jobs/queue-job.server.ts'
import { getGuarded, NotToBeHad } from '#platform/outside/guarded-get.server.ts'
import { type AddressRules, AddressRefused } from '#platform/outside/public-address.server.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { lookAgain, queueImport } from './import-products.ts'

export type PictureHost = { database: Database; storage: Storage; rules: AddressRules }

const TURN_MS = 10_000
const PATIENCE_MS = 15_000
const FETCHED_AT_ONCE = 3
const policy = () => uploadPolicies()['product-picture']
const redraw = pictureRedrawer(() => {})

/** Takes an archive of pictures in; they are unpacked in the background. Refuses IMPORT_MOVED_ON while another one is. */
export async function attachArchive(
  { database, storage }: Pick<PictureHost, 'database' | 'storage'>,
  importId: string,
  file: Buffer,
): Promise<{ importId: string }> {
  // Whatever is no archive is refused at once.
  for await (const _ of picturesIn(file, 0)) break
  const archiveKey = `imports/${newId()}`
  await storage.put(archiveKey, file, 'application/zip')
  try {
    await database.inTransaction(async (tx) => {
      await lockImport(tx, importId)
      await keepArchive(tx, importId, archiveKey)
      await queueJob(tx, 'import-archive', { importId })
    })
  } catch (problem) {
    // After any other problem it may have been kept all the same.
    if (problem instanceof Refusal) await storage.remove(archiveKey)
    throw problem
  }
  return { importId }
}

/** Unpacks some of an archive; when all is there, products are looked at anew with their pictures. */
export async function unpackArchive({ database, storage }: PictureHost, importId: string): Promise<void> {
  const archive = await findArchive(database.pool, importId)
  const file = archive ? await storage.read(archive.key) : undefined
  if (!archive) return
  const isMore = file !== undefined && (await unpackSome({ database, storage }, importId, archive, file))
  if (!isMore) await storage.remove(archive.key)
  await database.inTransaction(async (tx) => {
    if (isMore) return queueJob(tx, 'import-archive', { importId })
    const { state } = await lockImport(tx, importId)
    await markArchive(tx, importId, archive.key, undefined)
    if (state === 'checked' || state === 'done' || state === 'stopped') await lookAgain(tx, importId)
  })
}

async function unpackSome(
  { database, storage }: Omit<PictureHost, 'rules'>,
  importId: string,
  { key, done }: Archive,
  file: Buffer,
): Promise<boolean> {
  const pace = paceOfWork(TURN_MS)
  let at = 0
  try {
    for await (const { name, content } of picturesIn(file, policy().mostBytes)) {
      at += 1
      if (at <= done) continue
      await pace.step(() => takeNamed({ database, storage }, sourceKey(importId, name), content))
      await database.inTransaction((tx) => markArchive(tx, importId, key, at))
      if (pace.isOver()) return true
    }
    return false
  } finally {
    pace.stop()
  }
}

/** What nobody can read as a picture is passed over: its products say so. */
async function takeNamed(host: Omit<PictureHost, 'rules'>, source: string, content: Buffer): Promise<void> {
  try {
    await takePicture(host, source, content)
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    await host.database.inTransaction((tx) => noteUnread(tx, source))
  }
}

/** Draws a picture anew and keeps it under its content: the same one from two places is one, and none takes another’s name. */
async function takePicture({ database, storage }: Omit<PictureHost, 'rules'>, source: string, bytes: Buffer): Promise<void> {
  await requirePicture(bytes, policy())
  const { content, width, height } = await redraw(bytes, policy())
  const hash = hashContent(content)
  await storage.put(mediaKey(hash), content, 'image/jpeg')
  await database.inTransaction((tx) => keepPicture(tx, source, { hash, width, height }))
}

/** Fetches what is due; products that have all their pictures now go on. */
export async function fetchPictures(host: PictureHost): Promise<void> {
  const end = performance.now() + TURN_MS
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      const source = await host.database.inTransaction(takeDuePicture)
      if (source === undefined) return
      await fetchOne(host, source)
    }
  }
  await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, worker))
  await host.database.inTransaction(async (tx) => {
    for (const importId of await wakeItems(tx)) await queueImport(tx, importId)
    const seconds = await untilNextPicture(tx)
    if (seconds !== undefined) await queueJob(tx, 'import-pictures', {}, seconds)
  })
}

async function fetchOne({ database, storage, rules }: PictureHost, source: string): Promise<void> {
  try {
    const bytes = await getGuarded(source, { mostBytes: policy().mostBytes, signal: AbortSignal.timeout(PATIENCE_MS), rules })
    await takePicture({ database, storage }, source, bytes)
  } catch (problem) {
    const isFinal = problem instanceof AddressRefused || problem instanceof NotToBeHad || problem instanceof Refusal
    const words = problem instanceof Refusal ? UNREAD : problem instanceof Error ? problem.message : 'unknown'
    await database.inTransaction((tx) => putOffPicture(tx, source, words, isFinal))
  }
}
