import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'

/** The tables only this module may write. */
export type SourcingTables = Own<
  'sourcing_requests' | 'sourcing_pictures' | 'sourcing_quotes' | 'sourcing_scopes' | 'sourcing_steps' | 'sourcing_reviews'
>
export type RequestRow = Selectable<SourcingTables['sourcing_requests']>
export type QuoteRow = Selectable<SourcingTables['sourcing_quotes']>

export const sourcingTables = ownTables<SourcingTables>()
