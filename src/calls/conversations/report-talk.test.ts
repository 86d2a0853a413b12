import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { join, type Joined } from '#flows/members/sign-in.builders.ts'
import { openFile, receipt, upload } from '#flows/receipt.builders.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { type BuiltMerchant, merchantOf, productOf } from '#flows/sellers/sellers.builders.ts'
import {
  askInConversation,
  blockOwnTalk,
  getOwnThread,
  listOwnConversations,
  reportOwnTalk,
  sendOwnMessage,
} from '#modules/conversations/conversations.paths.ts'
import {
  countSellerTalk,
  getSellerThread,
  reportSellerTalk,
  sendSellerMessage,
  writeToBuyer,
} from '#modules/conversations/seller-talk.paths.ts'
import { decideModerationCase, getModerationCase, listModerationCases } from '#modules/moderation/queue/cases.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let seller: BuiltMerchant
let other: BuiltMerchant
let moderator = ''
let spuCode = ''
beforeAll(async () => {
  shop = await startTestShop()
  seller = await merchantOf(shop, 'TALKS')
  other = await merchantOf(shop, 'OTHER')
  moderator = await shop.operator(['support'])
  const { productId } = await productOf(shop, seller)
  const [found] = await readRows(
    shop.database.pool,
    z.object({ code: z.string() }),
    sql`select spu_code as code from products where product_id = ${productId}`,
  )
  spuCode = found?.code ?? ''
})
afterAll(() => shop.stop())

const order = async (buyer: { token: string }) =>
  (await placeAsGuest(shop, [await productOf(shop, seller)], { token: buyer.token })).answer.data.orderNo
const ask = async (buyer: Joined, orderNo: string, words = 'When will it be sent?') =>
  (await shop.ask(askInConversation, { orderNo, seller: seller.code, key: newId(), words }, { token: buyer.token })).data
const answer = (conversationId: string, words: string, by = seller) =>
  shop.ask(sendSellerMessage, { conversationId, key: newId(), words }, { token: by.token })
const say = (buyer: Joined, conversationId: string, about = '') =>
  shop.ask(sendOwnMessage, { conversationId, key: newId(), words: 'Please look at this.', about }, { token: buyer.token })
const caseOf = async (words: string) => {
  const { list } = (await shop.ask(listModerationCases, { kind: 'conversation' }, { token: moderator })).data
  const caseNo = list.find(({ body }) => body.includes(words))?.caseNo ?? ''
  return (await shop.ask(getModerationCase, { caseNo }, { token: moderator })).data
}

test('a buyer reports a seller: the moderators read what was written last, and end that the two write to each other', async () => {
  const buyer = await join(shop)
  const { conversationId } = await ask(buyer, await order(buyer))
  await answer(conversationId, 'Pay me directly and I send it today.')
  const stranger = await join(shop)
  const wanted = { conversationId, reason: 'dealing' as const, words: 'Wants money outside.' }
  expect((await shop.ask(reportOwnTalk, wanted, { token: stranger.token })).code).toBe(refusals.NOT_FOUND.code)
  expect((await shop.ask(reportOwnTalk, wanted, { token: buyer.token })).data.blocked).toBe('')
  await shop.ask(reportOwnTalk, wanted, { token: buyer.token })
  const one = await caseOf('Pay me directly')
  expect(one).toMatchObject({ kind: 'conversation', author: 'TALKS Limited', reports: 1, severity: 3 })
  expect(one.body).toMatch(/When will it be sent\?[\s\S]+Pay me directly/)
  expect(one.authorFacts.accountId).toBe(seller.account)
  const { caseNo, version } = one
  await shop.ask(decideModerationCase, { caseNo, version, decision: 'warn', rule: 'dealing' }, { token: moderator })
  expect((await answer(conversationId, 'Hello?')).code).toBe(refusals.TALK_BLOCKED.code)
  expect((await say(buyer, conversationId)).code).toBe(refusals.TALK_BLOCKED.code)
  const seen = (await shop.ask(getSellerThread, { conversationId }, { token: seller.token })).data
  expect(seen.blocked).toBe('other')
})

test('pictures of a conversation that is reported are shown to who moderates, each time noted, and those of no other', async () => {
  const buyer = await join(shop)
  const { conversationId } = await ask(buyer, await order(buyer), 'See the picture.')
  const send = async (by: { token: string }) =>
    (await upload(shop, by.token, await receipt(), { purpose: 'conversation' })).data.uploadId
  const [sent, unsent] = [await send(buyer), await send(buyer)]
  await shop.ask(sendOwnMessage, { conversationId, key: newId(), words: '', pictures: [sent] }, { token: buyer.token })
  const statuses = async () =>
    Promise.all(
      [sent, unsent].map(async (uploadId) =>
        (await (await openFile(shop, moderator, uploadId)).blob()).type.startsWith('image/'),
      ),
    )
  expect(await statuses()).toEqual([false, false])
  const report = { conversationId, reason: 'nudity' as const, words: '' }
  await shop.ask(reportSellerTalk, report, { token: seller.token })
  const one = await caseOf('See the picture.')
  expect(one.pictures).toEqual([sent])
  expect(one.body).toMatch(/\[1\]$/)
  expect(await statuses()).toEqual([true, false])
  const [noted] = await readRows(
    shop.database.pool,
    z.object({ num: z.number() }),
    sql`select count(*)::int as num from audit_trail where action = 'read-conversation' and subject_id = ${sent}`,
  )
  expect(noted).toEqual({ num: 1 })
})

test('who blocks hears no more of the other, about anything, until they unblock; no answer is owed meanwhile', async () => {
  const buyer = await join(shop)
  const { conversationId } = await ask(buyer, await order(buyer))
  const waiting = async () => (await shop.ask(countSellerTalk, {}, { token: seller.token })).data.waiting
  const before = await waiting()
  const report = { conversationId, reason: 'harassment' as const, words: '', block: true }
  expect((await shop.ask(reportSellerTalk, report, { token: seller.token })).data.blocked).toBe('own')
  expect(await waiting()).toBe(before - 1)
  expect((await caseOf('When will it be sent?')).authorFacts.accountId).not.toBe(seller.account)
  expect((await say(buyer, conversationId)).code).toBe(refusals.TALK_BLOCKED.code)
  const again = await shop.ask(
    askInConversation,
    { orderNo: await order(buyer), seller: seller.code, key: newId(), words: 'And this one?' },
    { token: buyer.token },
  )
  expect(again.code).toBe(refusals.TALK_BLOCKED.code)
  // One cannot undo what the other wants.
  expect((await shop.ask(blockOwnTalk, { conversationId, block: false }, { token: buyer.token })).data.blocked).toBe('other')
  expect((await shop.ask(getOwnThread, { conversationId }, { token: buyer.token })).data.blocked).toBe('other')
  expect((await shop.ask(listOwnConversations, {}, { token: buyer.token })).data.total).toBe(1)
})

test('a seller writes first about an order of its own, to a member alone', async () => {
  const buyer = await join(shop)
  const orderNo = await order(buyer)
  const write = (by: BuiltMerchant, number: string) =>
    shop.ask(
      writeToBuyer,
      { orderNo: number, key: newId(), words: 'The clasp has a mark. Do you still want it?' },
      { token: by.token },
    )
  const { conversationId } = (await write(seller, orderNo)).data
  expect((await write(other, orderNo)).code).toBe(refusals.NOT_FOUND.code)
  const thread = (await shop.ask(getOwnThread, { conversationId }, { token: buyer.token })).data
  expect(thread).toMatchObject({ unread: 1, dueTime: '', card: { orderNo } })
  expect((await ask(buyer, orderNo)).conversationId).toBe(conversationId)
  const guest = await shop.visitor()
  const theirs = await order({ token: guest })
  const refused = await write(seller, theirs)
  expect([refused.code, refused.data]).toMatchObject([refusals.BUYER_IS_GUEST.code, { field: 'orderNo' }])
})

test('a message shows an order both know or an item that is sold, and nothing of others', async () => {
  const [buyer, stranger] = [await join(shop), await join(shop)]
  const orderNo = await order(buyer)
  const foreign = await order(stranger)
  const { conversationId } = await ask(buyer, orderNo)
  expect((await say(buyer, conversationId, orderNo)).code).toBe(200)
  expect((await say(buyer, conversationId, spuCode.toLowerCase())).code).toBe(200)
  for (const wrong of [foreign, 'NO-SUCH-ITEM'])
    expect((await say(buyer, conversationId, wrong)).data).toMatchObject({ fields: { about: expect.any(String) } })
  const { messages } = (await shop.ask(getSellerThread, { conversationId }, { token: seller.token })).data
  expect(messages.map(({ card }) => card?.orderNo ?? null)).toEqual([null, orderNo, ''])
  expect(messages.at(-1)?.card?.title).not.toBe('')
})
