import type { Json } from '#platform/tables/column-types.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { Difference } from './reconciliation.rules.ts'

/** The tables only this module may write. */
type ReconciliationTables = Own<'reconciliations', { reconciliations: { differences: Json<Difference[]> } }>

export const reconciliationTables = ownTables<ReconciliationTables>()
