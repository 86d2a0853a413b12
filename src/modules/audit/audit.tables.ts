import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { AuditTableRows } from './audit.tables.generated.ts'

/** The tables only this module may write. */
export type AuditTables = Own<AuditTableRows, 'audit_seals'>

export const auditTables = ownTables<AuditTables>()
