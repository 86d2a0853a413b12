import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { placeAsGuest } from '#flows/order.builders.ts'
import { addToBag } from '#modules/bag/bag.paths.ts'
import { getProduct, listBrands } from '#modules/catalogue/catalogue.paths.ts'
import { visitorLogin } from '#modules/members/members.paths.ts'
import { searchProducts, suggest } from '#modules/search/search.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop({ RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => shop.stop())

const PER_MINUTE = 240
const many = <T>(count: number, make: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))
const countOf = (codes: readonly number[], code: number): number => codes.filter((one) => one === code).length

test.each<[string, (from: string) => Promise<number>]>([
  ['searches', async (from) => (await shop.ask(searchProducts, {}, { from })).code],
  ['suggestions', async (from) => (await shop.ask(suggest, { searchWord: 'bag' }, { from })).code],
  ['products', async (from) => (await shop.ask(getProduct, { brandCode: 'aurelie', code: 'ART1' }, { from })).code],
  ['brands', async (from) => (await shop.ask(listBrands, {}, { from })).code],
])('whoever copies the catalogue by %s is held back after four a second, and nobody else is', async (_, ask) => {
  // A household of IPv6 is one address, whichever of its own it writes.
  const codes = await many(PER_MINUTE + 60, (at) => ask(`2001:db8:7:1::${(at + 1).toString(16)}`))
  expect(countOf(codes, refusals.TOO_MANY.code)).toBe(60)
  expect(await ask('203.0.113.9')).not.toBe(refusals.TOO_MANY.code)
})

test('who is held back is told when to come again', async () => {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '2001:db8:7:1::ffff' }
  const response = await fetch(shop.url + BASE_PATH + searchProducts.path, { method: 'POST', headers, body: '{}' })
  expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
})

test('five hundred bots that put the last ten of a drop into bags keep none from whoever buys meanwhile', async () => {
  const variants = [{ offers: [{ available: 10 }] }]
  const product = await shop.product({ colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants }] })
  const list = [{ skuId: product.skuIds[0] ?? '', quantity: 10 }]
  const addressOf = (at: number) => `198.51.${100 + Math.floor(at / 250)}.${at % 250}`
  const tokens = await many(
    500,
    async (at) => (await shop.ask(visitorLogin, { deviceType: 'web' }, { from: addressOf(at) })).data.token,
  )
  const shopper = (await shop.ask(visitorLogin, { deviceType: 'web' }, { from: '203.0.113.10' })).data.token
  const [bought, ...bagged] = await Promise.all([
    placeAsGuest(shop, [product], { token: shopper, from: '203.0.113.10' }),
    ...tokens.map((token, at) => shop.ask(addToBag, { list }, { token, from: addressOf(at) })),
  ])
  expect(bought.answer.code).toBe(200)
  expect(bagged.every(({ code }) => code === 200 || code === refusals.STOCK_SHORT.code)).toBe(true)
  const left = sql`select available as left from offers where offer_id = ${product.offerIds[0]}`
  expect(await readRows(shop.database.pool, z.object({ left: z.number() }), left)).toEqual([{ left: 9 }])
})

test('five hundred bags filled from one address end after four a second', async () => {
  const product = await shop.product()
  const list = [{ skuId: product.skuIds[0] ?? '', quantity: 1 }]
  const token = (await shop.ask(visitorLogin, { deviceType: 'web' }, { from: '203.0.113.11' })).data.token
  const codes: number[] = []
  // As many at once as need not stand in line: whoever does comes again, which counts, too.
  for (let wave = 0; wave < 50; wave += 1)
    for (const { code } of await many(10, () => shop.ask(addToBag, { list }, { token, from: '203.0.113.11' }))) codes.push(code)
  expect(countOf(codes, refusals.TOO_MANY.code)).toBe(500 - PER_MINUTE)
})
