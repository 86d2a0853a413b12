import { sql } from 'kysely'
import type { Read, Tx } from '#platform/database.server.ts'
import { hashToken, newId, newToken } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { operatorTables } from './operators.tables.ts'

const FIRST_LINK_HOURS = 24

/** Whether anybody can sign in and do everything. An account of the demo, whose password everybody knows, is nobody. */
async function hasAdministrator(tx: Read): Promise<boolean> {
  const found = await operatorTables(tx)
    .selectFrom('operators')
    .select('operator_id')
    .where(sql<boolean>`'administrator' = any (roles)`)
    .where('disabled', '=', false)
    .where('password_hash', 'is not', null)
    .where('password_published', '=', false)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * A link for whoever starts the shop, while it has no administrator; undefined once it has one. Those printed before open nothing
 * any more, so that what scrolled by in some terminal is of no use.
 */
export async function makeFirstLink(tx: Tx): Promise<string | undefined> {
  await lockNames(tx, ['who may do what'])
  await operatorTables(tx).deleteFrom('first_links').where('used_at', 'is', null).execute()
  if (await hasAdministrator(tx)) return undefined
  const token = newToken()
  await operatorTables(tx)
    .insertInto('first_links')
    .values({ link_hash: hashToken(token), expires_at: sql<Date>`now() + ${FIRST_LINK_HOURS} * interval '1 hour'` })
    .execute()
  return token
}

/** Whether this link may still be used. */
export async function isFirstLink(tx: Read, token: string): Promise<boolean> {
  const found = await operatorTables(tx)
    .selectFrom('first_links')
    .select('link_hash')
    .where('link_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return found !== undefined
}

export type FirstAdministrator = { token: string; name: string; email: string; hash: string; language: 'en' | 'zh' }

/** Uses the link up. Of many at once one becomes the administrator; answers undefined to all others, and to all who come later. */
export async function takeFirstLink(
  tx: Tx,
  { token, name, email, hash, language }: FirstAdministrator,
): Promise<string | undefined> {
  await lockNames(tx, ['who may do what'])
  if (await hasAdministrator(tx)) return undefined
  const used = await operatorTables(tx)
    .updateTable('first_links')
    .set({ used_at: sql<Date>`now()` })
    .where('link_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (used.numUpdatedRows !== 1n) return undefined
  const operatorId = newId()
  const added = await operatorTables(tx)
    .insertInto('operators')
    .values({
      operator_id: operatorId,
      email: email.toLowerCase(),
      name,
      language,
      roles: ['administrator'],
      password_hash: hash,
      created_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n ? operatorId : undefined
}
