import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { orderFor } from '../../src/flows/order.builders.ts'
import { buildProduct, type BuiltProduct } from '../../src/modules/catalogue/catalogue.builders.ts'
import { createOrder, quoteOrder } from '../../src/modules/orders/orders.paths.ts'
import { startPayment } from '../../src/modules/orders/payments/payments.paths.ts'
import { openDatabase } from '../../src/platform/database.server.ts'
import { newId } from '../../src/platform/ids.server.ts'
import { createTestDatabase, type TestDatabase } from '../../src/platform/test-database.server.ts'
import { STAND_IN_KEY } from '../../src/sandbox/stripe/stripe-stand-in.server.ts'
import { startTestShop, type TestShop } from '../../src/test-shop.builders.ts'
import { ensureScreens } from '../screens-build.ts'
import { askShop, type ShopProcess, startShopProcess, visit } from './shop-process.ts'

const PATIENCE = { timeout: 90_000, interval: 100 }
const KEYS = ['sk_test_first_of_the_shop', 'sk_test_second_of_the_shop'] as const

const colour = { colourId: 'black', nameEn: 'Black', nameZh: '黑色' }
let standIn: TestShop
/** Stripe, which knows one key at a time. */
let stripe: Server
let known: string = KEYS[0]
const refused: string[] = []
let own: TestDatabase
let product: BuiltProduct
let folder: string
let shop: ShopProcess

beforeAll(async () => {
  await ensureScreens(() => {})
  standIn = await startTestShop()
  stripe = await startStripe()
  own = await createTestDatabase()
  const database = openDatabase(own.url, { connections: 1 })
  product = await database.inTransaction((tx) =>
    buildProduct(tx, { colours: [{ ...colour, variants: [{ offers: [{ available: 50 }] }] }] }),
  )
  await database.close()
  folder = await mkdtemp(join(tmpdir(), 'praya-secret-'))
  await write('key', KEYS[0])
  const settings = {
    DATA_DIR: folder,
    STRIPE_API_URL: `http://127.0.0.1:${(stripe.address() as AddressInfo).port}`,
    STRIPE_SECRET_KEY_FILE: join(folder, 'key'),
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_shop_itself',
    OUTSIDE_RETRY_MS: '100',
  }
  shop = await startShopProcess(own.url, settings, 'ops/start.mjs')
})
afterAll(async () => {
  await shop.kill()
  stripe.close()
  stripe.closeAllConnections()
  await standIn.stop()
  await own.drop()
  await rm(folder, { recursive: true, force: true })
})

const write = (name: string, words: string): Promise<void> => writeFile(join(folder, name), words)

/** Hands on to the stand-in what comes with the key of today. */
async function startStripe(): Promise<Server> {
  const server = createServer((asked, answer) => {
    const { authorization = '' } = asked.headers
    if (authorization !== `Bearer ${known}`) {
      refused.push(authorization)
      asked.resume()
      return void answer
        .writeHead(401, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ error: { type: 'invalid_request_error', code: 'api_key_expired', message: 'Expired API Key' } }))
    }
    const headers = { ...asked.headers, authorization: `Bearer ${STAND_IN_KEY}` }
    const onward = request(standIn.url + asked.url, { method: asked.method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
    })
    asked.pipe(onward)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** An order by card, as far as Stripe's page. */
async function payByCard(): Promise<number> {
  const token = await visit(shop.url)
  const mobile = String(60_000_000 + Math.floor(Math.random() * 9_999_999))
  const draft = orderFor([product], { total: '', comitPayType: 'card' })
  const quoted = await askShop(shop.url, quoteOrder, { productItems: draft.productItems, comitPayType: 'card' }, { token })
  const wanted = { ...draft, total: quoted.envelope.data.total }
  const order = { ...wanted, orderAddressIVO: { ...wanted.orderAddressIVO, mobile } }
  const { orderNo } = (await askShop(shop.url, createOrder, order, { token, key: newId() })).envelope.data
  const paid = await askShop(shop.url, startPayment, { orderNo, payType: 'card' }, { token, key: newId() })
  return paid.envelope.code
}

test('the only process takes over a key that has changed in its file, while it serves', async () => {
  expect(await payByCard()).toBe(200)
  expect(refused).toEqual([])
  const { pid } = shop.child
  known = KEYS[1]
  await write('key', `${KEYS[1]}\n`)
  expect(await payByCard()).not.toBe(200)
  expect(new Set(refused)).toEqual(new Set([`Bearer ${KEYS[0]}`]))
  shop.child.kill('SIGHUP')
  await vi.waitFor(() => expect(shop.output()).toContain('Read anew: STRIPE_SECRET_KEY\n'), PATIENCE)
  refused.length = 0
  expect(await payByCard()).toBe(200)
  expect([refused, shop.child.pid, shop.child.exitCode]).toEqual([[], pid, null])
})

test('a key of a wrong form is told of, and the one that is known goes on', async () => {
  await write('key', 'not a key of theirs')
  shop.child.kill('SIGHUP')
  await vi.waitFor(() => expect(shop.output()).toContain('STRIPE_SECRET_KEY: begins with sk_ or rk_'), PATIENCE)
  expect(await payByCard()).toBe(200)
})
