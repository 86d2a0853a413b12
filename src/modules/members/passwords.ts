import { sql } from 'kysely'
import type { Read, Tx } from '#platform/database.server.ts'
import { memberTables } from './members.tables.ts'

/** The hash of an account's password, where it has one. */
export async function findPasswordHash(tx: Read, accountId: string): Promise<string | undefined> {
  const row = await memberTables(tx)
    .selectFrom('passwords')
    .select('password_hash')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.password_hash
}

/** Stores a password that was hashed outside the transaction. */
export async function keepPassword(tx: Tx, accountId: string, hash: string): Promise<void> {
  await memberTables(tx)
    .insertInto('passwords')
    .values({ account_id: accountId, password_hash: hash })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ password_hash: hash, changed_at: sql<Date>`now()` }))
    .execute()
}
