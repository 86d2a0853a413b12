import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import { clock } from '#platform/clock.ts'
import type { Database, Read } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { platformTables } from '#platform/platform.tables.ts'
import { refuse } from '#platform/refusal.ts'

export type UploadStore = { folder: string }
export type Upload = { uploadId: string; ownerId: string; purpose: string }

const MOST_PIXELS = 50_000_000
const LONGEST_SIDE = 2_400
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Takes a JPG or PNG, known by its content: its pixels are counted before they are decoded, it is re-encoded, what it
 * said about camera and place is left behind, and its name is ours. Refuses anything else.
 */
export async function storePicture(
  database: Database,
  store: UploadStore,
  given: { ownerId: string; purpose: string; bytes: Buffer },
): Promise<string> {
  const picture = await cleanPicture(given.bytes)
  const uploadId = newId()
  await mkdir(store.folder, { recursive: true })
  const path = join(store.folder, `${uploadId}.jpg`)
  await writeFile(`${path}.part`, picture.data, { mode: 0o600 })
  await rename(`${path}.part`, path)
  const hash = createHash('sha256').update(picture.data).digest('hex')
  const row = {
    upload_id: uploadId,
    owner_id: given.ownerId,
    purpose: given.purpose,
    content_hash: hash,
    content_type: 'image/jpeg',
    width: picture.info.width,
    height: picture.info.height,
    bytes: picture.data.length,
    created_at: clock.now(),
  }
  await database.inTransaction((tx) => platformTables(tx).insertInto('uploads').values(row).execute())
  return uploadId
}

/** The picture alone, upright and no larger than needed, as JPEG. Refuses what is no JPG or PNG by its content. */
export async function cleanPicture(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  const jpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
  const png = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  if (!jpeg && !png) refuse('UPLOAD_REFUSED', { field: 'file' })
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    return await picture
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true })
  } catch {
    refuse('UPLOAD_REFUSED', { field: 'file' })
  }
}

export async function findUpload(tx: Read, uploadId: string): Promise<Upload | undefined> {
  if (!UUID.test(uploadId)) return undefined
  return platformTables(tx)
    .selectFrom('uploads')
    .select(['upload_id as uploadId', 'owner_id as ownerId', 'purpose'])
    .where('upload_id', '=', uploadId)
    .executeTakeFirst()
}

export const openUpload = (store: UploadStore, uploadId: string): Promise<Buffer> =>
  readFile(join(store.folder, `${uploadId}.jpg`))
