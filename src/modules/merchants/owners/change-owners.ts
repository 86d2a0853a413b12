import { sql } from 'kysely'
import type { Language } from '#language/languages.ts'
import { sellerScopes } from '#platform/access/permissions.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { refuse, Refusal } from '#platform/refusal.ts'
import type { MerchantRow } from '../holds.ts'
import { merchantTables } from '../merchants.tables.ts'

type Person = { person_id: string; account_id: string; role: 'owner' | 'staff'; scopes: string[] }

/** Of the staff, and from now on an owner, who may do everything. */
export async function keepOwner(tx: Tx, person: Locked<Person>): Promise<void> {
  await merchantTables(tx)
    .updateTable('merchant_people')
    .set({ role: 'owner', scopes: [...sellerScopes] })
    .where('person_id', '=', person.person_id)
    .execute()
}

/** Somebody acts for this merchant no more. Refuses NOT_FOUND for who does not, and OWNER_LAST for the only owner of one that is not closed. */
export async function endOwnMembership(tx: Tx, merchant: Locked<MerchantRow>, accountId: string): Promise<Person> {
  const people = await merchantTables(tx)
    .selectFrom('merchant_people')
    .select(['person_id', 'account_id', 'role', 'scopes'])
    .where('merchant_id', '=', merchant.merchant_id)
    .where('ended_at', 'is', null)
    .execute()
  const own = people.find(({ account_id }) => account_id === accountId)
  if (!own) return refuse('NOT_FOUND')
  const isOnly = own.role === 'owner' && people.filter(({ role }) => role === 'owner').length === 1
  if (isOnly && merchant.closed_at === null) throw lastOf({ en: merchant.name_en, zh: merchant.name_zh })
  await merchantTables(tx)
    .updateTable('merchant_people')
    .set({ ended_at: sql<Date>`now()` })
    .where('person_id', '=', own.person_id)
    .execute()
  return own
}

const lastOf = ({ en, zh }: Record<Language, string>): Refusal => new Refusal('OWNER_LAST', {}, { merchant: en, merchantZh: zh })

/** Refuses OWNER_LAST for the only owner of a shop that is not closed. */
export async function requireOtherOwners(tx: Read, accountId: string): Promise<void> {
  const found = await onlyOwned(tx, accountId).executeTakeFirst()
  if (found) throw lastOf({ en: found.name_en, zh: found.name_zh })
}

/** Whether an account can go without leaving a shop to no one. Until the transaction ends no other owner of its shops leaves. */
export async function mayLeaveShops(tx: Tx, accountId: string): Promise<boolean> {
  await lockRows(
    tx,
    merchantTables(tx)
      .selectFrom('merchants')
      .select('merchant_id')
      .where('merchant_id', 'in', ({ selectFrom }) =>
        selectFrom('merchant_people').select('merchant_id').where('account_id', '=', accountId).where('ended_at', 'is', null),
      )
      .orderBy('merchant_id'),
  )
  return (await onlyOwned(tx, accountId).executeTakeFirst()) === undefined
}

const onlyOwned = (tx: Read, accountId: string) =>
  merchantTables(tx)
    .selectFrom('only_owners')
    .select(['name_en', 'name_zh'])
    .where('account_id', '=', accountId)
    .orderBy('merchant_id')
