import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { requireInvariants } from '#flows/invariants.builders.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { followFull } from '#flows/sellers/follow-new-sellers.ts'
import { type BuiltMerchant, merchantOf, paidOrderOf, productOf } from '#flows/sellers/sellers.builders.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { countOwnOffers } from '#modules/offers/selling/selling.paths.ts'
import { moveOrder } from '#modules/orders/orders.paths.ts'
import { FIRST_SELLING } from '#modules/shop-settings/setting-list.contract.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
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
