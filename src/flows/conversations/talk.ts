import {
  addMessage,
  findBuyerOf,
  getOrderOfMerchant,
  findShown,
  findSubject,
  keepRead,
  lockConversation,
  openConversation,
  type Party,
  requireUnblocked,
  settle,
  tellReaders,
} from '#modules/conversations/index.server.ts'
import type { AskedSubject, Said, SentWire } from '#modules/conversations/conversations.contract.ts'
import { listAnswerers, listDaysAway } from '#modules/merchants/index.server.ts'
import { findHolidays } from '#modules/shop-settings/index.server.ts'
import { claimUpload } from '#modules/uploads/index.server.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { clock, dayAfter, dayInHongKong } from '#platform/clock.ts'
import type { Read, Tx } from '#platform/database.server.ts'
import { answerDue } from './answer-due.rules.ts'

export const buyerParty = (accountId: string): Party => ({ side: 'buyer', accountId })
export const sellerParty = ({ accountId, merchantId }: Seller): Party => ({ side: 'merchant', accountId, merchantId })
export const deskParty = (accountId: string): Party => ({ side: 'shop', accountId })

type Words = Omit<Said, 'conversationId'>

/** A buyer asks a seller, or the shop. What was asked about the same before goes on there. */
export async function askAsBuyer(tx: Tx, accountId: string, asked: AskedSubject & Words, publicUrl: string): Promise<SentWire> {
  const subject = await findSubject(tx, accountId, asked)
  const party = buyerParty(accountId)
  const { conversation_id } = await openConversation(tx, party, subject)
  return say(tx, party, { ...asked, conversationId: conversation_id }, publicUrl)
}

/** A merchant asks the shop, about an order of its own or about anything. */
export async function askAsSeller(tx: Tx, seller: Seller, { orderNo, ...said }: Words & { orderNo: string }, publicUrl: string) {
  const { merchantId } = seller
  const orderId = orderNo === '' ? null : await getOrderOfMerchant(tx, merchantId, orderNo)
  const party = sellerParty(seller)
  const subject = { kind: 'partner' as const, accountId: null, merchantId, orderId, productId: null, requestId: null }
  const { conversation_id } = await openConversation(tx, party, subject)
  return say(tx, party, { ...said, conversationId: conversation_id }, publicUrl)
}

/** A merchant writes first, to the member who ordered from it. */
export async function writeToBuyer(tx: Tx, seller: Seller, { orderNo, ...said }: Words & { orderNo: string }, publicUrl: string) {
  const { merchantId } = seller
  const { orderId, accountId } = await findBuyerOf(tx, merchantId, orderNo)
  const party = sellerParty(seller)
  const subject = { kind: 'seller' as const, accountId, merchantId, orderId, productId: null, requestId: null }
  const { conversation_id } = await openConversation(tx, party, subject)
  return say(tx, party, { ...said, conversationId: conversation_id }, publicUrl)
}

/** Writes into a conversation as one of its sides. The same message again changes nothing. */
export async function say(tx: Tx, party: Party, said: Said, publicUrl: string): Promise<SentWire> {
  const conversation = await lockConversation(tx, party, said.conversationId)
  await requireUnblocked(tx, conversation)
  const { conversation_id, kind, merchant_id } = conversation
  const dueAt = answerDue(kind, clock.now(), await findHolidays(tx), merchant_id ? await awayUntil(tx, merchant_id) : '')
  const pictures = [...new Set(said.pictures)]
  const ownHost = new URL(publicUrl || 'http://localhost').hostname
  const { isNew, position, masked } = await addMessage(tx, conversation, party, {
    ...{ key: said.key, words: said.words, pictures, dueAt, ownHost },
    shows: await findShown(tx, conversation, said.about),
    claim: (uploadId) =>
      claimUpload(tx, { uploadId, ownerId: party.accountId, purpose: party.side === 'shop' ? 'answer' : 'conversation' }),
  })
  if (isNew) await tellBoth(tx, conversation)
  return { conversationId: conversation_id, position, masked }
}

/** What was written so far has been read by a side; the other one sees it. */
export async function read(tx: Tx, party: Party, conversationId: string, position: number): Promise<void> {
  const conversation = await lockConversation(tx, party, conversationId)
  const isFurther = await keepRead(tx, conversationId, party.side, Math.min(position, conversation.last_position))
  if (isFurther) await tellBoth(tx, conversation)
}

/** What was written last needs no answer. */
export async function settleAs(tx: Tx, party: Party, conversationId: string): Promise<void> {
  const conversation = await lockConversation(tx, party, conversationId)
  await settle(tx, conversation, party)
  await tellBoth(tx, conversation)
}

export async function tellBoth(tx: Tx, { account_id, merchant_id }: { account_id: string | null; merchant_id: string | null }) {
  const people = merchant_id === null ? [] : await listAnswerers(tx, merchant_id)
  await tellReaders(tx, [...(account_id === null ? [] : [account_id]), ...people])
}

/** The last day of the holiday a merchant is on; empty while it is there. */
async function awayUntil(tx: Read, merchantId: string): Promise<string> {
  const today = dayInHongKong(clock.now())
  const days = await listDaysAway(tx, merchantId, today)
  let last = ''
  for (let day = today; days.has(day); day = dayAfter(day, 1)) last = day
  return last
}
