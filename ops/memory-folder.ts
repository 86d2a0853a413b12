import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Far more than tests hold at once (630 MB measured); a container often has only 64 MB. */
const ROOM_BYTES = 4 * 1024 ** 3

/**
 * An empty folder of this checkout that lies in memory; undefined where there is none, or too little room. What a killed run has left
 * there is gone, and a PostgreSQL that lost its folder ends by itself.
 */
export async function makeMemoryFolder(checkout: string): Promise<string | undefined> {
  const room = await statfs(MEMORY).catch(() => undefined)
  if (process.platform !== 'linux' || !room || room.bavail * room.bsize < ROOM_BYTES) return undefined
  const folder = join(MEMORY, `praya-${createHash('sha256').update(checkout).digest('hex').slice(0, 12)}`)
  const found = await lstat(folder).catch(() => undefined)
  // Anybody may make folders there: one that is not our own is left alone.
  if (found && (!found.isDirectory() || found.uid !== process.getuid?.())) return undefined
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  // PostgreSQL may run as somebody else, who has to get through.
  await chmod(folder, 0o755)
  return folder
}
