import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { balanceOf } from '#modules/balance/index.server.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import type { BuildCampaign } from '#modules/coupons/coupons.builders.ts'
import type { CreateInput } from '#modules/orders/orders.contract.ts'
import type { SettleInput } from '#modules/orders/placing/settle.contract.ts'
import { cancelOrder, getAdminOrder, getOrder, quoteOrder } from '#modules/orders/orders.paths.ts'
import { FIRST_POINTS } from '#modules/points/points.rules.ts'
import { listSettings } from '#modules/shop-settings/shop-settings.paths.ts'
import { saveByTwo } from '#flows/approvals/by-two.builders.ts'
import { lotsOf, type Somebody } from '#flows/points/points.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { placeAsGuest } from '../order.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { buildPiece, giveBack, giveCouponTo, givePoints, payByBank, richMember, runCampaign } from './rewards.builders.ts'

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

const itemsOf = (products: BuiltProduct[], quantity = 1) =>
  products.map(({ skuIds, offerIds }) => ({ skuId: skuIds[0] ?? '', skuPriceId: offerIds[0] ?? '', quantity }))
const piece = (cents: number): Promise<BuiltProduct> => buildPiece(shop, cents)
const campaign = (wanted: BuildCampaign): Promise<string> => runCampaign(shop, wanted)
const coupon = (who: Somebody, campaignId: string): Promise<string> => giveCouponTo(shop, who, campaignId)
const member = (held?: Parameters<typeof richMember>[1]): Promise<Somebody> => richMember(shop, held)
const settle = (who: Somebody, wanted: SettleInput) => shop.ask(quoteOrder, wanted, { token: who.token })
const place = (who: Somebody, products: BuiltProduct[], given: Partial<CreateInput> & { quantity?: number }) =>
  placeAsGuest(shop, products, { token: who.token, ...given })
const balance = async (who: Somebody): Promise<number> =>
  (await balanceOf(shop.database.pool, [who.accountId])).get(who.accountId) ?? 0
const points = async (who: Somebody): Promise<number> => (await lotsOf(shop, who.accountId)).reduce((sum, left) => sum + left, 0)

describe('a settlement', () => {
  test('takes coupons off first, then points on what is left, then the balance; each item says its own', async () => {
    const who = await member({ held: 500, cents: 100_000 })
    const [bag, shoes] = [await piece(900_000), await piece(300_000)]
    const couponCode = await coupon(who, await campaign({ had: 'granted', benefit: { kind: 'amount', cents: 20_000 } }))
    const { data } = await settle(who, {
      productItems: itemsOf([bag, shoes]),
      couponCodes: [couponCode],
      usePoints: true,
      useBalance: true,
    })
    expect(data).toMatchObject({ amount: '12000.00', couponAmount: '200.00', total: '10300.00' })
    expect(data).toMatchObject({ memberPoints: 500, maxMemberPoints: 500, heldPoints: 500 })
    expect(data).toMatchObject({ balancePrice: '1000.00', maxBalancePrice: '1000.00' })
    expect(data.coupons).toEqual([{ couponCode, name: 'Winter treat', amount: '200.00' }])
    expect(data.validShopProductOVOS).toMatchObject([
      { amount: '9000.00', couponAmount: '150.00', memberPoints: 375, balancePrice: '750.00', total: '8475.00' },
      { amount: '3000.00', couponAmount: '50.00', memberPoints: 125, balancePrice: '250.00', total: '2825.00' },
    ])
  })

  test.each([
    { amount: 100_000, held: 5_000, most: 100, why: 'a tenth of the merchandise' },
    { amount: 5_000_000, held: 5_000, most: 1_000, why: 'HK$1,000' },
    { amount: 5_000_000, held: 70, most: 70, why: 'what is held' },
    { amount: 999, held: 70, most: 0, why: 'less than a point' },
  ])('lets $most points be used of $held for $amount cents: $why', async ({ amount, held, most }) => {
    const who = await member({ held })
    const { data } = await settle(who, { productItems: itemsOf([await piece(amount)]), usePoints: true })
    expect(data).toMatchObject({ memberPoints: most, maxMemberPoints: most })
  })

  test('refuses what is asked for beyond what can be, with the reason', async () => {
    const who = await member({ held: 50, cents: 1_000 })
    const product = await piece(100_000)
    const [item] = itemsOf([product])
    if (!item) throw new Error('no item')
    const refused = async (wanted: object) => (await settle(who, { productItems: [{ ...item, ...wanted }] })).code
    expect(await refused({ memberPoints: 51 })).toBe(refusals.POINTS_SHORT.code)
    await givePoints(shop, who.accountId, 100)
    expect(await refused({ memberPoints: 101 })).toBe(refusals.POINTS_TOO_MANY.code)
    expect(await refused({ memberPoints: 100 })).toBe(200)
    expect(await refused({ checkBalanceFlag: 1, maxBalancePrice: '10.01' })).toBe(refusals.BALANCE_SHORT.code)
    for (const maxBalancePrice of [10.005, 1e-7, -1])
      expect(await refused({ checkBalanceFlag: 1, maxBalancePrice })).toBe(refusals.BAD_INPUT.code)
    // As many as the order takes, and more than this line does.
    const [small] = itemsOf([await piece(5_000)])
    const productItems = [
      { ...item, memberPoints: 0 },
      { ...small!, memberPoints: 51 },
    ]
    expect((await settle(who, { productItems })).code).toBe(refusals.POINTS_TOO_MANY.code)
    // A code that nobody knows takes nothing from the rest.
    const { unfit } = (await settle(who, { productItems: [{ ...item, couponCode: 'NO-SUCH-CODE' }] })).data
    expect(unfit).toMatchObject([{ couponCode: 'NO-SUCH-CODE', why: 'This code is not valid. Please check it.' }])
    await shop.database.inTransaction((tx) =>
      sql`update products set points_allowed = false where product_id = ${product.productId}`.execute(tx),
    )
    expect(await refused({ memberPoints: 1 })).toBe(refusals.POINTS_NOT_ALLOWED.code)
    expect((await settle(who, { productItems: [item], usePoints: true })).data.maxMemberPoints).toBe(0)
  })

  test('says in words why a chosen coupon does nothing', async () => {
    const who = await member()
    const couponCode = await coupon(who, await campaign({ had: 'granted', conditions: { minimumCents: 150_000 } }))
    const { code, data } = await settle(who, { productItems: itemsOf([await piece(100_000)]), couponCodes: [couponCode] })
    expect(code).toBe(200)
    expect(data).toMatchObject({ unfit: [{ couponCode, why: expect.stringContaining('HK$500') }] })
  })

  test('spends no part of a point, however many pieces of an odd price there are', async () => {
    const mayReduce = async (redeemPercent: number): Promise<void> => {
      const { settings } = (await shop.ask(listSettings, {}, { token: operator })).data
      const version = settings.find(({ name }) => name === 'points')?.version ?? 0
      const value = { ...FIRST_POINTS, redeemPercent: String(redeemPercent) }
      expect((await saveByTwo(shop, operator, { name: 'points', version, value })).code).toBe(200)
    }
    await mayReduce(100)
    onTestFinished(() => mayReduce(FIRST_POINTS.redeemPercent))
    const who = await member({ held: 500 })
    const { data } = await settle(who, { productItems: itemsOf([await piece(1_050)], 3), usePoints: true })
    expect(data).toMatchObject({ memberPoints: 30, total: '1.50' })
  })

  test('shows guests no points and no balance, and lets them spend none', async () => {
    const guest = { token: await shop.visitor(), accountId: '' }
    const product = await piece(100_000)
    const { data } = await settle(guest, { productItems: itemsOf([product]), usePoints: true, useBalance: true })
    expect(data).toMatchObject({ memberPoints: 0, heldPoints: 0, maxBalancePrice: '0.00', total: '1000.00' })
  })
})

describe('an order', () => {
  test('takes points and balance when it is placed, and gives them back to the same lots when it closes, once', async () => {
    const who = await member({ cents: 30_000 })
    const lots = [await givePoints(shop, who.accountId, 60, 10), await givePoints(shop, who.accountId, 60, 20)]
    expect(lots).toHaveLength(2)
    const { answer, total } = await place(who, [await piece(100_000)], { usePoints: true, useBalance: true })
    expect(total).toBe('600.00')
    expect([await lotsOf(shop, who.accountId), await balance(who)]).toEqual([[20], 0])
    const cancel = () => shop.ask(cancelOrder, { orderNo: answer.data.orderNo }, { token: who.token })
    await Promise.all([cancel(), cancel(), cancel()])
    expect([await lotsOf(shop, who.accountId), await balance(who)]).toEqual([[60, 60], 30_000])
  })

  test('of which nothing is left to be paid is paid at once, without a provider', async () => {
    const who = await member({ held: 100, cents: 200_000 })
    const { answer, total } = await place(who, [await piece(100_000)], { usePoints: true, useBalance: true })
    expect([total, answer]).toMatchObject(['0.00', { data: { payType: 'balance' } }])
    const { data } = await shop.ask(getOrder, { orderNo: answer.data.orderNo }, { token: who.token })
    expect(data).toMatchObject({
      state: 'pending-seller-delivery',
      memberPoints: 100,
      balancePrice: '900.00',
      total: '0.00',
    })
    expect(await balance(who)).toBe(110_000)
    const { state } = await giveBack(shop, operator, answer.data.orderNo)
    expect([state, await points(who), await balance(who)]).toEqual(['refunded', 100, 200_000])
  })

  test('gives a piece’s own parts back: points to their lots, balance to the balance, the rest as it was paid', async () => {
    const who = await member({ held: 200, cents: 40_000 })
    const { answer } = await place(who, [await piece(100_000)], { quantity: 2, usePoints: true, useBalance: true })
    const { orderNo } = answer.data
    await payByBank(shop, operator, who, orderNo)
    const { units } = (await shop.ask(getAdminOrder, { orderNo }, { token: operator })).data
    const [first, second] = units.map(({ unitId }) => unitId)
    const { refunds, state } = await giveBack(shop, operator, orderNo, { unitIds: [first ?? ''] })
    expect(refunds).toMatchObject([{ amount: '700.00', balancePrice: '200.00', memberPoints: 100, state: 'confirmed' }])
    expect([state, await points(who), await balance(who)]).toEqual(['pending-seller-delivery', 100, 20_000])
    const after = await giveBack(shop, operator, orderNo, { unitIds: [second ?? ''] })
    expect([after.state, await points(who), await balance(who)]).toEqual(['refunded', 200, 40_000])
  })
})

describe('at once', () => {
  test('of fifty orders with one coupon one is placed, and of those that spend the same points and balance no more than there is', async () => {
    const who = await member({ held: 250, cents: 100_000 })
    const product = await piece(1_000_000)
    const couponCode = await coupon(who, await campaign({ had: 'granted' }))
    const placed = await Promise.all(Array.from({ length: 50 }, () => place(who, [product], { couponCodes: [couponCode] })))
    expect(placed.filter(({ answer }) => answer.code === 200)).toHaveLength(1)
    await shop.ask(
      cancelOrder,
      { orderNo: placed.find(({ answer }) => answer.code === 200)?.answer.data.orderNo ?? '' },
      { token: who.token },
    )
    const spent = await Promise.all(
      Array.from({ length: 20 }, () => place(who, [product], { usePoints: true, useBalance: true })),
    )
    expect(spent.filter(({ answer, total }) => answer.code === 200 && total === '8750.00')).toHaveLength(1)
    expect([await points(who), await balance(who)]).toEqual([0, 0])
  })
})
