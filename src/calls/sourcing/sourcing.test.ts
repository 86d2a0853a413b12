import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { lapseRequests } from '#flows/sourcing/ask-request.ts'
import type { BuiltMerchant } from '#flows/sellers/sellers.builders.ts'
import { askInConversation } from '#modules/conversations/conversations.paths.ts'
import { listSellerConversations } from '#modules/conversations/seller-talk.paths.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { getAdminRequest, judgeRequest, listAdminRequests } from '#modules/sourcing/desk-sourcing.paths.ts'
import {
  getScope,
  listSellerRequests,
  saveQuote,
  saveScope,
  sellerRequestPicture,
  withdrawQuote,
} from '#modules/sourcing/seller-sourcing.paths.ts'
import { askRequest, closeRequest, getRequest, listRequests, requestPicture } from '#modules/sourcing/sourcing.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { merchantOf } from '#flows/sellers/sellers.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { sourcingOf } from './sourcing.builders.ts'

let shop: TestShop
let people: ReturnType<typeof sourcingOf>
let paris: BuiltMerchant
let milan: BuiltMerchant
beforeAll(async () => {
  shop = await startTestShop()
  people = sourcingOf(shop)
  paris = await people.buyer('PARIS')
  milan = await people.buyer('MILAN')
})
afterEach(() => clock.reset())
afterAll(() => shop.stop())

const own = async ({ token }: { token: string }, requestNo: string) => (await shop.ask(getRequest, { requestNo }, { token })).data
const openTo = async ({ token }: { token: string }) =>
  (await shop.ask(listSellerRequests, {}, { token })).data.list.map(({ requestNo }) => requestNo)

test('nothing can be asked for while the shop says so', async () => {
  const member = await people.member()
  await people.open(false, 0)
  expect((await people.ask(member)).code).toBe(refusals.SOURCING_CLOSED.code)
  await people.open(true, 1)
  expect((await people.ask(member)).code).toBe(200)
})

test('what a member asks for is seen by global buyers, without a name, and their quotes stand in equal rows, the lowest first', async () => {
  const member = await people.member()
  const asked = await people.ask(member, { pictures: [await people.picture(member)] })
  expect(asked.msg).toBe('')
  const { requestNo } = asked.data
  expect(asked.data).toMatchObject({ state: 'open', buyers: 2, acts: ['close', 'change'], list: [] })
  expect(await openTo(paris)).toContain(requestNo)
  expect(JSON.stringify(await people.look(paris, requestNo))).not.toContain(member.account)
  await people.quote(paris, requestNo, { price: '8940' })
  await people.quote(milan, requestNo, { price: '7480.50', days: 20 })
  const { list, acts } = await own(member, requestNo)
  expect(list.map(({ merchant, price, deposit, rest }) => [merchant, price, deposit, rest])).toEqual([
    ['MILAN Limited', '7480.50', '2244.00', '5236.50'],
    ['PARIS Limited', '8940.00', '2682.00', '6258.00'],
  ])
  expect(acts).toEqual(['close'])
  expect((await people.look(paris, requestNo)).data).toMatchObject({ place: 2, quotes: 2, own: { price: '8940.00' } })
  const { list: told } = (await shop.ask(listMessages, {}, { token: member.token })).data
  expect(told.filter(({ link }) => link.endsWith(requestNo))).toHaveLength(2)
})

test('a quote is changed or withdrawn until it is accepted, by the version that was read', async () => {
  const member = await people.member()
  const { requestNo } = (await people.ask(member)).data
  const first = (await people.quote(paris, requestNo)).data
  const changed = await people.quote(paris, requestNo, { price: '8000' })
  expect(changed.data.own).toMatchObject({ price: '8000.00', version: 2 })
  const stale = { requestNo, version: first.version, quoteVersion: 1, price: '1', days: 1, validHours: 1, country: 'FR' as const }
  expect((await shop.ask(saveQuote, stale, { token: paris.token })).code).toBe(refusals.SOURCING_MOVED_ON.code)
  expect((await shop.ask(withdrawQuote, { requestNo, quoteVersion: 1 }, { token: paris.token })).code).toBe(
    refusals.SOURCING_MOVED_ON.code,
  )
  await shop.ask(withdrawQuote, { requestNo, quoteVersion: 2 }, { token: paris.token })
  expect((await own(member, requestNo)).list).toEqual([])
})

test('of two people of a buyer who quote at once one is told that the other has', async () => {
  const member = await people.member()
  const { requestNo, version } = (await people.ask(member)).data
  const said = { requestNo, version, days: 9, validHours: 24, country: 'IT' as const }
  const both = await Promise.all(['8000', '7000'].map((price) => shop.ask(saveQuote, { ...said, price }, { token: milan.token })))
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, refusals.SOURCING_MOVED_ON.code])
})

test('buyers see requests for the houses they name, and quote from the countries they buy in', async () => {
  const tokyo = await people.buyer('TOKYO')
  const { data: scope } = await shop.ask(getScope, {}, { token: tokyo.token })
  const product = await shop.product()
  const { rows } = await runHouse(product.productId)
  await shop.ask(saveScope, { version: scope.version, countries: ['JP'], houses: ['another-house'] }, { token: tokyo.token })
  const member = await people.member()
  const known = (await people.ask(member, { house: rows })).data.requestNo
  const unknown = (await people.ask(member, { house: 'A house nobody knows' })).data.requestNo
  const seen = await openTo(tokyo)
  expect([seen.includes(known), seen.includes(unknown)]).toEqual([false, true])
  expect((await people.look(tokyo, known)).code).toBe(refusals.NOT_FOUND.code)
  expect((await people.quote(tokyo, unknown)).data).toMatchObject({ fields: { country: expect.any(String) } })
  expect((await shop.ask(saveScope, { version: 0, countries: ['JP'], houses: [] }, { token: tokyo.token })).code).toBe(
    refusals.SOURCING_MOVED_ON.code,
  )
})

async function runHouse(productId: string): Promise<{ rows: string }> {
  const { rows } = await sql<{ name: string }>`select b.name from products p join brands b using (brand_code)
    where product_id = ${productId}`.execute(shop.database.pool as never)
  return { rows: rows[0]?.name ?? '' }
}

test('contact details are taken out of what both sides write', async () => {
  const member = await people.member()
  const { requestNo, words } = (await people.ask(member, { words: 'Please write to me at me@example.com, thank you.' })).data
  expect(words).not.toContain('example.com')
  await people.quote(paris, requestNo, { words: 'Call 9123 4567 for more.' })
  expect((await own(member, requestNo)).list[0]?.words).not.toContain('4567')
})

test('another’s request is not there, nor are its pictures, and no other kind of merchant has this room', async () => {
  const [member, stranger] = [await people.member(), await people.member()]
  const uploadId = await people.picture(member)
  const { requestNo, version } = (await people.ask(member, { pictures: [uploadId] })).data
  expect((await shop.ask(getRequest, { requestNo }, { token: stranger.token })).code).toBe(refusals.NOT_FOUND.code)
  expect((await shop.ask(closeRequest, { requestNo, version }, { token: stranger.token })).code).toBe(refusals.NOT_FOUND.code)
  expect((await people.ask(stranger, { requestNo, version })).code).toBe(refusals.NOT_FOUND.code)
  expect((await people.ask(stranger, { pictures: [uploadId] })).code).toBe(refusals.NOT_FOUND.code)
  const picture = async (path: string, token: string) => {
    const query = new URLSearchParams({ requestNo, uploadId })
    const answer = await fetch(`${shop.url}${BASE_PATH}${path}?${query}`, { headers: { Authorization: `Bearer ${token}` } })
    return answer.headers.get('content-type')
  }
  expect(await picture(requestPicture.path, member.token)).toBe('image/jpeg')
  expect(await picture(requestPicture.path, stranger.token)).toContain('json')
  expect(await picture(sellerRequestPicture.path, paris.token)).toBe('image/jpeg')
  const company = await merchantOf(shop, 'COMPANY')
  expect((await people.look(company, requestNo)).code).toBe(refusals.SOURCING_NOT_BUYER.code)
  const self = (await people.ask(paris)).data.requestNo
  expect(await openTo(paris)).not.toContain(self)
  expect((await people.look(paris, self)).code).toBe(refusals.NOT_FOUND.code)
})

test('a suspended buyer quotes no more, and is no longer counted', async () => {
  const lagos = await people.buyer('LAGOS')
  const member = await people.member()
  const { requestNo, buyers } = (await people.ask(member)).data
  await people.quote(lagos, requestNo)
  await runSql(shop.database, sql`update merchants set state = 'suspended' where merchant_id = ${lagos.merchantId}`)
  expect((await people.quote(lagos, requestNo, { price: '1' })).code).toBe(refusals.SOURCING_NOT_BUYER.code)
  expect((await own(member, requestNo)).buyers).toBe(buyers - 1)
})

test('what the lists of words stop waits for a colleague, who shows it or says why not', async () => {
  const moderator = await shop.operator(['support'])
  const member = await people.member()
  const { requestNo } = (await people.ask(member, { words: 'See https://elsewhere.example/offer for the one I mean.' })).data
  expect((await own(member, requestNo)).state).toBe('waiting')
  expect(await openTo(paris)).not.toContain(requestNo)
  const { list } = (await shop.ask(listAdminRequests, {}, { token: moderator })).data
  expect(list.map((row) => row.requestNo)).toContain(requestNo)
  const { version, acts } = (await shop.ask(getAdminRequest, { requestNo }, { token: moderator })).data
  expect(acts).toContain('refuse')
  const bare = await shop.ask(judgeRequest, { requestNo, version, act: 'refuse' }, { token: moderator })
  expect(bare.data).toMatchObject({ field: 'reason' })
  await shop.ask(judgeRequest, { requestNo, version, act: 'refuse', reason: 'Leads elsewhere.' }, { token: moderator })
  expect(await own(member, requestNo)).toMatchObject({ state: 'refused', reason: 'Leads elsewhere.' })
})

test('bad input is answered by its field, five requests are open at most however many come at once, and time ends those that are not accepted', async () => {
  const member = await people.member()
  const bad = await people.ask(member, { house: '', budget: '0', neededBy: '2020-01-01', kind: 'cars' as never })
  expect(Object.keys((bad.data as { fields?: object }).fields ?? {})).toEqual(expect.arrayContaining(['house', 'budget', 'kind']))
  expect((await people.ask(member, { neededBy: '2020-01-01' })).data).toMatchObject({ field: 'neededBy' })
  const all = await Promise.all(Array.from({ length: 7 }, (_, at) => people.ask(member, { words: `Number ${at}, please.` })))
  expect(all.filter(({ code }) => code === 200)).toHaveLength(5)
  const first = all.find(({ code }) => code === 200)
  const requestNo = first?.data.requestNo ?? ''
  await shop.ask(closeRequest, { requestNo, version: first?.data.version ?? 0 }, { token: member.token })
  expect((await own(member, requestNo)).state).toBe('closed')
  clock.advance(10 * DAY)
  await shop.database.inTransaction((tx) => lapseRequests(tx, 100))
  clock.reset()
  const { list } = (await shop.ask(listRequests, {}, { token: member.token })).data
  expect(new Set(list.map(({ state }) => state))).toEqual(new Set(['closed', 'lapsed']))
})

test('a request is changed until it has been quoted for', async () => {
  const member = await people.member()
  const { requestNo, version } = (await people.ask(member)).data
  const changed = await people.ask(member, { requestNo, version, budget: '10400' })
  expect(changed.data).toMatchObject({ requestNo, budget: '10400.00' })
  await people.quote(paris, requestNo)
  const { version: now } = await own(member, requestNo)
  expect((await shop.ask(askRequest, people.wanted({ requestNo, version: now }), { token: member.token })).code).toBe(
    refusals.SOURCING_MOVED_ON.code,
  )
})

test('a member and a buyer who has quoted write to each other about the request, and no contact details pass', async () => {
  const [member, stranger] = [await people.member(), await people.member()]
  const { requestNo } = (await people.ask(member)).data
  const about = { request: requestNo, seller: paris.code }
  const write = (by: { token: string }, words: string, to: object = about) =>
    shop.ask(askInConversation, { ...to, key: newId(), words }, { token: by.token })
  expect((await write(member, 'Is the box there?')).code).toBe(refusals.NOT_FOUND.code)
  await people.quote(paris, requestNo)
  expect((await write(stranger, 'Is the box there?')).code).toBe(refusals.NOT_FOUND.code)
  expect((await write(member, 'Hello?', { ...about, seller: milan.code })).code).toBe(refusals.NOT_FOUND.code)
  const first = await write(member, 'Is the box there? Call me on 9123 4567.')
  expect(first.data.masked).toEqual(['phone'])
  const again = await write(member, 'And the papers?')
  expect(again.data.conversationId).toBe(first.data.conversationId)
  const { list } = (await shop.ask(listSellerConversations, {}, { token: paris.token })).data
  expect(list.find(({ conversationId }) => conversationId === first.data.conversationId)?.card).toMatchObject({ requestNo })
})
