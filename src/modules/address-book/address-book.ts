import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import type { PostalAddress } from '#language/buying/address-lines.ts'
import { newId } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { GivenAddress } from './address-book.contract.ts'
import { MOST_ADDRESSES } from './address-book.rules.ts'
import { type AddressRow, addressTables } from './address-book.tables.ts'

/** What somebody keeps: the default first, then the newest. */
export const listAddresses = (tx: Read, accountId: string): Promise<AddressRow[]> =>
  addressTables(tx)
    .selectFrom('addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('address_id', 'desc')
    .execute()

/** One of somebody's own; another's is refused as if there were none. */
export async function getAddress(tx: Read, accountId: string, addressId: string): Promise<AddressRow> {
  const found = await addressTables(tx)
    .selectFrom('addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('address_id', '=', addressId)
    .executeTakeFirst()
  return found ?? refuse('NOT_FOUND', { field: 'userAddressId' })
}

/** Adds one; the first is the default whatever is said. */
export async function createAddress(tx: Tx, accountId: string, given: GivenAddress): Promise<AddressRow> {
  const kept = await lockBook(tx, accountId)
  if (kept.length >= MOST_ADDRESSES) refuse('ADDRESS_BOOK_FULL')
  const isDefault = given.isDefault || kept.length === 0
  if (isDefault) await clearDefault(tx, accountId)
  const now = clock.now()
  return addressTables(tx)
    .insertInto('addresses')
    .values({
      address_id: newId(),
      account_id: accountId,
      ...columnsOf(given),
      is_default: isDefault,
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type TypedAddress = Omit<PostalAddress, 'city' | 'postCode'> & Partial<Pick<PostalAddress, 'city' | 'postCode'>>

/** Keeps what was typed at a checkout, unless it is there already or the book is full: an order never fails by it. */
export async function keepTypedAddress(tx: Tx, accountId: string, typed: TypedAddress): Promise<void> {
  const given = { city: '', postCode: '', ...typed, isDefault: false, isBilling: false, isShipping: true }
  const kept = await lockBook(tx, accountId)
  const wanted = columnsOf(given)
  const isThere = kept.some(
    (row) =>
      row.territory === wanted.territory &&
      row.place_code === wanted.place_code &&
      row.detail === wanted.detail &&
      row.mobile === wanted.mobile &&
      row.first_name === wanted.first_name &&
      row.last_name === wanted.last_name,
  )
  if (!isThere && kept.length < MOST_ADDRESSES) await createAddress(tx, accountId, given)
}

/** Replaces one. The default stays the default until another is made it. */
export async function updateAddress(
  tx: Tx,
  accountId: string,
  given: GivenAddress & { userAddressId: string },
): Promise<AddressRow> {
  await lockBook(tx, accountId)
  const before = await getAddress(tx, accountId, given.userAddressId)
  if (given.isDefault && !before.is_default) await clearDefault(tx, accountId)
  return addressTables(tx)
    .updateTable('addresses')
    .set({ ...columnsOf(given), is_default: given.isDefault || before.is_default, changed_at: clock.now() })
    .where('address_id', '=', before.address_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Forgets one; when it was the default, the newest of the others becomes it. Answers what is left. */
export async function deleteAddress(tx: Tx, accountId: string, addressId: string): Promise<AddressRow[]> {
  await lockBook(tx, accountId)
  const gone = await getAddress(tx, accountId, addressId)
  await addressTables(tx).deleteFrom('addresses').where('address_id', '=', gone.address_id).execute()
  const [next] = await listAddresses(tx, accountId)
  if (gone.is_default && next)
    await addressTables(tx).updateTable('addresses').set({ is_default: true }).where('address_id', '=', next.address_id).execute()
  return listAddresses(tx, accountId)
}

/** Until the transaction ends nobody else changes this book: there is one default, and no more than may be. */
async function lockBook(tx: Tx, accountId: string): Promise<AddressRow[]> {
  await lockNames(tx, [`address book of ${accountId}`])
  return listAddresses(tx, accountId)
}

async function clearDefault(tx: Tx, accountId: string): Promise<void> {
  await addressTables(tx)
    .updateTable('addresses')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute()
}

const columnsOf = (given: GivenAddress) => ({
  first_name: given.firstName,
  last_name: given.lastName,
  area_number: given.areaNum,
  mobile: given.mobile,
  territory: given.territory,
  place_code: given.provinceCode,
  city: given.city,
  post_code: given.postCode,
  detail: given.address,
  is_billing: given.isBilling,
  is_shipping: given.isShipping,
})

/** Forgets where somebody lived who is no longer. */
export async function forgetAddresses(tx: Tx, accountId: string): Promise<void> {
  await addressTables(tx).deleteFrom('addresses').where('account_id', '=', accountId).execute()
}
