import { type Own, ownTables } from '#platform/tables/own-tables.ts'
import type { MerchantsTableRows } from './merchants.tables.generated.ts'

/** The tables only this module may write. */
export type MerchantTables = Own<
  MerchantsTableRows,
  | 'merchants'
  | 'merchant_people'
  | 'merchant_invitations'
  | 'merchant_bank_accounts'
  | 'merchant_health'
  | 'merchant_holds'
  | 'merchant_holidays'
  | 'merchant_steps'
  | 'merchant_visits'
>

export const merchantTables = ownTables<MerchantTables>()
