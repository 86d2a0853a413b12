import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type CertificateTables = Own<'certificate_entries'>

export const certificateTables = ownTables<CertificateTables>()
