import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type ConsentTables = Own<'consents' | 'consent_history'>

export const consentTables = ownTables<ConsentTables>()
