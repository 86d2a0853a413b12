import { sql } from 'kysely'
import { emit, eventPayloads, type Topic } from '#events/events.server.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { Language } from '#language/languages.ts'
import type { MessageCountsWire, MessagesWire } from './inbox.contract.ts'
import { type MessageKind, messageKinds, MOST_KEPT } from './inbox.rules.ts'
import { inboxTables } from './inbox.tables.ts'
import { dropNoticesOf, queueNotice } from './member-notices.ts'
import { forgetWays } from './message-ways.ts'
import { waysOfKinds } from './message-ways.rules.ts'

type Words = Record<Language, string>
export type NewMessage = {
  kind: MessageKind
  title: Words
  text: Words
  link: string
  dedupeKey: string
  /** The page of the member whose doing it is. */
  actorId?: string
  /** What it is about: it goes with the post. */
  postId?: string | undefined
  /** It says more than the one before of the same key, and takes its place, unread again. */
  replaces?: true
}

/**
 * Tells a member something, once; anybody else is told nothing here. Offers and interactions also leave the shop, by the ways the member
 * wants, unless the caller has `written` of it already. Of the platform's own only `news` does.
 */
export async function writeMessage(tx: Tx, accountId: string, message: NewMessage, how?: 'written' | 'news'): Promise<void> {
  const { kind } = message
  const isWanted = await wantsHere(tx, accountId, kind)
  if (isWanted === undefined || (isWanted && !(await keepMessage(tx, accountId, message)))) return
  const leaves = how === 'news' ? kind === 'platform' : !how && kind !== 'platform'
  if (leaves && (kind === 'offers' || kind === 'interactions' || kind === 'platform'))
    await queueNotice(tx, accountId, { ...message, kind }, isWanted)
}

/** Answers whether it is new. */
async function keepMessage(tx: Tx, accountId: string, message: NewMessage): Promise<boolean> {
  const { kind, title, text, link, dedupeKey, actorId, postId, replaces } = message
  const words = { title_en: title.en, title_zh: title.zh, text_en: text.en, text_zh: text.zh }
  const row = { message_id: newId(), kind, ...words, link, actor_id: actorId ?? null, post_id: postId ?? null }
  const written = await inboxTables(tx)
    .insertInto('inbox_messages')
    .values({ ...row, account_id: accountId, dedupe_key: dedupeKey })
    .onConflict((conflict) =>
      replaces
        ? conflict
            .columns(['account_id', 'dedupe_key'])
            .doUpdateSet({ ...row, read_at: null, is_withheld: false, created_at: sql<Date>`now()` })
        : conflict.doNothing(),
    )
    .executeTakeFirst()
  if (!written.numInsertedOrUpdatedRows) return false
  await forgetOldest(tx, accountId)
  await hint(tx, accountId)
  return true
}

/** Every device of a member sees what has come, and what was read on another. */
export const hint = (tx: Tx, accountId: string): Promise<void> => emit(tx, NEWS, { accountId })

const NEWS = 'message-written' satisfies Topic

/** Whose inbox an event of the log is about. */
export function whoWasTold({ topic, payload }: { topic: string; payload: unknown }): string | undefined {
  return topic === NEWS ? eventPayloads[NEWS].parse(payload).accountId : undefined
}

/** Whether a member sees messages of a kind in the shop; undefined for anybody else. */
async function wantsHere(tx: Read, accountId: string, kind: MessageKind): Promise<boolean | undefined> {
  const found = await inboxTables(tx)
    .selectFrom('accounts')
    .leftJoin('message_ways', (join) =>
      join
        .onRef('message_ways.account_id', '=', 'accounts.account_id')
        .on('message_ways.kind', '=', kind)
        .on('message_ways.way', '=', 'here'),
    )
    .select('message_ways.wanted')
    .where('accounts.account_id', '=', accountId)
    .where('accounts.kind', '=', 'member')
    .executeTakeFirst()
  return found && (waysOfKinds[kind].here.always || (found.wanted ?? true))
}

async function forgetOldest(tx: Tx, accountId: string): Promise<void> {
  await inboxTables(tx)
    .deleteFrom('inbox_messages')
    .where('account_id', '=', accountId)
    .where('message_id', '<=', ({ selectFrom }) =>
      selectFrom('inbox_messages as kept')
        .select('kept.message_id')
        .where('kept.account_id', '=', accountId)
        .orderBy('kept.message_id', 'desc')
        .offset(MOST_KEPT)
        .limit(1),
    )
    .execute()
}

/** Said as the index of the counts says it: as a value it would not be found by it. */
const IS_SHOWN = sql<boolean>`not is_withheld`

type Page = { kind: '' | MessageKind; pageNo: number; pageSize: number }

/** Newest first. */
export async function listMessages(
  tx: Read,
  accountId: string,
  language: Language,
  { kind, pageNo, pageSize }: Page,
): Promise<MessagesWire> {
  const own = inboxTables(tx).selectFrom('inbox_messages').where('account_id', '=', accountId).where(IS_SHOWN)
  const wanted = kind === '' ? own : own.where('kind', '=', kind)
  const { total } = await wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await wanted
    .selectAll()
    .orderBy('message_id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  return {
    total,
    pageNo,
    pageSize,
    list: rows.map((row) => ({
      messageId: row.message_id,
      kind: row.kind,
      title: language === 'zh' ? row.title_zh : row.title_en,
      text: language === 'zh' ? row.text_zh : row.text_en,
      link: row.link,
      createTime: row.created_at.toISOString(),
      read: row.read_at !== null,
    })),
  }
}

export async function countMessages(tx: Read, accountId: string): Promise<MessageCountsWire> {
  const rows = await inboxTables(tx)
    .selectFrom('inbox_messages')
    .select(({ fn }) => [
      'kind',
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
    ])
    .where('account_id', '=', accountId)
    .where(IS_SHOWN)
    .groupBy('kind')
    .execute()
  const ofKind = (kind: MessageKind) => {
    const { total, unread } = rows.find((row) => row.kind === kind) ?? { total: 0, unread: 0 }
    return { total, unread }
  }
  return {
    total: rows.reduce((sum, { total }) => sum + total, 0),
    unread: rows.reduce((sum, { unread }) => sum + unread, 0),
    kinds: Object.fromEntries(messageKinds.map((kind) => [kind, ofKind(kind)])) as MessageCountsWire['kinds'],
  }
}

/** Refuses NOT_FOUND for a message that is not theirs; one that is read already stays so. */
export async function readMessage(tx: Tx, accountId: string, messageId: string): Promise<void> {
  const read = await inboxTables(tx)
    .updateTable('inbox_messages')
    .set({ read_at: sql<Date>`now()` })
    .where('message_id', '=', messageId)
    .where('account_id', '=', accountId)
    .where(IS_SHOWN)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  if (read.numUpdatedRows > 0n) return hint(tx, accountId)
  const known = await inboxTables(tx)
    .selectFrom('inbox_messages')
    .select('message_id')
    .where('message_id', '=', messageId)
    .where('account_id', '=', accountId)
    .where(IS_SHOWN)
    .executeTakeFirst()
  return known ? undefined : refuse('NOT_FOUND')
}

export async function readAllMessages(tx: Tx, accountId: string, kind: '' | MessageKind): Promise<void> {
  const unread = inboxTables(tx)
    .updateTable('inbox_messages')
    .set({ read_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where(IS_SHOWN)
    .where('read_at', 'is', null)
  const read = await (kind === '' ? unread : unread.where('kind', '=', kind)).executeTakeFirst()
  if (read.numUpdatedRows > 0n) await hint(tx, accountId)
}

/** What another member's doing has brought, once the two are parted or that member is gone: of one account, or of all. */
export async function forgetMessagesOf(tx: Tx, actorId: string, accountId?: string): Promise<void> {
  const about = inboxTables(tx).deleteFrom('inbox_messages').where('actor_id', '=', actorId)
  await (accountId === undefined ? about : about.where('account_id', '=', accountId)).execute()
  await dropNoticesOf(tx, actorId, accountId)
}

/** Forgets what was told to somebody who is no longer. */
export async function forgetMessages(tx: Tx, accountId: string): Promise<void> {
  await inboxTables(tx).deleteFrom('inbox_messages').where('account_id', '=', accountId).execute()
  await forgetWays(tx, accountId)
}
