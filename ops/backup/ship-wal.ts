import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../claims.ts'
import type { BackupPlace } from './backup-place.ts'
import { HISTORY_FILE, WAL_FILE } from './wal-names.ts'

export const walKey = (name: string): string => `wal/${name}`

/**
 * Brings finished files of WAL away from the machine, in order, and answers when the newest was finished. A file leaves its folder only
 * once the place has it: what is killed in between is brought again.
 */
export async function shipWal(archive: string, place: BackupPlace): Promise<Date | undefined> {
  let newest: Date | undefined
  for (const name of (await readdir(archive)).sort()) {
    const file = join(archive, name)
    if (WAL_FILE.test(name) || HISTORY_FILE.test(name)) {
      newest = (await stat(file)).mtime
      await bring(file, name, place)
    }
    // What PostgreSQL itself is still writing has a name of another kind and is left.
    if (!name.startsWith('archtemp')) await rm(file, { force: true })
  }
  return newest
}

/** Two databases that were one once write files of the same name: the second must not lie over the first. */
async function bring(file: string, name: string, place: BackupPlace): Promise<void> {
  const content = await readFile(file)
  const key = walKey(name)
  if (await place.has(key)) {
    if ((await place.find(key))?.equals(content)) return
    throw new Refusal(
      `The backup has another ${name}: a second database, copied from this one, writes to the same place. Give one of them a place of its own.`,
    )
  }
  await place.put(key, content)
}
