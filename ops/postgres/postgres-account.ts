import { lchown, lstat, readdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

export type PostgresAccount = { uid: number; gid: number }

const NOBODY = 65_534

/**
 * PostgreSQL refuses to run as root, so root lends it another account: the owner of an existing data folder,
 * else the account without rights. Undefined when this process is not root and simply runs it as itself.
 */
export async function accountForPostgres(dataFolder: string): Promise<PostgresAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(dataFolder).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return { uid: NOBODY, gid: NOBODY }
}

/** Whether the account may pass through every folder on the way to the path and into it. */
export async function canTraverse(path: string, account: PostgresAccount): Promise<boolean> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const found = await stat(folder).catch(() => undefined)
    if (found && !mayEnter(found, account)) return false
    if (folder === dirname(folder)) return true
  }
}

function mayEnter(folder: { mode: number; uid: number; gid: number }, account: PostgresAccount): boolean {
  if (folder.uid === account.uid) return (folder.mode & 0o100) !== 0
  if (folder.gid === account.gid) return (folder.mode & 0o010) !== 0
  return (folder.mode & 0o001) !== 0
}

export async function giveTo(path: string, account: PostgresAccount | undefined): Promise<void> {
  if (!account) return
  await lchown(path, account.uid, account.gid)
  const found = await lstat(path)
  if (!found.isDirectory()) return
  for (const name of await readdir(path)) await giveTo(join(path, name), account)
}
