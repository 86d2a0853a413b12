import { sql } from 'kysely'
import type { Read, Tx } from '#platform/database.server.ts'
import { hashToken, newToken } from '#platform/ids.server.ts'
import { operatorTables } from './operators.tables.ts'

export const LINK_DAYS = 3

/** A link to choose a password by, once, within three days; those before it open nothing any more. */
export async function makeLink(tx: Tx, operatorId: string): Promise<string> {
  const token = newToken()
  await operatorTables(tx).deleteFrom('operator_links').where('operator_id', '=', operatorId).execute()
  await operatorTables(tx)
    .insertInto('operator_links')
    .values({
      link_hash: hashToken(token),
      operator_id: operatorId,
      expires_at: sql<Date>`now() + ${LINK_DAYS} * interval '1 day'`,
    })
    .execute()
  return token
}

export type LinkOwner = { operatorId: string; name: string; email: string; language: 'en' | 'zh' }

/** Whose link this is, while it may still be used. */
export async function findLinkOwner(tx: Read, token: string): Promise<LinkOwner | undefined> {
  const row = await operatorTables(tx)
    .selectFrom('operator_links as l')
    .innerJoin('operators as o', 'o.operator_id', 'l.operator_id')
    .select(['o.operator_id as operatorId', 'o.name', 'o.email', 'o.language'])
    .where('l.link_hash', '=', hashToken(token))
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', sql<Date>`now()`)
    .where('o.disabled', '=', false)
    .executeTakeFirst()
  return row && { ...row, language: row.language === 'zh' ? 'zh' : 'en' }
}

/** Of many at once one uses it. */
export async function useLink(tx: Tx, token: string): Promise<boolean> {
  const used = await operatorTables(tx)
    .updateTable('operator_links')
    .set({ used_at: sql<Date>`now()` })
    .where('link_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}
