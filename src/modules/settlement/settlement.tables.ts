import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { SettlementTableRows } from './settlement.tables.generated.ts'

/** The tables only this module may write. */
type SettlementTables = Own<
  SettlementTableRows,
  'merchant_payables' | 'merchant_statements' | 'statement_approvals' | 'debt_reminders'
>

export const settlementTables = ownTables<SettlementTables>()
