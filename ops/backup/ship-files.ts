import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ListedStorage } from '../../src/platform/storage/storage.server.ts'
import { hashContent } from '../../src/platform/ids.server.ts'
import { Refusal } from '../claims.ts'
import { type BackupPlace, findJson, putJson } from './backup-place.ts'
import { stampOf } from './base-backups.ts'

/** Everything in the shop's storage that cannot be made again; beside it a folder may hold the database and caches. */
const FOLDERS = ['media/', 'uploads/', 'imports/']
const AT_ONCE = 8

/** Files by their names, each with the print of its content where that is known. */
export type KnownFiles = Map<string, string | undefined>

/** What was there after a pass (`all`), or what had come and gone since the one before; and prints of what came. */
const List = z.object({
  all: z.boolean(),
  came: z.array(z.string()),
  gone: z.array(z.string()),
  prints: z.record(z.string(), z.string()).default({}),
})
type List = z.output<typeof List>
const listKey = (stamp: string): string => `files/list/${stamp}`
export const bodyKey = (key: string): string => `files/body/${key}`
const stampOfKey = (key: string): string => key.slice(listKey('').length)

/**
 * Pictures and uploads in the backup. A file never changes under its name, and one that goes from the shop stays in the backup until no
 * backup is left that knew it: so rows and files of one moment can be put together.
 */
export type FileBackup = { ship: (whole?: boolean) => Promise<{ came: number; gone: number }> }

export function fileBackup(storage: ListedStorage, place: BackupPlace): FileBackup {
  let known: KnownFiles | undefined
  return {
    ship: async (whole = false) => {
      known ??= await filesAt(place, undefined)
      const before = known
      const now: KnownFiles = new Map((await listFiles(storage)).map(({ key }) => [key, before.get(key)]))
      const came = [...now.keys()].filter((key) => !before.has(key))
      const gone = [...before.keys()].filter((key) => !now.has(key))
      // Of what came before there were prints, a whole pass takes them: once.
      const unknown = whole ? [...now.keys()].filter((key) => now.get(key) === undefined) : came
      await forEach(unknown, async (key) => {
        const print = await carry(storage, place, key)
        if (print === undefined) now.delete(key)
        else now.set(key, print)
      })
      const listed = whole ? [...now.keys()] : came.filter((key) => now.has(key))
      if (whole || came.length + gone.length > 0)
        await putJson(place, listKey(stampOf(new Date())), {
          all: whole,
          came: listed,
          gone: whole ? [] : gone,
          prints: Object.fromEntries(listed.map((key) => [key, now.get(key)])),
        })
      known = now
      return { came: came.length, gone: gone.length }
    },
  }
}

/** Brings a file into the backup unless it is there, and answers the print of what the backup has. */
async function carry(storage: ListedStorage, place: BackupPlace, key: string): Promise<string | undefined> {
  const kept = await openBody(place, key)
  const content = kept ?? (await storage.read(key))
  if (content && !kept) await place.put(bodyKey(key), content)
  return content && hashContent(content)
}

/** What is damaged in the backup is as good as not there. */
export const openBody = (place: BackupPlace, key: string): Promise<Buffer | undefined> =>
  place.find(bodyKey(key)).catch((problem: unknown) => {
    if (problem instanceof Refusal) return undefined
    throw problem
  })

export async function listFiles(storage: ListedStorage): Promise<{ key: string; bytes: number }[]> {
  return (await Promise.all(FOLDERS.map((folder) => storage.list(folder)))).flat()
}

/**
 * What the shop had at a moment; without one, what it had last. A row is committed before the pass that sees its file, so the pass after
 * the moment adds what it saw, and takes nothing away.
 */
export async function filesAt(place: BackupPlace, moment: Date | undefined): Promise<KnownFiles> {
  const stamps = (await place.list(listKey(''))).map(({ key }) => stampOfKey(key)).sort()
  const until = moment && stampOf(moment)
  const before = until === undefined ? stamps : stamps.filter((stamp) => stamp <= until)
  const after = until === undefined ? undefined : stamps.find((stamp) => stamp > until)
  const files: KnownFiles = new Map()
  const add = ({ came, prints }: List): void => came.forEach((key) => files.set(key, prints[key] ?? files.get(key)))
  for (const list of await sinceWhole(place, before)) {
    add(list)
    for (const key of list.gone) files.delete(key)
  }
  const next = after && (await findJson(place, listKey(after), List))
  if (next) add(next)
  return files
}

/** The last whole list and all after it, in order. */
async function sinceWhole(place: BackupPlace, stamps: readonly string[]): Promise<List[]> {
  const lists: List[] = []
  for (const stamp of stamps.toReversed()) {
    const list = await findJson(place, listKey(stamp), List)
    if (list) lists.unshift(list)
    if (list?.all) break
  }
  return lists
}

/** Of the named files as the storage has them: their names and lengths. */
export async function digestFiles(
  storage: ListedStorage,
  files: KnownFiles,
): Promise<{ files: number; bytes: number; digest: string }> {
  const keys = [...files.keys()].sort()
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

export async function forEach(keys: readonly string[], work: (key: string) => Promise<void>): Promise<void> {
  const waiting = [...keys]
  const worker = async (): Promise<void> => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) await work(key)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
