import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCampaign, buildCoupon } from '#modules/coupons/coupons.builders.ts'
import { getAdminOrder, moveOrder, quoteOrder } from '#modules/orders/orders.paths.ts'
import { approveRefund, confirmPayment, requestRefund, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { authenticateAll, benchOf } from '#flows/delivery/bench.builders.ts'
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
  expect((await shop.ask(approveRefund, { refundId }, { token: await shop.colleague() })).code).toBe(200)
  expect((await look()).state).toBe('refunded')
  const productItems = [{ skuId: product.skuIds[0] ?? '', skuPriceId: product.offerIds[0] ?? '', quantity: 1 }]
  expect((await shop.ask(quoteOrder, { productItems, couponCodes: [code] }, { token })).data.total).toBe('0.00')
})

test('a piece that a coupon has paid whole still comes when the paid one beside it is given back, and with it back the order is over', async () => {
  const office = await shop.operator()
  const operator = { token: office }
  const { token, accountId } = await newMember(shop)
  const code = `C${newSpokenCode(10)}`
  const costing = (salePriceCents: number) =>
    shop.product({
      colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ salePriceCents }] }] }],
    })
  const dear = await costing(50_000)
  const gift = await costing(20_000)
  await shop.database.inTransaction(async (tx) => {
    const campaignId = await buildCampaign(tx, { had: 'granted', conditions: { products: [gift.productId] } })
    await buildCoupon(tx, { campaignId, ownerId: accountId, code })
  })
  const { answer, total } = await placeAsGuest(shop, [dear, gift], { token, couponCodes: [code] })
  expect(total).toBe('500.00')
  const { orderNo } = answer.data
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, operator)
  const look = async () => (await shop.ask(getAdminOrder, { orderNo }, operator)).data
  const giveBack = async (unitId = '') => {
    await shop.ask(requestRefund, { orderNo, kind: 'refund', unitIds: [unitId], reason: 'as agreed', toBalance: true }, operator)
    for (const { refundId, state } of (await look()).refunds)
      if (state === 'requested') await shop.ask(approveRefund, { refundId }, { token: await shop.colleague() })
  }
  const [paid, free] = (await look()).units.map(({ unitId }) => unitId)

  await giveBack(paid)
  const half = await look()
  expect([half.state, half.refunds.map(({ state, amount }) => `${state} ${amount}`)]).toEqual([
    'pending-seller-delivery',
    ['confirmed 500.00'],
  ])
  await shop.ask(moveOrder, { orderNo, move: 'seller-sent' }, operator)
  await authenticateAll(benchOf(shop, office), orderNo)
  const parcel = { courier: 'SF Express', trackingNumber: 'SF1234567890123' }
  await shop.ask(moveOrder, { orderNo, move: 'dispatch', ...parcel }, operator)
  await shop.ask(moveOrder, { orderNo, move: 'receive' }, operator)
  const kept = await look()
  expect([kept.state, kept.units.map(({ state }) => state)]).toEqual(['received', ['cancelled', 'received']])
  await requireInvariants(shop.database)

  await giveBack(free)
  expect((await look()).state).toBe('refunded')
})
