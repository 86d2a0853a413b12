import { sql } from 'kysely'
import { z } from 'zod'
import { type Database, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { mediaKey } from '#platform/media/media.server.ts'
import type { PicturePrint } from '#platform/media/picture-print.server.ts'
import type { RedrawnPicture } from '#platform/media/redraw-picture.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { networkOf } from '#platform/access/network-address.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { uploadPolicies } from './upload-policies.ts'
import { isUsed } from './upload-uses.ts'
import type { UploadPurpose } from './uploads.paths.ts'
import { uploadTables } from './uploads.tables.ts'

export type Sender = { ownerId: string; ip: string }
export type Reserved = { uploadId: string; key: string; hash: string | null }
export type StoredUpload = { uploadId: string; ownerId: string; purpose: string; key: string; type: string }

const Held = z.object({ files: z.number(), bytes: z.number() })
const Sent = z.object({ files: z.number() })

/** A row for a file to come, if its owner and network may send one more; counted under a lock, so that many at once are not too many. */
export async function reserveUpload(tx: Tx, purpose: UploadPurpose, { ownerId, ip }: Sender, bytes: number): Promise<Reserved> {
  const policy = uploadPolicies()[purpose]
  const network = networkOf(ip)
  await lockNames(tx, [`upload ${purpose} ${ownerId}`, `upload ${purpose} ${network}`])
  const [held] = await readRows(
    tx,
    Held,
    sql`select count(*) as files, coalesce(sum(u.bytes), 0)::bigint as bytes from uploads u
      where u.owner_id = ${ownerId} and u.purpose = ${purpose} and u.removed_at is null and not ${await isUsed(tx, policy)}`,
  )
  const [sent] = await readRows(
    tx,
    Sent,
    sql`select count(*) as files from uploads
      where network = ${network} and purpose = ${purpose} and created_at > now() - interval '1 day'`,
  )
  const { files, bytes: before } = held ?? { files: 0, bytes: 0 }
  if (files >= policy.loose.files || before + bytes > policy.loose.bytes || (sent?.files ?? 0) >= policy.perNetwork)
    refuse('UPLOAD_QUOTA', { field: 'file' })
  const reserved = placeFor(purpose)
  await uploadTables(tx)
    .insertInto('uploads')
    .values({
      upload_id: reserved.uploadId,
      owner_id: ownerId,
      purpose,
      object_key: reserved.key,
      content_type: 'image/jpeg',
      bytes,
      network,
    })
    .execute()
  return reserved
}

/** Where only the shop itself looks. */
export const privateKey = (uploadId: string): string => `uploads/${uploadId}.jpg`

/** Where a new one will lie. Each upload has a file of its own, also of the same content: removing one takes nothing from another. */
export function placeFor(purpose: UploadPurpose): Reserved {
  const uploadId = newId()
  if (uploadPolicies()[purpose].readers !== 'everybody') return { uploadId, key: privateKey(uploadId), hash: null }
  const hash = uploadId.replaceAll('-', '')
  return { uploadId, key: mediaKey(hash), hash }
}

export async function completeUpload(
  tx: Tx,
  uploadId: string,
  { content, width, height }: RedrawnPicture,
  print: PicturePrint | undefined,
): Promise<void> {
  await uploadTables(tx)
    .updateTable('uploads')
    .set({ stored_at: sql<Date>`now()`, bytes: content.length, width, height })
    .set(print ? columnsOf(print) : {})
    .where('upload_id', '=', uploadId)
    .execute()
}

const columnsOf = ({ looks, colours, isPlain }: PicturePrint) => ({
  looks: sql<number[]>`${looks.map(String)}::bigint[]`,
  colours: Buffer.from(colours),
  is_plain: isPlain,
})

/** The row is gone at once; its file, if there is one, when the storage has been asked. Only for locked rows nothing refers to. */
export async function discardUploads(tx: Tx, uploads: readonly { uploadId: string; key: string }[]): Promise<void> {
  if (uploads.length === 0) return
  await queueRemoval(
    tx,
    uploads.map(({ key }) => key),
  )
  await uploadTables(tx)
    .deleteFrom('uploads')
    .where(
      'upload_id',
      'in',
      uploads.map(({ uploadId }) => uploadId),
    )
    .execute()
}

export async function queueRemoval(tx: Tx, keys: readonly string[]): Promise<void> {
  await uploadTables(tx)
    .insertInto('removed_files')
    .values(keys.map((object_key) => ({ object_key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What waits to be removed. */
export async function removeFile(database: Database, storage: Storage, key: string): Promise<void> {
  await storage.remove(key)
  await database.inTransaction((tx) => uploadTables(tx).deleteFrom('removed_files').where('object_key', '=', key).execute())
}

const columns = ['upload_id as uploadId', 'owner_id as ownerId', 'purpose', 'object_key as key', 'content_type as type'] as const

export function findUpload(tx: Read, uploadId: string): Promise<StoredUpload | undefined> {
  return uploadTables(tx)
    .selectFrom('uploads')
    .select(columns)
    .where('upload_id', '=', uploadId)
    .where('stored_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** An upload about to be used; it stays where it is until the transaction, and with it the reference, is done. Its owner's alone. */
export async function claimUpload(tx: Tx, wanted: { uploadId: string; ownerId: string; purpose: UploadPurpose }): Promise<void> {
  const found = await lockRows(
    tx,
    uploadTables(tx)
      .selectFrom('uploads')
      .select('upload_id')
      .where('upload_id', '=', wanted.uploadId)
      .where('owner_id', '=', wanted.ownerId)
      .where('purpose', '=', wanted.purpose)
      .where('stored_at', 'is not', null)
      .where('removed_at', 'is', null),
  )
  if (found.length === 0) refuse('NOT_FOUND')
}

/** Those of the shop's pictures that were uploaded stay where they are until the transaction that uses them is done. */
export async function holdPictures(tx: Tx, hashes: readonly string[]): Promise<void> {
  const ids = hashes
    .filter((hash) => /^[0-9a-f]{32}$/.test(hash))
    .map((hash) => hash.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'))
  if (ids.length === 0) return
  await lockRows(
    tx,
    uploadTables(tx).selectFrom('uploads').select('upload_id').where('upload_id', 'in', ids).orderBy('upload_id'),
  )
}

/** The pictures of a visitor become the member's. */
export async function takeOverUploads(tx: Tx, visitorId: string, memberId: string): Promise<void> {
  await uploadTables(tx).updateTable('uploads').set({ owner_id: memberId }).where('owner_id', '=', visitorId).execute()
}
