import { sql } from 'kysely'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { memberTables } from './members.tables.ts'

/** More than anybody has devices. */
export const MOST_PASSKEYS = 20

export type Passkey = { accountId: string; publicKey: Buffer; counter: number; transports: string[] }
export type NewPasskey = Passkey & { credentialId: string; name: string }

/** Notes what a device was asked to sign; it counts once, for five minutes, for the session that asked. */
export async function noteChallenge(tx: Tx, accountId: string, challenge: string): Promise<void> {
  await memberTables(tx).insertInto('passkey_challenges').values({ challenge, account_id: accountId }).execute()
}

/** Uses a challenge up; false for one that is unknown, another session's, or over. */
export async function takeChallenge(tx: Tx, accountId: string, challenge: string): Promise<boolean> {
  const taken = await memberTables(tx)
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return taken.numDeletedRows > 0n
}

export async function purgeChallenges(tx: Tx): Promise<void> {
  await memberTables(tx).deleteFrom('passkey_challenges').where('expires_at', '<', sql<Date>`now()`).execute()
}

/** Nobody else changes it until the transaction ends: of two who answer with the same count one is a copy. */
export function findPasskey(tx: Tx, credentialId: string): Promise<Passkey | undefined> {
  return memberTables(tx)
    .selectFrom('passkeys')
    .select(['account_id as accountId', 'public_key as publicKey', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
}

export function listPasskeys(tx: Read, accountId: string) {
  return memberTables(tx)
    .selectFrom('passkeys')
    .select(['credential_id as credentialId', 'passkey_id as passkeyId', 'name', 'transports'])
    .select(['created_at as createdAt', 'used_at as usedAt'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute()
}

/** False for a key that is there already, whoever has it. */
export async function addPasskey(tx: Tx, passkey: NewPasskey): Promise<boolean> {
  const added = await memberTables(tx)
    .insertInto('passkeys')
    .values({
      credential_id: passkey.credentialId,
      passkey_id: newId(),
      account_id: passkey.accountId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function recordUse(tx: Tx, credentialId: string, counter: number): Promise<void> {
  await memberTables(tx)
    .updateTable('passkeys')
    .set({ counter, used_at: sql<Date>`now()` })
    .where('credential_id', '=', credentialId)
    .execute()
}

/** Forgets a key of an account; answers whether there was such a one. */
export async function removePasskey(tx: Tx, accountId: string, passkeyId: string): Promise<boolean> {
  const removed = await memberTables(tx)
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('passkey_id', '=', passkeyId)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}
