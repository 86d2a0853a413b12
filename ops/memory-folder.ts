import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** Tests never hold a quarter of it; a container often has only 64 MB. */
const ROOM_BYTES = 2 * 1024 ** 3

/** A folder of this checkout that lies in memory, the same at every call; undefined where there is none, or too little room. */
export async function memoryFolder(checkout: string): Promise<string | undefined> {
  const room = await statfs(MEMORY).catch(() => undefined)
  if (process.platform !== 'linux' || !room || room.bavail * room.bsize < ROOM_BYTES) return undefined
  const folder = join(MEMORY, `praya-${createHash('sha256').update(checkout).digest('hex').slice(0, 12)}`)
  await mkdir(folder, { recursive: true })
  const found = await lstat(folder)
  // Anybody may make folders there: one that is not our own is left alone.
  if (!found.isDirectory() || found.uid !== process.getuid?.()) return undefined
  // PostgreSQL may run as somebody else, who has to get through.
  await chmod(folder, 0o755)
  return folder
}
