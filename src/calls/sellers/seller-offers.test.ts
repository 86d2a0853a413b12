import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { placeAsGuest, orderFor, hongKongAddress } from '#flows/order.builders.ts'
import type { BuiltProduct } from '#modules/catalogue/catalogue.builders.ts'
import { acceptedWith } from '#flows/sellers/sellers.builders.ts'
import { endExpiredOffers } from '#modules/offers/index.server.ts'
import {
  countOwnOffers,
  endOffers,
  findItems,
  listOwnOffers,
  restOffers,
  saveOffers,
} from '#modules/offers/selling/selling.paths.ts'
import { createOrder } from '#modules/orders/orders.paths.ts'
import { divide, termsFor } from '#modules/settlement/settlement.rules.ts'
import { newId } from '#platform/ids.server.ts'
import { toWire } from '#platform/money.ts'
import { readRows } from '#platform/read-rows.server.ts'
import { runSql } from '#platform/run-sql.builders.ts'
import { refusals } from '#refusals.ts'
import { startTestShop, type TestShop } from '../../test-shop.builders.ts'
import { offersIn, skuOf, typed } from './offering.builders.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.stop())

const { merchant, item, ask, listOf, offerOf, soldBy } = offersIn(() => shop)

test('a merchant finds a listed item by its number, offers it below the shop, and is told rank, gap and what it brings', async () => {
  const product = await item()
  const seller = await merchant()
  const [{ itemNumber } = { itemNumber: '' }] = await readRows(
    shop.database.pool,
    z.object({ itemNumber: z.string() }),
    sql`select item_number as "itemNumber" from variants where sku_id = ${skuOf(product)}`,
  )
  const found = await shop.ask(findItems, { word: itemNumber }, { token: seller.token })
  expect(found.data.list).toMatchObject([{ skuId: skuOf(product), offerId: '', problem: '', best: '12000.00' }])
  expect((await ask(seller, product, '12500')).code).toBe(200)
  expect(await offerOf(seller, product)).toMatchObject({
    standing: 'undercut',
    rank: 2,
    ranked: 2,
    best: '12000.00',
    gap: '500.00',
  })
  expect((await ask(seller, product, '11800', { stockWas: 3 })).code).toBe(200)
  const own = await offerOf(seller, product)
  expect(own).toMatchObject({ standing: 'first', rank: 1, gap: '0.00', stock: 3, dispatchDays: 2 })
  expect(own.rivals).toEqual([{ salesPrice: '12000.00', num: 1 }])
  const { settlement } = await shop.settings(shop.database.pool)
  const { dueCents } = divide(
    1_180_000,
    termsFor(settlement, { kind: 'company', categories: ['women/bags/tote-bags'], day: '' }),
    true,
  )
  expect(own.receives).toBe(toWire(dueCents))
  expect(await soldBy(product)).toBe(seller.merchantId)
  const History = z.object({ kind: z.string(), by: z.string() })
  const kinds = sql`select kind, actor_kind as by from offer_history where offer_id = ${own.offerId} order by entry_id`
  expect(await readRows(shop.database.pool, History, kinds)).toEqual([
    { kind: 'placed', by: 'seller' },
    { kind: 'priced', by: 'seller' },
  ])
})

test('what a merchant’s kind may not sell is refused with the reason and the way out, and writes nothing', async () => {
  const product = await item()
  const of = (sellers: string) =>
    runSql(shop.database, sql`update products set sellers = ${sellers} where product_id = ${product.productId}`)
  await of('stores')
  const company = await merchant('company')
  const refused = await ask(company, product, '100')
  expect(refused.code).toBe(refusals.OFFER_FOR_STORES.code)
  expect(refused.msg).toContain('apply to become a genuine-goods store')
  const found = await shop.ask(findItems, { word: product.articleNumber }, { token: company.token })
  expect(found.data.list[0]?.problem).toContain('genuine-goods stores')
  expect((await ask(await merchant('genuine-store'), product, '100')).code).toBe(200)
  await of('brand')
  expect((await ask(await merchant('genuine-store'), product, '100')).code).toBe(refusals.OFFER_FOR_BRAND.code)
  await of('everyone')
  const buyer = await merchant('global-buyer')
  expect((await ask(buyer, product, '100')).code).toBe(refusals.OFFERS_NOT_OF_KIND.code)
  expect((await ask(company, product, '100', { condition: 'good' })).code).toBe(refusals.OFFER_CONDITION_OFF.code)
  expect((await ask(company, product, '100', { listPrice: '90' })).data).toMatchObject({ field: 'listPrice' })
  expect((await ask(company, product, '100', { endDay: '2020-01-01' })).data).toMatchObject({ field: 'endDay' })
  expect((await ask(company, product, '0')).data).toMatchObject({ field: 'salesPrice' })
  expect([await listOf(company), await listOf(buyer)]).toEqual([[], []])
})

test('a brand company sells what is kept for its own brands, and is told how it may sell another’s', async () => {
  const product = await item()
  const of = (sellers: string) =>
    runSql(shop.database, sql`update products set sellers = ${sellers} where product_id = ${product.productId}`)
  const [own, other, old] = [await merchant('brand'), await merchant('brand'), await merchant('brand')]
  // Written as people write it.
  await acceptedWith(shop, own, 'brand', 'Ito Marrow, HOUSE')
  await acceptedWith(shop, other, 'brand', 'Ito Marrow；Hous')
  for (const sellers of ['brand', 'stores']) {
    await of(sellers)
    expect((await ask(own, product, '100')).code).toBe(200)
    for (const stranger of [other, old]) {
      const refused = await ask(stranger, product, '100')
      expect(refused).toMatchObject({ code: refusals.OFFER_OF_OTHER_BRAND.code, data: { field: 'skuId' } })
      expect(refused.msg).toContain('Apply')
    }
  }
  const byForce = sql`insert into offers (offer_id, sku_id, merchant_id, list_price_cents, sale_price_cents, available, created_at)
    values (${newId()}, ${skuOf(product)}, ${other.merchantId}, 100, 100, 1, now())`
  await expect(runSql(shop.database, byForce)).rejects.toThrow('may not sell its product')
  const found = await shop.ask(findItems, { word: product.articleNumber }, { token: other.token })
  expect(found.data.list[0]?.problem).toContain('accepted with other brands')
  await of('everyone')
  expect((await ask(other, product, '100')).code).toBe(200)
})

test('of two at one price the one who asked it earlier goes first, and who changes the price goes behind', async () => {
  const product = await item()
  const [early, late] = [await merchant(), await merchant()]
  await ask(early, product, '9000')
  await ask(late, product, '9000')
  expect((await offerOf(early, product)).rank).toBe(1)
  expect(await offerOf(late, product)).toMatchObject({ rank: 2, gap: '0.00', standing: 'undercut' })
  // Fewer pieces and another end keep the place.
  await ask(early, product, '9000', { stock: 1, endDay: '2099-01-01' })
  expect((await offerOf(early, product)).rank).toBe(1)
  await ask(early, product, '8900')
  await ask(early, product, '9000')
  expect((await offerOf(early, product)).rank).toBe(2)
  expect(await soldBy(product)).toBe(late.merchantId)
})

test('nothing of another merchant can be read, changed or ended, and its offers answer as if they were not there', async () => {
  const product = await item()
  const [owner, stranger] = [await merchant(), await merchant()]
  await ask(owner, product, '9000')
  const { offerId } = await offerOf(owner, product)
  const ended = await shop.ask(endOffers, { offerIds: [offerId] }, { token: stranger.token })
  expect(ended.code).toBe(refusals.NOT_FOUND.code)
  expect((await ask(stranger, product, '8000')).code).toBe(200)
  expect((await offerOf(stranger, product)).offerId).not.toBe(offerId)
  expect(await offerOf(owner, product)).toMatchObject({ offerId, salesPrice: '9000.00', standing: 'undercut' })
  const both = { offerIds: [offerId, (await offerOf(stranger, product)).offerId] }
  expect((await shop.ask(endOffers, both, { token: stranger.token })).code).toBe(refusals.NOT_FOUND.code)
  expect((await offerOf(stranger, product)).standing).toBe('first')
  expect((await shop.ask(endOffers, { offerIds: [offerId] }, { token: owner.token })).data.ended).toBe(1)
  expect(await listOf(owner)).toEqual([])
  const over = await shop.ask(listOwnOffers, { state: 'ended' }, { token: owner.token })
  expect(over.data.list).toMatchObject([{ offerId, standing: 'ended' }])
})

test('many are saved at once, each row by itself: refused ones come back with their reason', async () => {
  const [one, other, reserved] = [await item(), await item(), await item()]
  await runSql(shop.database, sql`update products set sellers = 'brand' where product_id = ${reserved.productId}`)
  const seller = await merchant()
  const rows = [typed(one, '500'), typed(reserved, '500'), typed(other, '700'), { ...typed(one, '1'), skuId: newId() }]
  const saved = await shop.ask(saveOffers, { list: rows }, { token: seller.token, language: 'cht_CN' })
  expect(saved.data.saved.map(({ skuId }) => skuId)).toEqual([skuOf(one), skuOf(other)])
  expect(saved.data.refused.map(({ at, code }) => [at, code])).toEqual([
    [1, refusals.OFFER_FOR_BRAND.code],
    [3, refusals.OFFER_NO_ITEM.code],
  ])
  expect(saved.data.refused[0]?.msg).toBe(refusals.OFFER_FOR_BRAND.zh)
  const { counts } = (await shop.ask(countOwnOffers, {}, { token: seller.token })).data
  expect(counts).toMatchObject({ '': 2, first: 2, undercut: 0, low: 2, out: 0, ended: 0 })
  const tooMany = Array.from({ length: 1_001 }, () => typed(one, '500'))
  expect((await shop.ask(saveOffers, { list: tooMany }, { token: seller.token })).code).not.toBe(200)
})

let serial = 0
const orderAt = (offerId: string, product: BuiltProduct, total: string) => {
  const order = orderFor([{ ...product, offerIds: [offerId] }], {
    total,
    orderAddressIVO: { ...hongKongAddress, mobile: `6${String((serial += 1)).padStart(7, '0')}` },
  })
  return shop.visitor().then((token) => shop.ask(createOrder, order, { token }))
}

test('a buyer gets the price they saw, or is told that it is another; what a buyer took meanwhile stays taken', async () => {
  const product = await item()
  const seller = await merchant()
  await ask(seller, product, '9000')
  const { offerId } = await offerOf(seller, product)
  const placed = await placeAsGuest(shop, [{ ...product, offerIds: [offerId] }], { quantity: 2 })
  expect(placed.answer.code).toBe(200)
  // Typed while three were there: one more, of which two are sold.
  await ask(seller, product, '9100', { stock: 4, stockWas: 3 })
  expect((await offerOf(seller, product)).stock).toBe(2)
  const late = await orderAt(offerId, product, '9000.00')
  expect(late.code).toBe(refusals.PRICE_CHANGED.code)
  expect(late.data).toMatchObject({ total: '9100.00' })
  const [bought, edited] = await Promise.all([orderAt(offerId, product, '9100.00'), ask(seller, product, '9300')])
  expect(edited.code).toBe(200)
  expect([200, refusals.PRICE_CHANGED.code]).toContain(bought.code)
})

test('an offer that is over at the second it is ordered is not sold, whoever has swept or not', async () => {
  const product = await item(0)
  const seller = await merchant()
  await ask(seller, product, '9000', { endDay: '2099-12-31' })
  const { offerId } = await offerOf(seller, product)
  await runSql(shop.database, sql`update offers set expires_at = now() where offer_id = ${offerId}`)
  expect((await orderAt(offerId, product, '9000.00')).code).not.toBe(200)
  expect(await soldBy(product)).not.toBe(seller.merchantId)
  const gone = await shop.ask(listOwnOffers, { state: 'ended' }, { token: seller.token })
  expect(gone.data.list).toMatchObject([{ offerId, standing: 'expired' }])
  await shop.database.inTransaction((tx) => endExpiredOffers(tx, 50))
  // Offered again it stands behind those who asked the same meanwhile.
  const rival = await merchant()
  await ask(rival, product, '9000')
  await ask(seller, product, '9000')
  expect((await offerOf(seller, product)).rank).toBe(2)
})

test('a merchant who rests sells nothing until it is back, and one that is suspended nothing until the shop says so', async () => {
  const product = await item()
  const seller = await merchant()
  await ask(seller, product, '9000')
  const { offerId } = await offerOf(seller, product)
  const rest = (rests: boolean) => shop.ask(restOffers, { rests }, { token: seller.token })
  const suspend = () =>
    runSql(shop.database, sql`update merchants set state = 'suspended' where merchant_id = ${seller.merchantId}`)
  const tellings = async () =>
    (
      await readRows(
        shop.database.pool,
        z.object({ num: z.int() }),
        sql`select count(*)::int as num from outbox where topic = 'product-changed' and payload::text like ${`%${product.productId}%`}`,
      )
    )[0]?.num ?? 0
  const before = await tellings()
  expect((await rest(true)).data.state).toBe('resting')
  expect(await tellings()).toBe(before + 1)
  expect(await soldBy(product)).not.toBe(seller.merchantId)
  expect((await offerOf(seller, product)).standing).toBe('resting')
  expect((await orderAt(offerId, product, '9000.00')).code).not.toBe(200)
  expect((await ask(seller, product, '9100')).code).toBe(200)
  await rest(false)
  expect(await soldBy(product)).toBe(seller.merchantId)
  await suspend()
  expect(await soldBy(product)).not.toBe(seller.merchantId)
  expect((await ask(seller, product, '9000')).code).toBe(refusals.OFFERS_SUSPENDED.code)
  expect((await rest(false)).code).toBe(refusals.OFFERS_SUSPENDED.code)
})
