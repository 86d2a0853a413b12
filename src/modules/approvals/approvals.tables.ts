import type { Selectable } from 'kysely'
import type { Json } from '#platform/tables/column-types.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { ApprovalsTableRows } from './approvals.tables.generated.ts'

/** The tables only this module may write. */
type ApprovalTables = Own<ApprovalsTableRows, 'approvals', { approvals: { wanted: Json<Record<string, unknown>> } }>

export type ApprovalRow = Selectable<ApprovalTables['approvals']>

export const approvalTables = ownTables<ApprovalTables>()
