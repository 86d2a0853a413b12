import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { CertificatesTableRows } from './certificates.tables.generated.ts'

/** The tables only this module may write. */
export type CertificateTables = Own<CertificatesTableRows, 'certificate_entries'>

export const certificateTables = ownTables<CertificateTables>()
