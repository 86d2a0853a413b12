import { sql } from 'kysely'
import { z } from 'zod'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { findBlock } from './blocks.ts'
import { contactKinds } from './contact-details.rules.ts'
import { columnsFor, ConversationRow, JOINS, presentHead } from './conversation-rows.ts'
import type { MessageWire, ThreadWire } from './conversations.contract.ts'
import { MESSAGES_SHOWN, sides } from './conversations.rules.ts'
import { conversationTables } from './conversations.tables.ts'
import { isParty, type Party } from './party.ts'
import { readCard } from './read-card.ts'

type Wanted = { conversationId: string; before: number }
export type Thread = { row: ConversationRow; wire: ThreadWire }

/** What was written, the newest part of it. Refuses NOT_FOUND for a conversation of others. */
export async function readThread(
  tx: Read,
  party: Party,
  { conversationId, before }: Wanted,
  language: Language,
): Promise<Thread> {
  const [row] = await readRows(
    tx,
    ConversationRow,
    sql`select ${columnsFor(party)} from conversations c ${JOINS} where c.conversation_id = ${conversationId} and ${isParty(party)}`,
  )
  if (!row) return refuse('NOT_FOUND')
  const messages = await listMessages(tx, party, { conversationId, before }, { row, language })
  return {
    row,
    wire: {
      ...presentHead(row, party, language),
      messages: messages.slice(-MESSAGES_SHOWN),
      hasOlder: messages.length > MESSAGES_SHOWN,
      readTo: await readByOthers(tx, party, conversationId),
      away: '',
      blocked: await findBlock(tx, { kind: row.kind, account_id: row.accountId, merchant_id: row.merchantId }, party.side),
    },
  }
}

const Message = z.object({
  position: z.number(),
  side: z.enum(sides),
  author: z.string().nullable(),
  words: z.string(),
  masked: z.array(z.string()),
  isGone: z.boolean(),
  pictures: z.array(z.string()),
  orderId: z.string().nullable(),
  productId: z.string().nullable(),
  sentAt: z.date(),
})
type Seen = { row: ConversationRow; language: Language }

/** The oldest first, one more than is shown. Who wrote it, only their own colleagues learn. */
async function listMessages(
  tx: Read,
  { side }: Party,
  { conversationId, before }: Wanted,
  { row: { accountId, merchantId }, language }: Seen,
): Promise<MessageWire[]> {
  const rows = await readRows(
    tx,
    Message,
    sql`select s.position, s.side, s.body as words, s.masked, s.is_gone as "isGone", s.sent_at as "sentAt", s.order_id as "orderId",
        s.product_id as "productId", case when s.side = ${side} and s.side <> 'buyer' then coalesce(a.name, nullif(n.name, ''), n.nickname) end as author,
        coalesce((select array_agg(i.upload_id::text order by i.place) from conversation_pictures i
          where i.conversation_id = s.conversation_id and i.position = s.position), '{}') as pictures
      from conversation_messages s
        left join operator_card a on a.operator_id = s.author_id
        left join account_names n on n.account_id = s.author_id
      where s.conversation_id = ${conversationId} and ${before > 0 ? sql`s.position < ${before}` : sql`true`}
      order by s.position desc limit ${MESSAGES_SHOWN + 1}`,
  )
  const messages: MessageWire[] = []
  const parties = { accountId, merchantId, requestId: null }
  for (const { sentAt, author, masked, orderId, productId, ...message } of rows.toReversed())
    messages.push({
      ...message,
      author: author ?? '',
      masked: contactKinds.filter((kind) => masked.includes(kind)),
      isOwn: message.side === side,
      card: orderId || productId ? await readCard(tx, { ...parties, orderId, productId }, language) : null,
      sentTime: sentAt.toISOString(),
    })
  return messages
}

async function readByOthers(tx: Read, { side }: Party, conversationId: string): Promise<number> {
  const found = await conversationTables(tx)
    .selectFrom('conversation_reads')
    .select(({ fn }) => fn.max('read_position').as('to'))
    .where('conversation_id', '=', conversationId)
    .where('side', '<>', side)
    .executeTakeFirst()
  return found?.to ?? 0
}

/** Refuses NOT_FOUND for a picture that is not in a conversation of theirs. */
export async function requirePicture(tx: Read, party: Party, conversationId: string, uploadId: string): Promise<void> {
  const found = await conversationTables(tx)
    .selectFrom('conversation_pictures as i')
    .innerJoin('conversations as c', 'c.conversation_id', 'i.conversation_id')
    .select('i.upload_id')
    .where('i.conversation_id', '=', conversationId)
    .where('i.upload_id', '=', uploadId)
    .where(isParty(party))
    .executeTakeFirst()
  if (!found) refuse('NOT_FOUND')
}
