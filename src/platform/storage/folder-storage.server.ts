import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { problemCode } from '#platform/database.server.ts'
import { type ListedFile, type ListedStorage, StorageAway } from './storage.server.ts'

/** A folder of this machine, keys as paths below it. */
export function folderStorage(folder: string): ListedStorage {
  const fileOf = (key: string): string => join(folder, key)
  return {
    put: (key, content) => writeWhole(fileOf(key), content).catch(away),
    read: (key) => readFile(fileOf(key)).catch(absent),
    has: async (key) => (await stat(fileOf(key)).catch(absent)) !== undefined,
    remove: (key) => rm(fileOf(key), { force: true }).catch(away),
    list: (prefix) => listBelow(folder, prefix).catch(away),
  }
}

/** A full or broken disk is no fault of who sends a picture. */
const away = (problem: unknown): never => {
  throw new StorageAway(String(problem))
}
const absent = (problem: unknown): undefined => (problemCode(problem) === 'ENOENT' ? undefined : away(problem))

/** What is half written, or went while we looked, is not there. */
async function listBelow(folder: string, prefix: string): Promise<ListedFile[]> {
  const top = join(folder, dirname(`${prefix}.`))
  const found = await readdir(top, { recursive: true, withFileTypes: true }).catch(absent)
  const files = (found ?? []).filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
  const listed: ListedFile[] = []
  for (const entry of files) {
    const file = join(entry.parentPath, entry.name)
    const key = relative(folder, file).replaceAll(sep, '/')
    const known = key.startsWith(prefix) ? await stat(file).catch(absent) : undefined
    if (known) listed.push({ key, bytes: known.size, changedAt: known.mtime })
  }
  return listed.sort((one, other) => (one.key < other.key ? -1 : 1))
}

/** A reader sees the whole file or none, also when the machine stops in between. */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  const beside = `${file}.${randomBytes(6).toString('hex')}.part`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(beside, content, { mode: 0o600 })
  await rename(beside, file)
}
