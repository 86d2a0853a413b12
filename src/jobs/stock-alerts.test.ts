import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatherFor } from '#events/events.server.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { join } from '#flows/members/sign-in.builders.ts'
import { listMessages } from '#modules/inbox/inbox.paths.ts'
import { sendStockAlerts } from '#flows/notices/send-stock-alerts.ts'
import { refusals } from '#refusals.ts'
import { giveBackStock } from '#modules/offers/index.server.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { askStockAlert, endStockAlerts } from '#modules/stock-alerts/stock-alerts.paths.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { z } from 'zod'

const publicUrl = () => 'https://praya.test'
let shop: TestShop
let delivery: { stop: () => Promise<void> }

const gone = (): Promise<BuiltProduct> =>
  shop.product({
    nameEn: 'Alder bag',
    nameZh: '阿爾達手袋',
    colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ size: '22', offers: [{ available: 0 }] }] }],
  })
const ask = (piece: BuiltProduct, email: string, language: 'en_US' | 'cht_CN' = 'en_US') =>
  shop.ask(askStockAlert, { skuId: piece.skuIds[0]!, email }, { language })
const comesBack = (piece: BuiltProduct, quantity: number) =>
  shop.database.inTransaction((tx) => giveBackStock(tx, [{ offerId: piece.offerIds[0]!, quantity }]))
const mailsTo = async (...emails: string[]) =>
  await readRows(
    shop.database.pool,
    z.object({ recipient: z.string(), subject: z.string(), body: z.string() }),
    sql`select recipient, subject, body from mails
      where recipient = any(${emails}) order by recipient`,
  )
const waitingFor = async (piece: BuiltProduct) =>
  (
    await readRows(
      shop.database.pool,
      z.object({ email: z.string() }),
      sql`select email from stock_alerts where sku_id = ${piece.skuIds[0]} and told_at is null
      order by email`,
    )
  ).map((row) => row.email)

/** What the minute's turn does. */
const turnNow = () => shop.database.inTransaction((tx) => sendStockAlerts(tx, publicUrl()))

beforeAll(async () => {
  shop = await startTestShop()
  delivery = await shop.work(publicUrl)
})
afterAll(async () => {
  await delivery.stop()
  await shop.stop()
})

test('three people wait, two pieces come back: each of the three gets one mail, in the language they asked in', async () => {
  const piece = await gone()
  await ask(piece, 'ann@example.com')
  await ask(piece, 'bob@example.com')
  await ask(piece, 'chan@example.com', 'cht_CN')
  await comesBack(piece, 2)
  const three = () => mailsTo('ann@example.com', 'bob@example.com', 'chan@example.com')
  await expect.poll(three, { timeout: 90_000 }).toHaveLength(3)
  const [ann, , chan] = await three()
  expect(ann).toMatchObject({ subject: 'Back in stock: aurelie Alder bag' })
  expect(ann?.body).toContain(`https://praya.test/product/detail/aurelie/${piece.articleNumber}`)
  expect(chan).toMatchObject({ subject: '到貨通知：aurelie阿爾達手袋' })
  expect(chan?.body).toContain(`https://praya.test/zh/product/detail/aurelie/${piece.articleNumber}`)
  expect(await waitingFor(piece)).toEqual([])

  // Stock moves on and the same events are delivered once more, as after a crash: no mail is sent twice.
  await comesBack(piece, 1)
  await runSql(
    shop.database,
    sql`select graphile_worker.add_job('event:stock-alerts', json_build_object('eventId', event_id, 'topic', topic, 'payload', payload))
      from outbox where topic = 'stock-changed'`,
  )
  const jobs = () => runSql(shop.database, sql`select from graphile_worker.jobs`)
  await expect.poll(async () => (await jobs()).rows.length, { timeout: 90_000 }).toBe(0)
  expect(await three()).toHaveLength(3)
})

test('a process killed while it writes leaves nothing behind, and the next one writes once', async () => {
  const piece = await gone()
  await ask(piece, 'killed@example.com')
  await runSql(shop.database, sql`update offers set available = 1 where offer_id = ${piece.offerIds[0]}`)
  const killed = shop.database.inTransaction(async (tx) => {
    await sendStockAlerts(tx, publicUrl())
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await mailsTo('killed@example.com')).toEqual([])
  const [one, other] = await Promise.all([turnNow(), turnNow()])
  expect(one + other).toBe(1)
  expect(await mailsTo('killed@example.com')).toHaveLength(1)
})

test('several items that are back within minutes are one mail, which names each of them', async () => {
  const [first, second, third] = [await gone(), await gone(), await gone()]
  for (const piece of [first, second, third]) await ask(piece, 'hal@example.com')
  gatherFor(120)
  try {
    await comesBack(first, 1)
    await turnNow()
    await comesBack(second, 1)
    await turnNow()
    expect(await mailsTo('hal@example.com')).toEqual([])
    clock.advance(3 * MINUTE)
    await turnNow()
  } finally {
    gatherFor(0)
    clock.reset()
  }
  const [mail, ...others] = await mailsTo('hal@example.com')
  expect(others).toEqual([])
  expect(mail?.subject).toBe('2 items you asked about are back in stock')
  for (const { articleNumber } of [first, second])
    expect(mail?.body).toContain(`https://praya.test/product/detail/aurelie/${articleNumber}`)
  expect(mail?.body).not.toContain(third.articleNumber)
  expect(await waitingFor(third)).toEqual(['hal@example.com'])
})

test('pressing twice, or writing the address in capitals, is one request; the answer never tells whether it was new', async () => {
  const piece = await gone()
  const answers = await Promise.all(['dora@example.com', ' Dora@Example.com', 'dora@example.com'].map((one) => ask(piece, one)))
  for (const answer of answers) expect(answer).toEqual({ code: 200, msg: '', data: {} })
  expect(await waitingFor(piece)).toEqual(['dora@example.com'])
})

test('who was told may ask again for the next time', async () => {
  const piece = await gone()
  await ask(piece, 'eve@example.com')
  await comesBack(piece, 1)
  await expect.poll(() => mailsTo('eve@example.com'), { timeout: 90_000 }).toHaveLength(1)
  await runSql(shop.database, sql`update offers set available = 0 where offer_id = ${piece.offerIds[0]}`)
  await ask(piece, 'eve@example.com')
  expect(await waitingFor(piece)).toEqual(['eve@example.com'])
})

test('the link in the mail ends everything the address still waits for; an unknown link is answered the same', async () => {
  const [first, second, third] = [await gone(), await gone(), await gone()]
  for (const piece of [first, second]) await ask(piece, 'fay@example.com')
  await ask(third, 'guy@example.com')
  await comesBack(first, 1)
  await expect.poll(() => mailsTo('fay@example.com'), { timeout: 90_000 }).toHaveLength(1)
  const [mail] = await mailsTo('fay@example.com')
  const token = /stockAlerts\?token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
  expect(await shop.ask(endStockAlerts, { token: 'a-link-that-nobody-was-sent' })).toMatchObject({ code: 200, data: {} })
  expect(await waitingFor(second)).toEqual(['fay@example.com'])
  expect(await shop.ask(endStockAlerts, { token })).toMatchObject({ code: 200, data: {} })
  expect(await waitingFor(second)).toEqual([])
  expect(await waitingFor(third)).toEqual(['guy@example.com'])
})

test('an address that is none is told so beside its field; what is in stock or off the list needs nobody to wait', async () => {
  const piece = await gone()
  expect(await ask(piece, 'nobody')).toMatchObject({
    code: refusals.BAD_INPUT.code,
    data: { fields: { email: 'Enter an e-mail address such as name@example.com.' } },
  })
  const unknown = { skuId: '00000000-0000-7000-8000-000000000000', email: 'a@example.com' }
  expect(await shop.ask(askStockAlert, unknown)).toMatchObject({ code: refusals.ALERT_UNLISTED.code })
  expect(await ask(await shop.product(), 'a@example.com')).toMatchObject({ code: refusals.ALERT_IN_STOCK.code })
  await runSql(shop.database, sql`update products set listed = false where product_id = ${piece.productId}`)
  expect(await ask(piece, 'a@example.com')).toMatchObject({ code: refusals.ALERT_UNLISTED.code })
})

test('a member who waits at their own address reads of it in the shop, too', async () => {
  const piece = await gone()
  const member = await join(shop)
  await ask(piece, member.email)
  await comesBack(piece, 1)
  const told = async () => (await shop.ask(listMessages, { kind: 'offers' }, { token: member.token })).data.list
  await expect.poll(told, { timeout: 90_000 }).toHaveLength(1)
  expect(await told()).toMatchObject([
    { title: 'aurelie Alder bag is back in stock', text: 'Black, 22. It is not held for you: please order it soon.' },
  ])
})
