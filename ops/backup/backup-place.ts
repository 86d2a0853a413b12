import type { z } from 'zod'
import { folderStorage } from '../../src/platform/storage/folder-storage.server.ts'
import type { ListedFile, ListedStorage } from '../../src/platform/storage/storage.server.ts'
import type { Log } from '../../src/platform/log.server.ts'
import type { Settings } from '../../src/platform/settings.server.ts'
import { Refusal } from '../claims.ts'
import { type Sealer, sealerWith } from './sealed-parts.ts'

/** Where the backups of one database go: sealed files under keys, below a folder of its own. */
export type BackupPlace = {
  sealer: Sealer
  put: (key: string, content: Buffer) => Promise<number>
  /** Opened; nothing when there is no such file. */
  find: (key: string) => Promise<Buffer | undefined>
  has: (key: string) => Promise<boolean>
  list: (prefix: string) => Promise<ListedFile[]>
  remove: (key: string) => Promise<void>
}

/** Parts of eight megabytes over a slow line. */
const LIMIT_MS = 120_000

export const isBackedUp = ({ BACKUP_DIR, BACKUP_S3_BUCKET }: Settings): boolean => Boolean(BACKUP_DIR ?? BACKUP_S3_BUCKET)

/** The folder or bucket the settings name; undefined when they name none. */
async function openBackupStorage(settings: Settings, log: Log): Promise<ListedStorage | undefined> {
  const { BACKUP_DIR: folder, BACKUP_S3_BUCKET: bucket } = settings
  const { BACKUP_S3_ACCESS_KEY_ID: keyId, BACKUP_S3_SECRET_ACCESS_KEY: secret } = settings
  if (folder) return folderStorage(folder)
  if (!bucket || !keyId || !secret) return undefined
  const { s3Storage } = await import('../../src/platform/storage/s3-storage.server.ts')
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region } = settings
  return s3Storage({ bucket, keyId, secret, endpoint, region, limitMs: LIMIT_MS }, log)
}

export async function requireBackupStorage(settings: Settings, log: Log): Promise<ListedStorage> {
  const storage = await openBackupStorage(settings, log)
  if (storage) return storage
  throw new Refusal('BACKUP_DIR or BACKUP_S3_BUCKET says where backups and marked points are: neither is set.')
}

export function backupPlace(storage: ListedStorage, keys: Settings['SEALING_KEYS'], system: string): BackupPlace {
  const sealer = sealerWith(keys)
  const at = (key: string): string => `${system}/${key}`
  return {
    sealer,
    put: async (key, content) => {
      const sealed = await sealer.seal(content, at(key))
      await storage.put(at(key), sealed, 'application/octet-stream')
      return sealed.length
    },
    find: async (key) => {
      const sealed = await storage.read(at(key))
      return sealed && sealer.open(sealed, at(key))
    },
    has: (key) => storage.has(at(key)),
    list: async (prefix) => (await storage.list(at(prefix))).map((file) => ({ ...file, key: file.key.slice(system.length + 1) })),
    remove: (key) => storage.remove(at(key)),
  }
}

/** Databases that have backups here, by the number PostgreSQL gave each when it was made. */
export async function listSystems(storage: ListedStorage): Promise<string[]> {
  const files = await storage.list('')
  const systems = files.map(({ key }) => key.split('/')[0] ?? '').filter((name) => /^\d{10,20}$/.test(name))
  return [...new Set(systems)]
}

export async function findJson<Shape extends z.ZodType>(
  place: BackupPlace,
  key: string,
  shape: Shape,
): Promise<z.output<Shape> | undefined> {
  const found = await place.find(key)
  return found && shape.parse(JSON.parse(found.toString()))
}

export const putJson = (place: BackupPlace, key: string, value: unknown): Promise<number> =>
  place.put(key, Buffer.from(JSON.stringify(value)))
