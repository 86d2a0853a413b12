import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import { newShareCode } from '#platform/ids.server.ts'

export type Share = { code: string; title: string }

/** The link a list is shared under, if it is. */
export async function findShare(tx: Tx, ownerId: string): Promise<Share | undefined> {
  const found = await sql<Share>`select share_code as code, share_title as title from wish_lists
    where owner_id = ${ownerId} and share_code is not null`.execute(tx)
  return found.rows[0]
}

/** Shares a list under an unguessable code; a list that is shared already keeps its code and takes the title. */
export async function shareList(tx: Tx, ownerId: string, title: string): Promise<Share> {
  const made = await sql<Share>`insert into wish_lists as w (owner_id, share_code, share_title)
    values (${ownerId}, ${newShareCode()}, ${title.trim()})
    on conflict (owner_id) do update set share_code = coalesce(w.share_code, excluded.share_code), share_title = excluded.share_title
    returning share_code as code, share_title as title`.execute(tx)
  const [share] = made.rows
  if (!share) throw new Error('a list that was shared has no code')
  return share
}

/** The link ends at once and for good: sharing again makes another. */
export async function withdrawList(tx: Tx, ownerId: string): Promise<void> {
  await sql`update wish_lists set share_code = null, share_title = '' where owner_id = ${ownerId}`.execute(tx)
}

/** Whose list a code opens. */
export async function findSharedList(tx: Tx, code: string): Promise<{ ownerId: string; title: string } | undefined> {
  const found = await sql<{ ownerId: string; title: string }>`select owner_id as "ownerId", share_title as title from wish_lists
    where share_code = ${code}`.execute(tx)
  return found.rows[0]
}
