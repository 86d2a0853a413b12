import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Language } from '#language/languages.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'
import { hint } from './inbox.ts'
import { inboxTables } from './inbox.tables.ts'

type Key = { accountId: string; dedupeKey: string }
const Known = z.object({ accountId: z.string(), dedupeKey: z.string() })

/** Those of these messages that an inbox holds, or that wait to leave the shop. */
export async function listKnownMessages(tx: Read, keys: readonly Key[]): Promise<Key[]> {
  if (keys.length === 0) return []
  return readRows(
    tx,
    Known,
    sql`select k.account_id as "accountId", k.dedupe_key as "dedupeKey"
      from unnest(${keys.map(({ accountId }) => accountId)}::uuid[], ${keys.map(({ dedupeKey }) => dedupeKey)}::text[])
        as k (account_id, dedupe_key)
      where exists (select from inbox_messages m where m.account_id = k.account_id and m.dedupe_key = k.dedupe_key)
        or exists (select from member_notices n where n.account_id = k.account_id and n.dedupe_key = k.dedupe_key and n.state = 'waiting')`,
  )
}

export type ToldAgain = Key & { title: Record<Language, string>; link?: string; actorId: string }

/** Says it with others in it, for what was told and for what waits: read as it was, and no newer than before. */
export async function tellAgain(tx: Tx, all: readonly ToldAgain[]): Promise<void> {
  for (const { accountId, dedupeKey, title, link, actorId } of all) {
    const words = { title_en: title.en, title_zh: title.zh, ...(link !== undefined && { link }), actor_id: actorId }
    for (const table of ['inbox_messages', 'member_notices'] as const)
      await inboxTables(tx)
        .updateTable(table)
        .set(words)
        .where('account_id', '=', accountId)
        .where('dedupe_key', '=', dedupeKey)
        .$if(table === 'member_notices', (notices) => notices.where('member_notices.state', '=', 'waiting'))
        .execute()
  }
}

type About = { postId: string } | { profileId: string }
const isAbout = (about: About): RawBuilder<boolean> =>
  'postId' in about
    ? sql<boolean>`m.post_id = ${about.postId}`
    : sql<boolean>`m.post_id in (select post_id from post_card where author_id = ${about.profileId})`

const isThere = sql<boolean>`not (
  exists (select from profile_card a where a.profile_id = m.actor_id and not a.is_open)
  or exists (select from post_card p join profile_card a on a.profile_id = p.author_id
    where p.post_id = m.post_id and not (p.is_shown and a.is_open)
      and not exists (select from profile_card w where w.profile_id in (p.author_id, p.written_by) and w.account_id = m.account_id)))`

/**
 * Messages about a post, and of what a member did, are there as long as the post and the pages are: for everyone but who wrote it. What
 * waits to leave the shop waits on.
 */
export async function withholdMessages(tx: Tx, about: About): Promise<void> {
  // Each way by an index of its own.
  const ways = 'profileId' in about ? [isAbout(about), sql<boolean>`m.actor_id = ${about.profileId}`] : [isAbout(about)]
  for (const isOfThem of ways) {
    const changed = await changeRows(
      tx,
      Told,
      sql`update inbox_messages m set is_withheld = not m.is_withheld where ${isOfThem} and m.is_withheld = ${isThere}
        returning m.account_id as "accountId"`,
    )
    await hintAll(tx, changed)
    await sql`update member_notices m set is_withheld = not m.is_withheld where ${isOfThem} and m.is_withheld = ${isThere}`.execute(
      tx,
    )
  }
}

/** A post that is deleted leaves nothing of itself in anyone's messages; nor do all posts of a page. */
export async function dropMessagesAbout(tx: Tx, about: About): Promise<void> {
  const gone = await changeRows(
    tx,
    Told,
    sql`delete from inbox_messages m where ${isAbout(about)} returning m.account_id as "accountId"`,
  )
  await hintAll(tx, gone)
  await sql`delete from member_notices m where ${isAbout(about)} and m.state = 'waiting'`.execute(tx)
}

const Told = z.object({ accountId: z.string() })
async function hintAll(tx: Tx, told: readonly { accountId: string }[]): Promise<void> {
  for (const accountId of new Set(told.map((one) => one.accountId))) await hint(tx, accountId)
}
