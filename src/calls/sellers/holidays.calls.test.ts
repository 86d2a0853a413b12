import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { placeAsGuest } from '#flows/order.builders.ts'
import { followDays } from '#flows/sellers/merchant-holidays.ts'
import { type BuiltMerchant, merchantOf, personOf, productOf } from '#flows/sellers/sellers.builders.ts'
import { listAudit } from '#modules/audit/audit.paths.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { dispatchDue } from '#modules/fulfilment/arrival.rules.ts'
import { addMerchantHoliday, endMerchantHoliday, listMerchantHolidays } from '#modules/merchants/days-away.paths.ts'
import { findBestOffers } from '#modules/offers/index.server.ts'
import { countOwnOffers } from '#modules/offers/selling/selling.paths.ts'
import { clock, DAY, dayAfter, dayInHongKong } from '#platform/clock.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterEach(() => clock.reset())
afterAll(() => shop.stop())

const BAD_INPUT = refusals.BAD_INPUT.code
const day = (from: number) => dayAfter(dayInHongKong(clock.now()), from)
const away = (token: string, first: number, last: number) =>
  shop.ask(addMerchantHoliday, { firstDay: day(first), lastDay: day(last) }, { token })
const holidaysOf = async ({ token }: BuiltMerchant) => (await shop.ask(listMerchantHolidays, {}, { token })).data
/** What the clock does every ten minutes. */
const follow = () => shop.database.inTransaction((tx) => followDays(tx))

async function selling(code: string) {
  const merchant = await merchantOf(shop, code)
  const product = await productOf(shop, merchant)
  const skuId = product.skuIds[0] ?? ''
  const isSold = async () => (await findBestOffers(shop.database.pool, [skuId])).has(skuId)
  return { merchant, product, isSold }
}

test('offers rest from the first day of a holiday to the last, and return by themselves; buyers see from when', async () => {
  const { merchant, product, isSold } = await selling('HOLIDAY-A')
  expect((await away(merchant.token, 1, 2)).code).toBe(200)
  await follow()
  expect(await isSold()).toBe(true)
  expect((await shop.ask(countOwnOffers, {}, { token: merchant.token })).data.state).toBe('active')
  const seen = async () => {
    const { brandCode, articleNumber: code } = product
    return (await shop.ask(getProduct, { brandCode, code }, { token: await shop.visitor() })).data.away
  }
  expect(await seen()).toEqual([])
  clock.advance(DAY)
  await follow()
  expect(await isSold()).toBe(false)
  expect((await placeAsGuest(shop, [product])).answer.code).not.toBe(200)
  expect((await shop.ask(countOwnOffers, {}, { token: merchant.token })).data.state).toBe('away')
  expect(await holidaysOf(merchant)).toMatchObject({ awayUntil: day(1), list: [{ state: 'under-way' }] })
  expect(await seen()).toEqual([{ merchantName: 'HOLIDAY-A Limited', backDay: day(2) }])
  clock.advance(DAY)
  await follow()
  expect(await isSold()).toBe(false)
  clock.advance(DAY)
  await follow()
  await follow()
  expect(await isSold()).toBe(true)
  expect(await holidaysOf(merchant)).toMatchObject({ awayUntil: '', list: [{ state: 'over', endedTime: '' }] })
})

test('one that begins today rests them at once, and whoever comes back early sells again at once', async () => {
  const { merchant, isSold } = await selling('HOLIDAY-B')
  const { list } = (await away(merchant.token, 0, 5)).data
  expect(await isSold()).toBe(false)
  const holidayId = list[0]?.holidayId ?? ''
  expect((await shop.ask(endMerchantHoliday, { holidayId }, { token: merchant.token })).data.list[0]?.state).toBe('over')
  expect(await isSold()).toBe(true)
  const again = await shop.ask(endMerchantHoliday, { holidayId }, { token: merchant.token })
  expect(again.code).toBe(refusals.HOLIDAY_OVER.code)
  for (const action of ['seller-holiday-named', 'seller-holiday-ended']) {
    const { data } = await shop.ask(listAudit, { action, subjectId: merchant.merchantId }, { token: await shop.operator() })
    expect(data.list).toMatchObject([{ actorId: merchant.account }])
  }
})

test('days that are past, turned round, too many or taken are refused beside their field, also where two are named at once', async () => {
  const merchant = await merchantOf(shop, 'HOLIDAY-C')
  const { token } = merchant
  for (const [first, last, field] of [
    [-1, 3, 'firstDay'],
    [3, 2, 'lastDay'],
    [1, 91, 'lastDay'],
  ] as const)
    expect(await away(token, first, last)).toMatchObject({ code: BAD_INPUT, data: { fields: { [field]: expect.any(String) } } })
  const made = await Promise.all([away(token, 10, 12), away(token, 12, 14)])
  expect(made.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, BAD_INPUT])
  const [holiday] = (await holidaysOf(merchant)).list
  const called = await shop.ask(endMerchantHoliday, { holidayId: holiday?.holidayId ?? '' }, { token })
  expect(called.data.list[0]?.state).toBe('called-off')
  expect((await away(token, 10, 14)).code).toBe(200)
})

test('a holiday of another merchant is not there', async () => {
  const [mine, theirs] = [await merchantOf(shop, 'HOLIDAY-D'), await merchantOf(shop, 'HOLIDAY-E')]
  const holidayId = (await away(theirs.token, 1, 1)).data.list[0]?.holidayId ?? ''
  expect((await shop.ask(endMerchantHoliday, { holidayId }, { token: mine.token })).code).toBe(refusals.NOT_FOUND.code)
  const packer = await personOf(shop, theirs.merchantId, 'staff', ['ship'])
  expect((await away(packer.token, 3, 4)).code).toBe(refusals.NOT_PERMITTED.code)
})

test('what is paid before a holiday is due after it by as many days', () => {
  const paid = new Date('2026-11-30T04:00:00Z')
  const none = new Set<string>()
  expect(dispatchDue(paid, 2, none).toISOString()).toBe('2026-12-02T10:00:00.000Z')
  expect(dispatchDue(paid, 2, none, new Set(['2026-12-02', '2026-12-03'])).toISOString()).toBe('2026-12-04T10:00:00.000Z')
  expect(dispatchDue(paid, 6, none, new Set(['2026-12-06'])).toISOString()).toBe('2026-12-07T10:00:00.000Z')
})
