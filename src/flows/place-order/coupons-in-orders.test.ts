import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { buildCoupon } from '#modules/coupons/coupons.builders.ts'
import { listOwnCoupons } from '#modules/coupons/index.server.ts'
import type { CreateInput } from '#modules/orders/orders.contract.ts'
import { getAdminOrder, quoteOrder } from '#modules/orders/orders.paths.ts'
import type { SettleInput } from '#modules/orders/placing/settle.contract.ts'
import { getPaymentState, startPayment } from '#modules/orders/payments/payments.paths.ts'
import type { Somebody } from '#flows/points/points.builders.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { placeAsGuest } from '../order.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { buildPiece, giveBack, giveCouponTo, payByBank, richMember, runCampaign } from './rewards.builders.ts'

let shop: TestShop
let operator: string
beforeAll(async () => {
  shop = await startTestShop()
  operator = await shop.operator()
})
afterEach(() => clock.reset())
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const itemsOf = (products: BuiltProduct[]) =>
  products.map(({ skuIds, offerIds }) => ({ skuId: skuIds[0] ?? '', skuPriceId: offerIds[0] ?? '', quantity: 1 }))
const settle = (who: Somebody, wanted: SettleInput) => shop.ask(quoteOrder, wanted, { token: who.token })
const place = (who: Somebody, products: BuiltProduct[], given: Partial<CreateInput> & { quantity?: number }) =>
  placeAsGuest(shop, products, { token: who.token, ...given })

test('an order with a coupon for one way of paying is paid in that way alone', async () => {
  const who = await richMember(shop, { cents: 5_000_000 })
  const couponCode = await giveCouponTo(shop, who, await runCampaign(shop, { had: 'granted', conditions: { payTypes: ['fps'] } }))
  const product = await buildPiece(shop, 100_000)
  const wanted = { couponCodes: [couponCode], comitPayType: 'fps' as const }
  const all = await settle(who, { productItems: itemsOf([product]), useBalance: true, ...wanted })
  // The rest of the quote stands, and says why.
  expect(all.data).toMatchObject({
    total: expect.any(String),
    coupons: [],
    unfit: [{ couponCode, why: 'Only when you pay by: FPS.' }],
  })
  const { answer, total } = await place(who, [product], wanted)
  expect(total).toBe('800.00')
  const { orderNo } = answer.data
  expect((await shop.ask(getPaymentState, { orderNo }, { token: who.token })).data.ways).toEqual(['fps'])
  const start = async (payType: 'card' | 'fps') => (await shop.ask(startPayment, { orderNo, payType }, { token: who.token })).code
  expect([await start('card'), await start('fps')]).toEqual([refusals.WAY_NOT_OFFERED.code, 200])
})

test('an order gives a coupon back only once all that it reduced has gone back; pieces that are kept are not priced again', async () => {
  const who = await richMember(shop)
  const couponCode = await giveCouponTo(
    shop,
    who,
    await runCampaign(shop, { had: 'granted', conditions: { minimumCents: 150_000 } }),
  )
  const { answer, total } = await place(who, [await buildPiece(shop, 100_000)], { quantity: 2, couponCodes: [couponCode] })
  expect(total).toBe('1800.00')
  const { orderNo } = answer.data
  await payByBank(shop, operator, who, orderNo)
  const [first = '', second = ''] = (await shop.ask(getAdminOrder, { orderNo }, { token: operator })).data.units.map(
    ({ unitId }) => unitId,
  )
  const usable = async () =>
    (await settle(who, { productItems: itemsOf([await buildPiece(shop, 200_000)]), couponCodes: [couponCode] })).data.unfit.map(
      ({ why }) => why,
    )
  expect((await giveBack(shop, operator, orderNo, { unitIds: [first] })).refunds).toMatchObject([{ amount: '900.00' }])
  expect(await usable()).toEqual(['This coupon has been used.'])
  expect((await giveBack(shop, operator, orderNo, { unitIds: [second] })).state).toBe('refunded')
  expect(await usable()).toEqual([])
})

test('an order books what the shop and what the merchant bear of a coupon', async () => {
  const who = await richMember(shop)
  const brandCode = 'shared-cost'
  await runCampaign(shop, {
    benefit: { kind: 'percent', basisPoints: 1_000, capCents: null },
    merchant_basis_points: 4_000,
    conditions: { brands: [brandCode] },
  })
  const { answer, total } = await place(who, [await buildPiece(shop, 100_000, brandCode)], {})
  expect(total).toBe('900.00')
  await payByBank(shop, operator, who, answer.data.orderNo)
  const rows = await shop.database.pool
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.ledger_account_id', 'e.ledger_account_id')
    .innerJoin('orders as o', 'o.order_id', 'e.order_id')
    .select(['a.purpose', 'e.amount'])
    .where('o.order_number', '=', answer.data.orderNo)
    .where('a.purpose', 'in', ['merchant-sales', 'coupon-cost'])
    .orderBy('a.purpose')
    .execute()
  expect(rows).toEqual([
    { purpose: 'coupon-cost', amount: 6_000 },
    { purpose: 'merchant-sales', amount: -96_000 },
  ])
})

test('a code that was typed comes back with its order, and ends with its campaign, or a week later', async () => {
  const who = await richMember(shop)
  const ends_at = new Date(clock.now().getTime() + 2 * DAY)
  const campaignId = await runCampaign(shop, { had: 'single-codes', ends_at })
  const code = `T${newSpokenCode(10)}`
  await shop.database.inTransaction((tx) => buildCoupon(tx, { campaignId, code }))
  const { answer } = await place(who, [await buildPiece(shop, 100_000)], { couponCodes: [code] })
  await payByBank(shop, operator, who, answer.data.orderNo)
  clock.advance(9 * DAY)
  await giveBack(shop, await shop.operator(), answer.data.orderNo)
  const left = async () => (await listOwnCoupons(shop.database.pool, who.accountId)).find(({ state }) => state === 'unused')
  const days = ((await left())?.expiresAt?.getTime() ?? Infinity) - clock.now().getTime()
  expect(days / DAY).toBeCloseTo(7, 1)
})
