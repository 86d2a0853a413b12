import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy, lotsOf, newMember, owedBy, receive } from '#flows/points/points.builders.ts'
import { approveRefund, requestRefund } from '#modules/orders/payments/payments.paths.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { payOutAll } from '../order.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let operator: string
beforeAll(async () => {
  shop = await startTestShop()
  operator = await shop.operator()
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

test('a piece that goes back takes along what it has earned, and the other keeps its own', async () => {
  const who = await newMember(shop)
  const bought = await buy(shop, operator, who.token, 100_000, 2)
  await receive(shop, operator, bought, bought.unitIds)
  const held = async () => (await lotsOf(shop, who.accountId)).reduce((sum, left) => sum + left, 0)
  expect(await held()).toBe(100)
  const { orderNo } = bought
  const wanted = { orderNo, kind: 'refund' as const, reason: 'as agreed', unitIds: bought.unitIds.slice(0, 1) }
  const asked = await shop.ask(requestRefund, wanted, { token: operator })
  await shop.ask(approveRefund, { refundId: asked.data.refunds[0]?.refundId ?? '' }, { token: await shop.colleague() })
  expect(await held()).toBe(100)
  await payOutAll(shop, operator, orderNo)
  expect([await held(), await owedBy(shop, who.accountId)]).toEqual([50, 0])
})
