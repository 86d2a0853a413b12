import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refusals } from '#refusals.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import type { CreateInput } from '#modules/orders/orders.contract.ts'
import { createOrder, getOrder, quoteOrder } from '#modules/orders/orders.paths.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { hongKongAddress, orderFor } from '../order.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

type Wanted = { available?: number; cents?: number; merchants?: string[]; sizes?: number; withdrawn?: boolean; listed?: boolean }
/** A piece at HK$12,000 with five left, unless it is said otherwise. */
const piece = ({ available = 5, cents, merchants = ['praya'], sizes = 1, withdrawn = false, listed = true }: Wanted = {}) => {
  const offer = { available, withdrawn, ...(cents ? { salePriceCents: cents, listPriceCents: cents } : {}) }
  const offers = merchants.map((merchantCode) => ({ ...offer, merchantCode }))
  const variants = Array.from({ length: sizes }, (_, size) => ({ size: String(size), offers }))
  return shop.product({ listed, colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants }] })
}
const itemsOf = ({ skuIds, offerIds }: BuiltProduct, quantity = 1) =>
  offerIds.map((skuPriceId, at) => ({ skuId: skuIds[at] ?? '', skuPriceId, quantity }))
const settle = async (productItems: unknown, forged: object = {}) => {
  const wanted = { productItems: productItems as CreateInput['productItems'], comitPayType: 'bank' as const, ...forged }
  return shop.ask(quoteOrder, wanted, { token: await shop.visitor() })
}
const create = async (productItems: unknown, total: unknown, forged: object = {}) => {
  const wanted = {
    ...orderFor([], { total: total as string }),
    productItems: productItems as CreateInput['productItems'],
    ...forged,
  }
  const token = await shop.visitor()
  return { token, ...(await shop.ask(createOrder, wanted, { token })) }
}
/** What is there of orders, and of pieces on the shelf: an order that is refused changes neither. */
const shelf = async () =>
  readRows(
    shop.database.pool,
    z.object({ orders: z.number(), left: z.number() }),
    sql`select (select count(*) from orders)::int as orders, (select sum(available) from offers)::int as left`,
  )
/** The one refusal that settling and ordering both answer; nothing may have come of it. */
async function refusalOf(productItems: unknown, total = '12000.00'): Promise<number> {
  const before = await shelf()
  const [settled, created] = [(await settle(productItems)).code, (await create(productItems, total)).code]
  expect(created).toBe(settled)
  expect(await shelf()).toEqual(before)
  return created
}

describe('money in what the browser sends', () => {
  const forged = {
    salesPrice: '1',
    listPrice: '1',
    price: 1,
    amount: '1.00',
    total: '1.00',
    payServiceFee: '0.00',
    discount: '11999',
  }

  test('is not read at settling, whatever it is called and wherever it stands', async () => {
    const one = await piece()
    const items = itemsOf(one, 2).map((item) => ({ ...item, ...forged, merchantId: one.productId }))
    const { data } = await settle(items, { ...forged, comitPayType: 'card', couponAmount: '9999', mailingFeesTotal: '-500' })
    expect(data).toMatchObject({ amount: '24000.00', couponAmount: '0.00', payServiceFee: '468.00', total: '24468.00' })
    expect(data.mailingFeesTotal).toBe('0.00')
  })

  test('is not stored with the order, which costs what the shop asks', async () => {
    const one = await piece()
    const items = itemsOf(one).map((item) => ({ ...item, ...forged, merchantId: one.productId }))
    const { total: _, ...others } = forged
    const body = { ...others, parts: { goods: 1 }, totalCents: 1, fees: [{ kind: 'service', amount: '-11999' }], memberPoints: 9 }
    const placed = await create(items, '12000.00', body)
    const { data } = await shop.ask(getOrder, { orderNo: placed.data.orderNo }, { token: placed.token })
    expect(data).toMatchObject({ amount: '12000.00', total: '12000.00', fees: [] })
    expect(data.productItems.map(({ salesPrice, lineTotal }) => [salesPrice, lineTotal])).toEqual([['12000.00', '12000.00']])
  })

  test('names the merchant whose offer it is, whichever is named beside it', async () => {
    const shared = await piece({ merchants: ['north', 'south'] })
    const [north, south] = await readRows(
      shop.database.pool,
      z.object({ id: z.string() }),
      sql`select merchant_id as id from merchants where merchant_code in ('north', 'south') order by merchant_code`,
    )
    const item = { skuId: shared.skuIds[0], skuPriceId: shared.offerIds[1], quantity: 1, merchantId: north?.id }
    const placed = await create([item], '12000.00')
    expect(placed.code).toBe(200)
    const sold = await readRows(
      shop.database.pool,
      z.object({ merchant: z.string() }),
      sql`select c.merchant_id as merchant from consignments c join orders using (order_id) where order_number = ${placed.data.orderNo}`,
    )
    expect(sold).toEqual([{ merchant: south?.id }])
  })

  test.each([
    '1e3',
    '1000',
    '1.00',
    '1000.0',
    '1000.000',
    '1,000.00',
    ' 1000.00',
    '+1000.00',
    '１０００.００',
    '0x3e8',
    '-1000.00',
    '',
    'NaN',
  ])('as the total %j is not a thousand dollars', async (total) => {
    const items = itemsOf(await piece({ cents: 100_000 }))
    const before = await shelf()
    const { code, data } = await create(items, total)
    expect([code, data]).toEqual([refusals.PRICE_CHANGED.code, { total: '1000.00' }])
    expect(await shelf()).toEqual(before)
  })

  test.each([12_000, null, ['12000.00'], { $ne: '' }, '1'.repeat(21)])('as the total %j is no total at all', async (total) => {
    expect((await create(itemsOf(await piece()), total)).code).toBe(refusals.BAD_INPUT.code)
  })
})

describe('a price that changes between settling and ordering', () => {
  test.each([{ now: '11999.99' }, { now: '12000.01' }])(
    'to $now is told, with the new total, and neither is taken unasked',
    async ({ now }) => {
      const items = itemsOf(await piece())
      const settled = await settle(items)
      const cents = Math.round(Number(now) * 100)
      await runSql(
        shop.database,
        sql`update offers set sale_price_cents = ${cents}, list_price_cents = 1300000 where offer_id = ${items[0]?.skuPriceId}`,
      )
      const before = await shelf()
      const refused = await create(items, settled.data.total)
      expect([refused.code, refused.data]).toEqual([refusals.PRICE_CHANGED.code, { total: now }])
      expect(await shelf()).toEqual(before)
      const again = await settle(items)
      expect(again.data.total).toBe(now)
      expect(await create(items, again.data.total)).toMatchObject({ code: 200, data: { total: now } })
    },
  )
})

describe('an offer that is not to be had', () => {
  const gone = refusals.OFFER_GONE.code
  test.each<[string, Wanted, number]>([
    ['is withdrawn', { withdrawn: true }, gone],
    ['is of a piece no longer shown', { listed: false }, gone],
    ['is exhausted', { available: 0 }, refusals.SOLD_OUT.code],
  ])('because it %s is refused', async (_, wanted, code) => {
    expect(await refusalOf(itemsOf(await piece(wanted)))).toBe(code)
  })

  test('because it has been withdrawn since it was settled is refused', async () => {
    const items = itemsOf(await piece())
    expect((await settle(items)).code).toBe(200)
    await runSql(shop.database, sql`update offers set state = 'withdrawn' where offer_id = ${items[0]?.skuPriceId}`)
    expect(await refusalOf(items)).toBe(gone)
  })

  test('because it is of another size, of another piece, or made up, is refused', async () => {
    const two = await piece({ sizes: 2 })
    const other = await piece({ cents: 100 })
    const named = (skuPriceId: string | undefined) => [{ skuId: two.skuIds[0], skuPriceId, quantity: 1 }]
    for (const offerId of [two.offerIds[1], other.offerIds[0], two.skuIds[0], two.productId])
      expect(await refusalOf(named(offerId))).toBe(gone)
    expect(await refusalOf(named("' or 1=1--"))).toBe(refusals.BAD_INPUT.code)
  })

  test('refuses the pieces beside it, too', async () => {
    expect(await refusalOf([...itemsOf(await piece()), ...itemsOf(await piece({ withdrawn: true }))])).toBe(gone)
  })
})

describe('how many', () => {
  test.each([0, -1, 1.5, 11, 1e9, 2 ** 53, '2', '', null, undefined, true, [2], { $gt: 0 }])(
    '%j is no quantity',
    async (quantity) => {
      const item = itemsOf(await piece({ available: 20 }))[0]
      expect(await refusalOf([{ ...item, quantity }])).toBe(refusals.BAD_INPUT.code)
    },
  )

  test('more than there are is refused, and as many as there are is not', async () => {
    const one = await piece({ available: 1 })
    expect(await refusalOf(itemsOf(one, 2), '24000.00')).toBe(refusals.STOCK_SHORT.code)
    expect((await create(itemsOf(one), '12000.00')).code).toBe(200)
    expect(await refusalOf(itemsOf(one))).toBe(refusals.SOLD_OUT.code)
  })

  test('one offer named twice, and once more in capitals, is refused', async () => {
    const [item] = itemsOf(await piece({ available: 20 }))
    expect(await refusalOf([item, item], '24000.00')).toBe(refusals.OFFER_GONE.code)
    expect(await refusalOf([item, { ...item, skuPriceId: item?.skuPriceId.toUpperCase() }], '24000.00')).toBe(
      refusals.OFFER_GONE.code,
    )
  })

  test.each([0, 51, 1_000])('%i lines are refused', async (lines) => {
    const [item] = itemsOf(await piece())
    expect(await refusalOf(Array.from({ length: lines }, () => item))).toBe(refusals.BAD_INPUT.code)
  })
})

test('fifty lines of ten pieces at nearly ten million each come to their sum to the cent', async () => {
  const many = await piece({ sizes: 50, available: 10, cents: 999_999_999 })
  const items = itemsOf(many, 10)
  const total = '4999999995.00'
  expect((await settle(items)).data).toMatchObject({ amount: total, total })
  const placed = await create(items, total, { orderAddressIVO: { ...hongKongAddress, mobile: '5999 0003' } })
  expect(placed).toMatchObject({ code: 200, data: { total } })
  const { data } = await shop.ask(getOrder, { orderNo: placed.data.orderNo }, { token: placed.token })
  expect(data.productItems.map(({ lineTotal }) => lineTotal)).toEqual(items.map(() => '99999999.90'))
})
