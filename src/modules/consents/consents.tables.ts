import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ConsentsTableRows } from './consents.tables.generated.ts'

/** The tables only this module may write. */
export type ConsentTables = Own<ConsentsTableRows, 'consents' | 'consent_history'>

export const consentTables = ownTables<ConsentTables>()
