import { sql } from 'kysely'
import type { Membership, Seller } from '#platform/access/memberships.ts'
import type { SellerScope } from '#platform/access/permissions.ts'
import { type Locked, lockRows, type Read, type Tx } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'
import { listHoldsOf } from './holds.ts'
import type { OwnMerchantsWire } from './people.contract.ts'
import { merchantTables } from './merchants.tables.ts'

/** The merchants behind memberships, by name. */
type Own = Omit<OwnMerchantsWire['list'][number], 'rooms'>

export async function listMerchants(tx: Read, own: readonly Membership[], language: Language): Promise<{ list: Own[] }> {
  if (own.length === 0) return { list: [] }
  const ids = own.map(({ merchantId }) => merchantId)
  const rows = await merchantTables(tx)
    .selectFrom('merchants')
    .select(['merchant_id as merchantId', 'kind', 'name_en', 'name_zh', 'closing_at', 'closed_at'])
    .where('merchant_id', 'in', ids)
    .execute()
  const holds = await listHoldsOf(tx, ids)
  const known = new Map(rows.map((row) => [row.merchantId, row]))
  return {
    list: own.map(({ merchantId, role, scopes }) => ({
      merchantId,
      name: known.get(merchantId)?.[language === 'zh' ? 'name_zh' : 'name_en'] ?? '',
      kind: known.get(merchantId)?.kind ?? 'individual',
      closing: known.get(merchantId)?.closed_at ? 'closed' : known.get(merchantId)?.closing_at ? 'closing' : '',
      role,
      scopes: [...scopes],
      holds: holds
        .filter(({ merchant_id }) => merchant_id === merchantId)
        .map(({ kind, reason_en, reason_zh, ends_at }) => ({
          kind,
          reason: language === 'zh' ? reason_zh : reason_en,
          endTime: ends_at?.toISOString() ?? '',
        })),
    })),
  }
}

/** Who acts for a merchant now, owners first. */
export const listPeopleOf = (tx: Read, { merchantId }: Pick<Seller, 'merchantId'>) =>
  merchantTables(tx)
    .selectFrom('merchant_people')
    .select(['person_id as personId', 'account_id as accountId', 'merchant_id as merchantId', 'role', 'scopes', 'since'])
    .where('merchant_id', '=', merchantId)
    .where('ended_at', 'is', null)
    .orderBy(sql`role = 'owner'`, 'desc')
    .orderBy('since')
    .orderBy('person_id')
    .execute()

/** The accounts of all who act for these merchants now, merchant by merchant. */
export async function listAccountsOf(tx: Read, merchantIds: readonly string[]): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>(merchantIds.map((merchantId) => [merchantId, new Set()]))
  if (merchantIds.length === 0) return found
  const rows = await merchantTables(tx)
    .selectFrom('merchant_people')
    .select(['merchant_id', 'account_id'])
    .where('merchant_id', 'in', merchantIds)
    .where('ended_at', 'is', null)
    .execute()
  for (const { merchant_id, account_id } of rows) found.get(merchant_id)?.add(account_id)
  return found
}

/** The accounts of those who may see its money: its owners, or staff with that scope, too. */
export const listMoneyPeople = (tx: Read, merchantId: string, ownersOnly: boolean): Promise<string[]> =>
  listPeopleWith(tx, merchantId, ownersOnly ? undefined : 'money')

/** The accounts of its owners. */
export const listOwnersOf = (tx: Read, merchantId: string): Promise<string[]> => listPeopleWith(tx, merchantId, undefined)

/** Owners of the merchants that this account acts for, itself left out. */
export async function listFellowOwners(tx: Read, accountId: string): Promise<string[]> {
  const rows = await merchantTables(tx)
    .selectFrom('merchant_people as own')
    .innerJoin('merchant_people as p', 'p.merchant_id', 'own.merchant_id')
    .select('p.account_id as accountId')
    .distinct()
    .where('own.account_id', '=', accountId)
    .where('own.ended_at', 'is', null)
    .where('p.role', '=', 'owner')
    .where('p.ended_at', 'is', null)
    .where('p.account_id', '<>', accountId)
    .execute()
  return rows.map((row) => row.accountId)
}

/** Whose work the offers of a merchant are. */
export const listOfferPeople = (tx: Read, merchantId: string): Promise<string[]> => listPeopleWith(tx, merchantId, 'offer')

/** The accounts of those who answer its buyers. */
export const listAnswerers = (tx: Read, merchantId: string): Promise<string[]> => listPeopleWith(tx, merchantId, 'talk')

/** The accounts of those who send its parcels. */
export const listShippers = (tx: Read, merchantId: string): Promise<string[]> => listPeopleWith(tx, merchantId, 'ship')

async function listPeopleWith(tx: Read, merchantId: string, scope: SellerScope | undefined): Promise<string[]> {
  const rows = await merchantTables(tx)
    .selectFrom('merchant_people')
    .select(['account_id', 'role', 'scopes'])
    .where('merchant_id', '=', merchantId)
    .where('ended_at', 'is', null)
    .orderBy('person_id')
    .execute()
  return rows
    .filter(({ role, scopes }) => role === 'owner' || (scope !== undefined && scopes.includes(scope)))
    .map(({ account_id }) => account_id)
}

type Person = { person_id: string; account_id: string; role: 'owner' | 'staff'; scopes: string[] }

/** One of the staff of this very merchant. Refuses NOT_FOUND, NOT_PERMITTED for an owner and for oneself. */
export async function lockStaff(tx: Tx, seller: Seller, personId: string): Promise<Locked<Person>> {
  const [person] = await lockRows(
    tx,
    merchantTables(tx)
      .selectFrom('merchant_people')
      .select(['person_id', 'account_id', 'role', 'scopes'])
      .where('merchant_id', '=', seller.merchantId)
      .where('person_id', '=', personId)
      .where('ended_at', 'is', null),
  )
  if (!person) return refuse('NOT_FOUND')
  if (person.role === 'owner' || person.account_id === seller.accountId) refuse('NOT_PERMITTED')
  return person
}

export async function keepScopes(tx: Tx, person: Locked<Person>, scopes: readonly SellerScope[]): Promise<void> {
  await merchantTables(tx)
    .updateTable('merchant_people')
    .set({ scopes: [...scopes] })
    .where('person_id', '=', person.person_id)
    .execute()
}

export async function endStaff(tx: Tx, person: Locked<Person>): Promise<void> {
  await merchantTables(tx)
    .updateTable('merchant_people')
    .set({ ended_at: sql<Date>`now()` })
    .where('person_id', '=', person.person_id)
    .execute()
}

/** Someone whose account is deleted acts for no merchant any more. */
export async function endMemberships(tx: Tx, accountId: string): Promise<void> {
  await merchantTables(tx)
    .updateTable('merchant_people')
    .set({ ended_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
}
