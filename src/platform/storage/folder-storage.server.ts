import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { problemCode } from '#platform/database.server.ts'
import { type Storage, StorageAway } from './storage.server.ts'

/** A folder of this machine, keys as paths below it. */
export function folderStorage(folder: string): Storage {
  const fileOf = (key: string): string => join(folder, key)
  return {
    put: (key, content) => writeWhole(fileOf(key), content).catch(away),
    read: (key) => readFile(fileOf(key)).catch(absent),
    has: async (key) => (await stat(fileOf(key)).catch(absent)) !== undefined,
    remove: (key) => rm(fileOf(key), { force: true }).catch(away),
  }
}

/** A full or broken disk is no fault of who sends a picture. */
const away = (problem: unknown): never => {
  throw new StorageAway(String(problem))
}
const absent = (problem: unknown): undefined => (problemCode(problem) === 'ENOENT' ? undefined : away(problem))

/** A reader sees the whole file or none, also when the machine stops in between. */
export async function writeWhole(file: string, content: Buffer): Promise<void> {
  const beside = `${file}.${randomBytes(6).toString('hex')}.part`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(beside, content, { mode: 0o600 })
  await rename(beside, file)
}
