import { sql } from 'kysely'
import { emit, eventPayloads, type Topic } from '#events/events.server.ts'
import { clock, DAY } from '#platform/clock.ts'
import type { Locked, Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { lockNames } from '#platform/name-lock.server.ts'
import { refuse } from '#platform/refusal.ts'
import { type ContactKind, contactKinds, maskContacts } from './contact-details.rules.ts'
import { answeringSide, askingSide, type ConversationKind, MOST_BEGUN_A_DAY } from './conversations.rules.ts'
import { type ConversationRow, conversationTables } from './conversations.tables.ts'
import { lockConversation, type Party } from './party.ts'

export type Subject = {
  kind: ConversationKind
  accountId: string | null
  merchantId: string | null
  orderId: string | null
  productId: string | null
  requestId: string | null
}

/** What a message shows beside its words. */
export type ShownSubject = Pick<Subject, 'orderId' | 'productId'>

/** The one conversation about this between these two; begun where there is none. Refuses TOO_MANY of who begins ever more. */
export async function openConversation(tx: Tx, party: Party, subject: Subject): Promise<Locked<ConversationRow>> {
  const found = await findConversation(tx, subject)
  if (found !== undefined) return lockConversation(tx, party, found)
  const who = party.merchantId ?? party.accountId
  // Whoever asks for the same at the same time waits, and finds it.
  await lockNames(tx, [`conversations of ${who}`])
  const meanwhile = await findConversation(tx, subject)
  if (meanwhile !== undefined) return lockConversation(tx, party, meanwhile)
  // What a merchant begins with a buyer is as much as it has orders.
  if (party.side !== 'merchant' || subject.kind === 'partner') await requireRoom(tx, party)
  const conversation_id = newId()
  const now = clock.now()
  await conversationTables(tx)
    .insertInto('conversations')
    .values({
      conversation_id,
      kind: subject.kind,
      account_id: subject.accountId,
      merchant_id: subject.merchantId,
      order_id: subject.orderId,
      product_id: subject.productId,
      request_id: subject.requestId,
      begun_at: now,
      last_at: now,
    })
    .execute()
  return lockConversation(tx, party, conversation_id)
}

export async function findConversation(tx: Read, subject: Subject): Promise<string | undefined> {
  const same = (column: string, id: string | null) => sql<boolean>`${sql.ref(column)} is not distinct from ${id}::uuid`
  const found = await conversationTables(tx)
    .selectFrom('conversations')
    .select('conversation_id')
    .where('kind', '=', subject.kind)
    .where(same('account_id', subject.accountId))
    .where(same('merchant_id', subject.merchantId))
    .where(same('order_id', subject.orderId))
    .where(same('product_id', subject.productId))
    .where(same('request_id', subject.requestId))
    .executeTakeFirst()
  return found?.conversation_id
}

async function requireRoom(tx: Tx, { side, accountId, merchantId }: Party): Promise<void> {
  const { num } = await conversationTables(tx)
    .selectFrom('conversations')
    .select(({ fn }) => fn.countAll<number>().as('num'))
    .where(side === 'merchant' ? 'merchant_id' : 'account_id', '=', merchantId ?? accountId)
    .where('kind', 'in', side === 'merchant' ? ['partner'] : ['seller', 'support'])
    .where('begun_at', '>', new Date(clock.now().getTime() - DAY))
    .executeTakeFirstOrThrow()
  if (num >= MOST_BEGUN_A_DAY) refuse('TOO_MANY')
}

export type NewMessage = {
  key: string
  words: string
  pictures: readonly string[]
  /** What it shows. */
  shows: ShownSubject
  /** By when an answer would be due. */
  dueAt: Date
  /** Pages of the shop itself may be named. */
  ownHost: string
  /** Each picture is the sender’s own, and is used from now on. */
  claim: (uploadId: string) => Promise<void>
}
export type Written = { position: number; masked: ContactKind[]; isNew: boolean }

/**
 * Writes the next message of a locked conversation; one that has come already stays as it is. Between a buyer and a merchant no contact
 * details pass: what was left out is kept nowhere.
 */
export async function addMessage(
  tx: Tx,
  conversation: Locked<ConversationRow>,
  { side, accountId }: Party,
  message: NewMessage,
): Promise<Written> {
  const { conversation_id, kind } = conversation
  const earlier = await findMessage(tx, conversation_id, side, message.key)
  if (earlier) return { ...earlier, isNew: false }
  const { text, masked } = kind === 'seller' ? maskContacts(message.words, message.ownHost) : { text: message.words, masked: [] }
  const position = conversation.last_position + 1
  const now = clock.now()
  const tables = conversationTables(tx)
  await tables
    .insertInto('conversation_messages')
    .values({
      ...{ conversation_id, position, side, author_id: accountId, client_key: message.key, body: text, masked, sent_at: now },
      ...{ order_id: message.shows.orderId, product_id: message.shows.productId },
    })
    .execute()
  const pictures = message.pictures.map((upload_id, place) => ({ conversation_id, position, place, upload_id }))
  for (const { upload_id } of pictures) await message.claim(upload_id)
  if (pictures.length > 0) await tables.insertInto('conversation_pictures').values(pictures).execute()
  await tables
    .updateTable('conversations')
    .set({ last_position: position, last_at: now })
    .where('conversation_id', '=', conversation_id)
    .execute()
  await keepRead(tx, conversation_id, side, position)
  if (side === askingSide(kind)) await beginWait(tx, conversation_id, position, message.dueAt)
  if (side === answeringSide(kind)) await endWait(tx, conversation_id, false)
  return { position, masked, isNew: true }
}

async function findMessage(tx: Read, conversationId: string, side: Party['side'], key: string) {
  const found = await conversationTables(tx)
    .selectFrom('conversation_messages')
    .select(['position', 'masked'])
    .where('conversation_id', '=', conversationId)
    .where('side', '=', side)
    .where('client_key', '=', key)
    .executeTakeFirst()
  return found && { position: found.position, masked: contactKinds.filter((kind) => found.masked.includes(kind)) }
}

async function beginWait(tx: Tx, conversation_id: string, position: number, dueAt: Date): Promise<void> {
  await conversationTables(tx)
    .insertInto('conversation_waits')
    .values({ conversation_id, position, began_at: clock.now(), due_at: dueAt })
    // An answer is owed already, since then.
    .onConflict((conflict) => conflict.column('conversation_id').where('ended_at', 'is', null).doNothing())
    .execute()
}

export async function endWait(tx: Tx, conversationId: string, isSettled: boolean): Promise<void> {
  await conversationTables(tx)
    .updateTable('conversation_waits')
    .set({ ended_at: clock.now(), is_settled: isSettled })
    .where('conversation_id', '=', conversationId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Nothing has to be answered. Refuses NOT_ANSWERED before the first answer: what nobody has answered is a question. */
export async function settle(tx: Tx, conversation: Locked<ConversationRow>, { side }: Party): Promise<void> {
  const { conversation_id, kind } = conversation
  if (side !== answeringSide(kind)) refuse('NOT_FOUND')
  const answer = await conversationTables(tx)
    .selectFrom('conversation_messages')
    .select('position')
    .where('conversation_id', '=', conversation_id)
    .where('side', '=', answeringSide(kind))
    .limit(1)
    .executeTakeFirst()
  if (!answer) refuse('NOT_ANSWERED')
  await endWait(tx, conversation_id, true)
}

/** So far has a side read, never less than before. Answers whether it is further than it was. */
export async function keepRead(tx: Tx, conversation_id: string, side: Party['side'], position: number): Promise<boolean> {
  const kept = await conversationTables(tx)
    .insertInto('conversation_reads')
    .values({ conversation_id, side, read_position: position })
    .onConflict((conflict) =>
      conflict
        .columns(['conversation_id', 'side'])
        .doUpdateSet({ read_position: position, mailed: false })
        .where('conversation_reads.read_position', '<', position),
    )
    .executeTakeFirst()
  return (kept.numInsertedOrUpdatedRows ?? 0n) > 0n
}

const WRITTEN = 'conversation-written' satisfies Topic

/** Tells everybody who looks at a conversation that there is something new. */
export const tellReaders = (tx: Tx, accountIds: readonly string[]): Promise<void> =>
  emit(tx, WRITTEN, { accountIds: [...new Set(accountIds)] })

/** Whose conversations an event of the log is about. */
export const whoWasWritten = ({ topic, payload }: { topic: string; payload: unknown }): readonly string[] =>
  topic === WRITTEN ? eventPayloads[WRITTEN].parse(payload).accountIds : []
