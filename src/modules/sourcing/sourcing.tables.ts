import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { SourcingTableRows } from './sourcing.tables.generated.ts'

/** The tables only this module may write. */
export type SourcingTables = Own<
  SourcingTableRows,
  'sourcing_requests' | 'sourcing_pictures' | 'sourcing_quotes' | 'sourcing_scopes' | 'sourcing_steps' | 'sourcing_reviews'
>
export type RequestRow = Selectable<SourcingTables['sourcing_requests']>
export type QuoteRow = Selectable<SourcingTables['sourcing_quotes']>

export const sourcingTables = ownTables<SourcingTables>()
