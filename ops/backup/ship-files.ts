import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ListedStorage } from '../../src/platform/storage/storage.server.ts'
import { type BackupPlace, findJson, putJson } from './backup-place.ts'
import { stampOf } from './base-backups.ts'

/** Everything in the shop's storage that cannot be made again; beside it a folder may hold the database and caches. */
const FOLDERS = ['media/', 'uploads/', 'imports/']
const AT_ONCE = 8

/** What was there after a pass (`all`), or what had come and gone since the one before. */
const List = z.object({ all: z.boolean(), came: z.array(z.string()), gone: z.array(z.string()) })
const listKey = (stamp: string): string => `files/list/${stamp}`
const bodyKey = (key: string): string => `files/body/${key}`
const stampOfKey = (key: string): string => key.slice(listKey('').length)

/**
 * Pictures and uploads in the backup. A file never changes under its name, and one that goes from the shop stays in the backup until no
 * backup is left that knew it: so rows and files of one moment can be put together.
 */
export type FileBackup = { ship: (whole?: boolean) => Promise<{ came: number; gone: number }> }

export function fileBackup(storage: ListedStorage, place: BackupPlace): FileBackup {
  let known: Set<string> | undefined
  return {
    ship: async (whole = false) => {
      known ??= new Set(await filesAt(place, undefined))
      const before = known
      const now = new Set((await listFiles(storage)).map(({ key }) => key))
      const came = [...now.difference(before)]
      const gone = [...before.difference(now)]
      await forEach(came, async (key) => {
        if (await place.has(bodyKey(key))) return
        const content = await storage.read(key)
        if (content) await place.put(bodyKey(key), content)
        else now.delete(key)
      })
      if (whole) await putJson(place, listKey(stampOf(new Date())), { all: true, came: [...now], gone: [] })
      else if (came.length + gone.length > 0)
        await putJson(place, listKey(stampOf(new Date())), { all: false, came: came.filter((key) => now.has(key)), gone })
      known = now
      return { came: came.length, gone: gone.length }
    },
  }
}

async function listFiles(storage: ListedStorage): Promise<{ key: string; bytes: number }[]> {
  return (await Promise.all(FOLDERS.map((folder) => storage.list(folder)))).flat()
}

/**
 * What the shop had at a moment; without one, what it had last. A row is committed before the pass that sees its file, so the pass after
 * the moment adds what it saw, and takes nothing away.
 */
export async function filesAt(place: BackupPlace, moment: Date | undefined): Promise<string[]> {
  const stamps = (await place.list(listKey(''))).map(({ key }) => stampOfKey(key)).sort()
  const until = moment && stampOf(moment)
  const before = until === undefined ? stamps : stamps.filter((stamp) => stamp <= until)
  const after = until === undefined ? undefined : stamps.find((stamp) => stamp > until)
  const files = new Set<string>()
  for (const stamp of [...before, ...(after ? [after] : [])]) {
    const list = await findJson(place, listKey(stamp), List)
    if (list?.all && stamp !== after) files.clear()
    for (const key of list?.came ?? []) files.add(key)
    if (stamp !== after) for (const key of list?.gone ?? []) files.delete(key)
  }
  return [...files].sort()
}

/** Brings what the shop's storage lacks, and takes nothing from it; answers how many files it brought. */
export async function bringBackFiles(storage: ListedStorage, place: BackupPlace, keys: readonly string[]): Promise<number> {
  const there = new Set((await listFiles(storage)).map(({ key }) => key))
  const missing = keys.filter((key) => !there.has(key))
  await forEach(missing, async (key) => {
    const content = await place.find(bodyKey(key))
    if (!content) throw new Error(`the backup lacks the file ${key}`)
    await storage.put(key, content, 'application/octet-stream')
  })
  return missing.length
}

/** Of the named files as the storage has them: their names and lengths, since names follow from contents. */
export async function digestFiles(
  storage: ListedStorage,
  keys: readonly string[],
): Promise<{ files: number; bytes: number; digest: string }> {
  const bytesOf = new Map((await listFiles(storage)).map(({ key, bytes }) => [key, bytes]))
  const digest = createHash('sha256')
  for (const key of keys) digest.update(`${key} ${bytesOf.get(key) ?? 'missing'}\n`)
  const bytes = keys.reduce((sum, key) => sum + (bytesOf.get(key) ?? 0), 0)
  return { files: keys.length, bytes, digest: digest.digest('hex') }
}

/** Lists before the last whole one that the oldest backup needs, and bodies no list names any more. */
export async function pruneFiles(place: BackupPlace, oldest: Date): Promise<void> {
  const stamps = (await place.list(listKey(''))).map(({ key }) => stampOfKey(key)).sort()
  const lists = await Promise.all(stamps.map(async (stamp) => ({ stamp, list: await findJson(place, listKey(stamp), List) })))
  const needed = lists.findLastIndex(({ stamp, list }) => list?.all && stamp <= stampOf(oldest))
  if (needed <= 0) return
  for (const { stamp } of lists.slice(0, needed)) await place.remove(listKey(stamp))
  const named = new Set(lists.slice(needed).flatMap(({ list }) => list?.came ?? []))
  for (const { key } of await place.list(bodyKey(''))) if (!named.has(key.slice(bodyKey('').length))) await place.remove(key)
}

async function forEach(keys: readonly string[], work: (key: string) => Promise<void>): Promise<void> {
  const waiting = [...keys]
  const worker = async (): Promise<void> => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) await work(key)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
