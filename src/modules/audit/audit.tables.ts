import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type AuditTables = Own<'audit_seals'>

export const auditTables = ownTables<AuditTables>()
