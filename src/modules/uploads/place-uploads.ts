import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '#platform/database.server.ts'
import { mediaKey, pictureTag } from '#platform/media/media.server.ts'
import { invalidate } from '#platform/cache/page-tags.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { privateKey, queueRemoval, removeFile } from './keep-uploads.ts'
import { uploadPolicies } from './upload-policies.ts'
import type { UploadPurpose } from './uploads.paths.ts'
import { uploadTables } from './uploads.tables.ts'

/** More wait for the next turn. */
const BATCH = 1_000
const Misplaced = z.object({ uploadId: z.string(), key: z.string(), isShown: z.boolean() })
const isAmongPictures = sql<boolean>`(u.object_key like 'media/%')`

/**
 * Brings what everybody may see by now among the shop's pictures, and what they may not see any more away from there; answers how many.
 * `uploadIds`: only these. A process that ends meanwhile leaves the file in both places, and it is brought the next time.
 */
export async function placeUploads(
  database: Database,
  storage: Storage,
  purpose: UploadPurpose,
  uploadIds?: readonly string[],
): Promise<number> {
  const { shown } = uploadPolicies()[purpose]
  if (!shown) return 0
  const misplaced = await readRows(database.pool, Misplaced, findMisplaced(purpose, shown, uploadIds))
  for (const upload of misplaced) await bring(database, storage, upload)
  return misplaced.length
}

const findMisplaced = (purpose: UploadPurpose, shown: RawBuilder<boolean>, ids?: readonly string[]) =>
  sql`select u.upload_id as "uploadId", u.object_key as key, ${shown} as "isShown" from uploads u
    where u.purpose = ${purpose} and u.stored_at is not null and u.removed_at is null and ${isAmongPictures} <> ${shown}
      ${ids ? sql`and u.upload_id = any(${[...ids]}::uuid[])` : sql``} order by u.upload_id limit ${BATCH}`

async function bring(
  database: Database,
  storage: Storage,
  { uploadId, key, isShown }: z.output<typeof Misplaced>,
): Promise<void> {
  const hash = uploadId.replaceAll('-', '')
  const to = isShown ? mediaKey(hash) : privateKey(uploadId)
  // It may lie there from before and wait to be removed: from here on it stays.
  await database.inTransaction((tx) => uploadTables(tx).deleteFrom('removed_files').where('object_key', '=', to).execute())
  const content = await storage.read(key)
  if (!content) return
  await storage.put(to, content, 'image/jpeg')
  const isMoved = await database.inTransaction(async (tx) => {
    const moved = await uploadTables(tx)
      .updateTable('uploads')
      .set({ object_key: to })
      .where('upload_id', '=', uploadId)
      .where('object_key', '=', key)
      .executeTakeFirst()
    if (moved.numUpdatedRows > 0n) await queueRemoval(tx, [key])
    return moved.numUpdatedRows > 0n
  })
  // At once, and where that fails with the next sweep.
  if (!isMoved) return
  await removeFile(database, storage, key)
  if (!isShown) invalidate(pictureTag(hash))
}
