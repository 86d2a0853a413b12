import type { ListedStorage } from '../../src/platform/storage/storage.server.ts'
import { hashContent } from '../../src/platform/ids.server.ts'
import { Refusal } from '../claims.ts'
import type { BackupPlace } from './backup-place.ts'
import { bodyKey, forEach, type KnownFiles, listFiles, openBody } from './ship-files.ts'

/** What the shop's storage lacks, what it has otherwise than it came, and the bytes of both in the backup. */
export type FilesToBring = { missing: string[]; damaged: string[]; bytes: number }

const NAMED = 10

/** Refused if the backup lacks, too, what the storage lacks. Nothing is changed. */
export async function planFiles(
  storage: ListedStorage,
  place: BackupPlace,
  files: KnownFiles,
  say: (line: string) => void,
): Promise<FilesToBring> {
  const bodies = new Map((await place.list(bodyKey(''))).map(({ key, bytes }) => [key.slice(bodyKey('').length), bytes]))
  const there = new Set((await listFiles(storage)).map(({ key }) => key))
  const missing = [...files.keys()].filter((key) => !there.has(key))
  const lost = missing.filter((key) => !bodies.has(key))
  if (lost.length > 0)
    throw new Refusal(
      `The backup lacks files that are not here, either: ${nameSome(lost)}. ` +
        'Put them where the shop keeps its files; an empty file does for one that is lost.',
    )
  const others = await findDamaged(storage, place, new Map([...files].filter(([key]) => there.has(key))))
  const damaged = others.filter((key) => bodies.has(key))
  const hopeless = others.filter((key) => !bodies.has(key))
  if (hopeless.length > 0) say(`Files that are damaged here and that the backup lacks stay as they are: ${nameSome(hopeless)}`)
  const bytes = [...missing, ...damaged].reduce((sum, key) => sum + (bodies.get(key) ?? 0), 0)
  return { missing, damaged, bytes }
}

/** Takes nothing from the storage. */
export async function bringFiles(storage: ListedStorage, place: BackupPlace, { missing, damaged }: FilesToBring): Promise<void> {
  await forEach([...missing, ...damaged], async (key) => {
    const content = await place.find(bodyKey(key))
    if (!content) throw new Error(`the backup lacks the file ${key}`)
    await storage.put(key, content, 'application/octet-stream')
  })
}

/** Of those that are there: what has another content than it came with. Each is read. */
export async function findDamaged(storage: ListedStorage, place: BackupPlace, files: KnownFiles): Promise<string[]> {
  const damaged: string[] = []
  await forEach([...files.keys()], async (key) => {
    const content = await storage.read(key)
    if (!content) return
    const print = files.get(key) ?? (await printInBackup(place, key))
    if (print !== undefined && print !== hashContent(content)) damaged.push(key)
  })
  return damaged.sort()
}

/** What came before there were prints. */
async function printInBackup(place: BackupPlace, key: string): Promise<string | undefined> {
  const body = await openBody(place, key)
  return body && hashContent(body)
}

export const nameSome = (keys: readonly string[]): string =>
  [...keys.slice(0, NAMED), ...(keys.length > NAMED ? [`and ${keys.length - NAMED} more`] : [])].join(', ')
