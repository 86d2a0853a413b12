import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCampaign, buildCoupon } from '#modules/coupons/coupons.builders.ts'
import { getAdminOrder, quoteOrder } from '#modules/orders/orders.paths.ts'
import { approveRefund, requestRefund } from '#modules/payments/payments.paths.ts'
import { newMember } from '#flows/points/points.builders.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { placeAsGuest } from '../order.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

test('an order that a coupon has paid whole is refunded, and its coupon given back, once finance has agreed', async () => {
  const operator = { token: await shop.operator() }
  const { token, accountId } = await newMember(shop)
  const code = `C${newSpokenCode(10)}`
  await shop.database.inTransaction(async (tx) => {
    const campaignId = await buildCampaign(tx, { had: 'granted' })
    await buildCoupon(tx, { campaignId, ownerId: accountId, code })
  })
  const variants = [{ offers: [{ salePriceCents: 20_000 }] }]
  const product = await shop.product({ colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants }] })
  const { answer, total } = await placeAsGuest(shop, [product], { token, couponCodes: [code] })
  expect(total).toBe('0.00')
  const { orderNo } = answer.data
  const look = async () => (await shop.ask(getAdminOrder, { orderNo }, operator)).data

  await shop.ask(requestRefund, { orderNo, kind: 'refund', reason: 'as agreed' }, operator)
  const asked = await look()
  expect([asked.state, asked.refunds]).toMatchObject(['refund-pending', [{ state: 'requested', amount: '0.00' }]])

  const refundId = asked.refunds[0]?.refundId ?? ''
  expect((await shop.ask(approveRefund, { refundId }, operator)).code).toBe(200)
  expect((await look()).state).toBe('refunded')
  const productItems = [{ skuId: product.skuIds[0] ?? '', skuPriceId: product.offerIds[0] ?? '', quantity: 1 }]
  expect((await shop.ask(quoteOrder, { productItems, couponCodes: [code] }, { token })).data.total).toBe('0.00')
})
