import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '#refusals.ts'
import { addToBag, getBag } from '#modules/bag/bag.paths.ts'
import { createOrder, getOrder, quoteOrder } from '#modules/orders/orders.paths.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { hongKongAddress, orderFor, placeAsGuest } from '../order.builders.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { z } from 'zod'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const available = async (offerId: string | undefined): Promise<number> => {
  const found = await readRows(
    shop.database.pool,
    z.object({ available: z.number() }),
    sql`select available from offers where offer_id = ${offerId}`,
  )
  return found[0]?.available ?? -1
}
const ordersIn = async (): Promise<number> =>
  (await readRows(shop.database.pool, z.object({ n: z.number() }), sql`select count(*) as n from orders`))[0]?.n ?? -1

describe('placing an order', () => {
  test('takes the stock, empties the bag and answers an order number of its own', async () => {
    const product = await shop.product({
      colours: [
        {
          colourId: 'black',
          nameEn: 'Black',
          nameZh: '黑色',
          variants: [{ offers: [{ available: 5, salePriceCents: 1_200_000 }] }],
        },
      ],
    })
    const token = await shop.visitor()
    await shop.ask(addToBag, { list: [{ skuId: product.skuIds[0] ?? '', quantity: 2 }] }, { token })
    const placed = await shop.ask(createOrder, orderFor([product], { total: '24000.00', quantity: 2, quick: false }), { token })
    expect(placed).toMatchObject({ code: 200, data: { total: '24000.00', payType: 'bank' } })
    expect(placed.data.orderNo).toMatch(/^P[0-9A-Z]{9}$/)
    expect(await available(product.offerIds[0])).toBe(3)
    expect((await shop.ask(getBag, {}, { token })).data.count).toBe(0)
    const order = await shop.ask(getOrder, { orderNo: placed.data.orderNo }, { token })
    expect(order.data).toMatchObject({
      state: 'payment-pending',
      amount: '24000.00',
      total: '24000.00',
      productItems: [{ quantity: 2, salesPrice: '12000.00' }],
    })
  })

  test('adds the card fee of 1.95 %, rounded half up, only when a card pays', async () => {
    const product = await shop.product({
      colours: [
        {
          colourId: 'black',
          nameEn: 'Black',
          nameZh: '黑色',
          variants: [{ offers: [{ available: 5, salePriceCents: 289_077 }] }],
        },
      ],
    })
    const token = await shop.visitor()
    const items = orderFor([product], { total: '' }).productItems
    const card = await shop.ask(quoteOrder, { productItems: items, comitPayType: 'card' }, { token })
    const bank = await shop.ask(quoteOrder, { productItems: items, comitPayType: 'bank' }, { token })
    expect(card.data).toMatchObject({ amount: '2890.77', payServiceFee: '56.37', total: '2947.14' })
    expect(bank.data).toMatchObject({ payServiceFee: '0.00', total: '2890.77', cardFee: '56.37' })
  })

  test('costs the fees that the shop has set, shown before and kept afterwards', async () => {
    const operator = await shop.operator()
    const product = await shop.product()
    const saveFees = async (fees: Record<string, string>) => {
      const { settings } = (await shop.ask(listSettings, {}, { token: operator })).data
      const version = settings.find(({ name }) => name === 'fees')?.version ?? 0
      const value = { service: '0', technical: '', operating: '0', packaging: '0', ...fees }
      return shop.ask(saveSetting, { name: 'fees', version, value }, { token: operator })
    }
    expect((await saveFees({ service: 'ten' })).data).toMatchObject({ field: 'value.service' })
    expect((await saveFees({ service: '20', packaging: '5.5' })).code).toBe(200)
    const fees = [
      { kind: 'service', amount: '20.00' },
      { kind: 'packaging', amount: '5.50' },
    ]
    const token = await shop.visitor()
    const { productItems } = orderFor([product], { total: '' })
    const quoted = await shop.ask(quoteOrder, { productItems, comitPayType: 'bank' }, { token })
    expect(quoted.data).toMatchObject({ amount: '12000.00', fees, total: '12025.50' })
    const { answer } = await placeAsGuest(shop, [product], { token })
    await saveFees({})
    const order = (await shop.ask(getOrder, { orderNo: answer.data.orderNo }, { token })).data
    expect(order).toMatchObject({ fees, total: '12025.50' })
    const stale = await shop.ask(createOrder, orderFor([product], { total: '12025.50' }), { token })
    expect(stale).toMatchObject({ code: refusals.PRICE_CHANGED.code, data: { total: '12000.00' } })
  })

  test('is not placed at the total of another way of paying, nor by a way that does not exist', async () => {
    const product = await shop.product()
    const before = await ordersIn()
    const token = await shop.visitor()
    const asFps = await shop.ask(
      quoteOrder,
      { productItems: orderFor([product], { total: '' }).productItems, comitPayType: 'fps' },
      { token },
    )
    const byCard = orderFor([product], { total: asFps.data.total, comitPayType: 'card' })
    const refused = await shop.ask(createOrder, byCard, { token })
    expect(refused).toMatchObject({ code: refusals.PRICE_CHANGED.code, data: { total: '12234.00' } })
    const unknown = { ...byCard, comitPayType: 'barter' as 'card' }
    expect((await shop.ask(createOrder, unknown, { token })).code).toBe(refusals.BAD_INPUT.code)
    expect(await ordersIn()).toBe(before)
  })

  test('says in the caller’s language which field is wrong and what to do', async () => {
    const product = await shop.product()
    const order = orderFor([product], {
      total: '12000.00',
      orderAddressIVO: { ...hongKongAddress, mobile: '123' },
      billEmail: 'nobody',
    })
    const answer = await shop.ask(createOrder, order, { token: await shop.visitor(), language: 'cht_CN' })
    expect(answer).toMatchObject({
      code: refusals.BAD_INPUT.code,
      msg: refusals.BAD_INPUT.zh,
      data: { fields: { mobile: '請輸入8位香港電話號碼，例如9123 4567。', email: '請輸入電郵地址，例如name@example.com。' } },
    })
  })

  test('holds no more than five unpaid orders for one shopper', async () => {
    const product = await shop.product({
      colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ available: 20 }] }] }],
    })
    const token = await shop.visitor()
    const codes: number[] = []
    for (let order = 0; order < 6; order += 1) codes.push((await placeAsGuest(shop, [product], { token })).answer.code)
    expect(codes).toEqual([200, 200, 200, 200, 200, refusals.TOO_MANY_UNPAID.code])
  })
})

describe('a repeat', () => {
  test('of the same key, ten at once, is one order and one answer', async () => {
    const product = await shop.product()
    const token = await shop.visitor()
    const before = await ordersIn()
    const order = orderFor([product], { total: '12000.00', orderAddressIVO: { ...hongKongAddress, mobile: '5999 0001' } })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.ask(createOrder, order, { token, key: 'one-and-the-same' })),
    )
    expect(new Set(answers.map((answer) => answer.data.orderNo)).size).toBe(1)
    expect(answers.every((answer) => answer.code === 200)).toBe(true)
    expect(await ordersIn()).toBe(before + 1)
    expect(await available(product.offerIds[0])).toBe(4)
  })

  test('of a key with another body is refused', async () => {
    const product = await shop.product()
    const token = await shop.visitor()
    const order = orderFor([product], { total: '12000.00', orderAddressIVO: { ...hongKongAddress, mobile: '5999 0002' } })
    await shop.ask(createOrder, order, { token, key: 'used-for-one' })
    const answer = await shop.ask(createOrder, { ...order, comitPayType: 'fps' }, { token, key: 'used-for-one' })
    expect(answer.code).toBe(refusals.KEY_REUSED.code)
  })
})
