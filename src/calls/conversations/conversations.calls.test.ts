import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { listenLive } from '#calls/members/inbox.builders.ts'
import { sendPicture } from '#flows/aftercare/aftercare.builders.ts'
import { mailAwayReaders } from '#flows/conversations/mail-away-readers.ts'
import { join, type Joined } from '#flows/members/sign-in.builders.ts'
import { deleteDueAccounts } from '#flows/members/leave.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { type BuiltMerchant, merchantOf, personOf, productOf } from '#flows/sellers/sellers.builders.ts'
import type { AskInput } from '#modules/conversations/conversations.contract.ts'
import {
  askInConversation,
  countOwnUnread,
  getOwnThread,
  getSubject,
  listOwnConversations,
  ownConversationPicture,
  readOwnThread,
  sendOwnMessage,
} from '#modules/conversations/conversations.paths.ts'
import {
  addThreadNote,
  assignThread,
  getDeskThread,
  listDeskConversations,
  sendDeskMessage,
} from '#modules/conversations/desk-talk.paths.ts'
import {
  askShop,
  countSellerTalk,
  getSellerAnswers,
  getSellerThread,
  listSellerConversations,
  readSellerThread,
  saveSellerAnswers,
  sellerConversationPicture,
  sendSellerMessage,
  settleSellerThread,
} from '#modules/conversations/seller-talk.paths.ts'
import { getOwnData } from '#modules/members/sign-in.paths.ts'
import { getHealth } from '#modules/orders/pieces/consignments.paths.ts'
import { clock, DAY, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let seller: BuiltMerchant
let other: BuiltMerchant
let offer = ''
beforeAll(async () => {
  shop = await startTestShop()
  seller = await merchantOf(shop, 'TALKS')
  other = await merchantOf(shop, 'OTHER')
  const product = await productOf(shop, seller)
  offer = await offerOf(product.skuIds[0] ?? '')
})
afterAll(() => shop.stop())
afterEach(() => clock.reset())

async function offerOf(skuId: string): Promise<string> {
  const found = await readRows(
    shop.database.pool,
    z.object({ id: z.string() }),
    sql`select offer_id as id from offers where sku_id = ${skuId}`,
  )
  return found[0]?.id ?? ''
}

type Asked = Partial<AskInput>
const ask = (who: Joined, more: Asked = {}) =>
  shop.ask(askInConversation, { offer, key: newId(), words: 'Is the strap the short one?', ...more }, { token: who.token })
const answer = (conversationId: string, words = 'The short one, 52 cm.', by = seller.token) =>
  shop.ask(sendSellerMessage, { conversationId, key: newId(), words }, { token: by })
const thread = async (who: Joined, conversationId: string) =>
  (await shop.ask(getOwnThread, { conversationId }, { token: who.token })).data
const mailsTo = async (email: string): Promise<string[]> =>
  (
    await readRows(
      shop.database.pool,
      z.object({ subject: z.string(), body: z.string() }),
      sql`select subject, body from mails where recipient = ${email} and dedupe_key like 'conversation:%' order by created_at, mail_id`,
    )
  ).map(({ subject, body }) => `${subject}\n${body}`)
const mail = () => shop.database.inTransaction((tx) => mailAwayReaders(tx, 50))

test('a buyer asks about an offer, the seller answers, and each sees the other’s words, what is unread and how far was read', async () => {
  const buyer = await join(shop)
  const before = (await shop.ask(getSubject, { offer }, { token: buyer.token })).data
  expect(before).toMatchObject({ conversationId: '', kind: 'seller', name: 'TALKS Limited', card: { orderNo: '' } })
  const { conversationId } = (await ask(buyer)).data
  const waiting = (await shop.ask(listSellerConversations, {}, { token: seller.token })).data
  expect(waiting.queues.waiting).toBe(1)
  expect(waiting.list[0]).toMatchObject({
    conversationId,
    unread: 1,
    last: { words: 'Is the strap the short one?', isOwn: false },
  })
  expect(waiting.list[0]?.dueTime).not.toBe('')
  await shop.ask(readSellerThread, { conversationId, position: 1 }, { token: seller.token })
  expect(await thread(buyer, conversationId)).toMatchObject({ readTo: 1, unread: 0 })
  await answer(conversationId)
  expect((await shop.ask(countOwnUnread, {}, { token: buyer.token })).data.unread).toBe(1)
  const read = (await shop.ask(readOwnThread, { conversationId, position: 99 }, { token: buyer.token })).data
  expect(read.unread).toBe(0)
  const seen = await thread(buyer, conversationId)
  expect(seen.messages.map(({ position, isOwn, author }) => [position, isOwn, author])).toEqual([
    [1, true, ''],
    [2, false, ''],
  ])
  expect(seen.dueTime).toBe('')
  const again = (await ask(buyer, { words: 'And by Thursday?' })).data
  expect(again).toMatchObject({ conversationId, position: 3 })
})

test('no contact details pass between a buyer and a seller, and both are told what was left out', async () => {
  const buyer = await join(shop)
  const { conversationId, masked } = (await ask(buyer, { words: 'Size 38? WhatsApp me: ９１２３ 4567, HK$12,800' })).data
  expect(masked).toEqual(['phone', 'messenger'])
  const told = { words: 'Size 38? WhatsApp me: •••, HK$12,800', masked }
  expect((await thread(buyer, conversationId)).messages[0]).toMatchObject(told)
  const theirs = (await shop.ask(getSellerThread, { conversationId }, { token: seller.token })).data
  expect(theirs.messages[0]).toMatchObject(told)
  expect((await answer(conversationId, 'Write to me@example.com')).data.masked).toEqual(['email'])
  const kept = await readRows(
    shop.database.pool,
    z.object({ body: z.string() }),
    sql`select body from conversation_messages where conversation_id = ${conversationId} order by position`,
  )
  expect(kept[1]?.body).toBe('Write to •••')
  const support = (await ask(buyer, { offer: '', words: 'Call me on 9123 4567' })).data
  expect((await thread(buyer, support.conversationId)).messages[0]?.words).toBe('Call me on 9123 4567')
})

test('the same message twelve times at once is one, and messages at once each have their place', async () => {
  const buyer = await join(shop)
  const key = newId()
  const sent = await Promise.all(Array.from({ length: 12 }, () => ask(buyer, { key })))
  const [first] = sent
  const conversationId = first?.data.conversationId ?? ''
  expect(new Set(sent.map(({ data }) => `${data.conversationId} ${data.position}`))).toEqual(new Set([`${conversationId} 1`]))
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      at % 2 === 0
        ? answer(conversationId, `Answer ${at}`)
        : shop.ask(sendOwnMessage, { conversationId, key: newId(), words: `Question ${at}` }, { token: buyer.token }),
    ),
  )
  await shop.ask(sendOwnMessage, { conversationId, key, words: 'Another' }, { token: buyer.token })
  const { messages } = await thread(buyer, conversationId)
  expect(messages.map(({ position }) => position)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1))
  expect(new Set(messages.map(({ words }) => words)).size).toBe(13)
})

test('a conversation is there for its two sides alone: another’s is not found, by any call', async () => {
  const [buyer, stranger] = [await join(shop), await join(shop)]
  const { conversationId } = (await ask(buyer)).data
  const uploadId = await sendPicture(shop, 'conversation', buyer.token)
  await shop.ask(sendOwnMessage, { conversationId, key: newId(), pictures: [uploadId] }, { token: buyer.token })
  const key = newId()
  const words = 'Mine?'
  const desk = await shop.operator(['support'])
  const foreign = [
    shop.ask(getOwnThread, { conversationId }, { token: stranger.token }),
    shop.ask(sendOwnMessage, { conversationId, key, words }, { token: stranger.token }),
    shop.ask(readOwnThread, { conversationId, position: 1 }, { token: stranger.token }),
    shop.ask(getSellerThread, { conversationId }, { token: other.token }),
    shop.ask(sendSellerMessage, { conversationId, key, words }, { token: other.token }),
    shop.ask(settleSellerThread, { conversationId }, { token: other.token }),
    shop.ask(getDeskThread, { conversationId }, { token: desk }),
    shop.ask(sendDeskMessage, { conversationId, key, words }, { token: desk }),
  ]
  expect((await Promise.all(foreign)).map(({ code }) => code)).toEqual(foreign.map(() => refusals.NOT_FOUND.code))
  const picture = async (path: string, token: string) => {
    const query = new URLSearchParams({ conversationId, uploadId })
    const got = await fetch(`${shop.url}${BASE_PATH}${path}?${query}`, { headers: { Authorization: `Bearer ${token}` } })
    return got.headers.get('content-type')
  }
  expect(await picture(ownConversationPicture.path, buyer.token)).toBe('image/jpeg')
  expect(await picture(sellerConversationPicture.path, seller.token)).toBe('image/jpeg')
  expect(await picture(ownConversationPicture.path, stranger.token)).toContain('json')
  expect(await picture(sellerConversationPicture.path, other.token)).toContain('json')
  const stolen = await shop.ask(sendOwnMessage, { conversationId, key: newId(), pictures: [uploadId] }, { token: stranger.token })
  expect(stolen.code).toBe(refusals.NOT_FOUND.code)
})

test('of an order its buyer writes to each of its sellers, about that order alone', async () => {
  const [buyer, stranger] = [await join(shop), await join(shop)]
  const { orderNo } = (await placeAsGuest(shop, [await productOf(shop, seller)], { token: buyer.token })).answer.data
  const about = { offer: '', orderNo, seller: seller.code }
  const { conversationId } = (await ask(buyer, about)).data
  const shown = (await shop.ask(getSellerThread, { conversationId }, { token: seller.token })).data
  expect(shown.card).toMatchObject({ orderNo, more: 0 })
  expect((await ask(stranger, about)).code).toBe(refusals.NOT_FOUND.code)
  expect((await ask(buyer, { ...about, seller: other.code })).code).toBe(refusals.NOT_FOUND.code)
  expect((await ask(buyer, { ...about, seller: '' })).data.conversationId).not.toBe(conversationId)
  const found = (await shop.ask(listOwnConversations, { word: orderNo }, { token: buyer.token })).data
  expect(found.total).toBe(2)
  expect((await shop.ask(listOwnConversations, { word: 'no such word' }, { token: buyer.token })).data.total).toBe(0)
})

test('what is missing or too long is said by its field, and nobody begins more than twenty a day', async () => {
  const buyer = await join(shop)
  for (const words of [' ', '字'.repeat(1_001)])
    expect(await ask(buyer, { words })).toMatchObject({
      code: refusals.BAD_INPUT.code,
      data: { fields: { words: expect.any(String) } },
    })
  expect((await ask(buyer, { words: '字'.repeat(1_000) })).code).toBe(200)
  for (let at = 0; at < 20; at += 1) await shop.product()
  await runSql(
    shop.database,
    sql`insert into conversations (conversation_id, kind, account_id, product_id, begun_at, last_at)
      select gen_random_uuid(), 'support', ${buyer.account}, product_id, now(), now() from products limit 19`,
  )
  expect((await ask(buyer, { offer: '' })).code).toBe(refusals.TOO_MANY.code)
  expect((await ask(buyer)).code).toBe(200)
})

test('who is away is mailed once until they have been here, with a way back and without the words', async () => {
  const buyer = await join(shop)
  const { conversationId } = (await ask(buyer)).data
  await answer(conversationId, 'Secret words')
  await mail()
  expect(await mailsTo(buyer.email)).toEqual([])
  clock.advance(6 * MINUTE)
  await Promise.all([mail(), mail(), mail()])
  await answer(conversationId, 'And more')
  clock.advance(6 * MINUTE)
  await mail()
  const first = await mailsTo(buyer.email)
  expect(first).toHaveLength(1)
  expect(first[0]).toContain(`/myaccount/conversations/thread?id=${conversationId}`)
  expect(first[0]).not.toContain('Secret words')
  await shop.ask(readOwnThread, { conversationId, position: 3 }, { token: buyer.token })
  await answer(conversationId, 'Once more')
  clock.advance(6 * MINUTE)
  await mail()
  expect(await mailsTo(buyer.email)).toHaveLength(2)
})

test('a question waits for its answer a day, counts as late after it, and is in the figures of the seller', async () => {
  const talker = await merchantOf(shop, 'SLOW')
  const product = await productOf(shop, talker)
  const buyer = await join(shop)
  const { conversationId } = (await ask(buyer, { offer: await offerOf(product.skuIds[0] ?? '') })).data
  const counts = async () => (await shop.ask(countSellerTalk, {}, { token: talker.token })).data
  expect(await counts()).toMatchObject({ waiting: 1, late: 0 })
  expect((await shop.ask(settleSellerThread, { conversationId }, { token: talker.token })).code).toBe(refusals.NOT_ANSWERED.code)
  clock.advance(DAY + MINUTE)
  expect(await counts()).toMatchObject({ waiting: 1, late: 1 })
  const figure = async () =>
    (await shop.ask(getHealth, {}, { token: talker.token })).data.figures.find((one) => one.figure === 'unanswered')
  expect(await figure()).toMatchObject({ num: 1, of: 1, standing: 'few' })
  await answer(conversationId, 'Sorry, here it is.', talker.token)
  expect(await counts()).toMatchObject({ waiting: 0, late: 0 })
  expect(await figure()).toMatchObject({ num: 1, of: 1 })
  await shop.ask(sendOwnMessage, { conversationId, key: newId(), words: 'Thank you.' }, { token: buyer.token })
  expect(await counts()).toMatchObject({ waiting: 1 })
  expect((await shop.ask(settleSellerThread, { conversationId }, { token: talker.token })).data.waitTime).toBe('')
  expect(await figure()).toMatchObject({ num: 1, of: 1 })
})

test('answers written once are the seller’s own, and what it says while away is shown to who asks', async () => {
  const buyer = await join(shop)
  const { version } = (await shop.ask(getSellerAnswers, {}, { token: other.token })).data
  const away = { en: 'Back on Monday.', zh: '' }
  const save = { version, answers: [{ en: 'It is in stock.', zh: '現貨。' }], away }
  const saved = await Promise.all([save, save].map((one) => shop.ask(saveSellerAnswers, one, { token: other.token })))
  expect(new Set(saved.map(({ code }) => code))).toEqual(new Set([200, refusals.MOVED_ON.code]))
  expect((await shop.ask(getSellerAnswers, {}, { token: seller.token })).data.answers).toEqual([])
  const product = await productOf(shop, other)
  const { conversationId } = (await ask(buyer, { offer: await offerOf(product.skuIds[0] ?? '') })).data
  expect((await shop.ask(getOwnThread, { conversationId }, { token: buyer.token, language: 'cht_CN' })).data.away).toBe(
    'Back on Monday.',
  )
})

test('the shop answers members and sellers: what waits longest first, seen to by one, with notes among colleagues', async () => {
  const buyer = await join(shop)
  const desk = await shop.operator(['support'])
  const asked = (await ask(buyer, { offer: '', words: 'Where is my parcel?' })).data
  const partner = (await shop.ask(askShop, { key: newId(), words: 'When is the payout?' }, { token: seller.token })).data
  const queue = async (name: 'waiting' | 'own' | 'partners') =>
    (await shop.ask(listDeskConversations, { queue: name }, { token: desk })).data.list.map((row) => row.conversationId)
  expect(await queue('waiting')).toContain(asked.conversationId)
  expect(await queue('partners')).toEqual([partner.conversationId])
  const { conversationId } = asked
  expect((await shop.ask(assignThread, { conversationId, isMine: true }, { token: desk })).data.isMine).toBe(true)
  expect(await queue('own')).toEqual([conversationId])
  await shop.ask(addThreadNote, { conversationId, words: 'Asked the courier.' }, { token: desk })
  await shop.ask(sendDeskMessage, { conversationId, key: newId(), words: 'It comes today.' }, { token: desk })
  expect(await queue('own')).toEqual([])
  const shown = (await shop.ask(getDeskThread, { conversationId }, { token: desk })).data
  expect(shown).toMatchObject({ name: 'Wai', notes: [{ words: 'Asked the courier.' }] })
  await runSql(shop.database, sql`update account_details set first_name = '' where account_id = ${buyer.account}`)
  expect((await shop.ask(getDeskThread, { conversationId }, { token: desk })).data.name).toBe(buyer.email)
  const own = await thread(buyer, conversationId)
  expect(own).toMatchObject({ kind: 'support', name: '', messages: [{ isOwn: true }, { isOwn: false, author: '' }] })
  expect(JSON.stringify(own)).not.toContain('courier')
  const late = await shop.ask(askShop, { orderNo: 'PNOTTHEIRS', key: newId(), words: 'Mine?' }, { token: seller.token })
  expect(late.code).toBe(refusals.NOT_FOUND.code)
})

test('who looks is told at once, on both sides, and finds what was written meanwhile', async () => {
  const buyer = await join(shop)
  const clerk = await personOf(shop, seller.merchantId, 'staff', ['talk'])
  const packer = await personOf(shop, seller.merchantId, 'staff', ['ship'])
  const listeners = await Promise.all([buyer, clerk, packer].map(({ token }) => listenLive(shop, token)))
  await expect.poll(() => listeners.map(({ heard }) => heard()), { timeout: 10_000 }).toEqual([1, 1, 1])
  const { conversationId } = (await ask(buyer)).data
  await expect.poll(() => listeners.map(({ heard }) => heard()), { timeout: 10_000 }).toEqual([2, 2, 1])
  for (const { leave } of listeners) leave()
  await answer(conversationId, 'While you were away')
  const back = await listenLive(shop, buyer.token)
  await expect.poll(() => back.heard(), { timeout: 10_000 }).toBe(1)
  back.leave()
  expect((await thread(buyer, conversationId)).messages.at(-1)?.words).toBe('While you were away')
})

test('a member’s download has their conversations; who leaves takes their words along, and the seller’s stay', async () => {
  const buyer = await join(shop)
  await runSql(
    shop.database,
    sql`insert into account_details (account_id, first_name, last_name, area_number, mobile, email, language, side, changed_at)
      values (${buyer.account}, 'Mei', 'Ho', '', '', '', 'en', 'women', now())
      on conflict (account_id) do update set first_name = 'Mei', last_name = 'Ho'`,
  )
  const { conversationId } = (await ask(buyer, { words: 'My own words' })).data
  await answer(conversationId, 'The seller’s words')
  const data = await fetch(`${shop.url}${BASE_PATH}${getOwnData.path}`, { headers: { Authorization: `Bearer ${buyer.token}` } })
  expect(await data.text()).toMatch(/My own words[\s\S]*The seller’s words/)
  const shown = async () => (await shop.ask(getSellerThread, { conversationId }, { token: seller.token })).data
  expect((await shown()).name).toBe('Mei')
  await runSql(shop.database, sql`update members set leaving_at = now() where account_id = ${buyer.account}`)
  await shop.database.inTransaction((tx) => deleteDueAccounts(tx, 50))
  const left = await shown()
  expect(left.name).toBe('')
  expect(left.messages.map(({ words, isGone }) => [words, isGone])).toEqual([
    ['', true],
    ['The seller’s words', false],
  ])
})
