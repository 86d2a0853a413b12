import type { Log } from '#platform/log.server.ts'
import type { Settings } from '#platform/settings.server.ts'
import { folderStorage } from './folder-storage.server.ts'
import type { ListedStorage } from './storage.server.ts'

/**
 * The folder of the machine, or an S3-compatible storage when the settings name one. A storage that refuses the settings
 * stops the start; one that does not answer just now does not, since pages need it for new pictures alone.
 */
export async function openStorage(settings: Settings, log: Log): Promise<ListedStorage> {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = settings
  if (!bucket || !keyId || !secret) return folderStorage(settings.DATA_DIR)
  // Loading the client takes a third of a second, which shops without it do not wait for.
  const { s3Storage } = await import('./s3-storage.server.ts')
  return s3Storage({ bucket, keyId, secret, endpoint: settings.S3_ENDPOINT, region: settings.S3_REGION }, log)
}
