import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { requireInvariants } from '#flows/invariants.builders.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { followFull } from '#flows/sellers/follow-new-sellers.ts'
import { type BuiltMerchant, merchantOf, paidOrderOf, personOf, productOf } from '#flows/sellers/sellers.builders.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { listMerchantKinds } from '#modules/applications/applications.paths.ts'
import { FIRST_MERCHANT_KINDS } from '#modules/merchants/merchant-kinds.contract.ts'
import { putOffers } from '#modules/offers/selling/put-offers.paths.ts'
import { countOwnOffers, listOwnOffers, saveOffer } from '#modules/offers/selling/selling.paths.ts'
import { moveOrder } from '#modules/orders/orders.paths.ts'
import { FIRST_SELLING } from '#modules/shop-settings/setting-list.contract.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { clock, dayAfter, dayInHongKong, startOfDay } from '#platform/clock.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let office: string
beforeAll(async () => {
  shop = await startTestShop()
  office = await shop.operator()
  await limit(2, 1)
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

afterEach(() => clock.reset())

async function limit(openOrders: number, firstPassed: number): Promise<void> {
  const by = { token: office }
  const version = (await shop.ask(listSettings, {}, by)).data.settings.find(({ name }) => name === 'selling')?.version ?? 0
  const saved = await shop.ask(
    saveSetting,
    { name: 'selling', version, value: { ...FIRST_SELLING, openOrders, firstPassed } },
    by,
  )
  expect(saved.msg).toBe('')
}

const stateOf = async ({ token }: BuiltMerchant) => (await shop.ask(countOwnOffers, {}, { token })).data.state
const priceOf = async ({ brandCode, spuCode }: BuiltProduct) =>
  (await shop.ask(getProduct, { brandCode, code: spuCode })).data.colours[0]?.variants[0]?.offers[0]?.salesPrice
async function sells(product: BuiltProduct): Promise<string> {
  const { orderNo } = await paidOrderOf(shop, office, [product])
  await shop.workOff()
  return orderNo
}

test('a new seller with as many open orders as the setting says sells nothing more until an item has passed', async () => {
  const merchant = await merchantOf(shop, 'Petrel')
  const product = await productOf(shop, merchant)
  const first = await sells(product)
  expect(await stateOf(merchant)).toBe('active')
  await sells(product)
  expect(await stateOf(merchant)).toBe('full')
  expect(await priceOf(product)).toBeUndefined()
  expect((await placeAsGuest(shop, [product])).answer.code).toBe(refusals.OFFER_GONE.code)

  await shop.ask(moveOrder, { orderNo: first, move: 'seller-sent' }, { token: office })
  await authenticateAll(benchOf(shop, office), first)
  await shop.workOff()
  expect(await stateOf(merchant)).toBe('active')
  expect(await priceOf(product)).toBe('12000.00')
  await sells(product)
  await sells(product)
  expect(await stateOf(merchant), 'it is no new one any more').toBe('active')
})

test('what is not paid fills nobody’s orders, and without the limit those who rest sell again', async () => {
  const merchant = await merchantOf(shop, 'Shearwater')
  const product = await productOf(shop, merchant)
  for (let order = 0; order < 3; order += 1) await placeAsGuest(shop, [product])
  await shop.workOff()
  expect(await stateOf(merchant)).toBe('active')
  await sells(product)
  await sells(product)
  expect(await stateOf(merchant)).toBe('full')
  await limit(0, 1)
  await shop.database.inTransaction(followFull)
  expect(await stateOf(merchant)).toBe('active')
  await limit(2, 1)
})

/** Somebody who sells items of their own. */
async function privateSellerOf(code: string): Promise<BuiltMerchant> {
  const merchant = await merchantOf(shop, code)
  await runSql(shop.database, sql`update merchants set kind = 'individual' where merchant_id = ${merchant.merchantId}`)
  return merchant
}

async function mostAMonth(most: number): Promise<void> {
  const by = { token: office }
  const version = (await shop.ask(listSettings, {}, by)).data.settings.find(({ name }) => name === 'merchantKinds')?.version ?? 0
  const kinds = FIRST_MERCHANT_KINDS.kinds.map((kind) => (kind.kind === 'individual' ? { ...kind, mostAMonth: most } : kind))
  expect((await shop.ask(saveSetting, { name: 'merchantKinds', version, value: { kinds } }, by)).msg).toBe('')
}

test('the page for sellers says how many items a private seller may sell in a month, and a company any number', async () => {
  const { kinds } = (await shop.ask(listMerchantKinds, {})).data
  expect(Object.fromEntries(kinds.map((one) => [one.kind, one.mostAMonth]))).toMatchObject({
    individual: 20,
    company: 0,
    brand: 0,
  })
})

test('what a private seller has sold in a month counts, offers above it are refused, and all rest until the first of the next', async () => {
  await limit(0, 1)
  await mostAMonth(3)
  const merchant = await privateSellerOf('Dunlin')
  const by = { token: merchant.token }
  const product = await productOf(shop, merchant)
  const other = await productOf(shop, await merchantOf(shop, 'Knot'))
  const [skuId = ''] = other.skuIds
  const leftOf = async (token = merchant.token) => (await shop.ask(countOwnOffers, {}, { token })).data.limit
  const offer = (stock: number, input = { skuId, salesPrice: '900', dispatchDays: 2 }) =>
    shop.ask(saveOffer, { ...input, stock }, by)
  expect(await leftOf()).toEqual({ most: 3, left: 3 })
  await sells(product)
  expect(await leftOf()).toEqual({ most: 3, left: 2 })
  const refused = await offer(3)
  expect(refused).toMatchObject({ code: refusals.OFFER_MONTH_LIMIT.code, data: { field: 'stock' } })
  expect(refused.msg).toContain('apply as a company')
  expect((await offer(2)).code).toBe(200)
  // By key and by file it is the same word, and what is there already may get another price.
  const { list } = (await shop.ask(listOwnOffers, {}, by)).data
  const itemNumber = list.find((own) => own.skuId === skuId)?.itemNumber ?? ''
  const { rows } = (await shop.ask(putOffers, { offers: [{ itemNumber, quantity: 9 }] }, by)).data
  expect(rows).toMatchObject([{ outcome: 'refused', problems: [{ field: 'quantity', problem: 'OFFER_MONTH_LIMIT' }] }])
  expect((await offer(2, { skuId, salesPrice: '850', dispatchDays: 2 })).code).toBe(200)
  await sells(product)
  await sells(product)
  expect([await stateOf(merchant), await leftOf()]).toEqual(['sold-up', { most: 3, left: 0 }])
  expect(await priceOf(product)).toBeUndefined()
  expect((await placeAsGuest(shop, [product])).answer.code).toBe(refusals.OFFER_GONE.code)
  expect((await offer(3)).code).toBe(refusals.OFFER_MONTH_LIMIT.code)

  const month = dayInHongKong(clock.now()).slice(0, 7)
  const first = startOfDay(`${dayAfter(`${month}-28`, 4).slice(0, 7)}-01`)
  clock.advance(first.getTime() - 1_000 - clock.now().getTime())
  await shop.database.inTransaction(followFull)
  const last = await personOf(shop, merchant.merchantId, 'owner')
  expect(await stateOf({ ...merchant, ...last })).toBe('sold-up')
  clock.advance(2_000)
  await shop.database.inTransaction(followFull)
  expect([await stateOf({ ...merchant, ...last }), await leftOf(last.token)]).toEqual(['active', { most: 3, left: 3 }])
  expect(await priceOf(product)).toBe('12000.00')
})

test('what comes back is not sold, another limit holds at once, and a company sells on', async () => {
  await mostAMonth(1)
  const merchant = await privateSellerOf('Turnstone')
  const product = await productOf(shop, merchant)
  const orderNo = await sells(product)
  expect(await stateOf(merchant)).toBe('sold-up')
  await shop.ask(moveOrder, { orderNo, move: 'request-refund', note: 'Not there.' }, { token: office })
  await shop.database.inTransaction(followFull)
  expect(await stateOf(merchant)).toBe('active')
  await sells(product)
  expect(await stateOf(merchant)).toBe('sold-up')
  await mostAMonth(0)
  await shop.database.inTransaction(followFull)
  expect(await stateOf(merchant)).toBe('active')
  await mostAMonth(1)
  const company = await merchantOf(shop, 'Sanderling')
  const theirs = await productOf(shop, company)
  await sells(theirs)
  await sells(theirs)
  expect(await stateOf(company)).toBe('active')
})
