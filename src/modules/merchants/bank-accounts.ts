import type { Selectable } from 'kysely'
import { clock } from '#platform/clock.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type MerchantTables, merchantTables } from './merchants.tables.ts'

export type BankAccountRow = Selectable<MerchantTables['merchant_bank_accounts']>

const openOf = (tx: Read, merchantId: string, review: 'accepted' | 'waiting') =>
  merchantTables(tx)
    .selectFrom('merchant_bank_accounts')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('review', '=', review)
    .where('ended_at', 'is', null)

/** Where a merchant is paid now: an account that was accepted. */
export const findBankAccount = (tx: Read, merchantId: string): Promise<BankAccountRow | undefined> =>
  openOf(tx, merchantId, 'accepted').executeTakeFirst()

/** What it has named, and a reviewer has not come to. */
export const findWaitingAccount = (tx: Read, merchantId: string): Promise<BankAccountRow | undefined> =>
  openOf(tx, merchantId, 'waiting').executeTakeFirst()

/** What it named last, whatever became of it. */
export const findNamedAccount = (tx: Read, merchantId: string): Promise<BankAccountRow | undefined> =>
  merchantTables(tx)
    .selectFrom('merchant_bank_accounts')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .orderBy('named_at', 'desc')
    .orderBy('bank_account_id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Its whole number is kept no longer. */
async function endAccounts(tx: Tx, merchantId: string, review: 'accepted' | 'waiting'): Promise<void> {
  await merchantTables(tx)
    .updateTable('merchant_bank_accounts')
    .set({ ended_at: clock.now(), sealed_account: null, sealed_card: null })
    .where('merchant_id', '=', merchantId)
    .where('review', '=', review)
    .where('ended_at', 'is', null)
    .execute()
}

type NewAccount = Omit<BankAccountRow, 'ended_at' | 'reason_en' | 'reason_zh'>

/** Another account takes the place of the one before that was as far: of what waits, or of what is in use. */
export async function keepBankAccount(tx: Tx, account: NewAccount & { review: 'accepted' | 'waiting' }): Promise<void> {
  await endAccounts(tx, account.merchant_id, account.review)
  await merchantTables(tx).insertInto('merchant_bank_accounts').values(account).execute()
}

type Review = { bankAccountId: string; by: string }

/** From now on its merchant is paid there. Refuses MERCHANT_MOVED_ON where it does not wait any more. */
export async function acceptBankAccount(tx: Tx, merchantId: string, { bankAccountId, by }: Review): Promise<void> {
  await lockWaiting(tx, merchantId, bankAccountId)
  await endAccounts(tx, merchantId, 'accepted')
  await merchantTables(tx)
    .updateTable('merchant_bank_accounts')
    .set({ review: 'accepted', reviewed_at: clock.now(), reviewed_by: by })
    .where('bank_account_id', '=', bankAccountId)
    .execute()
}

/** It is not paid to, and the account before it stays. Refuses MERCHANT_MOVED_ON where it does not wait any more. */
export async function refuseBankAccount(
  tx: Tx,
  merchantId: string,
  { bankAccountId, by, reason }: Review & { reason: { en: string; zh: string } },
): Promise<void> {
  await lockWaiting(tx, merchantId, bankAccountId)
  const now = clock.now()
  await merchantTables(tx)
    .updateTable('merchant_bank_accounts')
    .set({ review: 'refused', reviewed_at: now, reviewed_by: by, reason_en: reason.en, reason_zh: reason.zh })
    .set({ ended_at: now, sealed_account: null, sealed_card: null })
    .where('bank_account_id', '=', bankAccountId)
    .execute()
}

async function lockWaiting(tx: Tx, merchantId: string, bankAccountId: string): Promise<void> {
  const [found] = await lockRows(tx, openOf(tx, merchantId, 'waiting').where('bank_account_id', '=', bankAccountId))
  if (!found) refuse('MERCHANT_MOVED_ON')
}

/** How many merchants wait for a reviewer of their account. */
export async function countWaitingAccounts(tx: Read): Promise<number> {
  const { num } = await merchantTables(tx)
    .selectFrom('merchant_bank_accounts')
    .select((eb) => eb.fn.countAll<string>().as('num'))
    .where('review', '=', 'waiting')
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(num)
}

export const lockBankAccounts = (tx: Tx): Promise<Locked<BankAccountRow>[]> =>
  lockRows(
    tx,
    merchantTables(tx).selectFrom('merchant_bank_accounts').selectAll().where('ended_at', 'is', null).orderBy('bank_account_id'),
    'skip',
  )

export async function resealBankAccount(
  tx: Tx,
  { bank_account_id }: Locked<BankAccountRow>,
  sealed: Partial<Pick<BankAccountRow, 'sealed_account' | 'sealed_card'>>,
): Promise<void> {
  await merchantTables(tx)
    .updateTable('merchant_bank_accounts')
    .set(sealed)
    .where('bank_account_id', '=', bank_account_id)
    .execute()
}
