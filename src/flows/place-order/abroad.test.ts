import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAddress, queryAddress } from '#modules/address-book/address-book.paths.ts'
import { changeOrderAddress, createOrder, getAdminOrder, getOrder, moveOrder, quoteOrder } from '#modules/orders/orders.paths.ts'
import { confirmPayment, startPayment } from '#modules/orders/payments/payments.paths.ts'
import { listSettings, saveSetting } from '#modules/shop-settings/shop-settings.paths.ts'
import { FIRST_ZONES } from '#modules/fulfilment/zones.rules.ts'
import { startSession } from '#platform/access/sessions.server.ts'
import { newId } from '#platform/ids.server.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { requireInvariants } from '../invariants.builders.ts'
import { hongKongAddress, londonAddress, orderFor, payOutAll, placeAsGuest } from '../order.builders.ts'

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

const guangzhou = {
  ...londonAddress,
  areaNum: '+86',
  mobile: '13800138000',
  territory: 'CN' as const,
  provinceCode: 'CN-GD',
  city: '廣州市天河區',
  postCode: '',
}
const toMacau = { ...hongKongAddress, areaNum: '+853', mobile: '66123456', territory: 'MO' as const, provinceCode: 'taipa' }
const quote = async (products: Awaited<ReturnType<TestShop['product']>>[], destination: string, quantity = 1) =>
  shop.ask(
    quoteOrder,
    { productItems: orderFor(products, { total: '', quantity }).productItems, comitPayType: 'bank', destination },
    { token: await shop.visitor() },
  )
const pay = async (orderNo: string, token: string) => {
  const { paymentId } = (await shop.ask(startPayment, { orderNo, payType: 'bank' }, { token })).data
  await shop.ask(confirmPayment, { paymentId }, { token: operator })
}
const shown = async (orderNo: string, token: string) => (await shop.ask(getOrder, { orderNo }, { token })).data

test('delivery abroad is priced by zone and weight, said before the order is placed, and stays with it', async () => {
  const bag = await shop.product()
  const quoted = (await quote([bag], 'gb')).data
  expect(quoted).toMatchObject({ mailingFeesTotal: '450.00', total: '12450.00', deliveryDays: { earliest: 8, latest: 16 } })
  expect(quoted.zones.at(-1)).toEqual({ name: 'North America', places: ['US', 'CA'] })
  expect((await quote([bag], 'GB', 3)).data.mailingFeesTotal).toBe('820.00')
  expect((await quote([bag], 'MO')).data).toMatchObject({ mailingFeesTotal: '0.00', deliveryDays: null })
  const { token, answer } = await placeAsGuest(shop, [bag], { orderAddressIVO: londonAddress })
  expect(answer).toMatchObject({ code: 200, data: { total: '12450.00' } })
  expect(await shown(answer.data.orderNo, token)).toMatchObject({
    address: londonAddress,
    mailingFeesTotal: '450.00',
    total: '12450.00',
    arrivesBy: quoted.arrivesBy,
    zone: { name: 'Europe and the United Kingdom', days: { earliest: 8, latest: 16 } },
  })
})

test('a total without the delivery is refused, and so is a place without a zone, and an address that is not whole there', async () => {
  const bag = await shop.product()
  const token = await shop.visitor()
  const place = (orderAddressIVO: object, total = '12450.00') =>
    shop.ask(createOrder, orderFor([bag], { total, orderAddressIVO }), { token })
  expect(await place(londonAddress, '12000.00')).toMatchObject({
    code: refusals.PRICE_CHANGED.code,
    data: { total: '12450.00' },
  })
  expect((await place({ ...londonAddress, provinceCode: 'BR', postCode: '01310' })).data).toMatchObject({ field: 'provinceCode' })
  expect((await place({ ...londonAddress, postCode: '' })).data).toMatchObject({ field: 'postCode' })
  expect((await place({ ...londonAddress, city: '' })).data).toMatchObject({ field: 'city' })
  expect((await quote([bag], 'BR')).code).toBe(refusals.BAD_INPUT.code)
})

test('refunded whole before it is sent, the delivery goes back with it', async () => {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { quantity: 2, orderAddressIVO: guangzhou })
  const { orderNo } = answer.data
  expect(answer.data.total).toBe('24180.00')
  await pay(orderNo, token)
  await shop.ask(moveOrder, { orderNo, move: 'request-refund', note: 'none left' }, { token: operator })
  await shop.ask(moveOrder, { orderNo, move: 'refund' }, { token: await shop.colleague() })
  await payOutAll(shop, operator, orderNo)
  expect((await shown(orderNo, token)).returned).toBe('24180.00')
})

test('the address changes where delivery costs the same, and nowhere else', async () => {
  const { token, answer } = await placeAsGuest(shop, [await shop.product()], { orderAddressIVO: londonAddress })
  const { orderNo } = answer.data
  await pay(orderNo, token)
  const change = (orderAddressIVO: object) => shop.ask(changeOrderAddress, { orderNo, orderAddressIVO }, { token })
  for (const elsewhere of [hongKongAddress, toMacau, guangzhou])
    expect((await change(elsewhere)).code).toBe(refusals.ZONE_FIXED.code)
  const vancouver = { ...londonAddress, provinceCode: 'CA', city: 'Vancouver, BC', postCode: 'V6B 1A1' }
  expect((await change(vancouver)).data).toMatchObject({
    address: vancouver,
    zone: { name: 'North America' },
    mailingFeesTotal: '450.00',
  })
  const local = await placeAsGuest(shop, [await shop.product()])
  const far = { orderNo: local.answer.data.orderNo, orderAddressIVO: londonAddress }
  expect((await shop.ask(changeOrderAddress, far, { token: local.token })).code).toBe(refusals.ZONE_FIXED.code)
})

test('a protected skin stays in Hong Kong: quoted, placed and changed', async () => {
  const python = await shop.product({ materials: ['calfskin', 'python'] })
  const calf = await shop.product({ materials: ['calfskin'] })
  for (const destination of ['MO', 'CN', 'GB'])
    expect(await quote([calf, python], destination)).toMatchObject({
      code: refusals.LICENCE_NEEDED.code,
      data: { skuId: python.skuIds[0] },
    })
  expect((await quote([calf], 'MO')).code).toBe(200)
  const order = orderFor([python], { total: '12000.00', orderAddressIVO: toMacau })
  const refused = await shop.ask(createOrder, order, { token: await shop.visitor(), language: 'cht_CN' })
  expect(refused).toMatchObject({ code: refusals.LICENCE_NEEDED.code, msg: refusals.LICENCE_NEEDED.zh })
  const { token, answer } = await placeAsGuest(shop, [python])
  const { orderNo } = answer.data
  const moved = await shop.ask(changeOrderAddress, { orderNo, orderAddressIVO: toMacau }, { token })
  expect(moved.code).toBe(refusals.LICENCE_NEEDED.code)
  const desk = (await shop.ask(getAdminOrder, { orderNo }, { token: operator })).data
  expect(desk.productItems.map(({ exotic }) => exotic)).toEqual([true])
})

test('perfume travels by land: to Macau, and no further', async () => {
  const perfume = await shop.product({ categories: ['beauty/fragrance/womens-fragrance'] })
  expect((await quote([perfume], 'MO')).code).toBe(200)
  expect((await quote([perfume], 'JP')).code).toBe(refusals.LAND_ONLY.code)
})

test('without a zone nothing goes abroad, and the book says so beside an address', async () => {
  const token = await shop.database.inTransaction((tx) => startSession(tx, 'member', newId()))
  await shop.ask(createAddress, londonAddress, { token })
  const delivered = async () => (await shop.ask(queryAddress, {}, { token })).data.map(({ isDelivered }) => isDelivered)
  expect(await delivered()).toEqual([true])
  const save = async (zones: object) => {
    const { settings } = (await shop.ask(listSettings, {}, { token: operator })).data
    const version = settings.find(({ name }) => name === 'delivery')?.version ?? 0
    return shop.ask(saveSetting, { name: 'delivery', version, value: { zones } as never }, { token: operator })
  }
  const [china, taiwan] = FIRST_ZONES
  expect((await save([china, china])).data).toMatchObject({ field: 'value.zones' })
  expect((await save([{ ...china, places: 'CN HK' }])).data).toMatchObject({ field: 'value.zones.0.places' })
  expect((await save([{ ...china, latestDays: 19 }])).data).toMatchObject({ field: 'value.zones.0.latestDays' })
  expect((await save([{ ...china, earliestDays: '9', latestDays: '6' }])).data).toMatchObject({
    field: 'value.zones.0.latestDays',
  })
  expect((await save([{ ...china, places: 'cn', light: '99.5' }, taiwan])).code).toBe(200)
  const bag = await shop.product({ categories: ['women/accessories/belts'] })
  expect((await quote([bag], 'CN')).data).toMatchObject({
    mailingFeesTotal: '99.50',
    zones: [{ places: ['CN'] }, { places: ['TW'] }],
  })
  expect((await save([])).code).toBe(200)
  expect((await quote([bag], 'CN')).code).toBe(refusals.BAD_INPUT.code)
  expect(await delivered()).toEqual([false])
})
