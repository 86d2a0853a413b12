import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { emitEach } from '#events/events.server.ts'
import { allFieldProblems } from '#language/all-field-problems.ts'
import { refusals } from '#refusals.ts'
import { getProductEdit } from '#modules/catalogue/editing/product-editing.paths.ts'
import { messageShape, type WebhookTopic } from '#modules/webhooks/webhook-events.contract.ts'
import {
  addEndpoint,
  listDeliveries,
  listEndpoints,
  moveEndpoint,
  replayDeliveries,
  saveEndpoint,
  turnSecret,
} from '#modules/webhooks/webhooks.paths.ts'
import { listJobs } from '#modules/jobs/jobs.paths.ts'
import { newId } from '#platform/ids.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { placeAsGuest } from '../order.builders.ts'
import { tellWebhooks } from './tell-webhooks.ts'

type Heard = { path: string; headers: Record<string, string>; body: string }

const PATIENCE = { timeout: 30_000, interval: 20 }
let shop: TestShop
let token: string
let work: { stop: () => Promise<void> }
let receiver: Server
let address: string
let heard: Heard[] = []
let status = 200
beforeAll(async () => {
  receiver = createServer((request, response) => void hear(request, response))
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  shop = await startTestShop({ WEBHOOK_LOOPBACK: 'on' })
  token = await shop.operator()
  work = await shop.work()
})

async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts = await Array.fromAsync(request)
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  heard.push({ path: request.url ?? '', headers, body: Buffer.concat(parts).toString() })
  response.writeHead(status).end(`status ${status}`)
}

beforeEach(async () => {
  heard = []
  status = 200
  await runSql(shop.database, sql`update webhook_endpoints set state = 'ended'`)
})
afterAll(async () => {
  await work.stop()
  await shop.stop()
  receiver.close()
})

const add = async (events: WebhookTopic[] = ['order.placed', 'order.closed']) => {
  // What has happened before is not its business.
  await tell()
  const path = `/${newId()}`
  const { data } = await shop.ask(addEndpoint, { name: 'Warehouse', url: address + path, events }, { token })
  return { path, secret: data.secret, endpointId: data.list[0]?.endpointId ?? '' }
}
const tell = async (): Promise<void> => {
  while ((await shop.database.inTransaction(tellWebhooks)) >= 100) continue
}
const order = async () => {
  const { answer } = await placeAsGuest(shop, [await shop.product()])
  await tell()
  return answer.data.orderNo
}
const log = async (endpointId: string) => (await shop.ask(listDeliveries, { endpointId }, { token })).data.list
/** Told again and again, as by the clock: what another transaction may still come before is told the next time. */
const telling = <Found>(find: () => Found | Promise<Found>) =>
  expect.poll(async () => {
    await tell()
    return find()
  }, PATIENCE)
const becomes = (endpointId: string, found: object[]) => telling(() => log(endpointId)).toMatchObject(found)
const signature = (secret: string, { headers, body }: Heard) => {
  const [, seconds = ''] = /^t=(\d+)/.exec(headers['praya-signature'] ?? '') ?? []
  return `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

test('an endpoint is told of an order by its ids and state alone, signed with its secret, and the log says so', async () => {
  const { path, secret, endpointId } = await add()
  const orderNo = await order()
  await becomes(endpointId, [{ event: 'order.placed', subject: orderNo, state: 'delivered', status: 200, attempts: 1 }])
  const [told] = heard
  const message = messageShape('order.placed').parse(JSON.parse(told?.body ?? ''))
  expect(message.data).toEqual({ orderId: message.subject.id, orderNo, state: 'payment-pending' })
  expect(told).toMatchObject({ path, headers: { 'praya-event-id': message.id, 'content-type': 'application/json' } })
  expect(told?.headers['praya-signature']).toContain(told && signature(secret, told))
  const kept = await readRows(
    shop.database.pool,
    z.object({ told: z.string() }),
    sql`select (select string_agg(e::text, '') from webhook_endpoints e) || (select string_agg(a::text, '') from audit_trail a) as told`,
  )
  expect(kept[0]?.told).not.toContain(secret)
})

test('nothing is told to who did not ask for it; of stock the products that changed are told, with what is left', async () => {
  const { endpointId } = await add(['stock.changed'])
  const product = await shop.product()
  await placeAsGuest(shop, [product], { quantity: 2 })
  await tell()
  await becomes(endpointId, [{ event: 'stock.changed', state: 'delivered' }])
  const message = messageShape('stock.changed').parse(JSON.parse(heard[0]?.body ?? ''))
  expect(message.data).toMatchObject({ productId: message.subject.id, variants: [{ skuId: product.skuIds[0], available: 3 }] })
})

test('of products it is told that they have changed, and what the shop asks for each piece now', async () => {
  const { endpointId } = await add(['product.changed'])
  const product = await shop.product()
  await shop.database.inTransaction((tx) =>
    emitEach(
      tx,
      'product-changed',
      [product, product].map(({ productId }) => ({ productIds: [productId] })),
    ),
  )
  await becomes(endpointId, [{ event: 'product.changed', state: 'delivered' }])
  const message = messageShape('product.changed').parse(JSON.parse(heard[0]?.body ?? ''))
  expect(heard).toHaveLength(1)
  const { variants } = (await shop.ask(getProductEdit, { productId: product.productId }, { token })).data.draft.document
    .colours[0]!
  expect(message.data).toMatchObject({
    ...{ productId: product.productId, listed: true, version: 1 },
    variants: variants.map(({ itemNumber, listPrice, salesPrice }, at) => ({
      ...{ skuId: product.skuIds[at], itemNumber, listPrice, salesPrice },
    })),
  })
})

test('while a secret is renewed both sign, and after its hours the older one no longer does', async () => {
  const { secret, endpointId } = await add()
  const renewed = (await shop.ask(turnSecret, { endpointId, hours: 24 }, { token })).data.secret
  await order()
  await telling(() => heard.length).toBe(1)
  const [first] = heard
  for (const one of [secret, renewed]) expect(first?.headers['praya-signature']).toContain(first && signature(one, first))
  await runSql(shop.database, sql`update webhook_endpoints set older_until = now() where endpoint_id = ${endpointId}`)
  await order()
  await telling(() => heard.length).toBe(2)
  const last = heard.at(-1)
  expect(last?.headers['praya-signature']).toContain(last && signature(renewed, last))
  expect(last?.headers['praya-signature']).not.toContain(last && signature(secret, last))
})

test('what is not taken is sent again under the same event, and what is gone stands among the work', async () => {
  const { endpointId } = await add()
  status = 500
  await order()
  await becomes(endpointId, [{ state: 'retrying', status: 500, excerpt: 'status 500' }])
  status = 201
  await becomes(endpointId, [{ state: 'delivered', status: 201 }])
  expect(new Set(heard.map(({ headers }) => headers['praya-event-id'])).size).toBe(1)
  status = 410
  await order()
  await becomes(endpointId, [{ state: 'given-up', status: 410, attempts: 1 }, {}])
  const { list } = (await shop.ask(listJobs, {}, { token })).data
  expect(list).toContainEqual(
    expect.objectContaining({ kind: 'webhook', state: 'dead', subject: expect.stringContaining(address) }),
  )
})

test('one delivery, or all since a time, is sent again by hand; events keep their ids and tell their order', async () => {
  const { endpointId } = await add()
  const since = new Date().toISOString()
  await order()
  await order()
  await becomes(endpointId, [{ state: 'delivered' }, { state: 'delivered' }])
  const [newest] = await log(endpointId)
  const one = await shop.ask(replayDeliveries, { endpointId, deliveryId: newest?.deliveryId ?? '' }, { token })
  expect(one.data.replayed).toBe(1)
  await telling(() => heard.length).toBe(3)
  expect((await shop.ask(replayDeliveries, { endpointId, since }, { token })).data.replayed).toBe(2)
  await telling(() => heard.length).toBe(5)
  const told = heard.map(({ body }) => messageShape('order.placed').parse(JSON.parse(body)))
  expect(new Set(told.map(({ id }) => id)).size).toBe(2)
  expect(new Set(told.map(({ sequence }) => sequence)).size).toBe(2)
  const foreign = await add()
  const asked = { endpointId: foreign.endpointId, deliveryId: newest?.deliveryId ?? '' }
  expect((await shop.ask(replayDeliveries, asked, { token })).code).toBe(refusals.NOT_FOUND.code)
})

test('an endpoint to which nothing has come through for three days rests, its owner is told, and it is opened by hand', async () => {
  const { endpointId } = await add()
  status = 503
  await order()
  await becomes(endpointId, [{ state: 'retrying' }])
  await runSql(
    shop.database,
    sql`update webhook_endpoints set failing_since = now() - interval '73 hours' where endpoint_id = ${endpointId}`,
  )
  const stateOf = async () =>
    (await shop.ask(listEndpoints, {}, { token })).data.list.find((one) => one.endpointId === endpointId)
  await expect.poll(stateOf, PATIENCE).toMatchObject({ state: 'rested' })
  await becomes(endpointId, [{ state: 'held' }])
  const mails = await readRows(
    shop.database.pool,
    z.object({ body: z.string() }),
    sql`select body from mails where dedupe_key like 'operator:webhook-rests:%'`,
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain(`/admin/webhooks/${endpointId}`)
  status = 200
  const since = new Date(Date.now() - 60_000).toISOString()
  await order()
  expect(await log(endpointId)).toHaveLength(1)
  await shop.ask(moveEndpoint, { endpointId, state: 'open' }, { token })
  expect(await stateOf()).toMatchObject({ state: 'open', failingTime: null })
  expect((await shop.ask(replayDeliveries, { endpointId, since }, { token })).data.replayed).toBeGreaterThanOrEqual(2)
})

test('an address inside, or for events its maker may not see, is refused beside its field; one that was removed stays so', async () => {
  const wanted = { name: 'Warehouse', events: ['order.placed'] as WebhookTopic[] }
  for (const url of ['http://hooks.example.com/', 'https://169.254.169.254/', 'https://10.0.0.1/', 'file:///etc/passwd'])
    expect(await shop.ask(addEndpoint, { ...wanted, url }, { token })).toMatchObject({
      code: refusals.BAD_INPUT.code,
      data: { fields: { url: allFieldProblems['public-address'].en } },
    })
  await runSql(
    shop.database,
    sql`insert into roles (role_id, name_en, name_zh, permissions) values ('hooks', 'Hooks', '通知', '{keep-webhooks,read-products}')`,
  )
  const maker = await shop.operator(['hooks'])
  const url = `${address}/hook`
  expect((await shop.ask(addEndpoint, { ...wanted, url }, { token: maker })).code).toBe(refusals.BEYOND_OWN.code)
  expect((await shop.ask(addEndpoint, { ...wanted, url, events: ['stock.changed'] }, { token: maker })).code).toBe(200)
  const { endpointId } = await add()
  expect((await shop.ask(saveEndpoint, { endpointId, version: 1, ...wanted, url }, { token: maker })).code).toBe(
    refusals.BEYOND_OWN.code,
  )
  expect((await shop.ask(moveEndpoint, { endpointId, state: 'ended' }, { token })).code).toBe(200)
  expect((await shop.ask(moveEndpoint, { endpointId, state: 'open' }, { token })).code).toBe(refusals.WEBHOOK_ENDED.code)
  expect((await shop.ask(listDeliveries, { endpointId: newId() }, { token })).code).toBe(refusals.NOT_FOUND.code)
})
