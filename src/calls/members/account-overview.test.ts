import { afterAll, beforeAll, expect, test } from 'vitest'
import { join } from '#flows/members/sign-in.builders.ts'
import { placeAsGuest } from '#flows/order.builders.ts'
import { inProcessCalls } from '#http/in-process-calls.server.ts'
import { startPayment } from '#modules/orders/payments/payments.paths.ts'
import { confirmPayment } from '#modules/orders/payments/payments.paths.ts'
import { findCaller } from '#platform/access/sessions.server.ts'
import { countStatements } from '#platform/database/count-statements.builders.ts'
import { gatheringRead } from '#platform/database/together.server.ts'
import { createLog } from '#platform/log.server.ts'
import { readSettings } from '#platform/settings.server.ts'
import { loadOverview } from '#screens/store/account/use-overview.ts'
import { servicesOf } from '../../services.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { allCalls } from '../../subjects.server.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

test('the first page of an account, whose orders wait, are under way and have come, is at most six statements', async () => {
  const { token } = await join(shop)
  const operator = await shop.operator()
  const place = async () => (await placeAsGuest(shop, [await shop.product()], { token })).answer.data.orderNo
  const [, paid] = [await place(), await place(), await place()]
  const { paymentId } = (await shop.ask(startPayment, { orderNo: paid, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: operator })

  const log = createLog('silent')
  const calls = allCalls(servicesOf(readSettings({}), () => ''))
  const callsIn = inProcessCalls(calls, { database: shop.database, log })
  const caller = await findCaller(shop.database.pool, token)
  const counted = countStatements(shop.database.pool)
  const look = () => loadOverview(callsIn('en', { caller, ip: '127.0.0.1', device: 'Tests', read: gatheringRead(counted.read) }))
  const first = await look()
  // What is made of several statements is itself one that has to be known.
  await look()
  const before = counted.count()
  expect(await look()).toMatchObject({ groups: first?.groups, orderNum: 3, onWay: { orderNo: paid }, unpaid: [{}, {}] })
  expect(counted.count() - before).toBeLessThanOrEqual(6)
})
