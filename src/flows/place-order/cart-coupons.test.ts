import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { buildCampaign, type BuildCampaign, buildCoupon } from '#modules/coupons/coupons.builders.ts'
import { writeCounts } from '#modules/daily-counts/index.server.ts'
import { cancelOrder, getOrder, listCartCoupons, quoteOrder } from '#modules/orders/orders.paths.ts'
import { priceRows } from '#modules/orders/placing/price-rows.rules.ts'
import type { SettleInput } from '#modules/orders/placing/settle.contract.ts'
import { newMember, type Somebody } from '#flows/points/points.builders.ts'
import { newSpokenCode } from '#platform/ids.server.ts'
import { fromWire } from '#platform/money.ts'
import { londonAddress, placeAsGuest } from '../order.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { giveBalance, givePoints } from './rewards.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const piece = (cents: number): Promise<BuiltProduct> =>
  shop.product({
    colours: [
      { colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ salePriceCents: cents, available: 90 }] }] },
    ],
  })
const itemsOf = (products: BuiltProduct[]) =>
  products.map(({ skuIds, offerIds }) => ({ skuId: skuIds[0] ?? '', skuPriceId: offerIds[0] ?? '', quantity: 1 }))
/** Answers its code. */
async function couponOf(who: Somebody, wanted: BuildCampaign): Promise<string> {
  const code = `C${newSpokenCode(10)}`
  await shop.database.inTransaction(async (tx) => {
    const campaignId = await buildCampaign(tx, { had: 'granted', ...wanted })
    await buildCoupon(tx, { campaignId, ownerId: who.accountId, code })
  })
  return code
}

describe('the coupons of a bag', () => {
  const list = async (who: Somebody, wanted: SettleInput) => (await shop.ask(listCartCoupons, wanted, { token: who.token })).data

  test('are listed with what each does or why it does nothing; the best together are proposed, and the one that is near', async () => {
    const who = await newMember(shop)
    const kinds: BuildCampaign[] = [
      { name_en: 'Big', benefit: { kind: 'amount', cents: 20_000 }, with_others: false },
      { name_en: 'Small', benefit: { kind: 'amount', cents: 5_000 } },
      { name_en: 'Near', conditions: { minimumCents: 120_000 } },
      { name_en: 'Far', conditions: { minimumCents: 500_000 } },
    ]
    const [big = '', small = ''] = await Promise.all(kinds.map(async (kind) => couponOf(who, kind)))
    const productItems = itemsOf([await piece(100_000)])
    const first = await list(who, { productItems })
    expect(first.best).toEqual({ couponCodes: [big], saved: '200.00' })
    expect(first.near).toMatchObject({ name: 'Near', missing: '200.00' })
    const chosen = await list(who, { productItems, couponCodes: [small, 'no-such-code'] })
    expect(chosen.saved).toBe('50.00')
    expect(chosen.list.slice(0, 2)).toMatchObject([
      { couponCode: small, isUsed: true, amount: '50.00', why: '' },
      { couponCode: 'no-such-code', isUsed: false, why: expect.stringContaining('is not valid') },
    ])
    const why = Object.fromEntries(chosen.list.map((one) => [one.name, one.why]))
    expect(why).toMatchObject({ Big: expect.stringContaining('Small'), Far: expect.stringContaining('HK$4,000') })
  })
})

test('who looks at a bag has not begun to check out; who settles has, once', async () => {
  const who = await newMember(shop)
  const productItems = itemsOf([await piece(100_000)])
  const begun = async (): Promise<number> => {
    await writeCounts((work) => shop.database.inTransaction(work))
    const rows = await shop.database.pool.selectFrom('daily_counts').select('num').where('what', '=', 'checkout').execute()
    return rows.reduce((sum, { num }) => sum + num, 0)
  }
  const before = await begun()
  await shop.ask(quoteOrder, { productItems, isBag: true }, { token: who.token })
  expect(await begun()).toBe(before)
  await shop.ask(quoteOrder, { productItems }, { token: who.token })
  await shop.ask(quoteOrder, { productItems }, { token: who.token })
  expect(await begun()).toBe(before + 1)
})

test('an order says by name what made its price, and its rows come to the total, with a coupon for delivery, too', async () => {
  const who = await newMember(shop)
  await givePoints(shop, who.accountId, 500)
  await giveBalance(shop, who.accountId, 30_000)
  const product = await piece(1_000_000)
  const codes = [
    await couponOf(who, { name_en: 'Treat' }),
    await couponOf(who, { name_en: 'Sent free', benefit: { kind: 'delivery' } }),
  ]
  const { answer } = await placeAsGuest(shop, [product], {
    token: who.token,
    couponCodes: codes,
    usePoints: true,
    useBalance: true,
    orderAddressIVO: londonAddress,
  })
  const { orderNo } = answer.data
  const { data } = await shop.ask(getOrder, { orderNo }, { token: who.token })
  expect(data.coupons).toMatchObject([
    { name: 'Treat', amount: '200.00' },
    { name: 'Sent free', amount: data.deliverySaved },
  ])
  const cents = priceRows(data, 'en').map(({ amount }) =>
    amount === 'Free' ? 0 : Math.round(Number(amount.replace('−', '-').replace(/HK\$|,/g, '')) * 100),
  )
  expect(cents.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(cents.at(-1))
  expect(fromWire(data.deliverySaved)).toBeGreaterThan(0)
  await shop.ask(cancelOrder, { orderNo }, { token: who.token })
  // Its coupons are free again: what they took off still stands.
  const closed = (await shop.ask(getOrder, { orderNo }, { token: who.token })).data
  expect(closed).toMatchObject({ coupons: [{ name: '', amount: '200.00' }], deliverySaved: '0.00' })
})
