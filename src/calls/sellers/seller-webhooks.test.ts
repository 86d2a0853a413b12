import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { lastMailTo } from '#flows/members/sign-in.builders.ts'
import { lockProducts, writeProducts } from '#modules/catalogue/editing/index.server.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { type BuiltMerchant, merchantOf, personOf, productOf } from '#flows/sellers/sellers.builders.ts'
import { saveOffer } from '#modules/offers/selling/selling.paths.ts'
import { addMerchantWebhook, listMerchantWebhooks, moveMerchantWebhook } from '#modules/webhooks/merchant-webhooks.paths.ts'
import { messageShape } from '#modules/webhooks/webhook-events.contract.ts'
import { listEndpoints, moveEndpoint } from '#modules/webhooks/webhooks.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

type Heard = { signature: string; body: string }
let shop: TestShop
let receiver: Server
let address: string
let heard: Heard[] = []
let status = 200
beforeAll(async () => {
  receiver = createServer((request, response) => void hear(request, response))
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/offers`
  shop = await startTestShop({ WEBHOOK_LOOPBACK: 'on' })
})
afterAll(async () => {
  await shop.stop()
  receiver.close()
})

async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts = await Array.fromAsync(request)
  heard.push({ signature: String(request.headers['praya-signature']), body: Buffer.concat(parts).toString() })
  response.writeHead(status).end()
}

const add = async ({ token }: BuiltMerchant) =>
  (await shop.ask(addMerchantWebhook, { name: 'Prices', url: address }, { token })).data
const listOf = async ({ token }: BuiltMerchant) => (await shop.ask(listMerchantWebhooks, {}, { token })).data.list

test('a merchant’s own address is told, signed, when another asks less, once an hour, and never who it is', async () => {
  const [seller, rival] = [await merchantOf(shop, 'TOLD'), await merchantOf(shop, 'RIVAL')]
  const product = await productOf(shop, seller)
  const { secret } = await add(seller)
  expect(JSON.stringify(await listOf(seller))).not.toContain(secret)
  const ask = async (salesPrice: string) => {
    const offer = { skuId: product.skuIds[0] ?? '', salesPrice, stock: 2, dispatchDays: 2 }
    expect((await shop.ask(saveOffer, offer, { token: rival.token })).msg).toBe('')
    await shop.workOff()
  }
  await ask('9000')
  expect(heard).toHaveLength(1)
  const [first = { signature: '', body: '' }] = heard
  const [, seconds = '', hex = ''] = /^t=(\d+),v1=(\w+)$/.exec(first.signature) ?? []
  expect(hex).toBe(createHmac('sha256', secret).update(`${seconds}.${first.body}`).digest('hex'))
  const message = messageShape('offer.undercut').parse(JSON.parse(first.body))
  expect(message.data).toMatchObject({ best: '9000.00', rank: 2, skuId: product.skuIds[0] })
  expect(first.body).not.toContain(rival.merchantId)
  await ask('8000')
  expect(heard).toHaveLength(1)
})

test('offers that the shop ends are told to their people by inbox and mail, and to their addresses, with the reason', async () => {
  const [seller, other] = [await merchantOf(shop, 'NARROWED'), await merchantOf(shop, 'NARROWED-STORE')]
  await runSql(shop.database, sql`update merchants set kind = 'genuine-store' where merchant_id = ${other.merchantId}`)
  const shipper = await personOf(shop, seller.merchantId, 'staff', ['ship'])
  const keeper = await personOf(shop, seller.merchantId, 'staff', ['offer'])
  const product = await productOf(shop, seller)
  const [skuId = ''] = product.skuIds
  await shop.ask(saveOffer, { skuId, salesPrice: '13000', stock: 2, dispatchDays: 2 }, { token: other.token })
  await add(seller)
  await shop.workOff()
  heard = []
  await shop.operator()
  const [{ operatorId } = { operatorId: '' }] = await readRows(
    shop.database.pool,
    z.object({ operatorId: z.string() }),
    sql`select operator_id as "operatorId" from operators limit 1`,
  )
  const narrow = (sellers: 'stores' | 'brand') =>
    shop.database.inTransaction(async (tx) => {
      const live = (await lockProducts(tx, [product.productId])).get(product.productId)
      const ben = { kind: 'operator', id: operatorId, name: 'Ben' } as const
      await writeProducts(tx, ben, [{ productId: product.productId, document: { ...live!.document, sellers }, live }])
    })
  const told = async (token: string) =>
    (await shop.ask(listMessages, { kind: 'offers' }, { token })).data.list
      .filter(({ link }) => link.includes('ended'))
      .map(({ text }) => text)
  await narrow('stores')
  await shop.workOff()
  const words = [expect.stringContaining('Only genuine-goods stores and the brand may sell it now.')]
  expect([await told(seller.token), await told(keeper.token)]).toEqual([words, words])
  expect([await told(shipper.token), await told(other.token)]).toEqual([[], []])
  expect((await lastMailTo(shop, seller.email)).body).toContain('Only genuine-goods stores')
  const [message] = heard.map(({ body }) => messageShape('offer.ended').parse(JSON.parse(body)))
  expect(message?.data).toMatchObject({ skuId, reason: 'stores' })
  await narrow('brand')
  await shop.workOff()
  expect(await told(other.token)).toEqual([expect.stringContaining('Only the brand itself may sell it now.')])
  expect(await told(seller.token)).toEqual(words)
})

test('addresses are their merchant’s alone; one that fails for days is paused and its people are told', async () => {
  const [seller, other] = [await merchantOf(shop, 'PAUSED'), await merchantOf(shop, 'PAUSED-OTHER')]
  const product = await productOf(shop, seller)
  await add(seller)
  const { endpointId = '' } = (await listOf(seller))[0] ?? {}
  const moved = { endpointId, state: 'ended' } as const
  expect((await shop.ask(moveMerchantWebhook, moved, { token: other.token })).code).toBe(refusals.NOT_FOUND.code)
  const token = await shop.operator()
  expect((await shop.ask(listEndpoints, {}, { token })).data.list).toEqual([])
  expect((await shop.ask(moveEndpoint, moved, { token })).code).toBe(refusals.NOT_FOUND.code)
  const inside = await shop.ask(addMerchantWebhook, { name: 'x', url: 'ftp://example.com' }, { token: seller.token })
  expect(inside.data).toMatchObject({ fields: { url: expect.any(String) } })
  heard = []
  status = 500
  await runSql(
    shop.database,
    sql`update webhook_endpoints set failing_since = now() - interval '4 days' where endpoint_id = ${endpointId}`,
  )
  const offer = { skuId: product.skuIds[0] ?? '', salesPrice: '10', stock: 1, dispatchDays: 1 }
  await shop.ask(saveOffer, offer, { token: other.token })
  await shop.workOff()
  expect(heard).toHaveLength(1)
  expect((await listOf(seller))[0]?.state).toBe('rested')
  expect((await shop.ask(moveMerchantWebhook, { endpointId, state: 'open' }, { token: seller.token })).data.list[0]?.state).toBe(
    'open',
  )
})
