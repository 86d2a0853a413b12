import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { requireInvariants } from '#flows/invariants.builders.ts'
import { join } from '#flows/members/sign-in.builders.ts'
import { whileHeld } from '#flows/money/merchants/held-seller.builders.ts'
import { runCampaign } from '#flows/place-order/rewards.builders.ts'
import { merchantOf, productOf } from '#flows/sellers/sellers.builders.ts'
import { settleReceivedPieces } from '#flows/settlement/complete-order.ts'
import { listCartCoupons, quoteOrder } from '#modules/orders/orders.paths.ts'
import { holdMerchant, getKeptMerchant } from '#modules/merchants/kept-merchants.paths.ts'
import {
  addReferralLink,
  getPicks,
  saveOwnPicks,
  endReferralLink,
  getReferrer,
  listReferralDays,
  listReferralLinks,
  listReferrers,
} from '#modules/referrals/referrals.paths.ts'
import { getMerchantMoney, getMerchantStatement } from '#modules/settlement/merchant-money.paths.ts'
import { askReturn } from '#modules/returns/returns.paths.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId, newSpokenCode } from '#platform/ids.server.ts'
import { createLog } from '#platform/log.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { type Browser, startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { referralsOf } from './referrals.builders.ts'

let shop: TestShop
let office: string
let work: ReturnType<typeof referralsOf>
beforeAll(async () => {
  shop = await startTestShop()
  office = await shop.operator()
  work = referralsOf(shop, () => office)
})
afterEach(async () => {
  clock.reset()
  await requireInvariants(shop.database)
})
afterAll(() => shop.stop())

/** One of its people, too. */
const actsFor = (account: string, merchantId: string) =>
  runSql(
    shop.database,
    sql`insert into merchant_people (person_id, merchant_id, account_id, role, scopes) values (${newId()}, ${merchantId}, ${account}, 'staff', '{}')`,
  )
const balance = async ({ token }: { token: string }) => (await shop.ask(getMerchantMoney, {}, { token })).data.balance

test('a link leads on without what advertisers append, and what is bought within its days earns once it is kept', async () => {
  const wai = await work.influencer()
  const link = await work.linkTo(wai)
  const browser: Browser = new Map()
  expect(await work.click(link.code, browser)).toBe('/product/list/women/bags')
  const order = await work.buy([await shop.product()], { browser, quantity: 2 })
  expect((await work.links(wai)).totals).toMatchObject({
    visits: 1,
    orders: 1,
    sold: 2,
    kept: 0,
    waiting: 2,
    earned: '0.00',
    coming: '1200.00',
  })
  expect(await balance(wai)).toBe('0.00')
  await work.keep(order)
  await Promise.all([work.book(), work.book()])
  expect((await work.links(wai)).totals).toMatchObject({ kept: 2, waiting: 0, earned: '1200.00', coming: '0.00' })
  expect(await balance(wai)).toBe('1200.00')
  const { list } = (await shop.ask(getMerchantStatement, {}, { token: wai.token })).data
  expect(list.map(({ kind, orderNo, amount }) => [kind, orderNo, amount])).toEqual([
    ['referral-due', order.orderNo, '600.00'],
    ['referral-due', order.orderNo, '600.00'],
  ])
  const days = (await shop.ask(listReferralDays, { linkId: link.linkId }, { token: wai.token })).data.list
  expect(days).toMatchObject([{ visits: 1, orders: 1, sold: 2, kept: 2, earned: '1200.00' }])
})

test('an item that is kept earns more once another is cancelled and the coupon of both is undone', async () => {
  const wai = await work.influencer()
  const browser: Browser = new Map()
  await work.click((await work.linkTo(wai)).code, browser)
  const code = `L${newSpokenCode(9)}`
  await runCampaign(shop, { had: 'shared-code', shared_code: code, conditions: { minimumCents: 2_000_000 } })
  const order = await work.buy([await shop.product()], { browser, quantity: 2, code })
  const [kept = '', dropped = ''] = order.unitIds
  await work.deliver(order, [kept])
  clock.advance(8 * DAY)
  await settleReceivedPieces({ database: shop.database, settings: shop.settings, log: createLog('silent') })
  clock.reset()
  await whileHeld(shop, wai.merchantId, work.book)
  expect(await balance(wai)).toBe('595.00')
  const cancelled = { orderNo: order.orderNo, kind: 'cancel' as const, units: [{ unitId: dropped }] }
  expect((await shop.ask(askReturn, cancelled, { token: order.token })).data.cancelled).toBe(1)
  await whileHeld(shop, wai.merchantId, () => work.payBack(order.orderNo))
  expect(await balance(wai)).toBe('600.00')
})

test('of two influencers the last one followed earns, and after the days of the window neither does', async () => {
  const [one, other] = [await work.influencer(), await work.influencer()]
  const browser: Browser = new Map()
  await work.click((await work.linkTo(one)).code, browser)
  await work.click((await work.linkTo(other)).code, browser)
  await work.buy([await shop.product()], { browser })
  expect((await work.links(one)).totals.sold).toBe(0)
  expect((await work.links(other)).totals.sold).toBe(1)
  clock.advance(31 * DAY)
  office = await shop.operator()
  await work.buy([await shop.product()], { browser })
  clock.reset()
  office = await shop.operator()
  expect((await work.seen(other)).sold).toBe(1)
})

test('what a visitor followed is their own once they sign in, in any browser', async () => {
  const wai = await work.influencer()
  const browser: Browser = new Map()
  await work.click((await work.linkTo(wai)).code, browser)
  const member = await join(shop, { browser })
  await work.buy([await shop.product()], { token: member.token, browser: new Map() })
  expect((await work.seen(wai)).sales).toMatchObject([{ way: 'link' }])
})

test('a guest who types a code is told whose it is, pays the same, and the code earns', async () => {
  const wai = await work.influencer()
  const { code } = await work.linkTo(wai)
  const product = await shop.product()
  const token = await shop.visitor()
  const productItems = [{ skuId: product.skuIds[0] ?? '', skuPriceId: product.offerIds[0] ?? '', quantity: 1 }]
  const plain = (await shop.ask(quoteOrder, { productItems }, { token })).data
  const typed = code.toLowerCase()
  const listed = (await shop.ask(listCartCoupons, { productItems, couponCodes: [typed] }, { token })).data.list
  expect(listed[0]).toMatchObject({ couponCode: code, name: `Code of ${wai.code} Limited`, isUsed: true, amount: '0.00' })
  const quoted = (await shop.ask(quoteOrder, { productItems, couponCodes: [typed] }, { token })).data
  expect(quoted).toMatchObject({ total: plain.total, referral: { code, name: `${wai.code} Limited` }, unfit: [] })
  expect(plain.referral).toBeNull()
  const order = await work.buy([product], { code: typed })
  await work.keep(order)
  expect((await work.seen(wai)).sales).toMatchObject([{ way: 'code', state: 'kept', rate: '5', commission: '600.00' }])
})

test('a thousand clicks of one visitor are one visit and a sign, also without cookies and all at once', async () => {
  const wai = await work.influencer()
  const link = await work.linkTo(wai)
  const browser: Browser = new Map()
  await work.click(link.code, browser)
  for (let turn = 0; turn < 4; turn += 1)
    await Promise.all(Array.from({ length: 10 }, (_, at) => work.click(link.code, at % 2 === 0 ? browser : new Map())))
  const [robot, picture] = [{ 'user-agent': 'Googlebot/2.1' }, { 'sec-fetch-dest': 'image' }]
  for (const headers of [robot, picture, { purpose: 'prefetch' }]) await work.click(link.code, new Map(), headers)
  const found = await work.seen(wai)
  expect(found).toMatchObject({
    visits: 1,
    clicks: 41,
    signs: ['clicks'],
    trails: [{ code: link.code, visitors: 1, clicks: 41 }],
  })
  const flagged = (await shop.ask(listReferrers, { state: 'flagged' }, { token: office })).data
  expect(flagged.list.map(({ merchantId }) => merchantId)).toContain(wai.merchantId)
})

test('nothing is earned by one’s own order, that of a household, or what a merchant of one’s own sells', async () => {
  const wai = await work.influencer()
  const { code } = await work.linkTo(wai)
  const mobile = '98765432'
  const own = await work.buy([await shop.product()], { token: wai.token, code, mobile })
  const home = await work.buy([await shop.product()], { code, mobile })
  const seller = await merchantOf(shop, 'Wrens-own')
  await actsFor(wai.account, seller.merchantId)
  const theirs = await work.buy([await productOf(shop, seller)], { code })
  expect((await work.seen(wai)).sales.toReversed()).toMatchObject([
    { orderNo: own.orderNo, state: 'refused', refused: 'own' },
    { orderNo: home.orderNo, state: 'refused', refused: 'household', likenesses: ['contact', 'address'] },
    { orderNo: theirs.orderNo, state: 'refused', refused: 'own-merchant' },
  ])
  for (const order of [own, home, theirs]) await work.keep(order)
  expect(await balance(wai)).toBe('0.00')
  expect(await work.seen(wai)).toMatchObject({ refused: 3, signs: ['refused'], cost: '0.00' })
})

test('a guest in the influencer’s own browser is the influencer', async () => {
  const browser: Browser = new Map()
  const member = await join(shop, { browser })
  const wai = await work.influencer()
  await actsFor(member.account, wai.merchantId)
  const { code } = await work.linkTo(wai)
  await work.buy([await shop.product()], { browser, code })
  expect((await work.seen(wai)).sales).toMatchObject([{ refused: 'household', likenesses: ['device'] }])
})

test('what goes back before it is kept earns nothing, and after a payout it is owed and made up by the next sale', async () => {
  const wai = await work.influencer()
  const { code } = await work.linkTo(wai)
  const before = await work.buy([await shop.product()], { code, quantity: 2 })
  await work.refund(before.orderNo, before.unitIds.slice(0, 1))
  await work.keep(before)
  expect(await balance(wai)).toBe('600.00')
  const later = await work.buy([await shop.product()], { code })
  await work.keep(later)
  expect(await balance(wai)).toBe('1200.00')
  await work.refund(later.orderNo, later.unitIds)
  expect(await balance(wai)).toBe('600.00')
  expect((await work.seen(wai)).sales.map(({ state }) => state).toSorted()).toEqual(['back', 'back', 'kept'])
})

test('a link that has ended leads on and earns nothing; so does one of an influencer whose sales are stopped', async () => {
  const [wai, held] = [await work.influencer(), await work.influencer()]
  const { code, linkId } = await work.linkTo(wai)
  const of = await work.linkTo(held)
  const ended = await shop.ask(endReferralLink, { linkId }, { token: wai.token })
  expect(ended.data.list).toMatchObject([{ isEnded: true }])
  const { version } = (await shop.ask(getKeptMerchant, { merchantId: held.merchantId }, { token: office })).data
  const reason = { en: 'Clicks.', zh: '點擊異常。' }
  await shop.ask(
    holdMerchant,
    { merchantId: held.merchantId, version, kind: 'sales', endDay: '', reason, note: '' },
    { token: office },
  )
  for (const one of [code, of.code]) {
    const browser: Browser = new Map()
    expect(await work.click(one, browser)).toBe('/product/list/women/bags')
    await work.buy([await shop.product()], { browser })
  }
  expect([(await work.seen(wai)).sold, (await work.seen(held)).sold]).toEqual([0, 0])
})

test('links are an influencer’s own: another’s is not found, another kind of merchant has none, and they lead nowhere but into the shop', async () => {
  const [wai, other, company] = [await work.influencer(), await work.influencer(), await merchantOf(shop, 'Wren-and-co')]
  const { linkId } = await work.linkTo(wai)
  expect((await shop.ask(endReferralLink, { linkId }, { token: other.token })).code).toBe(refusals.NOT_FOUND.code)
  expect((await shop.ask(listReferralDays, { linkId }, { token: other.token })).code).toBe(refusals.NOT_FOUND.code)
  expect((await shop.ask(listReferralLinks, {}, { token: company.token })).code).toBe(refusals.INFLUENCERS_ONLY.code)
  for (const address of [
    'https://evil.example/product/list',
    '//evil.example',
    '/myaccount',
    '/product/detail/none/none',
    'javascript:alert(1)',
  ])
    expect((await shop.ask(addReferralLink, { address }, { token: wai.token })).data).toMatchObject({ field: 'address' })
  const again = await shop.ask(
    addReferralLink,
    { address: `${shop.url}/zh/product/list/women/bags?utm_source=x` },
    { token: wai.token },
  )
  expect(again.data.list.map((link) => link.linkId)).toEqual([linkId])
  expect((await shop.ask(getReferrer, { merchantId: company.merchantId }, { token: office })).code).toBe(refusals.NOT_FOUND.code)
})

test('a page of picks is at its own address in both languages, says whose it is, and leads on by links of its owner', async () => {
  const [wai, other] = [await work.influencer(), await work.influencer()]
  const product = await shop.product()
  const page = {
    version: 0,
    handle: 'Wai-Picks',
    title: { en: 'What I wear', zh: '我的精選' },
    words: { en: '', zh: '' },
    isShown: true,
    picks: [{ address: `/product/detail/${product.brandCode}/${product.articleNumber}`, words: { en: 'Warm.', zh: '保暖。' } }],
  }
  const saved = (await shop.ask(saveOwnPicks, page, { token: wai.token })).data
  expect(saved).toMatchObject({ version: 1, handle: 'wai-picks', picks: [{ words: { en: 'Warm.' } }] })
  expect((await work.links(wai)).list.map(({ kind }) => kind).toSorted()).toEqual(['item', 'page'])
  const seen = async (language: 'en_US' | 'cht_CN') => shop.ask(getPicks, { handle: 'wai-picks' }, { language })
  expect((await seen('cht_CN')).data).toMatchObject({ name: `${wai.code}有限公司`, title: '我的精選' })
  expect((await shop.ask(saveOwnPicks, page, { token: wai.token })).code).toBe(refusals.PICKS_MOVED_ON.code)
  expect((await shop.ask(saveOwnPicks, page, { token: other.token })).data).toMatchObject({ field: 'handle' })
  const wrong = { ...page, handle: 'others', picks: [{ address: '/product/list/women/bags', words: { en: '', zh: '' } }] }
  expect((await shop.ask(saveOwnPicks, wrong, { token: other.token })).data).toMatchObject({ field: 'picks.0.address' })
  await shop.ask(saveOwnPicks, { ...page, version: 1, isShown: false }, { token: wai.token })
  expect((await seen('en_US')).code).toBe(refusals.NOT_FOUND.code)
})
