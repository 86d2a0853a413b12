import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { type BackupPlace, findJson, putJson } from './backup-place.ts'
import { startBase } from './base-stream.ts'

const position = z.object({ lsn: z.string(), timeline: z.number() })

/** Written last: what has none was not finished, and is no backup. */
const Manifest = z.object({
  id: z.string(),
  startedAt: z.string(),
  finishedAt: z.string(),
  start: position,
  stop: position,
  /** Of the folder, as a tar file. */
  bytes: z.number(),
  /** Sealed bytes of each part, and the digest of all of them, opened, in order. */
  parts: z.array(z.number()),
  digest: z.string(),
})
export type BaseManifest = z.output<typeof Manifest>

const PART_BYTES = 8 * 2 ** 20
const UNDER_WAY = Math.max(2, availableParallelism())

export const partKey = (id: string, number: number): string => `base/${id}/part-${String(number).padStart(6, '0')}`
const manifestKey = (id: string): string => `base/${id}/manifest`
/** In order of time, and a name on every disk. */
export const stampOf = (time: Date): string => time.toISOString().replace(/[-:.]/g, '')

/** A copy of the whole database as it runs, in sealed parts. */
export async function takeBase(url: string, place: BackupPlace, mostKbPerSecond?: number): Promise<BaseManifest> {
  const startedAt = new Date()
  const id = stampOf(startedAt)
  const base = await startBase(url, mostKbPerSecond)
  try {
    const digest = createHash('sha256')
    const parts: number[] = []
    const underWay = new Set<Promise<void>>()
    const failures: unknown[] = []
    let bytes = 0
    for await (const part of inParts(base.tar)) {
      if (failures.length > 0) break
      if (underWay.size >= UNDER_WAY) await Promise.race(underWay)
      const number = parts.push(0) - 1
      bytes += part.length
      digest.update(part)
      const putting = place.put(partKey(id, number), part).then(
        (sealed) => void (parts[number] = sealed),
        (problem: unknown) => void failures.push(problem),
      )
      const tracked = putting.finally(() => underWay.delete(tracked))
      underWay.add(tracked)
    }
    await Promise.all(underWay)
    if (failures.length > 0) throw new Error('a part of the backup could not be put away', { cause: failures[0] })
    const { start, stop } = await base.ended
    const finishedAt = new Date().toISOString()
    const manifest = {
      id,
      startedAt: startedAt.toISOString(),
      finishedAt,
      start,
      stop,
      bytes,
      parts,
      digest: digest.digest('hex'),
    }
    await putJson(place, manifestKey(id), manifest)
    return manifest
  } finally {
    await base.close().catch(() => {})
  }
}

async function* inParts(tar: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of tar) {
    waiting.push(chunk)
    length += chunk.length
    if (length < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(waiting)
}

/** All that are whole, the oldest first. */
export async function listBases(place: BackupPlace): Promise<BaseManifest[]> {
  const keys = (await place.list('base/')).map(({ key }) => key).filter((key) => key.endsWith('/manifest'))
  const found = await Promise.all(keys.map((key) => findJson(place, key, Manifest)))
  return found.filter((manifest) => manifest !== undefined).sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** The folder as a tar file once more; a part that is missing, cut short or from elsewhere does not open. */
export async function* readBase(place: BackupPlace, manifest: BaseManifest): AsyncGenerator<Buffer> {
  const ahead: Promise<Buffer | undefined>[] = []
  const digest = createHash('sha256')
  for (let number = 0; number < manifest.parts.length; number++) {
    for (let next = number + ahead.length; next < manifest.parts.length && ahead.length < UNDER_WAY * 2; next++) {
      const coming = place.find(partKey(manifest.id, next))
      coming.catch(() => {})
      ahead.push(coming)
    }
    const part = await ahead.shift()
    if (!part) throw new Error(`${partKey(manifest.id, number)} is missing`)
    digest.update(part)
    yield part
  }
  if (digest.digest('hex') !== manifest.digest) throw new Error(`the parts of the backup ${manifest.id} do not make its whole`)
}
