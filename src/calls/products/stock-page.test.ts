import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { placeAsGuest } from '#flows/order.builders.ts'
import { cancelOrder } from '#modules/orders/orders.paths.ts'
import { listStock, listStockLedger, moveStock } from '#modules/offers/stock/stock-moves.paths.ts'
import type { StockView } from '#modules/offers/stock/stock-views.rules.ts'
import { clock, DAY } from '#platform/clock.ts'
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
const built = async (nameEn: string, available: number, merchantCode = 'praya') => {
  const offers = [{ available, merchantCode, createdAt: clock.now() }]
  const colour = { colourId: 'red', nameEn: 'Red', nameZh: '紅色', variants: [{ offers }] }
  const product = await shop.product({ nameEn, colours: [colour] })
  return { product, itemNumber: product.skuIds[0]! }
}
const seen = async (word: string, view: StockView | '' = '') =>
  (await ask(listStock, { word, view })).data.list.map((row) => row.itemNumber)

test('the room shows what the shop itself has, what unpaid orders hold, and finds it by number, name and view', async () => {
  const few = await built('Marmot scarf', 2)
  const gone = await built('Marmot gloves', 0)
  const others = await built('Marmot hat', 2, 'somebody-else')
  expect(new Set(await seen('marmot'))).toEqual(new Set([few.itemNumber, gone.itemNumber]))
  expect(await seen(others.itemNumber)).toEqual([])
  expect(await seen('marmot', 'low')).toEqual([few.itemNumber])
  expect(await seen('marmot', 'none')).toEqual([gone.itemNumber])
  expect(await seen('marmot', 'held')).toEqual([])
  expect(await seen('marmot', 'never')).toEqual([])
  const { answer, token: buyer } = await placeAsGuest(shop, [few.product])
  expect(await seen('marmot', 'held')).toEqual([few.itemNumber])
  expect((await ask(listStock, { word: few.itemNumber })).data).toMatchObject({
    total: 1,
    lowAt: 3,
    list: [{ available: 1, held: 1, sold: 0, productTitle: 'Marmot scarf', colour: 'Red' }],
  })
  const held = (await ask(listStockLedger, { itemNumber: few.itemNumber })).data.list
  expect(held).toMatchObject([{ kind: 'held', change: -1, orderNo: answer.data.orderNo, actor: '' }])
  await shop.ask(cancelOrder, { orderNo: answer.data.orderNo }, { token: buyer })
  expect((await ask(listStockLedger, { itemNumber: few.itemNumber })).data.list).toEqual([])
  clock.advance(91 * DAY)
  token = await shop.operator(['merchandiser'])
  expect(new Set(await seen('marmot', 'never'))).toEqual(new Set([few.itemNumber, gone.itemNumber]))
})

test('what is counted is what lies on the shelf: a piece that is ordered and not fetched still lies there', async () => {
  const { product, itemNumber } = await built('Badger coat', 5)
  await placeAsGuest(shop, [product], { quantity: 2 })
  const count = (pieces: number) => ask(moveStock, { itemNumber, kind: 'counted', pieces, reason: 'Look' })
  expect((await count(5)).data).toEqual({ itemNumber, available: 3, missing: 0 })
  expect((await count(6)).data).toEqual({ itemNumber, available: 4, missing: 0 })
  expect((await count(1)).data).toEqual({ itemNumber, available: 0, missing: 1 })
  const { data } = await ask(listStockLedger, { itemNumber })
  expect(data.list.map(({ kind, change, actor }) => [kind, change, actor])).toEqual([
    ['counted', -4, 'Ada'],
    ['counted', 1, 'Ada'],
    ['counted', 0, 'Ada'],
    ['held', -2, ''],
  ])
  expect(await ask(listStockLedger, { itemNumber: 'nothing' })).toMatchObject({ code: refusals.NOT_FOUND.code })
})
