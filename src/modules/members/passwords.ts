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

/** Stores a password that was hashed outside the transaction. `isPublished`: everybody may know it. */
export async function keepPassword(tx: Tx, accountId: string, hash: string, isPublished = false): Promise<void> {
  const row = { password_hash: hash, is_published: isPublished }
  await memberTables(tx)
    .insertInto('passwords')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...row, changed_at: sql<Date>`now()` }))
    .execute()
}

/** An account everybody may sign in to is closed in a shop that is no demo, whatever its database once was. */
export async function closePublishedMembers(tx: Tx): Promise<void> {
  await memberTables(tx)
    .updateTable('members')
    .set({ disabled_at: sql<Date>`now()`, disabled_reason: 'demo' })
    .where('disabled_at', 'is', null)
    .where('account_id', 'in', ({ selectFrom }) => selectFrom('passwords').select('account_id').where('is_published', '=', true))
    .execute()
}
