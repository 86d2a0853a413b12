import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { showAdminOrder, showOrder } from '#flows/show-order.ts'
import { countStatements } from '#platform/database/count-statements.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { hongKongAddress, orderFor, placeAsGuest } from '#flows/order.builders.ts'
import {
  cancelOrder,
  findOrder,
  getAdminOrder,
  getOrder,
  listOrders,
  moveOrder,
  quoteOrder,
} from '#modules/orders/orders.paths.ts'
import type { OrderListInput } from '#modules/orders/orders.contract.ts'
import { confirmPayment, requestRefund, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'

let shop: TestShop
let operator: string
beforeAll(async () => {
  shop = await startTestShop()
  operator = await shop.operator()
})
afterAll(() => shop.stop())

const list = async (token: string, wanted: OrderListInput = {}, language: 'en_US' | 'cht_CN' = 'en_US') =>
  (await shop.ask(listOrders, wanted, { token, language })).data
const numbers = async (token: string, wanted: OrderListInput) => (await list(token, wanted)).list.map(({ orderNo }) => orderNo)

async function pay(token: string, orderNo: string): Promise<void> {
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: operator })
}

test('a shopper sees how many orders are to pay, under way and over, and the orders of one group alone', async () => {
  const token = await shop.visitor()
  const place = async () => (await placeAsGuest(shop, [await shop.product()], { token })).answer.data.orderNo
  const [toPay, paid, sent, closed] = [await place(), await place(), await place(), await place()]
  await pay(token, paid)
  await pay(token, sent)
  await shop.ask(moveOrder, { orderNo: sent, move: 'seller-sent' }, { token: operator })
  await authenticateAll(benchOf(shop, operator), sent)
  await shop.ask(
    moveOrder,
    { orderNo: sent, move: 'dispatch', courier: 'sf', trackingNumber: 'SF1234567890' },
    { token: operator },
  )
  await shop.ask(cancelOrder, { orderNo: closed }, { token })

  const all = await list(token)
  expect(all.list.map(({ orderNo }) => orderNo)).toEqual([closed, sent, paid, toPay])
  expect(all.total).toBe(4)
  expect(all.groups).toEqual([
    { group: 'to-pay', num: 1 },
    { group: 'preparing', num: 1 },
    { group: 'to-be-received', num: 1 },
    { group: 'closed', num: 1 },
  ])
  expect(await numbers(token, { group: 'to-be-received' })).toEqual([sent])
  expect(await list(token, { group: 'returned' })).toMatchObject({ total: 0, list: [], groups: all.groups })

  const { productItems, parcels } = (await shop.ask(getOrder, { orderNo: sent }, { token })).data
  expect(parcels).toHaveLength(1)
  expect(productItems[0]?.units).toMatchObject([{ state: 'sent', parcel: 0 }])
})

test('an order is found by part of its number and by what was bought, in either language, and by nothing of who receives it', async () => {
  const token = await shop.visitor()
  const scarf = await placeAsGuest(shop, [await shop.product({ nameEn: 'Harbour silk scarf', nameZh: '海港真絲絲巾' })], {
    token,
  })
  await placeAsGuest(shop, [await shop.product()], { token })
  const { orderNo } = scarf.answer.data
  for (const word of [orderNo.slice(2).toLowerCase(), 'SILK', '絲巾'])
    expect([word, ...(await numbers(token, { word }))]).toEqual([word, orderNo])
  expect(await list(token, { word: 'silk' })).toMatchObject({ total: 1, groups: [{ group: 'to-pay', num: 1 }] })
  for (const word of [hongKongAddress.lastName, hongKongAddress.firstName, 'example.com', '100%', '_'])
    expect([word, ...(await numbers(token, { word }))]).toEqual([word])
  // Whoever found it by its number finds it in the list as well, and guesses no phone that way.
  const finder = await shop.visitor()
  await shop.ask(findOrder, { orderNo, contact: 'tai.man@example.com' }, { token: finder })
  expect(await numbers(finder, { word: 'silk' })).toEqual([orderNo])
  expect(await numbers(finder, { word: '+852' })).toEqual([])
  expect(await list(await shop.visitor(), { word: 'silk' })).toMatchObject({ total: 0, groups: [], list: [] })
})

test('many orders come a page at a time, none twice and none left out', async () => {
  const token = await shop.visitor()
  const product = await shop.product()
  for (let placed = 0; placed < 22; placed += 1) {
    const { answer } = await placeAsGuest(shop, [product], { token })
    await shop.ask(cancelOrder, { orderNo: answer.data.orderNo }, { token })
  }
  const pages = [await list(token), await list(token, { pageNum: 2 })]
  expect(pages.map((page) => page.list.length)).toEqual([20, 2])
  expect(new Set(pages.flatMap((page) => page.list.map(({ orderNo }) => orderNo))).size).toBe(22)
  expect(pages.map(({ total }) => total)).toEqual([22, 22])
})

test('what two sellers send has the days of each, and shows its photographs once it has passed', async () => {
  const token = await shop.visitor()
  const own = await shop.product()
  const bought = await shop.product({
    colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ merchantCode: 'far-buyer' }] }] }],
  })
  await shop.database.inTransaction((tx) =>
    sql`update merchants set kind = 'global-buyer' where merchant_code = 'far-buyer'`.execute(tx),
  )
  await shop.database.inTransaction((tx) =>
    sql`update offers set dispatch_days = 7 where offer_id = ${bought.offerIds[0]}`.execute(tx),
  )
  const items = orderFor([own, bought], { total: '' }).productItems
  const quoted = (await shop.ask(quoteOrder, { productItems: items }, { token })).data.arrivesBy
  const { orderNo } = (await placeAsGuest(shop, [own, bought], { token })).answer.data
  const shown = async () => (await shop.ask(getOrder, { orderNo }, { token })).data
  const placed = await shown()
  await pay(token, orderNo)
  // What its offers say later changes nothing of what was promised.
  await shop.database.inTransaction((tx) =>
    sql`update offers set dispatch_days = 1 where offer_id = ${bought.offerIds[0]}`.execute(tx),
  )
  const paid = await shown()
  expect([placed.arrivesBy, paid.arrivesBy]).toEqual([quoted, quoted])
  const [far, house] = paid.sellers
  expect([far, house]).toMatchObject([
    { name: 'far-buyer', isHouse: false },
    { name: 'praya', isHouse: true },
  ])
  expect([house!.arrivesFrom < house!.arrivesBy, house!.arrivesBy < far!.arrivesBy, far!.arrivesBy]).toEqual([
    true,
    true,
    paid.arrivesBy,
  ])
  expect(paid.productItems.map(({ seller }) => seller)).toEqual([1, 0])
  expect(paid.productItems[0]?.units).toMatchObject([{ arrivedAt: '', examinedAt: '', shots: [] }])

  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: operator })
  await authenticateAll(benchOf(shop, operator), orderNo)
  const { productItems } = (await shop.ask(getOrder, { orderNo }, { token })).data
  for (const { units } of productItems) {
    const [unit] = units
    expect([unit?.arrivedAt, unit?.examinedAt]).not.toContain('')
    expect(unit?.shots).toMatchObject([{ point: '', picture: { width: 8, height: 8 } }])
  }
})

test('an order is read in one statement, by its shopper and by the desk, with its parcels, payments and what went back', async () => {
  const token = await shop.visitor()
  const { orderNo } = (await placeAsGuest(shop, [await shop.product(), await shop.product()], { token })).answer.data
  await pay(token, orderNo)
  const { units } = (await shop.ask(getAdminOrder, { orderNo }, { token: operator })).data
  const asked = { orderNo, kind: 'refund' as const, part: 'goods' as const, amount: '10.00', reason: 'A scratch' }
  expect((await shop.ask(requestRefund, asked, { token: operator })).code).toBe(200)
  const [owner] = await readRows(
    shop.database.pool,
    z.object({ ownerId: z.string() }),
    sql`select owner_id as "ownerId" from orders where order_number = ${orderNo}`,
  )
  const viewer = { ownerId: owner?.ownerId ?? '', language: 'en' as const }
  const counted = countStatements(shop.database.pool)
  const shown = await showOrder(counted.read, viewer, orderNo)
  const seen = counted.count()
  expect(await showOrder(counted.read, viewer, orderNo)).toEqual({ ...shown, serverTime: expect.any(String) })
  expect(counted.count() - seen).toBe(1)
  await showAdminOrder(counted.read, 'en', orderNo)
  const before = counted.count()
  const desk = await showAdminOrder(counted.read, 'en', orderNo)
  expect(counted.count() - before).toBe(1)
  expect(desk.units).toHaveLength(units.length)
  expect(desk.refunds).toMatchObject([{ amount: '10.00', reason: 'A scratch', date: expect.stringMatching(/Z$/) }])
})
