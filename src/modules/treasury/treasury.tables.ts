import type { Selectable } from 'kysely'
import type { Json } from '#platform/tables/column-types.ts'
import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { Difference } from './reconciliation/reconciliation.rules.ts'
import type { TreasuryTableRows } from './treasury.tables.generated.ts'

/** The tables only this module may write. */
export type TreasuryTables = Own<
  TreasuryTableRows,
  | 'bank_statements'
  | 'unallocated_receipts'
  | 'money_repairs'
  | 'payouts'
  | 'payout_files'
  | 'payout_file_lines'
  | 'reconciliations'
  | 'statement_lines',
  { reconciliations: { differences: Json<Difference[]> } }
>

export type UnallocatedReceipt = Selectable<TreasuryTables['unallocated_receipts']>
export type LineRow = Selectable<TreasuryTables['statement_lines']>
export type PayoutRow = Selectable<TreasuryTables['payouts']>
export type PayoutFileRow = Selectable<TreasuryTables['payout_files']>
export type PayoutLineRow = Selectable<TreasuryTables['payout_file_lines']>
export type RepairRow = Selectable<TreasuryTables['money_repairs']>

export const treasuryTables = ownTables<TreasuryTables>()
