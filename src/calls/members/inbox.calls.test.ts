import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { emit } from '#events/events.server.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { countMessages, listMessages, readAllMessages, readMessage } from '#modules/inbox/inbox.paths.ts'
import type { MessageKind } from '#modules/inbox/inbox.rules.ts'
import { cancelOrder, confirmReceipt, moveOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { endSessionsOf } from '#platform/access/sessions.server.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { listenLive, memberOf } from './inbox.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

const PATIENCE = { timeout: 60_000, interval: 100 }
let shop: TestShop
let work: { stop: () => Promise<void> }
beforeAll(async () => {
  shop = await startTestShop()
  work = await shop.work()
})
afterAll(async () => {
  await work.stop()
  await shop.stop()
})

async function order(token: string): Promise<string> {
  return (await placeAsGuest(shop, [await shop.product()], { token })).answer.data.orderNo
}
const list = async (token: string, kind: '' | MessageKind = '') => (await shop.ask(listMessages, { kind }, { token })).data
const titles = async (token: string) => (await list(token)).list.map(({ title }) => title)
const rowsOf = (accountId: string) =>
  readRows(
    shop.database.pool,
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from inbox_messages where account_id = ${accountId}`,
  )

test('a member reads in either language what became of an order, by kind and newest first, each leading to the order', async () => {
  const { token } = await memberOf(shop)
  const orderNo = await order(token)
  const operator = await shop.operator()
  const payment = await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })
  await shop.ask(confirmPayment, { paymentId: payment.data.paymentId }, { token: operator })
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: operator })
  await authenticateAll(benchOf(shop, operator), orderNo)
  await shop.ask(
    moveOrder,
    { orderNo, move: 'dispatch', courier: 'SF Express', trackingNumber: 'SF1234567890123' },
    { token: operator },
  )
  await shop.ask(confirmReceipt, { orderNo }, { token })
  await expect.poll(() => titles(token), PATIENCE).toHaveLength(6)
  // Their own pressing of "received" is no news to them.
  expect((await titles(token)).toSorted()).toEqual([
    `Certificates of authenticity for order ${orderNo}`,
    `Order ${orderNo} is on its way`,
    `Order ${orderNo}: 1 item has passed authentication`,
    expect.stringMatching(`^Order ${orderNo}: reserved for you until \\d+ \\w{3} \\d{4}, \\d\\d:\\d\\d$`),
    `Payment received for order ${orderNo}`,
    `Your items are being authenticated: order ${orderNo}`,
  ])
  const { list: parcels, total } = await list(token, 'logistics')
  expect(total).toBe(3)
  expect(parcels.find(({ title }) => title.includes('on its way'))).toMatchObject({
    kind: 'logistics',
    read: false,
    link: `/myaccount/orders/orderDetail?orderNo=${orderNo}`,
    text: 'Your parcel has been authenticated, packed and sent. The courier is SF Express, tracking number SF1234567890123.',
  })
  const chinese = await shop.ask(listMessages, { kind: 'receipts' }, { token, language: 'cht_CN' })
  expect(chinese.data.list).toMatchObject([{ title: `訂單${orderNo}的正品證書` }, { title: `已收到訂單${orderNo}的款項` }])
  const counts = (await shop.ask(countMessages, {}, { token })).data
  expect(counts).toMatchObject({
    total: 6,
    unread: 6,
    kinds: { logistics: { total: 3, unread: 3 }, offers: { total: 0, unread: 0 } },
  })
})

test('who gives up an order is told so, and words from outside stay words', async () => {
  const { token } = await memberOf(shop)
  const orderNo = await order(token)
  await shop.ask(cancelOrder, { orderNo }, { token })
  await expect.poll(() => titles(token), PATIENCE).toContain(`You have cancelled order ${orderNo}`)
  const reason = '<img src=x onerror=alert(1)>'
  const [row] = await readRows(
    shop.database.pool,
    z.object({ id: z.string() }),
    sql`select order_id as id from orders where order_number = ${orderNo}`,
  )
  await shop.database.inTransaction((tx) => emit(tx, 'transfer-rejected', { orderId: row?.id ?? '', reason }))
  await expect.poll(async () => (await list(token, 'receipts')).list[0]?.text, PATIENCE).toContain(`Reason: ${reason}`)
})

test('guests are told nothing here and may not ask, nobody reads another’s, and a message that comes twice stands once', async () => {
  const [{ token, accountId }, other] = [await memberOf(shop), await memberOf(shop)]
  const guest = await placeAsGuest(shop, [await shop.product()])
  await order(token)
  await expect.poll(() => titles(token), PATIENCE).toHaveLength(1)
  await runSql(
    shop.database,
    sql`select graphile_worker.add_job('event:inbox', json_build_object('eventId', event_id, 'topic', topic, 'payload', payload),
      job_key := 'again:' || event_id) from outbox where topic = 'order-placed'`,
  )
  const left = () =>
    readRows(shop.database.pool, z.unknown(), sql`select from graphile_worker.jobs where task_identifier = 'event:inbox'`)
  await expect.poll(left, PATIENCE).toEqual([])
  expect(await rowsOf(accountId)).toEqual([{ n: 1 }])
  expect(
    await readRows(
      shop.database.pool,
      z.unknown(),
      sql`select from inbox_messages where account_id in
    (select account_id from accounts where kind <> 'member')`,
    ),
  ).toEqual([])
  expect((await shop.ask(listMessages, {}, { token: guest.token })).code).toBe(refusals.SESSION_MISSING.code)

  const { messageId = '' } = (await list(token)).list[0] ?? {}
  expect((await list(other.token)).total).toBe(0)
  expect((await shop.ask(readMessage, { messageId }, { token: other.token })).code).toBe(refusals.NOT_FOUND.code)
  expect((await shop.ask(readMessage, { messageId }, { token })).data).toMatchObject({ total: 1, unread: 0 })
  expect((await list(token)).list).toMatchObject([{ read: true }])
})

test('all of one kind are read at once, or all of them, and the newest five hundred are kept', async () => {
  const { token, accountId } = await memberOf(shop)
  await runSql(
    shop.database,
    sql`insert into inbox_messages (message_id, account_id, kind, title_en, title_zh, text_en, text_zh, link, dedupe_key)
      select ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, ${accountId}::uuid,
        case when n % 2 = 0 then 'offers' else 'platform' end, 'Message ' || n, '訊息' || n, '', '', '/bags', n::text
      from generate_series(1, 510) n`,
  )
  const orderNo = await order(token)
  await expect.poll(async () => (await titles(token))[0], PATIENCE).toContain(orderNo)
  expect(await rowsOf(accountId)).toEqual([{ n: 500 }])
  const last = await shop.ask(listMessages, { pageNo: 5, pageSize: 100 }, { token })
  expect(last.data.list.at(-1)).toMatchObject({ title: 'Message 12' })
  const left = (await shop.ask(readAllMessages, { kind: 'offers' }, { token })).data
  expect(left).toMatchObject({ unread: 250, kinds: { offers: { total: 250, unread: 0 } } })
  expect((await shop.ask(readAllMessages, {}, { token })).data.unread).toBe(0)
})

test('the live stream hints at what is new for its member alone, and ends with the session', async () => {
  const [{ token, accountId }, other] = [await memberOf(shop), await memberOf(shop)]
  const [own, foreign] = [await listenLive(shop, token), await listenLive(shop, other.token)]
  await expect.poll(() => [own.heard(), foreign.heard()], PATIENCE).toEqual([1, 1])
  await order(token)
  await expect.poll(own.heard, PATIENCE).toBe(2)
  expect(foreign.heard()).toBe(1)
  await shop.database.inTransaction((tx) => endSessionsOf(tx, [accountId]))
  await own.over
  expect((await listenLive(shop, token)).status).toBe(401)
  expect((await listenLive(shop, await shop.visitor())).status).toBe(401)
  expect((await listenLive(shop)).status).toBe(401)
  foreign.leave()
})

test('an account has four streams at most, a closing shop ends them all', async () => {
  const small = await startTestShop()
  const { token } = await memberOf(small)
  const streams = await Promise.all([1, 2, 3, 4].map(() => listenLive(small, token)))
  expect((await listenLive(small, token)).status).toBe(429)
  streams[0]?.leave()
  await expect
    .poll(async () => {
      const next = await listenLive(small, token)
      streams.push(next)
      return next.status
    }, PATIENCE)
    .toBe(200)
  await small.stop()
  await Promise.all(streams.map(({ over }) => over))
})
