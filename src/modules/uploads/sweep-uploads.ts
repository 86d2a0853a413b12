import { sql } from 'kysely'
import { z } from 'zod'
import type { Database, Tx } from '#platform/database.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { discardUploads, queueRemoval, removeFile } from './keep-uploads.ts'
import { placeUploads } from './place-uploads.ts'
import { isPurpose, uploadPolicies } from './upload-policies.ts'
import { isUsed } from './upload-uses.ts'
import type { UploadPurpose } from './uploads.paths.ts'
import { uploadTables } from './uploads.tables.ts'

const BATCH = 100
const Upload = z.object({ uploadId: z.string(), key: z.string() })
const columns = sql`u.upload_id as "uploadId", u.object_key as key`

/** Removes uploads that nothing refers to, and those whose time is over; answers how many. What the storage does not remove now it removes next time. */
export async function sweepUploads(database: Database, storage: Storage): Promise<number> {
  let swept = 0
  for (const purpose of Object.keys(uploadPolicies()).filter(isPurpose)) {
    await placeUploads(database, storage, purpose)
    for (const step of [discardUnused, removeOutdated])
      for (let done = BATCH; done === BATCH; swept += done) done = await database.inTransaction((tx) => step(tx, purpose))
  }
  await database.inTransaction(forgetNetworks)
  await removeFiles(database, storage)
  return swept
}

/**
 * Whether anything refers to a row is asked twice: while looking for some, and of those again once they are locked. Until then
 * somebody may have used one, and who wants to use one now waits for us.
 */
async function discardUnused(tx: Tx, purpose: UploadPurpose): Promise<number> {
  const policy = uploadPolicies()[purpose]
  const used = await isUsed(tx, policy)
  const locked = await readRows(
    tx,
    Upload,
    sql`select ${columns} from uploads u
      where u.purpose = ${purpose} and u.removed_at is null and u.created_at < now() - make_interval(days => ${policy.unusedDays}) and not ${used}
      order by u.created_at limit ${BATCH} for update of u skip locked`,
  )
  const ids = locked.map(({ uploadId }) => uploadId)
  const unused = await readRows(
    tx,
    Upload,
    sql`select ${columns} from uploads u where u.upload_id = any(${ids}::uuid[]) and not ${used}`,
  )
  await discardUploads(tx, unused)
  return unused.length
}

/** The row stays for what refers to it; the picture goes. */
async function removeOutdated(tx: Tx, purpose: UploadPurpose): Promise<number> {
  const { keptDays } = uploadPolicies()[purpose]
  if (keptDays === undefined) return 0
  const outdated = await changeRows(
    tx,
    Upload,
    sql`update uploads u set removed_at = now() where u.upload_id in (
        select upload_id from uploads where purpose = ${purpose} and removed_at is null and created_at < now() - make_interval(days => ${keptDays})
        order by created_at limit ${BATCH} for update skip locked)
      returning ${columns}`,
  )
  if (outdated.length > 0)
    await queueRemoval(
      tx,
      outdated.map(({ key }) => key),
    )
  return outdated.length
}

/** Networks are kept for the limit of a day alone. What somebody uses just now waits for the next time. */
async function forgetNetworks(tx: Tx): Promise<void> {
  await changeRows(
    tx,
    z.object({}),
    sql`update uploads set network = null where upload_id in (
      select upload_id from uploads where network is not null and created_at < now() - interval '2 days' for update skip locked)`,
  )
}

async function removeFiles(database: Database, storage: Storage): Promise<void> {
  const waiting = await uploadTables(database.pool)
    .selectFrom('removed_files')
    .select('object_key')
    .orderBy('removed_at')
    .execute()
  for (const { object_key: key } of waiting) await removeFile(database, storage, key)
}
