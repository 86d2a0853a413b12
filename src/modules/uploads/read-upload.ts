import { recordAudit } from '#platform/audit-trail.server.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import { actorOf } from '#platform/call.server.ts'
import type { Database } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type Caller, holdsRole } from '#platform/access/sessions.server.ts'
import type { Storage } from '#platform/storage/storage.server.ts'
import { findUpload, type StoredUpload } from './keep-uploads.ts'
import { isPurpose, uploadPolicies } from './upload-policies.ts'

/** A file for its owner, or for an operator whose role may read those of its purpose, which is noted; nobody else learns that it is there. */
export async function readUpload(database: Database, storage: Storage, caller: Caller, uploadId: string): Promise<FileAnswer> {
  const upload = (await findUpload(database.pool, uploadId)) ?? refuse('NOT_FOUND')
  if (caller.kind === 'nobody' || caller.accountId !== upload.ownerId) requireReader(caller, upload)
  const content = (await storage.read(upload.key)) ?? refuse('NOT_FOUND')
  if (caller.kind === 'operator') {
    const by = actorOf(caller)
    await database.inTransaction((tx) =>
      recordAudit(tx, { ...by, action: `read-${upload.purpose}`, subject: 'upload', subjectId: uploadId }),
    )
  }
  return { content, type: upload.type, name: `${uploadId}.jpg` }
}

function requireReader(caller: Caller, { purpose }: StoredUpload): void {
  const readers = isPurpose(purpose) ? uploadPolicies[purpose].readers : []
  if (readers === 'everybody') return
  if (caller.kind !== 'operator') refuse('NOT_FOUND')
  if (!holdsRole(caller, readers)) refuse('NOT_PERMITTED')
}
