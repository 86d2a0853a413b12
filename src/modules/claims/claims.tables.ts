import type { Selectable } from 'kysely'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ClaimsTableRows } from './claims.tables.generated.ts'

/** The tables only this module may write. */
export type ClaimTables = Own<ClaimsTableRows, 'claims' | 'claim_pictures' | 'claim_steps'>
export type ClaimRow = Selectable<ClaimTables['claims']>

export const claimTables = ownTables<ClaimTables>()
