import { sql } from 'kysely'
import { z } from 'zod'
import { recordAudit } from '#platform/audit-trail.server.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import { actorOf } from '#platform/call.server.ts'
import { clock, dayInHongKong, timeInHongKong } from '#platform/clock.ts'
import type { Database, Read } from '#platform/database.server.ts'
import { stampPicture } from '#platform/media/stamp-picture.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { holds } from '#platform/access/permissions.ts'
import { type Caller, isStaff } from '#platform/access/sessions.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { findUpload, type StoredUpload } from './keep-uploads.ts'
import { isPurpose, type UploadPolicy, uploadPolicies } from './upload-policies.ts'
import { uploadTables } from './uploads.tables.ts'

/**
 * A file for its owner, or for an operator who may read those of its purpose: that is noted, and papers that others entrust to us say on the
 * picture who opened them and when. Nobody else learns that it is there.
 */
export async function readUpload(database: Database, storage: Storage, caller: Caller, uploadId: string): Promise<FileAnswer> {
  const upload = (await findUpload(database.pool, uploadId)) ?? refuse('NOT_FOUND')
  const isOwn = caller.kind !== 'nobody' && caller.accountId === upload.ownerId
  if (!isOwn && !(await isThereFor(database.pool, caller, uploadId))) await requireReader(database.pool, caller, uploadId, upload)
  const content = (await storage.read(upload.key)) ?? refuse('NOT_FOUND')
  const { purpose } = upload
  const file = { type: upload.type, name: `${uploadId}.jpg` }
  if (!isStaff(caller) || !isPurpose(purpose)) return { ...file, content }
  const by = actorOf(caller)
  await database.inTransaction((tx) => recordAudit(tx, { by, action: `read-${purpose}`, subject: 'upload', subjectId: uploadId }))
  if (!uploadPolicies()[purpose].stamped) return { ...file, content }
  const now = clock.now()
  const moment = `${dayInHongKong(now)} ${timeInHongKong(now)}`
  return { ...file, content: await stampPicture(content, `${by.name} · ${moment}`), type: 'image/jpeg' }
}

/** What is attached to something that its readers were found to see. */
export async function readAttached(tx: Read, storage: Storage, uploadId: string): Promise<FileAnswer> {
  const upload = (await findUpload(tx, uploadId)) ?? refuse('NOT_FOUND')
  const content = (await storage.read(upload.key)) ?? refuse('NOT_FOUND')
  return { type: upload.type, name: `${uploadId}.jpg`, content }
}

/** A buyer shows it of a merchant's item, and this is one of the merchant's people who answer to that; or it is in a post of the merchant. */
async function isThereFor(tx: Read, caller: Caller, uploadId: string): Promise<boolean> {
  if (caller.kind === 'nobody' || isStaff(caller)) return false
  for (const shown of ['seller_evidence', 'pictures_of_companies'] as const) {
    const found = await uploadTables(tx)
      .selectFrom(shown)
      .select('upload_id')
      .where('upload_id', '=', uploadId)
      .where('account_id', '=', caller.accountId)
      .executeTakeFirst()
    if (found) return true
  }
  return false
}

async function requireReader(tx: Read, caller: Caller, uploadId: string, { purpose }: StoredUpload): Promise<void> {
  const { readers, readOnly } = isPurpose(purpose) ? uploadPolicies()[purpose] : NOBODYS
  if (readers === 'everybody') return
  if (!isStaff(caller)) return refuse('NOT_FOUND')
  if (readers === 'nobody' || !holds(caller, readers)) refuse('NOT_PERMITTED')
  if (!readOnly) return
  const [found] = await readRows(
    tx,
    Known,
    sql`select u.upload_id as id from uploads u where u.upload_id = ${uploadId} and ${readOnly}`,
  )
  if (!found) refuse('NOT_PERMITTED')
}

const Known = z.object({ id: z.string() })
const NOBODYS: Pick<UploadPolicy, 'readers' | 'readOnly'> = { readers: 'nobody' }
