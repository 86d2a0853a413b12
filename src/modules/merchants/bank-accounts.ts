import type { Selectable } from 'kysely'
import { clock } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { type MerchantTables, merchantTables } from './merchants.tables.ts'

export type BankAccountRow = Selectable<MerchantTables['merchant_bank_accounts']>

/** Where a merchant is paid now. */
export const findBankAccount = (tx: Read, merchantId: string): Promise<BankAccountRow | undefined> =>
  merchantTables(tx)
    .selectFrom('merchant_bank_accounts')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** Another account takes the place of the one before, whose whole number is kept no longer. */
export async function keepBankAccount(tx: Tx, account: Omit<BankAccountRow, 'ended_at'>): Promise<void> {
  await merchantTables(tx)
    .updateTable('merchant_bank_accounts')
    .set({ ended_at: clock.now(), sealed_account: null })
    .where('merchant_id', '=', account.merchant_id)
    .where('ended_at', 'is', null)
    .execute()
  await merchantTables(tx).insertInto('merchant_bank_accounts').values(account).execute()
}

export const lockBankAccounts = (tx: Tx): Promise<Locked<BankAccountRow>[]> =>
  lockRows(
    tx,
    merchantTables(tx).selectFrom('merchant_bank_accounts').selectAll().where('ended_at', 'is', null).orderBy('bank_account_id'),
    'skip',
  )

export async function resealBankAccount(tx: Tx, { bank_account_id }: Locked<BankAccountRow>, sealed: string): Promise<void> {
  await merchantTables(tx)
    .updateTable('merchant_bank_accounts')
    .set({ sealed_account: sealed })
    .where('bank_account_id', '=', bank_account_id)
    .execute()
}
