import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addToBag, getBag } from '#modules/bag/bag.paths.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { cancelOrder, getOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { startTestShop, type TestShop } from '../test-shop.builders.ts'
import { closeExpiredOrders } from './close-order.ts'
import { requireInvariants } from './invariants.builders.ts'
import { placeAsGuest } from './order.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterEach(() => clock.reset())
afterAll(async () => {
  await requireInvariants(shop.database)
  await shop.stop()
})

const stocked = (available: number): Promise<BuiltProduct> =>
  shop.product({ colours: [{ colourId: 'black', nameEn: 'Black', nameZh: '黑色', variants: [{ offers: [{ available }] }] }] })
const skuOf = (product: BuiltProduct): string => product.skuIds[0] ?? ''
const sweep = (most = 100): Promise<number> => shop.database.inTransaction((tx) => closeExpiredOrders(tx, most))
const windowPasses = async (): Promise<void> => {
  clock.advance(31 * MINUTE)
  await sweep()
}
const add = (token: string, product: BuiltProduct, quantity: number) =>
  shop.ask(addToBag, { list: [{ skuId: skuOf(product), quantity }] }, { token })

/** What lies in a bag: pieces by variant. */
async function inBag(token: string): Promise<Record<string, number>> {
  const { data } = await shop.ask(getBag, {}, { token })
  return Object.fromEntries([...data.productList, ...data.invalidList].map((line) => [line.skuId, line.quantity]))
}

/** A guest puts pieces in the bag and orders all of it. */
async function orderTheBag(products: BuiltProduct[], quantity: number, token?: string) {
  const owner = token ?? (await shop.visitor())
  for (const product of products) await add(owner, product, quantity)
  const { answer } = await placeAsGuest(shop, products, { token: owner, quantity, quick: false })
  expect(await inBag(owner)).toEqual({})
  return { token: owner, orderNo: answer.data.orderNo }
}

describe('an order from the bag that is not paid', () => {
  test('lies in the bag again when its window is over, every piece of it, ready to be ordered', async () => {
    const [one, other] = [await stocked(3), await stocked(3)]
    const { token } = await orderTheBag([one, other], 2)
    await windowPasses()
    const bag = await shop.ask(getBag, {}, { token })
    expect(await inBag(token)).toEqual({ [skuOf(one)]: 2, [skuOf(other)]: 2 })
    expect(bag.data.productList.map((line) => [line.selectStatus, line.problem, line.priceBefore])).toEqual([
      [true, null, null],
      [true, null, null],
    ])
  })

  test('lies in the bag again when the shopper gives it up', async () => {
    const product = await stocked(3)
    const { token, orderNo } = await orderTheBag([product], 3)
    await shop.ask(cancelOrder, { orderNo }, { token })
    expect(await inBag(token)).toEqual({ [skuOf(product)]: 3 })
  })

  test('fills up what was put in the bag meanwhile and doubles nothing', async () => {
    const [one, other] = [await stocked(9), await stocked(9)]
    const { token } = await orderTheBag([one, other], 2)
    await add(token, one, 1)
    await add(token, other, 4)
    await windowPasses()
    expect(await inBag(token)).toEqual({ [skuOf(one)]: 2, [skuOf(other)]: 4 })
  })

  test('leaves out what has been ordered again since', async () => {
    const [one, other] = [await stocked(9), await stocked(9)]
    const { token } = await orderTheBag([one, other], 1)
    clock.advance(10 * MINUTE)
    await add(token, one, 1)
    await placeAsGuest(shop, [one], { token, quick: false })
    clock.advance(21 * MINUTE)
    await sweep()
    expect(await inBag(token)).toEqual({ [skuOf(other)]: 1 })
    await windowPasses()
    expect(await inBag(token)).toEqual({ [skuOf(one)]: 1, [skuOf(other)]: 1 })
  })

  test('closes even when the bag has no room left, which stays as full as it is', async () => {
    const product = await stocked(3)
    const { token } = await orderTheBag([product], 1)
    const fifty: BuiltProduct[] = []
    while (fifty.length < 50) fifty.push(await stocked(1))
    await shop.ask(addToBag, { list: fifty.map((piece) => ({ skuId: skuOf(piece), quantity: 1 })) }, { token })
    await windowPasses()
    const bag = await inBag(token)
    expect(Object.keys(bag)).toHaveLength(50)
    expect(bag[skuOf(product)]).toBeUndefined()
  })

  test('is there once, whoever closes it first: the shopper, the clock in four processes, or the money', async () => {
    const product = await stocked(40)
    const operator = await shop.operator()
    const held = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const { token, orderNo } = await orderTheBag([product], 2)
        const payment = await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })
        return { token, orderNo, paymentId: payment.data.paymentId, paid: at % 2 === 0 }
      }),
    )
    clock.advance(31 * MINUTE)
    await Promise.all([
      ...Array.from({ length: 4 }, () => sweep(6)),
      ...held.map(({ token, orderNo, paymentId, paid }) =>
        paid ? shop.ask(confirmPayment, { paymentId }, { token: operator }) : shop.ask(cancelOrder, { orderNo }, { token }),
      ),
    ])
    await sweep()
    for (const { token, orderNo } of held) {
      const { data } = await shop.ask(getOrder, { orderNo }, { token })
      const wasKept = data.state === 'pending-seller-delivery'
      expect(await inBag(token), `${data.orderNo} is ${data.state}`).toEqual(wasKept ? {} : { [skuOf(product)]: 2 })
    }
  })
})

test('an order bought straight from its page closes without touching the bag', async () => {
  const [bought, kept] = [await stocked(3), await stocked(3)]
  const token = await shop.visitor()
  await add(token, kept, 1)
  const { answer } = await placeAsGuest(shop, [bought], { token, quick: true })
  await shop.ask(cancelOrder, { orderNo: answer.data.orderNo }, { token })
  expect(await inBag(token)).toEqual({ [skuOf(kept)]: 1 })
})
