import { sql } from 'kysely'
import { clock } from './clock.ts'
import type { Tx } from './database.server.ts'
import { newId } from './ids.server.ts'

export type AuditEntry = {
  actor: string
  action: string
  subject: string
  subjectId: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Who changed what in the back office, with what it was before; written in the change's own transaction. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await sql`insert into audit_trail (entry_id, actor, action, subject, subject_id, before, after, recorded_at)
    values (${newId()}, ${entry.actor}, ${entry.action}, ${entry.subject}, ${entry.subjectId}, ${JSON.stringify(entry.before ?? null)},
      ${JSON.stringify(entry.after ?? null)}, ${clock.now()})`.execute(tx)
}
