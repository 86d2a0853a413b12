import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { requireInvariants } from '#flows/invariants.builders.ts'
import type { BuiltMerchant } from '#flows/sellers/sellers.builders.ts'
import { endOverdueSearches } from '#flows/sourcing/search-item.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { getAdminRequest, judgeRequest, receiveItem } from '#modules/sourcing/desk-sourcing.paths.ts'
import { giveUpSearch } from '#modules/sourcing/seller-sourcing.paths.ts'
import { getRequest, reviewBuyer } from '#modules/sourcing/sourcing.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { sourcingOf } from './sourcing.builders.ts'

let shop: TestShop
let people: ReturnType<typeof sourcingOf>
let paris: BuiltMerchant
let office: string
beforeAll(async () => {
  shop = await startTestShop()
  people = sourcingOf(shop)
  paris = await people.buyer('PARIS')
  office = await shop.operator()
  await shop.product()
})
afterEach(async () => {
  clock.reset()
  await requireInvariants(shop.database)
})
afterAll(() => shop.stop())

type Signed = { token: string }
const own = async ({ token }: Signed, requestNo: string) => (await shop.ask(getRequest, { requestNo }, { token })).data
const endOverdue = () => shop.database.inTransaction((tx) => endOverdueSearches(tx, 100))
/** Not found, as its buyer says. */
async function givenUp() {
  const found = await people.searching(paris)
  const { version } = (await people.look(paris, found.requestNo)).data
  await shop.ask(giveUpSearch, { requestNo: found.requestNo, version, reason: 'Sold out.' }, { token: paris.token })
  return { ...found, version: (await own(found.member, found.requestNo)).version }
}

test('a parcel that never arrives brings the deposit back; one the bench has received waits for it without a limit', async () => {
  const [lost, here] = [await people.searching(paris), await people.searching(paris)]
  for (const { requestNo } of [lost, here]) {
    await people.bought(paris, requestNo)
    await people.sent(paris, requestNo)
  }
  const bench = await shop.operator(['authenticator'])
  const { data: seen } = await shop.ask(getAdminRequest, { requestNo: here.requestNo }, { token: bench })
  expect(seen.acts).toEqual(expect.arrayContaining(['arrive', 'pass', 'fail']))
  const arrived = { requestNo: here.requestNo, version: seen.version }
  const both = await Promise.all([1, 2].map(() => shop.ask(receiveItem, arrived, { token: bench })))
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, refusals.SOURCING_MOVED_ON.code])
  expect(await own(here.member, here.requestNo)).toMatchObject({ state: 'sent', dueTime: '' })
  clock.advance(19 * DAY)
  await endOverdue()
  clock.reset()
  expect(await own(lost.member, lost.requestNo)).toMatchObject({ state: 'not-found', deposit: { state: 'going-back' } })
  expect((await own(here.member, here.requestNo)).state).toBe('sent')
})

test('who has no e-mail address is asked for one before a quote is accepted', async () => {
  const member = await people.member()
  const { requestNo } = (await people.ask(member)).data
  await people.quote(paris, requestNo)
  await runSql(shop.database, sql`delete from contacts where account_id = ${member.account}`)
  expect((await people.accept(member, requestNo, paris.code)).code).toBe(refusals.SOURCING_NEEDS_EMAIL.code)
})

test('what a global buyer is told leads to the request in its seller centre', async () => {
  const { requestNo } = await people.searching(paris)
  const { list } = (await shop.ask(listMessages, {}, { token: paris.token })).data
  expect(list.map(({ link }) => link)).toContain(`/seller/sourcing/${requestNo}`)
})

test('a member says once how a buyer did, and it is shown beside the buyer’s next quotes without a name', async () => {
  const { member, requestNo, version } = await givenUp()
  const said = { requestNo, version, stars: 4, words: 'Quick to say so. Write to me at me@example.com.' }
  const bare = await shop.ask(reviewBuyer, { ...said, stars: 0, words: '' }, { token: member.token })
  expect(Object.keys((bare.data as { fields?: object }).fields ?? {})).toEqual(['stars', 'words'])
  const stranger = await people.member()
  expect((await shop.ask(reviewBuyer, said, { token: stranger.token })).code).toBe(refusals.NOT_FOUND.code)
  const both = await Promise.all([1, 2].map(() => shop.ask(reviewBuyer, said, { token: member.token })))
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, refusals.SOURCING_MOVED_ON.code])
  const reviewed = await own(member, requestNo)
  expect(reviewed).toMatchObject({ acts: [], state: 'not-found', review: { stars: 4, isHidden: false } })
  expect(reviewed.review?.words).not.toContain('example.com')
  expect((await people.look(paris, requestNo)).data.review).toMatchObject({ stars: 4 })

  const next = (await people.ask(stranger)).data.requestNo
  await people.quote(paris, next)
  const [quote] = (await own(stranger, next)).list
  expect(quote).toMatchObject({ stars: '4.0', reviews: 1, latest: [{ stars: 4 }] })
  expect(JSON.stringify(quote)).not.toContain(member.account)
})

test('what is not over, what its member did not pay, and words the lists stop are not reviewed', async () => {
  const { member, requestNo } = await people.searching(paris)
  const { version, acts } = await own(member, requestNo)
  expect(acts).toEqual([])
  const said = { requestNo, version, stars: 1, words: 'Slow.' }
  expect((await shop.ask(reviewBuyer, said, { token: member.token })).code).toBe(refusals.SOURCING_MOVED_ON.code)
  const other = await givenUp()
  const linked = { requestNo: other.requestNo, version: other.version, stars: 1, words: 'See https://elsewhere.example/cheap' }
  expect((await shop.ask(reviewBuyer, linked, { token: other.member.token })).data).toMatchObject({ field: 'words' })
})

test('a colleague hides a review with a reason, and it counts no more', async () => {
  const { member, requestNo, version } = await givenUp()
  const before = await askQuote()
  await shop.ask(reviewBuyer, { requestNo, version, stars: 1, words: 'Rude.' }, { token: member.token })
  expect((await askQuote())?.reviews).toBe((before?.reviews ?? 0) + 1)
  const { data: seen } = await shop.ask(getAdminRequest, { requestNo }, { token: office })
  expect(seen.acts).toEqual(['hide-review'])
  const hide = { requestNo, version: seen.version, act: 'hide-review' as const, reason: 'About a person.' }
  expect((await shop.ask(judgeRequest, { ...hide, reason: '' }, { token: office })).data).toMatchObject({ field: 'reason' })
  const both = await Promise.all([1, 2].map(() => shop.ask(judgeRequest, hide, { token: office })))
  expect(both.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, refusals.SOURCING_MOVED_ON.code])
  expect((await askQuote())?.reviews).toBe(before?.reviews)
  expect((await own(member, requestNo)).review).toMatchObject({ isHidden: true })
})

async function askQuote() {
  const member = await people.member()
  const { requestNo } = (await people.ask(member)).data
  await people.quote(paris, requestNo)
  return (await own(member, requestNo)).list[0]
}

test('jewellery and watches from HK$120,000 are only taken, and ordered, by a shop that is registered as a dealer', async () => {
  const member = await people.member()
  const { requestNo } = (await people.ask(member, { kind: 'jewellery', budget: '200000' })).data
  await people.quote(paris, requestNo, { price: '150000' })
  const register = (version: number, value: { category: 'A' | ''; number: string }) =>
    shop.ask(saveSetting, { name: 'dealer', version, value }, { token: office })
  const { code } = await register(0, { category: '', number: '' })
  expect(code).toBe(200)
  expect((await people.accept(member, requestNo, paris.code)).code).toBe(refusals.SOURCING_NEEDS_DEALER.code)
  await register(1, { category: 'A', number: 'A-B-26-11-00009' })
  const deposit = (await people.accept(member, requestNo, paris.code)).data.deposit?.orderNo ?? ''
  await people.payCard(member, deposit)
  await people.bought(paris, requestNo)
  await people.sent(paris, requestNo)
  await register(2, { category: '', number: '' })
  await runSql(shop.database, sql`update categories set precious = true where path = 'women/bags/tote-bags'`)
  const refused = await people.examined(office, requestNo)
  expect(refused.code).toBe(refusals.DEALER_NEEDED.code)
  await register(3, { category: 'A', number: 'A-B-26-11-00009' })
  expect((await people.examined(office, requestNo)).data).toMatchObject({ state: 'passed' })
  await runSql(shop.database, sql`update categories set precious = false where path = 'women/bags/tote-bags'`)
})
