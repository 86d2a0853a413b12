import { type RawBuilder, sql } from 'kysely'
import { type Actor, actorColumns, type Operator } from './actor.ts'
import { clock } from './clock.ts'
import type { Read, Tx } from './database.server.ts'
import { newId } from './ids.server.ts'
import { platformTables } from './tables/platform.tables.ts'
import { refuse } from './refusal.ts'

export type { Actor, Operator }

/**
 * What the trail can hold: each subject adds its own names in `src/subjects`.
 * @public
 */
export interface AuditActions {}
export type AuditAction = keyof AuditActions

export type AuditEntry = {
  by: Actor
  action: AuditAction
  subject: string
  subjectId: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Of someone of the shop whom a row names by the account in `column`, and whose act is carried out later. */
export const operatorKind = (column: string): RawBuilder<Operator['kind']> =>
  sql`coalesce((select case a.kind when 'machine' then 'machine' end from accounts a where a.account_id = ${sql.ref(column)}), 'operator')`

/** The trail says what was done; nothing that opens anything is ever written there, no matter who forgets it. */
const withoutSecrets = (name: string, value: unknown): unknown => (/password|secret|token|hash/i.test(name) ? '•••' : value)

/** Who changed what in the back office, with what it was before; written in the change's own transaction. */
export const recordAudit = (tx: Tx, entry: AuditEntry): Promise<void> => recordAudits(tx, [entry])

/** The same for many changes at once. */
export async function recordAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  await platformTables(tx)
    .insertInto('audit_trail')
    .values(
      entries.map((entry) => ({
        entry_id: newId(),
        ...actorColumns(entry.by),
        action: entry.action,
        subject: entry.subject,
        subject_id: entry.subjectId,
        before: JSON.stringify(entry.before ?? null, withoutSecrets),
        after: JSON.stringify(entry.after ?? null, withoutSecrets),
        recorded_at: clock.now(),
      })),
    )
    .execute()
}

/** Refuses MOVED_ON, with who was quicker and when, as the trail has it. */
export async function refuseMovedOn(tx: Read, subject: string, subjectId: string): Promise<never> {
  const last = await platformTables(tx)
    .selectFrom('audit_trail')
    .select(['actor', 'recorded_at as at'])
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('recorded_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return refuse('MOVED_ON', { by: last?.actor ?? '', time: (last?.at ?? clock.now()).toISOString() })
}
