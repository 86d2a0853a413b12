import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import { moveOrder } from '#modules/orders/orders.paths.ts'
import { capturePayment } from '#modules/orders/payments/payments.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { pressCard, stateOf, unpaidOrder } from '../order.builders.ts'

const PATIENCE = { timeout: 60_000, interval: 50 }
let shop: TestShop
let work: { stop: () => Promise<void> }
let office: string
beforeAll(async () => {
  shop = await startTestShop()
  work = await shop.work()
  office = await shop.operator()
  shop.faults.set({ fault: 'webhooks-lost' })
})
afterAll(async () => {
  await work.stop()
  await requireInvariants(shop.database)
  await shop.stop()
})

const move = async (orderNo: string, wanted: 'request-refund' | 'refund') =>
  shop.ask(moveOrder, { orderNo, move: wanted }, { token: wanted === 'refund' ? await shop.colleague() : office })
const countBack = async (orderNo: string) =>
  (
    await readRows(
      shop.database.pool,
      z.object({ num: z.number() }),
      sql`select count(*)::int as num from orders o join payments p using (order_id) join sandbox_paypal_refunds b on b.order_id = p.provider_id
        where o.order_number = ${orderNo}`,
    )
  )[0]?.num

test('what PayPal still looks at gives nothing back', async () => {
  const { orderNo, token, payment } = await unpaidOrder(shop, 'paypal')
  await pressCard(shop, payment.providerUrl, 'review')
  await shop.ask(capturePayment, { orderNo }, { token })
  expect((await move(orderNo, 'request-refund')).code).toBe(refusals.ORDER_MOVED_ON.code)
  expect(await countBack(orderNo)).toBe(0)
})

test('a refund that is asked for before PayPal shows what it has taken waits, and goes back once when it does', async () => {
  const { orderNo, token, payment } = await unpaidOrder(shop, 'paypal')
  await pressCard(shop, payment.providerUrl, 'approve')
  expect((await shop.ask(capturePayment, { orderNo }, { token })).data.orderState).toBe('pending-seller-delivery')
  const [{ captureId } = { captureId: '' }] = await readRows(
    shop.database.pool,
    z.object({ captureId: z.string() }),
    sql`select capture_id as "captureId" from sandbox_paypal_orders order by created_at desc limit 1`,
  )
  const show = (id: string | null, status: 'COMPLETED' | null) =>
    runSql(
      shop.database,
      sql`update sandbox_paypal_orders set capture_id = ${id}, capture_status = ${status} where order_id =
        (select provider_id from payments join orders o using (order_id) where o.order_number = ${orderNo})`,
    )
  await show(null, null)
  for (const wanted of ['request-refund', 'refund'] as const) await move(orderNo, wanted)
  const refused = async () =>
    (
      await readRows(
        shop.database.pool,
        Tried,
        sql`select last_error as why from outside_calls where kind = 'payment-refund' order by created_at desc limit 1`,
      )
    )[0]
  await expect.poll(async () => (await refused())?.why, PATIENCE).toContain('nothing captured')
  expect([await stateOf(shop, orderNo, token), await countBack(orderNo)]).toEqual(['refund-pending', 0])
  await show(captureId, 'COMPLETED')
  await expect.poll(() => stateOf(shop, orderNo, token), PATIENCE).toBe('refunded')
  expect(await countBack(orderNo)).toBe(1)
})

const Tried = z.object({ why: z.string().nullable() })
