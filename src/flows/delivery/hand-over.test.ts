import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findOrder, getAdminOrder, getOrder, handOver, moveOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { hongKongAddress, placeAsGuest } from '../order.builders.ts'
import { authenticateAll, benchOf } from './bench.builders.ts'

const PATIENCE = { timeout: 60_000, interval: 50 }
let shop: TestShop
let desk: string
beforeAll(async () => {
  shop = await startTestShop()
  desk = await shop.operator()
})
afterAll(() => shop.stop())

/** A paid order that waits in the store, or is on its way to an address. */
async function sent(logisticsType: 1 | 2, billEmail = 'tai.man@example.com') {
  const place =
    logisticsType === 1 ? { selfLogisticsForm: { ...hongKongAddress, provinceCode: 'central-store', address: '' } } : {}
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { logisticsType, billEmail, ...place })
  const { orderNo } = answer.data
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: desk })
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: desk })
  await authenticateAll(benchOf(shop, desk), orderNo)
  await shop.ask(moveOrder, { orderNo, move: 'dispatch' }, { token: desk })
  return { token, orderNo }
}
const shown = async ({ token, orderNo }: { token: string; orderNo: string }) =>
  (await shop.ask(getOrder, { orderNo }, { token })).data
const codeOf = async (order: { token: string; orderNo: string }) => (await shown(order)).parcels[0]?.pickUp?.code ?? ''

test('what waits in a store has a code for its buyer alone, and whoever says it at the desk has received it', async () => {
  const order = await sent(1)
  const pickUp = (await shown(order)).parcels[0]?.pickUp
  expect(pickUp).toMatchObject({ code: expect.stringMatching(/^[0-9A-Z]{8}$/), qrSvg: expect.stringContaining('<svg') })
  const finder = await shop.visitor()
  await shop.ask(findOrder, { orderNo: order.orderNo, contact: 'tai.man@example.com' }, { token: finder })
  expect(await codeOf({ token: finder, orderNo: order.orderNo })).toBe('')
  expect((await shop.ask(getAdminOrder, { orderNo: order.orderNo }, { token: desk })).data.parcels[0]?.pickUp).toBeNull()

  const typed = `${pickUp!.code.slice(0, 4)} ${pickUp!.code.slice(4).toLowerCase()}`
  const handed = await shop.ask(handOver, { code: typed }, { token: desk })
  expect(handed.data).toMatchObject({ orderNo: order.orderNo, pieces: [expect.any(String)] })
  expect(await shown(order)).toMatchObject({ state: 'received', parcels: [{ pickUp: null }] })
  const again = await shop.ask(handOver, { code: pickUp!.code }, { token: desk, language: 'cht_CN' })
  expect(again).toMatchObject({ code: refusals.BAD_INPUT.code, data: { fields: { code: expect.stringContaining('取貨碼') } } })
})

test('what is brought to an address has none', async () => {
  expect((await shown(await sent(2))).parcels[0]?.pickUp).toBeNull()
})

test('of two desks that hand over the same parcel at once, one does', async () => {
  const code = await codeOf(await sent(1))
  const other = await shop.operator()
  const answers = await Promise.all([desk, other].map((token) => shop.ask(handOver, { code }, { token })))
  expect(answers.map((answer) => answer.code).toSorted((one, two) => one - two)).toEqual([200, refusals.BAD_INPUT.code])
  await requireInvariants(shop.database)
})

test('whoever tries codes is held back', async () => {
  const strict = await startTestShop({ RATE_LIMIT_SCALE: '1' })
  const guesser = await strict.operator(['order-desk'])
  const answers = []
  for (let at = 0; at < 12; at += 1)
    answers.push(await strict.ask(handOver, { code: `AAAAAA${String(at).padStart(2, '2')}` }, { token: guesser }))
  await strict.stop()
  expect(answers.slice(0, 10).every(({ code }) => code === refusals.BAD_INPUT.code)).toBe(true)
  expect(answers.at(-1)?.code).toBe(refusals.TOO_MANY.code)
})

test('mail and page say the code, the place and that it is ready', async () => {
  const work = await shop.work()
  const order = await sent(1, 'fetches@example.com')
  const code = await codeOf(order)
  const mail = () =>
    readRows(
      shop.database.pool,
      z.object({ subject: z.string(), body: z.string() }),
      sql`select subject, body from mails where recipient = 'fetches@example.com' and dedupe_key like 'order-dispatched:%'`,
    )
  await expect.poll(mail, PATIENCE).toHaveLength(1)
  const [found] = await mail()
  expect(found?.subject).toBe(`Order ${order.orderNo} is ready to collect`)
  expect(found?.body).toContain(code)
  expect(found?.body).toContain('18 Pedder Street')
  await work.stop()
})
