import { sql } from 'kysely'
import { z } from 'zod'
import { clock } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { inboxTables } from './inbox.tables.ts'
import { listReached } from './message-ways.ts'

type Words = Record<'en' | 'zh', string>
type NoticeKind = 'interactions' | 'offers' | 'platform'
type Who = { actorId?: string; postId?: string | undefined }
type Notice = Who & { kind: NoticeKind; title: Words; text: Words; link: string; dedupeKey: string }

/** What a member is told that may leave the shop as well: it waits, for each way by which it would reach them now. */
export async function queueNotice(tx: Tx, accountId: string, notice: Notice, isHere: boolean): Promise<void> {
  const reached = await listReached(tx, accountId, notice.kind)
  if (reached.length === 0) return
  const { kind, title, text, link, dedupeKey, actorId = null, postId = null } = notice
  const about = { link, actor_id: actorId, post_id: postId }
  const words = { title_en: title.en, title_zh: title.zh, text_en: text.en, text_zh: text.zh, ...about }
  await inboxTables(tx)
    .insertInto('member_notices')
    .values(
      reached.map(({ way }) => ({
        ...{ notice_id: newId(), account_id: accountId, way, kind, ...words, dedupe_key: dedupeKey, is_here: isHere },
      })),
    )
    // It says more by now, and has not gone yet.
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'way', 'dedupe_key'])
        .doUpdateSet({ ...words, is_withheld: false })
        .where('member_notices.state', '=', 'waiting'),
    )
    .execute()
}

/** What waits to leave the shop and tells of this member's doing: to one account, or to all. */
export async function dropNoticesOf(tx: Tx, actorId: string, accountId?: string): Promise<void> {
  const about = inboxTables(tx).deleteFrom('member_notices').where('actor_id', '=', actorId).where('state', '=', 'waiting')
  await (accountId === undefined ? about : about.where('account_id', '=', accountId)).execute()
}

/** Whose notices are due, those that wait longest first. */
export async function listDueMembers(tx: Read, most: number): Promise<string[]> {
  const rows = await readRows(
    tx,
    z.object({ id: z.string() }),
    sql`select account_id as id from member_notices where state = 'waiting' and not is_withheld and due_at <= ${clock.now()}
      group by account_id order by min(due_at) limit ${most}`,
  )
  return rows.map(({ id }) => id)
}

const Due = z.object({
  id: z.string(),
  way: z.enum(['mail', 'sms']),
  kind: z.enum(['interactions', 'offers', 'platform']),
  title: z.object({ en: z.string(), zh: z.string() }),
  text: z.object({ en: z.string(), zh: z.string() }),
  link: z.string(),
  isHeld: z.boolean(),
  /** It was read in the shop, or is not there any more. */
  isKnown: z.boolean(),
})
export type DueNotice = z.output<typeof Due>

/** What of a member's is due; until the transaction ends nobody else sends anything to them. */
export async function lockDueNotices(tx: Tx, accountId: string): Promise<DueNotice[]> {
  await lockNames(tx, [`notices of ${accountId}`])
  return readRows(
    tx,
    Due,
    sql`select n.notice_id as id, n.way, n.kind, json_build_object('en', n.title_en, 'zh', n.title_zh) as title,
        json_build_object('en', n.text_en, 'zh', n.text_zh) as text, n.link, n.is_held as "isHeld",
        n.is_here and (m.message_id is null or m.read_at is not null) as "isKnown"
      from member_notices n
      left join inbox_messages m on m.account_id = n.account_id and m.dedupe_key = n.dedupe_key
      where n.account_id = ${accountId} and n.state = 'waiting' and not n.is_withheld and n.due_at <= ${clock.now()}
      order by n.notice_id`,
  )
}

type Settled = 'sent' | 'read' | 'unwanted' | 'capped' | 'stopped'

export async function settleNotices(tx: Tx, ids: readonly string[], state: Settled): Promise<void> {
  if (ids.length === 0) return
  await inboxTables(tx)
    .updateTable('member_notices')
    .set({ state, settled_at: clock.now() })
    .where('notice_id', 'in', ids)
    .execute()
}

/** They wait until then; `isHeld`: for the mail of the day. */
export async function deferNotices(tx: Tx, ids: readonly string[], dueAt: Date, isHeld: boolean): Promise<void> {
  if (ids.length === 0) return
  const held = isHeld ? { is_held: true } : {}
  await inboxTables(tx)
    .updateTable('member_notices')
    .set({ due_at: dueAt, ...held })
    .where('notice_id', 'in', ids)
    .execute()
}

/** How often something was sent to a member since then, by each way: what went together counts once. */
export async function countSent(tx: Read, accountId: string, since: Date): Promise<Record<'mail' | 'sms', number>> {
  const rows = await readRows(
    tx,
    z.object({ way: z.enum(['mail', 'sms']), num: z.number() }),
    sql`select way, count(distinct settled_at)::int as num from member_notices
      where account_id = ${accountId} and state = 'sent' and settled_at >= ${since} group by way`,
  )
  const ofWay = (way: 'mail' | 'sms'): number => rows.find((row) => row.way === way)?.num ?? 0
  return { mail: ofWay('mail'), sms: ofWay('sms') }
}

/** What became of a message to many: who has read it, and how much of it is still to leave the shop or has. */
export async function countNews(tx: Read, dedupeKey: string): Promise<{ read: number; waiting: number; left: number }> {
  const [row] = await readRows(
    tx,
    z.object({ read: z.number(), waiting: z.number(), left: z.number() }),
    sql`select (select count(*) from inbox_messages where dedupe_key = ${dedupeKey} and dedupe_key like 'news:%' and read_at is not null)::int as read,
        count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'sent')::int as left
      from member_notices where dedupe_key = ${dedupeKey} and dedupe_key like 'news:%'`,
  )
  return row ?? { read: 0, waiting: 0, left: 0 }
}

/** What of it has not left the shop stays here. */
export async function stopNotices(tx: Tx, dedupeKey: string): Promise<void> {
  await inboxTables(tx)
    .updateTable('member_notices')
    .set({ state: 'stopped', settled_at: clock.now() })
    .where('dedupe_key', '=', dedupeKey)
    .where('dedupe_key', 'like', 'news:%')
    .where('state', '=', 'waiting')
    .execute()
}

/** What was sent so long ago that nobody asks any more. */
export async function purgeNotices(tx: Tx, before: Date): Promise<void> {
  await inboxTables(tx).deleteFrom('member_notices').where('settled_at', '<', before).execute()
}
