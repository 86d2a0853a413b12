import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelOrder, confirmReceipt, moveOrder } from '#modules/orders/orders.paths.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { join } from './members/sign-in.builders.ts'
import { hongKongAddress, placeAsGuest, stateOf } from './order.builders.ts'
import { emit, gatherFor } from '#events/events.server.ts'
import { newId } from '#platform/ids.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { closeExpiredOrders } from './close-order.ts'
import { receiveArrivedOrders } from './receive-order.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { z } from 'zod'

const PATIENCE = { timeout: 60_000, interval: 100 }
let shop: TestShop
let work: { stop: () => Promise<void> }
beforeAll(async () => {
  shop = await startTestShop()
  work = await shop.work(() => 'https://praya.test')
})
afterAll(async () => {
  await work.stop()
  await shop.stop()
})

/** Has a parcel leave for somebody who ordered in this language; answers how their newest mail is read. */
async function sendParcel(language: 'en_US' | 'cht_CN', parcel: { courier: string; trackingNumber?: string }) {
  const email = `${language}-${parcel.courier.replaceAll(' ', '')}@example.com`
  const token = await shop.visitor()
  const { answer } = await placeAsGuest(shop, [await shop.product()], { token, billEmail: email, language })
  const { orderNo } = answer.data
  const payment = await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })
  const operator = await shop.operator()
  await shop.ask(confirmPayment, { paymentId: payment.data.paymentId }, { token: operator })
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: operator })
  await authenticateAll(benchOf(shop, operator), orderNo)
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...parcel }, { token: operator })
  return async (): Promise<string> => {
    const found = await readRows(
      shop.database.pool,
      z.object({ body: z.string() }),
      sql`select body from mails where recipient = ${email} and dedupe_key like 'order-dispatched:%'`,
    )
    return found.at(-1)?.body ?? ''
  }
}

test('the mail about a parcel leads to the courier’s own page for its number, in the viewer’s language', async () => {
  const english = await sendParcel('en_US', { courier: 'SF Express', trackingNumber: 'SF1234567890123' })
  await expect
    .poll(english, PATIENCE)
    .toContain(
      'SF Express, tracking number SF1234567890123:\nhttps://htm.sf-express.com/hk/en/dynamic_function/waybill/#search/bill-number/SF1234567890123\n',
    )
  const chinese = await sendParcel('cht_CN', { courier: 'DHL Express', trackingNumber: '1234 567890' })
  await expect
    .poll(chinese, PATIENCE)
    .toContain('包裹由DHL速遞派送，運單號碼：1234567890\nhttps://www.dhl.com/hk-zh/home/tracking.html?tracking-id=1234567890\n')
})

test('the mail about a parcel leads to the certificate of what it holds', async () => {
  const read = await sendParcel('cht_CN', { courier: 'Kerry Express', trackingNumber: 'KEX1234567' })
  await expect
    .poll(read, PATIENCE)
    .toMatch(/鑑定證書，任何人均可查核：\nhttps:\/\/praya\.test\/zh\/certificate\/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\n/)
})

const mailsTo = (email: string, topic: string) =>
  readRows(
    shop.database.pool,
    z.object({ subject: z.string(), body: z.string() }),
    sql`select subject, body from mails where recipient = ${email} and dedupe_key like ${`${topic}:%`}`,
  )

test('a confirmation greets by name, names each piece, where it goes and what it costs, and leads a member into their order', async () => {
  const { email, token } = await join(shop)
  const { answer } = await placeAsGuest(shop, [await shop.product()], { token, billEmail: email, quantity: 2 })
  await expect.poll(() => mailsTo(email, 'order-placed'), PATIENCE).toHaveLength(1)
  const [mail] = await mailsTo(email, 'order-placed')
  expect(mail?.body).toMatch(/^Dear Wai,\n\n/)
  expect(mail?.body).toContain('aurelie Leather tote bag\nBlack, One size\n2 × HK$12,000')
  expect(mail?.body).toContain(
    `Order number: ${answer.data.orderNo}\nDelivery address: Tai Man Chan, Flat A, 12/F, 18 Queen’s Road Central, Central and Western, Hong Kong Island, Hong Kong\nTotal: HK$24,000\nPayment: Bank transfer`,
  )
  expect(mail?.body).toContain(`https://praya.test/myaccount/orders/orderDetail?orderNo=${answer.data.orderNo}\n`)
  expect(mail?.body).toMatch(/\npraya customer service$/)
})

test('a guest’s mail in Chinese greets and is signed as a letter, and leads to where the code is asked for', async () => {
  const email = 'guest-letter@example.com'
  const { answer } = await placeAsGuest(shop, [await shop.product()], { billEmail: email, language: 'cht_CN' })
  await expect.poll(() => mailsTo(email, 'order-placed'), PATIENCE).toHaveLength(1)
  const [mail] = await mailsTo(email, 'order-placed')
  expect(mail?.body).toMatch(/^Tai Man Chan您好：\n\n[\s\S]*\npraya客戶服務$/)
  expect(mail?.body).toContain(`https://praya.test/zh/order/find?orderNo=${answer.data.orderNo}`)
})

test('pieces that pass within a few minutes are told of in one mail and one message, which name each', async () => {
  const { email, token, account } = await join(shop)
  const { answer } = await placeAsGuest(shop, [await shop.product(), await shop.product({ nameEn: 'Alder bag' })], {
    token,
    billEmail: email,
    quantity: 2,
  })
  const { orderNo } = answer.data
  const operator = await shop.operator()
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: operator })
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: operator })
  // Longer than a busy machine takes for all of them; then it is over at once.
  gatherFor(600)
  await authenticateAll(benchOf(shop, operator), orderNo).finally(() => gatherFor(0))
  await runSql(
    shop.database,
    sql`update graphile_worker._private_jobs set run_at = now() where run_at > now() + interval '1 minute'
      and task_id in (select id from graphile_worker._private_tasks where identifier like 'event:%')`,
  )
  await expect.poll(() => mailsTo(email, 'piece-passed'), PATIENCE).toHaveLength(1)
  const waiting = () =>
    readRows(
      shop.database.pool,
      z.unknown(),
      sql`select from graphile_worker.jobs j join outbox e on j.key in ('order-mail:' || e.event_id, 'inbox:' || e.event_id)
        where e.topic = 'piece-passed' and last_error is null`,
    )
  await expect.poll(waiting, PATIENCE).toEqual([])
  const mails = await mailsTo(email, 'piece-passed')
  expect(mails.map(({ subject }) => subject)).toEqual([`Order ${orderNo}: 4 items have passed authentication`])
  expect(mails[0]?.body).toContain('aurelie Leather tote bag and aurelie Alder bag')
  expect(mails[0]?.body.match(/\/certificate\//g)).toHaveLength(4)
  const messages = await readRows(
    shop.database.pool,
    z.object({ text: z.string() }),
    sql`select text_en as text from inbox_messages where account_id = ${account} and dedupe_key like 'piece-passed:%'`,
  )
  expect(messages).toEqual([{ text: expect.stringContaining('aurelie Leather tote bag and aurelie Alder bag') }])
  const receipts = (await shop.ask(listMessages, { kind: 'receipts' }, { token })).data.list
  expect(receipts.map(({ title, text }) => [title, text])).toEqual([
    [
      `Certificates of authenticity for order ${orderNo}`,
      expect.stringContaining('aurelie Leather tote bag and aurelie Alder bag'),
    ],
    [`Payment received for order ${orderNo}`, expect.stringContaining('Your invoice is with your order.')],
  ])
})

test('what waits in a store to be fetched is not received by the clock', async () => {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], {
    logisticsType: 1,
    selfLogisticsForm: { ...hongKongAddress, provinceCode: 'central-store', address: '' },
  })
  const { orderNo } = answer.data
  const operator = await shop.operator()
  const payment = await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })
  await shop.ask(confirmPayment, { paymentId: payment.data.paymentId }, { token: operator })
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: operator })
  await authenticateAll(benchOf(shop, operator), orderNo)
  await shop.ask(moveOrder, { orderNo, move: 'dispatch' }, { token: operator })
  await runSql(shop.database, sql`update parcels set sent_at = sent_at - interval '15 days'`)
  await shop.database.inTransaction((tx) => receiveArrivedOrders(tx, 50))
  expect(await stateOf(shop, orderNo, token)).toBe('to-be-received')
})

test('a parcel our own people carry is told of without a number to follow', async () => {
  const read = await sendParcel('en_US', { courier: 'Own delivery' })
  await expect.poll(read, PATIENCE).toContain('have been authenticated, packed and sent')
  const body = await read()
  expect(body).not.toContain('tracking number')
  expect(body).not.toMatch(/\{\w+\}/)
})

test('a shopper who gives up an order is told so, and not that no payment came; whose time ran out is told that', async () => {
  const subjects = (email: string) =>
    readRows(
      shop.database.pool,
      z.object({ subject: z.string() }),
      sql`select subject from mails where recipient = ${email} and dedupe_key like 'order-closed:%'`,
    )
  const place = async (billEmail: string) => {
    const { token, answer } = await placeAsGuest(shop, [await shop.product()], { billEmail })
    return { token, orderNo: answer.data.orderNo }
  }
  const given = await place('given-up@example.com')
  await shop.ask(cancelOrder, { orderNo: given.orderNo }, { token: given.token })
  await expect
    .poll(() => subjects('given-up@example.com'), PATIENCE)
    .toEqual([{ subject: `You have cancelled order ${given.orderNo}` }])
  const late = await place('late@example.com')
  await runSql(
    shop.database,
    sql`update orders set expires_at = now() - interval '1 minute' where order_number = ${late.orderNo}`,
  )
  await shop.database.inTransaction((tx) => closeExpiredOrders(tx, 50))
  await expect.poll(() => subjects('late@example.com'), PATIENCE).toEqual([{ subject: `Order ${late.orderNo} was cancelled` }])
})

test('whoever receives an order, the shopper, the clock or the desk, everybody interested is told', async () => {
  const causes: unknown[] = []
  const numbers: string[] = []
  const operator = await shop.operator()
  for (const who of ['shopper', 'time', 'shop']) {
    const { token, answer } = await placeAsGuest(shop, [await shop.product()])
    const { orderNo } = answer.data
    const payment = await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })
    await shop.ask(confirmPayment, { paymentId: payment.data.paymentId }, { token: operator })
    await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: operator })
    await authenticateAll(benchOf(shop, operator), orderNo)
    await shop.ask(moveOrder, { orderNo, move: 'dispatch' }, { token: operator })
    if (who === 'shopper') await shop.ask(confirmReceipt, { orderNo }, { token })
    if (who === 'shop') await shop.ask(moveOrder, { orderNo, move: 'receive' }, { token: operator })
    if (who === 'time') {
      await runSql(
        shop.database,
        sql`update parcels set sent_at = now() - interval '15 days' where parcel_id in (select parcel_id from parcel_units
          join units using (unit_id) join orders using (order_id) where order_number = ${orderNo})`,
      )
      await shop.database.inTransaction((tx) => receiveArrivedOrders(tx, 50))
    }
    const told = await readRows(
      shop.database.pool,
      z.object({ kind: z.string(), isNamed: z.boolean() }),
      sql`select payload -> 'by' ->> 'kind' as kind, payload -> 'by' ? 'id' as "isNamed" from outbox join orders on order_id::text = payload ->> 'orderId'
        where topic = 'order-received' and order_number = ${orderNo}`,
    )
    causes.push(...told.map(({ kind, isNamed }) => [kind, isNamed]))
    numbers.push(orderNo)
  }
  expect(causes).toEqual([
    ['shopper', true],
    ['clock', false],
    ['operator', true],
  ])
  // Anyone who has said so themselves is not told.
  const told = numbers.map((orderNo) => `Order ${orderNo} is marked as received`)
  const mailed = () =>
    readRows(shop.database.pool, z.object({ subject: z.string() }), sql`select subject from mails where subject = any(${told})`)
  const subjects = async () => (await mailed()).map(({ subject }) => subject)
  await expect.poll(async () => new Set(await subjects()), PATIENCE).toEqual(new Set(told.slice(1)))
})

test('an event that cannot be handled holds up no other, is tried again, and is done once when it can be', async () => {
  const email = 'after-the-bad-one@example.com'
  // An order that is not there, as after a fault: the mail about it fails each time.
  await shop.database.inTransaction((tx) => emit(tx, 'order-paid', { orderId: newId(), by: { kind: 'operator' } }))
  await placeAsGuest(shop, [await shop.product()], { billEmail: email })
  const mails = () => readRows(shop.database.pool, z.unknown(), sql`select from mails where recipient = ${email}`)
  await expect.poll(mails, PATIENCE).toHaveLength(1)
  const failing = () =>
    readRows(
      shop.database.pool,
      z.unknown(),
      sql`select from graphile_worker.jobs where last_error is not null and task_identifier = 'event:order-mail'`,
    )
  await expect.poll(failing, PATIENCE).toHaveLength(1)
  // Delivered once more, as after a crash between the effect and the end of its job.
  await runSql(
    shop.database,
    sql`select graphile_worker.add_job('event:order-mail', json_build_object('eventId', event_id, 'topic', topic, 'payload', payload),
      job_key := 'again:' || event_id) from outbox where topic = 'order-placed'`,
  )
  const again = () => readRows(shop.database.pool, z.unknown(), sql`select from graphile_worker.jobs where key like 'again:%'`)
  await expect.poll(again, PATIENCE).toEqual([])
  expect(await mails()).toHaveLength(1)
})

test('twelve orders that nobody pays write no twelve letters to a stranger; to whoever has proven their address each one does', async () => {
  const limited = await startTestShop({ RATE_LIMIT_SCALE: '1' })
  try {
    const member = await join(limited)
    const placed = async (billEmail: string, from: string, token?: string) =>
      (await placeAsGuest(limited, [await limited.product()], { billEmail, from, ...(token ? { token } : {}) })).answer.data
        .orderNo
    const letters = async (email: string) => {
      const told = sql`select count(*)::int as num from mails where lower(recipient) = ${email} and dedupe_key like 'order-placed:%'`
      return (await readRows(limited.database.pool, z.object({ num: z.number() }), told))[0]?.num
    }
    const spellings = ['stranger@example.com', 'Stranger@Example.com']
    for (let at = 0; at < 6; at += 1) await placed(spellings[at % 2] ?? '', `198.51.100.${at + 1}`)
    for (let at = 0; at < 5; at += 1) await placed(member.email, '127.0.0.1', member.token)
    await limited.workOff()
    expect([await letters('stranger@example.com'), await letters(member.email)]).toEqual([4, 5])
  } finally {
    await limited.stop()
  }
})
