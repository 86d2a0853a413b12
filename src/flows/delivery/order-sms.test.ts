import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { memberOf } from '#calls/members/inbox.builders.ts'
import { keepTimes } from '#modules/inbox/index.server.ts'
import { clock, timeInHongKong } from '#platform/clock.ts'
import { handOver, getOrder, moveOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { hongKongAddress, payOutAll, placeAsGuest } from '../order.builders.ts'
import { authenticateAll, benchOf } from './bench.builders.ts'

let shop: TestShop
let desk: string
beforeAll(async () => {
  shop = await startTestShop()
  desk = await shop.operator()
})
afterAll(() => shop.stop())

type Wanted = { mobile: string; language?: 'en_US' | 'cht_CN'; says?: boolean; logisticsType?: 1 | 2; by?: string }

/** A paid order that has left, of somebody who has said yes to messages, or nothing. */
async function sent({ mobile, language = 'en_US', says = true, logisticsType = 2, by }: Wanted) {
  const address = { ...hongKongAddress, mobile }
  const place =
    logisticsType === 1
      ? { selfLogisticsForm: { ...address, provinceCode: 'central-store', address: '' } }
      : { orderAddressIVO: address }
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], {
    ...{ logisticsType, language, ...place },
    ...(by && { token: by }),
  })
  const { orderNo } = answer.data
  if (says)
    await runSql(
      shop.database,
      sql`insert into consents (account_id, kind, given, changed_at) select owner_id, 'orders-sms', true, now() from orders where order_number = ${orderNo}`,
    )
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: desk })
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, { token: desk })
  await authenticateAll(benchOf(shop, desk), orderNo)
  const parcel = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...(logisticsType === 2 ? parcel : {}) }, { token: desk })
  return { token, orderNo }
}
const told = async (orderNo: string) => {
  await shop.workOff()
  return readRows(
    shop.database.pool,
    z.object({ recipient: z.string(), body: z.string() }),
    sql`select recipient, body from sms_messages where body like ${`%${orderNo}%`} order by created_at, sms_id`,
  )
}

test('whoever wants messages is told by SMS of payment, dispatch and refund, in the language of the order', async () => {
  const { orderNo } = await sent({ mobile: '9123 4567', language: 'cht_CN' })
  await shop.ask(moveOrder, { orderNo, move: 'request-refund', note: 'Wrong size.' }, { token: desk })
  await shop.ask(moveOrder, { orderNo, move: 'refund' }, { token: await shop.colleague() })
  await payOutAll(shop, desk, orderNo)
  const messages = await told(orderNo)
  expect(new Set(messages.map(({ recipient }) => recipient))).toEqual(new Set(['+85291234567']))
  const bodies = messages.map(({ body }) => body).join('\n')
  for (const words of ['已收到訂單', '已寄出（', 'SF1234567890123', '退款已安排', '/zh/order/find?orderNo='])
    expect(bodies).toContain(words)
})

test('what is ready to collect is told with its code, and what was handed over as received', async () => {
  const { token, orderNo } = await sent({ mobile: '9123 4568', logisticsType: 1 })
  const code = (await shop.ask(getOrder, { orderNo }, { token })).data.parcels[0]?.pickUp?.code ?? ''
  await shop.ask(handOver, { code }, { token: desk })
  const bodies = (await told(orderNo)).map(({ body }) => body)
  expect(bodies.some((body) => body.includes('ready to collect') && body.includes(code))).toBe(true)
  expect(bodies.some((body) => body.includes('is marked as received'))).toBe(true)
})

test.each([
  ['has not asked for it', { mobile: '9123 4569', says: false }],
  ['has named no mobile phone', { mobile: '2123 4567' }],
])('whoever %s is sent none', async (_, wanted) => {
  expect(await told((await sent(wanted)).orderNo)).toEqual([])
})

test('by night only the answer to a payment comes at once, the rest when the quiet hours end', async () => {
  const { accountId, token } = await memberOf(shop)
  const hour = Number(timeInHongKong(clock.now()).slice(0, 2))
  await shop.database.inTransaction((tx) =>
    keepTimes(tx, accountId, { isQuiet: true, quietFrom: hour, quietUntil: (hour + 3) % 24, isDigest: false }),
  )
  const { orderNo } = await sent({ mobile: '9123 4571', by: token })
  await told(orderNo)
  const calls = await readRows(
    shop.database.pool,
    z.object({ waits: z.boolean() }),
    sql`select c.next_attempt_at > now() + interval '59 minutes' as waits from outside_calls c join sms_messages s on s.sms_id = c.subject::uuid
      where s.body like ${`%${orderNo}%`} order by s.created_at, s.sms_id`,
  )
  expect(calls.map(({ waits }) => waits)).toEqual([false, true])
})
