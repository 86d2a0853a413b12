import { sql } from 'kysely'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Contact } from './contacts.contract.ts'
import { memberTables } from './members.tables.ts'

/** Whose contact this is, proven to be so. */
export async function findOwner(tx: Read, contact: Contact): Promise<string | undefined> {
  const row = await memberTables(tx)
    .selectFrom('contacts')
    .select('account_id')
    .where('kind', '=', contact.kind)
    .where('value', '=', contact.value)
    .where('proven_at', 'is not', null)
    .executeTakeFirst()
  return row?.account_id
}

/** How an account can be reached, each contact proven. */
export function listContacts(tx: Read, accountId: string): Promise<Contact[]> {
  return memberTables(tx)
    .selectFrom('contacts')
    .select(['kind', 'value'])
    .where('account_id', '=', accountId)
    .where('proven_at', 'is not', null)
    .orderBy('kind')
    .execute()
}

/** Makes a contact an account's own, in place of the one of its kind before; refuses CONTACT_TAKEN when it is somebody else's. */
export async function keepProvenContact(tx: Tx, accountId: string, contact: Contact): Promise<void> {
  const row = { value: contact.value, proven_at: sql<Date>`now()` }
  // Of two who prove the same at once the later one is refused.
  await lockNames(tx, [`contact ${contact.value}`])
  const owner = await findOwner(tx, contact)
  if (owner !== undefined && owner !== accountId) refuse('CONTACT_TAKEN', { field: contact.kind })
  await memberTables(tx)
    .insertInto('contacts')
    .values({ contact_id: newId(), account_id: accountId, kind: contact.kind, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(row))
    .execute()
}
