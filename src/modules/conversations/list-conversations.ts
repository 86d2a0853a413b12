import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Language } from '#language/languages.ts'
import { clock } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { columnsFor, ConversationRow, JOINS, presentHead, unreadOf } from './conversation-rows.ts'
import type { ConversationRowWire } from './conversations.contract.ts'
import { CONVERSATIONS_A_PAGE, type DeskTalkQueue, type TalkQueue } from './conversations.rules.ts'
import { isParty, type Party } from './party.ts'

const Row = ConversationRow.extend({
  words: z.string(),
  lastSide: z.string(),
  pictures: z.number(),
  lastAt: z.date(),
})

type Wanted = { word: string; pageNum: number; where?: RawBuilder<boolean> | undefined; longestFirst?: boolean }
type Found = { total: number; pageNum: number; pageSize: number; list: ConversationRowWire[] }

const EVERYTHING = sql<boolean>`true`
/** An answer is owed. */
const WAITS = sql<boolean>`exists (select from conversation_waits q where q.conversation_id = c.conversation_id and q.ended_at is null)`

/** Conversations of somebody, what was written last first, or what has waited longest. */
export async function listConversations(tx: Read, party: Party, wanted: Wanted, language: Language): Promise<Found> {
  const { word, pageNum, where = EVERYTHING, longestFirst = false } = wanted
  const found = sql<boolean>`${isParty(party)} and c.last_position > 0 and ${where} and ${hasWord(word)}`
  const [{ total } = { total: 0 }] = await readRows(
    tx,
    z.object({ total: z.number() }),
    sql`select count(*)::int as total from conversations c where ${found}`,
  )
  const order = longestFirst ? sql`w.due_at, c.conversation_id` : sql`c.last_at desc, c.conversation_id desc`
  const rows = await readRows(
    tx,
    Row,
    sql`select ${columnsFor(party)}, t.body as words, t.side as "lastSide", t.sent_at as "lastAt",
        (select count(*)::int from conversation_pictures i where i.conversation_id = t.conversation_id and i.position = t.position) as pictures
      from conversations c ${JOINS}
        join conversation_messages t on t.conversation_id = c.conversation_id and t.position = c.last_position
      where ${found} order by ${order} limit ${CONVERSATIONS_A_PAGE} offset ${(pageNum - 1) * CONVERSATIONS_A_PAGE}`,
  )
  return { total, pageNum, pageSize: CONVERSATIONS_A_PAGE, list: rows.map((row) => presentRow(row, party, language)) }
}

const presentRow = (row: z.output<typeof Row>, party: Party, language: Language): ConversationRowWire => ({
  ...presentHead(row, party, language),
  last: { words: row.words, isOwn: row.lastSide === party.side, pictures: row.pictures, time: row.lastAt.toISOString() },
  assignee: party.side === 'shop' ? (row.assignee ?? '') : '',
})

/** In what was written, the number of the order, or the names of item and merchant. */
function hasWord(word: string): RawBuilder<boolean> {
  if (word === '') return EVERYTHING
  const has = (text: RawBuilder<unknown>) => sql`strpos(lower(${text}), lower(${word})) > 0`
  return sql<boolean>`(exists (select from conversation_messages s where s.conversation_id = c.conversation_id and ${has(sql`s.body`)})
    or exists (select from order_card s where s.order_id = c.order_id and s.order_number = upper(${word}))
    or exists (select from product_card s where s.product_id = c.product_id and ${has(sql`concat_ws(' ', s.name_en, s.name_zh)`)})
    or exists (select from merchant_card s where s.merchant_id = c.merchant_id and ${has(sql`concat_ws(' ', s.name_en, s.name_zh)`)}))`
}

const ofTalk: Record<TalkQueue, RawBuilder<boolean>> = {
  waiting: sql<boolean>`(c.kind = 'seller' and ${WAITS})`,
  answered: sql<boolean>`(c.kind = 'seller' and not ${WAITS})`,
  all: EVERYTHING,
}

type Asked<Queue> = { queue: Queue; word: string; pageNum: number }

export async function listForSeller(tx: Read, party: Party, { queue, ...page }: Asked<TalkQueue>, language: Language) {
  const queues = await countIn(tx, party, ofTalk)
  const found = await listConversations(tx, party, { ...page, where: ofTalk[queue], longestFirst: queue === 'waiting' }, language)
  return { ...found, queues }
}

const ofDesk = ({ accountId }: Party): Record<DeskTalkQueue, RawBuilder<boolean>> => ({
  waiting: sql<boolean>`(c.kind = 'support' and ${WAITS})`,
  own: sql<boolean>`(c.assigned_to = ${accountId} and ${WAITS})`,
  partners: sql<boolean>`(c.kind = 'partner' and ${WAITS})`,
  answered: sql<boolean>`not ${WAITS}`,
})

export async function listForDesk(tx: Read, party: Party, { queue, ...page }: Asked<DeskTalkQueue>, language: Language) {
  const wanted = ofDesk(party)
  const queues = await countIn(tx, party, wanted)
  const longestFirst = queue !== 'answered'
  return { ...(await listConversations(tx, party, { ...page, where: wanted[queue], longestFirst }, language)), queues }
}

async function countIn<Queue extends string>(
  tx: Read,
  party: Party,
  wanted: Record<Queue, RawBuilder<boolean>>,
): Promise<Record<Queue, number>> {
  const names = Object.keys(wanted) as Queue[]
  const [counted = {}] = await readRows(
    tx,
    z.record(z.string(), z.number()),
    sql`select ${sql.join(names.map((name) => sql`(count(*) filter (where ${wanted[name]}))::int as ${sql.ref(name)}`))}
      from conversations c where ${isParty(party)} and c.last_position > 0`,
  )
  return Object.fromEntries(names.map((name) => [name, counted[name] ?? 0])) as Record<Queue, number>
}

/** How many messages somebody has not read. */
export async function countUnread(tx: Read, party: Party): Promise<number> {
  const [row] = await readRows(
    tx,
    z.object({ unread: z.number() }),
    sql`select coalesce(sum(${unreadOf(party)}), 0)::int as unread from conversations c where ${isParty(party)}`,
  )
  return row?.unread ?? 0
}

/** What buyers wait for of a merchant. */
export async function countTalk(tx: Read, party: Party) {
  const [row] = await readRows(
    tx,
    z.object({ waiting: z.number(), late: z.number(), next: z.date().nullable() }),
    sql`select count(*)::int as waiting, (count(*) filter (where w.due_at < ${clock.now()}))::int as late, min(w.due_at) as next
      from conversation_waits w join conversations c on c.conversation_id = w.conversation_id
      where w.ended_at is null and c.kind = 'seller' and ${isParty(party)}`,
  )
  const { waiting = 0, late = 0, next = null } = row ?? {}
  return { unread: await countUnread(tx, party), waiting, late, nextDue: next?.toISOString() ?? '' }
}
