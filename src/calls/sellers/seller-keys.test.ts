import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type BuiltMerchant, merchantOf, personOf, productOf } from '#flows/sellers/sellers.builders.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { listAdminProducts } from '#modules/catalogue/admin-list/admin-list.paths.ts'
import { getBag } from '#modules/bag/bag.paths.ts'
import { endMerchantKey, listMerchantKeys, makeMerchantKey } from '#modules/merchants/merchant-keys.paths.ts'
import { listPeople } from '#modules/merchants/people.paths.ts'
import { putOffers } from '#modules/offers/selling/put-offers.paths.ts'
import type { PutOffersInput } from '#modules/offers/selling/put-offers.contract.ts'
import { listOwnOffers } from '#modules/offers/selling/selling.paths.ts'
import { endKey } from '#modules/operators/api-keys.paths.ts'
import { listAdminOrders } from '#modules/orders/orders.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { BASE_PATH, type Envelope } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let seller: BuiltMerchant
let other: BuiltMerchant
beforeAll(async () => {
  shop = await startTestShop()
  seller = await merchantOf(shop, 'KEYS')
  other = await merchantOf(shop, 'KEYS-OTHER')
})
afterAll(() => shop.stop())

const make = async (by: { token: string } = seller) =>
  (await shop.ask(makeMerchantKey, { name: 'Warehouse feed', days: 30 }, { token: by.token })).data
const offersBy = (token: string) => shop.ask(listOwnOffers, {}, { token })
const put = async (token: string, input: PutOffersInput, key = newId()) => {
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': key, 'Content-Type': 'application/json' }
  const response = await fetch(shop.url + BASE_PATH + putOffers.path, { method: 'POST', headers, body: JSON.stringify(input) })
  return (await response.json()) as Envelope<{
    rows: { outcome: string; offerId: string; problems: { field: string; problem: string }[] }[]
  }>
}
const numberOf = async ({ skuIds }: BuiltProduct) => {
  const query = sql`select item_number as "itemNumber" from variants where sku_id = ${skuIds[0]}`
  return (await readRows(shop.database.pool, z.object({ itemNumber: z.string() }), query))[0]?.itemNumber ?? ''
}
const { NOT_PERMITTED, NOT_FOUND, SESSION_INVALID } = refusals

test('a merchant’s key is shown once, and opens the offers of its merchant and nothing else', async () => {
  await productOf(shop, seller)
  await productOf(shop, other)
  const { token, list } = await make()
  expect(list[0]).toMatchObject({ lastFour: token.slice(-4), state: 'open', usedTime: null })
  const seen = await offersBy(token)
  expect(seen.data.list.map(({ offerId }) => offerId)).toEqual(
    (await offersBy(seller.token)).data.list.map(({ offerId }) => offerId),
  )
  const closed = [
    shop.ask(listPeople, {}, { token }),
    shop.ask(listMerchantKeys, {}, { token }),
    shop.ask(makeMerchantKey, { name: 'Another', days: 1 }, { token }),
    shop.ask(listAdminOrders, {}, { token }),
    shop.ask(getBag, {}, { token }),
  ]
  for (const { code } of await Promise.all(closed)) expect(code).toBe(NOT_PERMITTED.code)
  const elsewhere = { Authorization: `Bearer ${token}`, Merchant: other.merchantId }
  expect((await fetch(shop.url + BASE_PATH + listOwnOffers.path, { headers: elsewhere })).status).toBe(404)
  const told = sql`select (select string_agg(k::text, '') from api_keys k) || (select string_agg(a::text, '') from audit_trail a) as told`
  expect((await readRows(shop.database.pool, z.object({ told: z.string() }), told))[0]?.told).not.toContain(token.slice(15, -4))
})

test('it ends by its merchant alone, at once, and stops with whoever made it', async () => {
  const clerk = await personOf(shop, seller.merchantId, 'staff', ['offer'])
  const [made, byClerk] = [await make(), await make(clerk)]
  const keyId = made.list.find(({ lastFour }) => made.token.endsWith(lastFour))?.keyId ?? ''
  expect((await shop.ask(endMerchantKey, { keyId }, { token: other.token })).code).toBe(NOT_FOUND.code)
  expect((await shop.ask(endKey, { keyId }, { token: await shop.operator() })).code).toBe(NOT_FOUND.code)
  expect((await offersBy(made.token)).code).toBe(200)
  expect((await shop.ask(endMerchantKey, { keyId }, { token: clerk.token })).code).toBe(200)
  expect((await offersBy(made.token)).code).toBe(SESSION_INVALID.code)
  expect((await offersBy(byClerk.token)).code).toBe(200)
  await runSql(shop.database, sql`update merchant_people set scopes = '{talk}' where account_id = ${clerk.account}`)
  expect((await offersBy(byClerk.token)).code).toBe(SESSION_INVALID.code)
  const states = (await shop.ask(listMerchantKeys, {}, { token: seller.token })).data.list.map(({ state }) => state)
  expect(states).toEqual(expect.arrayContaining(['ended', 'stopped', 'open']))
})

test('a batch answers each row by itself, is done once however often it is sent, and leaves what happened meanwhile', async () => {
  const [own, theirs, unoffered] = [await productOf(shop, seller), await productOf(shop, other), await shop.product()]
  const key = await make()
  const [ownNo, newNo] = [await numberOf(own), await numberOf(unoffered)]
  const offerOf = async (itemNumber: string, token = seller.token) =>
    (await offersBy(token)).data.list.find((offer) => offer.itemNumber === itemNumber)
  const foreign = (await offerOf(await numberOf(theirs), other.token))?.offerId ?? ''
  // Two are sold since the program last looked.
  await runSql(shop.database, sql`update offers set available = 48 where sku_id = ${own.skuIds[0]}`)
  const batch: PutOffersInput = {
    offers: [
      { itemNumber: ownNo, price: '8900.00', listPrice: '12000', quantity: 60, quantityWas: 50, dispatchDays: 2 },
      { itemNumber: newNo, price: '700', quantity: 1 },
      { offerId: foreign, price: '1' },
      { itemNumber: ownNo, price: '1' },
      { itemNumber: 'NO-SUCH', price: '1', quantity: 1 },
    ],
  }
  const once = newId()
  const answer = await put(key.token, batch, once)
  expect(answer.data.rows.map(({ outcome, problems }) => [outcome, problems[0]?.problem ?? ''])).toEqual([
    ['changed', ''],
    ['new', ''],
    ['refused', 'not-found'],
    ['refused', 'twice'],
    ['refused', 'not-found'],
  ])
  expect(await put(key.token, batch, once)).toEqual(answer)
  const now = await offerOf(ownNo)
  expect(now).toMatchObject({
    salesPrice: '8900.00',
    listPrice: '12000.00',
    stock: 58,
    dispatchDays: 2,
    offerId: answer.data.rows[0]?.offerId,
  })
  expect((await offerOf(newNo))?.offerId).toBe(answer.data.rows[1]?.offerId)
  const late = await put(key.token, {
    offers: [
      { itemNumber: ownNo, price: '8000', priceWas: '12000' },
      { itemNumber: newNo, state: 'ended' },
    ],
  })
  expect(late.data.rows.map(({ outcome, problems }) => [outcome, problems[0]?.problem ?? ''])).toEqual([
    ['refused', 'moved-on'],
    ['changed', ''],
  ])
  expect(await offerOf(newNo)).toBeUndefined()
  const By = z.object({ kind: z.string(), by: z.string(), actor: z.string() })
  const history = sql`select h.kind, h.actor_kind as by, h.actor from offer_history h join offers o using (offer_id)
    where o.merchant_id = ${seller.merchantId} and h.actor_kind = 'seller' order by h.entry_id`
  expect(await readRows(shop.database.pool, By, history)).toEqual(
    ['placed', 'priced', 'withdrawn'].map((kind) => ({ kind, by: 'seller', actor: 'Warehouse feed' })),
  )
  const wrong = await put(key.token, { offers: [{ itemNumber: ownNo, price: 'free' }] })
  expect(wrong).toMatchObject({ code: refusals.BAD_INPUT.code, data: { field: 'offers.0.price' } })
})

test('the product list of the back office follows what programs change, also of items it knows nothing of', async () => {
  const products = await Promise.all([productOf(shop, seller), productOf(shop, seller), productOf(shop, seller)])
  const { token: key } = await make()
  const numbers = await Promise.all(products.map(numberOf))
  const desk = await shop.operator(['merchandiser'])
  const offered = async (query: object) => {
    await shop.workOff()
    const { list } = (await shop.ask(listAdminProducts, { ...query, word: '' }, { token: desk })).data
    return list.flatMap(({ spuCode }) => products.flatMap((product, at) => (product.spuCode === spuCode ? [at] : [])))
  }
  const change = async (to: (at: number) => PutOffersInput['offers'][number]) => {
    const { data } = await put(key, { offers: numbers.map((itemNumber, at) => ({ itemNumber, ...to(at) })) })
    expect(data.rows.map(({ outcome }) => outcome)).toEqual(['changed', 'changed', 'changed'])
  }
  await change((at) => ({ price: String(9_100 + at), listPrice: String(9_100 + at) }))
  expect(await offered({ sort: 'price-up', sale: 'yes' })).toEqual([])
  await runSql(shop.database, sql`delete from product_facts where product_id = ${products[1]?.productId}`)
  await change((at) => ({ price: String(9_000 - at), listPrice: '13000' }))
  expect(await offered({ sort: 'price-up', sale: 'yes' })).toEqual([2, 1, 0])
  await change(() => ({ quantity: 0 }))
  expect(await offered({ stock: 'none' })).toHaveLength(3)
})
