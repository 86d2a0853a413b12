import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { orderFor } from '#flows/order.builders.ts'
import { getProduct } from '#modules/catalogue/catalogue.paths.ts'
import { endSale, getSale, listSales, previewSale, setSale } from '#modules/offers/scheduled-prices/scheduled-prices.paths.ts'
import { turnDuePrices } from '#modules/offers/index.server.ts'
import { lockProducts, readProductDocuments, writeProducts } from '#modules/catalogue/editing/index.server.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { createOrder } from '#modules/orders/orders.paths.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await startTestShop()
  token = await shop.operator(['merchandiser'])
})
afterAll(() => shop.stop())
afterEach(() => clock.reset())

const ask: TestShop['ask'] = (path, input, asked = {}) => shop.ask(path, input, { token, key: newId(), ...asked })
const turn = () => shop.database.inTransaction((tx) => turnDuePrices(tx, 50))
/** A minute of Hong Kong's, so many from now. */
const inMinutes = (minutes: number) =>
  new Date(Math.ceil(clock.now().getTime() / MINUTE) * MINUTE + minutes * MINUTE + 8 * 60 * MINUTE).toISOString().slice(0, 16)
const passes = async (minutes: number) => {
  clock.advance((minutes + 1) * MINUTE)
  await turn()
}
const saleOf = (product: string, from: number, until: number, percent = '25') => ({
  name: 'Winter',
  brandCode: '',
  category: '',
  product,
  percent,
  price: '',
  from: inMinutes(from),
  until: inMinutes(until),
})
const priceOf = async ({ brandCode, articleNumber }: BuiltProduct) => {
  const { data } = await ask(getProduct, { brandCode, code: articleNumber })
  return data.colours[0]?.variants[0]?.salesPrice
}

test('a sale with nothing chosen is for the whole shop', async () => {
  await shop.product()
  await shop.product()
  expect((await ask(previewSale, saleOf('', 0, 10))).data.lowered).toBeGreaterThanOrEqual(2)
})

test('a price goes down and up again on its minute, and the order that still shows another one is told', async () => {
  const product = await shop.product()
  expect((await ask(previewSale, saleOf(product.spuCode, 0, 10))).data).toMatchObject({
    lowered: 1,
    unchanged: 0,
    clashing: 0,
    examples: [{ listPrice: '12000.00', price: '9000.00' }],
  })
  const { saleId } = (await ask(setSale, saleOf(product.spuCode, 0, 10))).data
  await turn()
  expect(await priceOf(product)).toBe('12000.00')
  await passes(0)
  expect(await priceOf(product)).toBe('9000.00')
  expect((await ask(getSale, { saleId })).data).toMatchObject({
    sale: { state: 'running', prices: 1, percent: 25 },
    list: [{ usual: '12000.00', price: '9000.00', asked: '9000.00', listPrice: '12000.00' }],
  })
  const buyer = await shop.visitor()
  const late = await shop.ask(createOrder, orderFor([product], { total: '12000.00' }), { token: buyer })
  expect(late.code).toBe(refusals.PRICE_CHANGED.code)
  const shown = await shop.ask(createOrder, orderFor([product], { total: '9000.00' }), { token: buyer })
  expect(shown.data.total).toBe('9000.00')
  await passes(10)
  expect(await priceOf(product)).toBe('12000.00')
  expect((await ask(listSales, { state: 'over' })).data.list.map((sale) => sale.saleId)).toContain(saleId)
})

test('of two sales over the same minutes one is refused, however close they are set; one after the other has no gap', async () => {
  const product = await shop.product()
  const both = await Promise.all([
    ask(setSale, saleOf(product.spuCode, 5, 20)),
    ask(setSale, saleOf(product.spuCode, 10, 30, '50')),
  ])
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([200, refusals.DATES_CLASH.code]))
  const first = both.find(({ code }) => code === 200)?.data.saleId ?? ''
  expect(await ask(endSale, { saleId: first })).toMatchObject({ code: 200 })
  await ask(setSale, saleOf(product.spuCode, 5, 20))
  await ask(setSale, saleOf(product.spuCode, 20, 30, '50'))
  await passes(5)
  expect(await priceOf(product)).toBe('9000.00')
  await passes(15)
  expect(await priceOf(product)).toBe('6000.00')
})

test('a price that is edited by hand while a date lowers it is the one that comes back, and the lower of both is asked', async () => {
  const product = await shop.product()
  const { saleId } = (await ask(setSale, saleOf(product.spuCode, 0, 10))).data
  await passes(0)
  const edit = async (salesPrice: string) =>
    shop.database.inTransaction(async (tx) => {
      const live = (await lockProducts(tx, [product.productId])).get(product.productId)!
      const colours = live.document.colours.map((colour) => ({
        ...colour,
        variants: colour.variants.map((variant) => ({ ...variant, salesPrice })),
      }))
      await writeProducts(tx, await ada(), [{ productId: product.productId, document: { ...live.document, colours }, live }])
    })
  const documented = async () => {
    const live = (await readProductDocuments(shop.database.pool, [product.productId])).get(product.productId)
    return live?.document.colours[0]?.variants[0]?.salesPrice
  }
  expect(await documented()).toBe('12000.00')
  await edit('8000')
  expect(await priceOf(product)).toBe('8000.00')
  await edit('11000')
  expect(await priceOf(product)).toBe('9000.00')
  expect(await documented()).toBe('11000.00')
  expect((await ask(getSale, { saleId })).data.list).toMatchObject([{ usual: '11000.00', asked: '9000.00' }])
  await ask(endSale, { saleId })
  await turn()
  expect(await priceOf(product)).toBe('11000.00')
  expect((await ask(getSale, { saleId })).data.sale).toMatchObject({ state: 'over', endedBy: 'Ada' })
})

test('what is wrong with a sale stands beside its fields, and whoever may only read sets none', async () => {
  const product = await shop.product()
  const problem = async (changed: object) => ask(setSale, { ...saleOf(product.spuCode, 5, 20), ...changed })
  expect((await problem({ price: '100' })).data).toMatchObject({ fields: { percent: expect.any(String) } })
  expect((await problem({ until: inMinutes(4) })).data).toMatchObject({ fields: { until: expect.any(String) } })
  expect((await problem({ percent: '', price: '1,2x0' })).data).toMatchObject({ fields: { price: expect.any(String) } })
  expect((await problem({ percent: '', price: '12000' })).code).toBe(refusals.NOTHING_LOWERED.code)
  expect((await problem({ product: 'nothing-such' })).code).toBe(refusals.NO_PRICES.code)
  expect((await problem({ from: inMinutes(-20), until: inMinutes(-10) })).code).toBe(refusals.SALE_OVER.code)
  const reader = await shop.operator(['finance'])
  expect((await ask(setSale, saleOf(product.spuCode, 5, 20), { token: reader })).code).toBe(refusals.NOT_PERMITTED.code)
})

async function ada() {
  const { operatorId } = await shop.database.pool
    .selectFrom('operators')
    .select('operator_id as operatorId')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { kind: 'operator', id: operatorId, name: 'Ada' } as const
}
